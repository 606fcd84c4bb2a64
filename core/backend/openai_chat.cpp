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

std::string textOf(const json& value)
{
    if (value.is_string()) {
        return value.get<std::string>();
    }
    std::string text;
    if (value.is_array()) { // content parts
        for (const auto& part : value) {
            if (part.is_object() && part.contains("text") && part["text"].is_string()) {
                text += part["text"].get<std::string>();
            }
        }
    }
    return text;
}

int countOf(const json& object, const char* key)
{
    if (!object.contains(key) || !object[key].is_number()) {
        return 0;
    }
    const double value = object[key].get<double>();
    return value > 0 && value < 1e9 ? static_cast<int>(value) : 0;
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

bool ChatReplyBuilder::event(std::string_view data)
{
    if (m_done) {
        return false;
    }
    if (data == "[DONE]") {
        m_done = true;
        return false;
    }
    const json object = json::parse(data, nullptr, false);
    if (object.is_discarded() || !object.is_object()) {
        ++m_unreadable;
        return true;
    }
    if (object.contains("error") && !object["error"].is_null()) {
        m_error = messageInBody(data);
        m_done = true;
        return false;
    }
    if (object.contains("choices") && object["choices"].is_array() && !object["choices"].empty()) {
        choice(object["choices"].front(), "delta");
    }
    if (object.contains("usage")) {
        usage(object["usage"]);
    }
    return true;
}

void ChatReplyBuilder::whole(const nlohmann::json& reply)
{
    if (reply.contains("choices") && reply["choices"].is_array() && !reply["choices"].empty()) {
        choice(reply["choices"].front(), "message");
    }
    if (reply.contains("usage")) {
        usage(reply["usage"]);
    }
    m_done = true;
}

void ChatReplyBuilder::choice(const nlohmann::json& choice, const char* key)
{
    if (!choice.is_object()) {
        return;
    }
    if (choice.contains("finish_reason") && choice["finish_reason"].is_string()) {
        m_reply.finishReason = choice["finish_reason"].get<std::string>();
    }
    // Some servers send the whole message in the last event of a stream, or deltas in a plain reply.
    const char* name = choice.contains(key) ? key : (choice.contains("message") ? "message" : "delta");
    if (!choice.contains(name) || !choice[name].is_object()) {
        if (choice.contains("text") && choice["text"].is_string()) {
            m_reply.content += choice["text"].get<std::string>();
        }
        return;
    }
    const json& message = choice[name];
    if (message.contains("content")) {
        const std::string text = textOf(message["content"]);
        if (!text.empty()) {
            m_reply.content += text;
            if (m_onText) {
                m_onText(text);
            }
        }
    }
    if (message.contains("tool_calls") && message["tool_calls"].is_array()) {
        std::size_t position = 0;
        for (const auto& call : message["tool_calls"]) {
            toolCall(call, position++);
        }
    }
}

void ChatReplyBuilder::toolCall(const nlohmann::json& call, std::size_t position)
{
    if (!call.is_object()) {
        return;
    }
    const std::string id =
        call.contains("id") && call["id"].is_string() ? call["id"].get<std::string>() : std::string();
    const bool hasIndex = call.contains("index") && call["index"].is_number_integer();
    const long index = hasIndex ? call["index"].get<long>() : static_cast<long>(position);
    PartialCall* partial = nullptr;
    for (auto& known : m_calls) {
        const bool same = !hasIndex && !id.empty() ? known.call.id == id : known.index == index;
        // Some servers number every parallel call 0 and tell them apart by their ids.
        if (same && (id.empty() || known.call.id.empty() || known.call.id == id)) {
            partial = &known;
        }
    }
    if (partial == nullptr) {
        m_calls.push_back({index, {}});
        partial = &m_calls.back();
    }
    if (!id.empty()) {
        partial->call.id = id;
    }
    if (!call.contains("function") || !call["function"].is_object()) {
        return;
    }
    const json& function = call["function"];
    if (function.contains("name") && function["name"].is_string()) {
        const auto& name = function["name"].get_ref<const std::string&>();
        if (partial->call.name != name) { // repeated whole by some servers, sent in pieces by others
            partial->call.name += name;
        }
    }
    if (function.contains("arguments")) {
        const json& arguments = function["arguments"];
        if (arguments.is_string()) {
            partial->call.arguments += arguments.get<std::string>();
        } else if (arguments.is_object()) {
            partial->call.arguments = arguments.dump(-1, ' ', false, json::error_handler_t::replace);
        }
    }
}

void ChatReplyBuilder::usage(const nlohmann::json& usage)
{
    if (usage.is_object()) {
        m_reply.usage = ChatUsage{countOf(usage, "prompt_tokens"), countOf(usage, "completion_tokens")};
    }
}

ChatReply ChatReplyBuilder::take()
{
    int number = 0;
    for (auto& partial : m_calls) {
        ++number;
        if (partial.call.name.empty() && partial.call.arguments.empty()) {
            continue;
        }
        if (partial.call.id.empty()) {
            partial.call.id = fmt::format("call_{}", number);
        }
        m_reply.toolCalls.push_back(std::move(partial.call));
    }
    m_calls.clear();
    return std::move(m_reply);
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
    const bool finished = builder.finished();
    const std::string said = builder.serverError();
    ChatReply reply = builder.take();
    const bool hasSomething = !reply.content.empty() || !reply.toolCalls.empty();
    if (!said.empty()) {
        Error error = errorOfText(m_service, 0, said, m_model);
        if (!hasSomething) {
            return tl::unexpected(std::move(error));
        }
        reply.incomplete = true;
        reply.brokenReason = std::move(error);
    } else if (response->brokenOff || !finished) {
        Error error = response->brokenOff
                          ? withName(m_service, *response->brokenOff)
                          : Error{ErrorCode::Network,
                                  fmt::format("The backend “{}” ended its answer in the middle.", m_service.name),
                                  {}};
        if (!hasSomething) {
            if (!response->brokenOff && builder.unreadableEvents() == 0) {
                error = {
                    ErrorCode::BadReply, fmt::format("The backend “{}” sent an empty answer.", m_service.name), {}};
            }
            return tl::unexpected(std::move(error));
        }
        reply.incomplete = true;
        reply.brokenReason = std::move(error);
    }
    return reply;
}

} // namespace reminisce::backend
