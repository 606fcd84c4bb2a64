// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <string_view>

#include "core/backend/chat_backend.h"
#include "core/backend/http.h"
#include "core/backend/service.h"

namespace reminisce::backend {

/// A chat model behind Ollama's own `/api/chat`, streamed as JSON lines. Its OpenAI-compatible interface takes no
/// context length and cuts long prompts in silence; this one is told `num_ctx`.
class OllamaChat : public ChatBackend
{
public:
    /// `contextTokens` is num_ctx; 0 asks the server for the model's greatest length and takes at most
    /// kDefaultOllamaContext of it.
    OllamaChat(Service service, std::string model, int contextTokens);

    [[nodiscard]] std::string name() const override { return m_service.name; }
    [[nodiscard]] std::string model() const override { return m_model; }
    [[nodiscard]] bool leavesTheMachine() const override { return !isLoopback(m_service.url); }
    [[nodiscard]] Result<ChatReply> chat(const ChatRequest& request,
                                         const std::function<void(std::string_view)>& onText,
                                         std::stop_token stop) override;

private:
    Service m_service;
    std::string m_model;
    int m_contextTokens;
    HttpClient m_client;
};

/// Enough for 25 passages, the conversation so far and an answer; more costs memory on the server.
inline constexpr int kDefaultOllamaContext = 12288;

/// The JSON body of a request to `/api/chat`.
[[nodiscard]] nlohmann::json ollamaChatBody(const ChatRequest& request, std::string_view model, int contextTokens);

} // namespace reminisce::backend
