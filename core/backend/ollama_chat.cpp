// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/ollama_chat.h"

#include <algorithm>

#include "core/backend/chat_reply_builder.h"
#include "core/backend/line_reader.h"
#include "core/backend/ollama_model.h"

namespace reminisce::backend {
namespace {

using nlohmann::json;

constexpr std::size_t kLongestLine = 64U << 20U;

/// Ollama tells tool results apart by the function's name, the requests here by the call's id.
std::string nameOfCall(const std::vector<ChatMessage>& messages, const std::string& id)
{
    for (const auto& message : messages) {
        for (const auto& call : message.toolCalls) {
            if (call.id == id) {
                return call.name;
            }
        }
    }
    return {};
}

json messageJson(const ChatMessage& message, const std::vector<ChatMessage>& all)
{
    switch (message.role) {
    case ChatRole::System:
        return {{"role", "system"}, {"content", message.content}};
    case ChatRole::User:
        return {{"role", "user"}, {"content", message.content}};
    case ChatRole::Tool:
        return {{"role", "tool"}, {"content", message.content}, {"tool_name", nameOfCall(all, message.toolCallId)}};
    case ChatRole::Assistant:
        break;
    }
    json out = {{"role", "assistant"}, {"content", message.content}};
    for (const auto& call : message.toolCalls) {
        json arguments = json::parse(call.arguments, nullptr, false);
        out["tool_calls"].push_back(
            {{"function",
              {{"name", call.name}, {"arguments", arguments.is_object() ? std::move(arguments) : json::object()}}}});
    }
    return out;
}

std::optional<json> formatOf(const json& responseFormat)
{
    const std::string type = responseFormat.is_object() ? responseFormat.value("type", "") : std::string();
    if (type == "json_schema" && responseFormat.contains("json_schema") && responseFormat["json_schema"].is_object() &&
        responseFormat["json_schema"].contains("schema")) {
        return responseFormat["json_schema"]["schema"];
    }
    return type == "json_object" ? std::optional<json>("json") : std::nullopt;
}

/// One line of the reply as the event that an OpenAI-compatible server would have sent.
json asEvent(const json& line, std::size_t& calls)
{
    if (line.contains("error")) {
        return {{"error", line["error"]}};
    }
    json choice = json::object();
    if (line.contains("message") && line["message"].is_object()) {
        json delta = line["message"];
        if (delta.contains("tool_calls") && delta["tool_calls"].is_array()) {
            for (auto& call : delta["tool_calls"]) { // each is whole, and none has a number
                if (call.is_object()) {
                    call["index"] = calls++;
                }
            }
        }
        choice["delta"] = std::move(delta);
    }
    json event = {{"choices", json::array()}};
    if (line.contains("done") && line["done"] == true) {
        const bool said = line.contains("done_reason") && line["done_reason"].is_string();
        choice["finish_reason"] = said ? line["done_reason"] : json("stop");
        const auto count = [&line](const char* key) { return line.contains(key) ? line[key] : json(); };
        event["usage"] = {{"prompt_tokens", count("prompt_eval_count")}, {"completion_tokens", count("eval_count")}};
    }
    event["choices"].push_back(std::move(choice));
    return event;
}

int sensibleContext(const OllamaModel& model)
{
    if (model.setTokens) {
        return *model.setTokens; // the person has decided
    }
    return std::min(model.mostTokens.value_or(kDefaultOllamaContext), kDefaultOllamaContext);
}

} // namespace

json ollamaChatBody(const ChatRequest& request, std::string_view model, int contextTokens)
{
    json body = {{"model", model},
                 {"stream", true},
                 {"options", {{"temperature", request.temperature}, {"num_ctx", contextTokens}}}};
    body["messages"] = json::array();
    for (const auto& message : request.messages) {
        body["messages"].push_back(messageJson(message, request.messages));
    }
    for (const auto& tool : request.tools) {
        body["tools"].push_back(
            {{"type", "function"},
             {"function", {{"name", tool.name}, {"description", tool.description}, {"parameters", tool.parameters}}}});
    }
    if (request.maxTokens) {
        body["options"]["num_predict"] = *request.maxTokens;
    }
    if (request.responseFormat) {
        if (auto format = formatOf(*request.responseFormat)) {
            body["format"] = std::move(*format);
        }
    }
    return body;
}

OllamaChat::OllamaChat(Service service, std::string model, int contextTokens)
    : m_service(std::move(service)), m_model(std::move(model)), m_contextTokens(contextTokens)
{}

Result<ChatReply> OllamaChat::chat(const ChatRequest& request, const std::function<void(std::string_view)>& onText,
                                   std::stop_token stop)
{
    if (m_contextTokens <= 0) {
        const auto shown = showOllamaModel(m_client, m_service, m_model, stop);
        if (!shown && shown.error().code != ErrorCode::NotFound && shown.error().code != ErrorCode::BadReply) {
            return tl::unexpected(shown.error());
        }
        m_contextTokens = sensibleContext(shown.value_or(OllamaModel{}));
    }
    auto http = makeRequest(m_service, "/api/chat", ollamaChatBody(request, m_model, m_contextTokens));
    if (!http) {
        return tl::unexpected(http.error());
    }
    ChatReplyBuilder builder(onText);
    LineReader lines;
    std::size_t calls = 0;
    const auto onLine = [&](std::string_view text) {
        const json line = json::parse(text, nullptr, false);
        if (line.is_object()) {
            builder.event(asEvent(line, calls).dump(-1, ' ', false, json::error_handler_t::replace));
        }
    };
    auto response = m_client.send(*http, stop, [&](std::string_view bytes) {
        lines.feed(bytes, onLine);
        return lines.rest().size() < kLongestLine;
    });
    if (!response) {
        return tl::unexpected(withName(m_service, std::move(response.error())));
    }
    if (response->status < 200 || response->status >= 300) {
        return tl::unexpected(errorOfReply(m_service, *response, m_model));
    }
    onLine(lines.rest());
    return concludeReply(builder, *response, m_service, m_model);
}

} // namespace reminisce::backend
