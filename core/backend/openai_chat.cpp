// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/openai_chat.h"

#include <fmt/core.h>

#include "core/backend/sse.h"

namespace reminisce::backend {
namespace {

using nlohmann::json;

std::string_view roleName(ChatRole role)
{
    switch (role) {
    case ChatRole::System:
        return "system";
    case ChatRole::Assistant:
        return "assistant";
    case ChatRole::Tool:
        return "tool";
    case ChatRole::User:
        break;
    }
    return "user";
}

json messageJson(const ChatMessage& message)
{
    json out = {{"role", roleName(message.role)}, {"content", message.content}};
    if (message.role == ChatRole::Tool) {
        out["tool_call_id"] = message.toolCallId;
    }
    if (!message.toolCalls.empty()) {
        json calls = json::array();
        for (const auto& call : message.toolCalls) {
            calls.push_back({{"id", call.id},
                             {"type", "function"},
                             {"function", {{"name", call.name}, {"arguments", call.arguments}}}});
        }
        out["tool_calls"] = std::move(calls);
    }
    return out;
}

} // namespace

nlohmann::json chatBody(const ChatRequest& request, std::string_view model)
{
    json body = {{"model", model},
                 {"stream", true},
                 {"stream_options", {{"include_usage", true}}},
                 {"temperature", request.temperature}};
    body["messages"] = json::array();
    for (const auto& message : request.messages) {
        body["messages"].push_back(messageJson(message));
    }
    if (!request.tools.empty()) {
        body["tools"] = json::array();
        for (const auto& tool : request.tools) {
            body["tools"].push_back(
                {{"type", "function"},
                 {"function",
                  {{"name", tool.name}, {"description", tool.description}, {"parameters", tool.parameters}}}});
        }
    }
    if (request.maxTokens) {
        body["max_tokens"] = *request.maxTokens;
    }
    if (request.responseFormat) {
        body["response_format"] = *request.responseFormat;
    }
    return body;
}

OpenAiChat::OpenAiChat(Service service, std::string model) : m_service(std::move(service)), m_model(std::move(model)) {}

Result<ChatReply> OpenAiChat::chat(const ChatRequest& request, const std::function<void(std::string_view)>& onText,
                                   std::stop_token stop)
{
    auto http = makeRequest(m_service, "/v1/chat/completions", chatBody(request, m_model));
    if (!http) {
        return tl::unexpected(http.error());
    }
    ChatReplyBuilder builder(onText);
    SseParser parser([&builder](std::string_view data) { builder.event(data); });
    std::string plain; // of servers that do not stream
    std::optional<bool> isStream;
    const auto onBody = [&](std::string_view bytes) {
        if (!isStream) {
            const auto first = bytes.find_first_not_of(" \t\r\n");
            if (first != std::string_view::npos) {
                isStream = bytes[first] != '{' && bytes[first] != '[';
            }
        }
        if (isStream.value_or(true)) {
            return parser.feed(bytes);
        }
        plain.append(bytes);
        return plain.size() < (64U << 20U);
    };
    auto response = m_client.send(*http, stop, onBody);
    if (!response) {
        return tl::unexpected(withName(m_service, std::move(response.error())));
    }
    if (response->status < 200 || response->status >= 300) {
        return tl::unexpected(errorOfReply(m_service, *response, m_model));
    }
    if (isStream.value_or(true)) {
        if (!response->brokenOff) {
            parser.finish();
        }
    } else if (const auto reply = nlohmann::json::parse(plain, nullptr, false); reply.is_object()) {
        if (reply.contains("error") && !reply["error"].is_null()) {
            return tl::unexpected(errorOfText(m_service, 0, messageInBody(plain), m_model));
        }
        builder.whole(reply);
    }
    return concludeReply(builder, *response, m_service, m_model);
}

} // namespace reminisce::backend
