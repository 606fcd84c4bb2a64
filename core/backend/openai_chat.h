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

/// A chat model behind `/v1/chat/completions`, streamed.
class OpenAiChat : public ChatBackend
{
public:
    OpenAiChat(Service service, std::string model);

    [[nodiscard]] std::string name() const override { return m_service.name; }
    [[nodiscard]] std::string model() const override { return m_model; }
    [[nodiscard]] bool leavesTheMachine() const override { return !isLoopback(m_service.url); }
    [[nodiscard]] Result<ChatReply> chat(const ChatRequest& request,
                                         const std::function<void(std::string_view)>& onText,
                                         std::stop_token stop) override;

private:
    Service m_service;
    std::string m_model;
    HttpClient m_client;
};

/// The JSON body of a chat request.
[[nodiscard]] nlohmann::json chatBody(const ChatRequest& request, std::string_view model);

/// Puts a streamed reply together from its events. Any shape of event is taken without failing: what is not
/// understood is left out.
class ChatReplyBuilder
{
public:
    explicit ChatReplyBuilder(std::function<void(std::string_view)> onText) : m_onText(std::move(onText)) {}

    /// One event's data: a JSON object or "[DONE]". False once the stream is done.
    bool event(std::string_view data);
    /// A whole reply that was not streamed.
    void whole(const nlohmann::json& reply);

    /// Whether the reply said itself that it is over (a finish reason or "[DONE]").
    [[nodiscard]] bool finished() const { return m_done || !m_reply.finishReason.empty(); }
    /// What the server said in an error event; empty: none.
    [[nodiscard]] const std::string& serverError() const { return m_error; }
    [[nodiscard]] int unreadableEvents() const { return m_unreadable; }
    [[nodiscard]] ChatReply take();

private:
    void choice(const nlohmann::json& choice, const char* key);
    void toolCall(const nlohmann::json& call, std::size_t position);
    void usage(const nlohmann::json& usage);

    struct PartialCall
    {
        long index = -1;
        ToolCall call;
    };

    std::function<void(std::string_view)> m_onText;
    ChatReply m_reply;
    std::vector<PartialCall> m_calls;
    std::string m_error;
    int m_unreadable = 0;
    bool m_done = false;
};

} // namespace reminisce::backend
