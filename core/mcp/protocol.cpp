// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mcp/protocol.h"

#include <algorithm>

namespace reminisce::mcp {
namespace {

using nlohmann::json;

// Oldest first. Sources: the change logs of the specification.
constexpr Revision kRevisions[] = {
    {"2024-11-05", false, false, false, false, false}, {"2025-03-26", false, true, true, false, false},
    {"2025-06-18", false, false, true, true, true},    {"2025-11-25", false, false, true, true, true},
    {"2026-07-28", true, false, true, true, true},
};

constexpr int kMostNesting = 64;
constexpr std::size_t kMostInBatch = 100;

/// Whether arrays and objects lie in each other deeper than any message needs; such a line is not worth parsing.
bool isNestedTooDeep(std::string_view line)
{
    int depth = 0;
    bool inString = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i];
        if (inString) {
            if (c == '\\') {
                ++i;
            } else if (c == '"') {
                inString = false;
            }
        } else if (c == '"') {
            inString = true;
        } else if (c == '[' || c == '{') {
            if (++depth > kMostNesting) {
                return true;
            }
        } else if (c == ']' || c == '}') {
            --depth;
        }
    }
    return false;
}

Message invalid(int code, std::string problem, json id = nullptr)
{
    Message message;
    message.id = std::move(id);
    message.errorCode = code;
    message.problem = std::move(problem);
    return message;
}

Message readMessage(json value)
{
    if (!value.is_object()) {
        return invalid(kInvalidRequest, "A message must be a JSON object.");
    }
    const bool hasId = value.contains("id");
    json id = hasId ? value["id"] : json();
    const bool usableId = id.is_string() || id.is_number_integer();
    const json replyId = usableId ? id : json();
    if (value.value("jsonrpc", json()) != "2.0") {
        return invalid(kInvalidRequest, "The message must have \"jsonrpc\": \"2.0\".", replyId);
    }
    Message message;
    if (!value.contains("method")) {
        if (!value.contains("result") && !value.contains("error")) {
            return invalid(kInvalidRequest, "The message has no \"method\".", replyId);
        }
        message.kind = Message::Kind::Response;
        return message;
    }
    if (!value["method"].is_string()) {
        return invalid(kInvalidRequest, "The \"method\" must be a string.", replyId);
    }
    if (hasId && !usableId) {
        return invalid(kInvalidRequest, "The \"id\" must be a string or a whole number.");
    }
    message.kind = hasId ? Message::Kind::Request : Message::Kind::Notification;
    message.id = std::move(id);
    message.method = value["method"].get<std::string>();
    if (value.contains("params")) {
        message.params = std::move(value["params"]);
        if (!message.params.is_object()) {
            // JSON-RPC knows lists of parameters; this protocol names them all.
            return invalid(message.params.is_array() ? kInvalidParams : kInvalidRequest,
                           "The \"params\" must be an object.", replyId);
        }
    }
    return message;
}

} // namespace

const Revision* findRevision(std::string_view name)
{
    const auto* found = std::find_if(std::begin(kRevisions), std::end(kRevisions),
                                     [name](const Revision& revision) { return revision.name == name; });
    return found == std::end(kRevisions) ? nullptr : found;
}

const Revision& newestSessionRevision()
{
    const Revision* newest = kRevisions;
    for (const Revision& revision : kRevisions) {
        if (!revision.perRequest) {
            newest = &revision;
        }
    }
    return *newest;
}

std::vector<std::string> perRequestRevisions()
{
    std::vector<std::string> names;
    for (const Revision& revision : kRevisions) {
        if (revision.perRequest) {
            names.insert(names.begin(), std::string(revision.name));
        }
    }
    return names;
}

json resultReply(const json& id, json result)
{
    return {{"jsonrpc", "2.0"}, {"id", id}, {"result", std::move(result)}};
}

json errorReply(const json& id, int code, std::string message, json data)
{
    json error = {{"code", code}, {"message", std::move(message)}};
    if (!data.is_null()) {
        error["data"] = std::move(data);
    }
    return {{"jsonrpc", "2.0"}, {"id", id}, {"error", std::move(error)}};
}

std::string lineOf(const json& message)
{
    return message.dump(-1, ' ', false, json::error_handler_t::replace);
}

ParsedLine parseLine(std::string_view line)
{
    ParsedLine parsed;
    if (isNestedTooDeep(line)) {
        parsed.messages.push_back(invalid(kInvalidRequest, "The message is nested too deep."));
        return parsed;
    }
    json value = json::parse(line, nullptr, false);
    if (value.is_discarded()) {
        parsed.messages.push_back(invalid(kParseError, "The line is not JSON in UTF-8."));
        return parsed;
    }
    if (!value.is_array()) {
        parsed.messages.push_back(readMessage(std::move(value)));
        return parsed;
    }
    if (value.empty() || value.size() > kMostInBatch) {
        parsed.messages.push_back(
            invalid(kInvalidRequest, "A batch must have 1 to " + std::to_string(kMostInBatch) + " messages."));
        return parsed;
    }
    parsed.batch = true;
    for (json& element : value) {
        parsed.messages.push_back(readMessage(std::move(element)));
    }
    return parsed;
}

} // namespace reminisce::mcp
