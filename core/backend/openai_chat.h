// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <string_view>

#include "core/backend/chat_backend.h"
#include "core/backend/chat_reply_builder.h"
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

} // namespace reminisce::backend
