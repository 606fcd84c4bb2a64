// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/chat_reply_builder.h"

#include <optional>

#include <fmt/core.h>

namespace reminisce::backend {
namespace {

using nlohmann::json;

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
    if (!object.is_object()) {
        // Something of the reply may have been in it, the middle of a call for one. Blank ones keep connections alive,
        // and what follows the finish reason is no part of the reply.
        m_gap = m_gap || (data.find_first_not_of(" \t\r\n") != std::string_view::npos && m_reply.finishReason.empty());
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
        if (choice.contains("text") && choice["text"].is_string()) { // of servers that know completions only
            addText(choice["text"].get<std::string>());
        }
        return;
    }
    m_understood = true;
    const json& message = choice[name];
    if (message.contains("content")) {
        addText(textOf(message["content"]));
    }
    if (message.contains("tool_calls") && message["tool_calls"].is_array()) {
        std::size_t position = 0;
        for (const auto& call : message["tool_calls"]) {
            toolCall(call, position++);
        }
    }
}

void ChatReplyBuilder::addText(const std::string& text)
{
    m_understood = true;
    if (!text.empty()) {
        m_reply.content += text;
        if (m_onText) {
            m_onText(text);
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

Result<ChatReply> concludeReply(ChatReplyBuilder& builder, const HttpResponse& response, const Service& service,
                                std::string_view model)
{
    const bool finished = builder.finished();
    const bool understood = builder.understood();
    std::optional<Error> broken;
    if (!builder.serverError().empty()) {
        broken = errorOfText(service, 0, builder.serverError(), model);
    } else if (response.brokenOff) {
        broken = withName(service, *response.brokenOff);
    } else if (!understood) {
        broken = {ErrorCode::BadReply,
                  fmt::format("The backend “{}” sent an answer in a form that is not understood. Is the address that "
                              "of a server for chats?",
                              service.name),
                  {}};
    } else if (builder.hasGap()) {
        broken = {ErrorCode::BadReply,
                  fmt::format("The backend “{}” sent a part of its answer in a form that cannot be read; the rest may "
                              "not be whole.",
                              service.name),
                  {}};
    } else if (!finished) {
        broken = {
            ErrorCode::Network, fmt::format("The backend “{}” ended its answer in the middle.", service.name), {}};
    }
    ChatReply reply = builder.take();
    if (broken) {
        if (reply.content.empty() && reply.toolCalls.empty()) {
            return tl::unexpected(std::move(*broken));
        }
        reply.incomplete = true;
        reply.brokenReason = std::move(broken);
    }
    return reply;
}

} // namespace reminisce::backend
