// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace reminisce::mcp {

/// A revision of the Model Context Protocol, and what it has that others have not.
struct Revision
{
    std::string_view name;          ///< the date by which it is called
    bool perRequest = false;        ///< each request names its revision; there is no handshake
    bool batches = false;           ///< several messages in one array
    bool toolAnnotations = false;   ///< hints about what a tool may do
    bool titles = false;            ///< names for people beside those for programs
    bool structuredContent = false; ///< a tool's result as JSON beside the text
};

/// The revision of a name; null when we do not speak it.
[[nodiscard]] const Revision* findRevision(std::string_view name);
/// The newest revision with a handshake: the answer to a client that asks for one we do not know.
[[nodiscard]] const Revision& newestSessionRevision();
/// Names of the revisions that requests may name themselves, newest first.
[[nodiscard]] std::vector<std::string> perRequestRevisions();

// Error codes of JSON-RPC 2.0 and of the protocol.
inline constexpr int kParseError = -32700;
inline constexpr int kInvalidRequest = -32600;
inline constexpr int kMethodNotFound = -32601;
inline constexpr int kInvalidParams = -32602;
inline constexpr int kInternalError = -32603;
inline constexpr int kResourceNotFound = -32002; ///< up to 2025-11-25; afterwards kInvalidParams
inline constexpr int kUnsupportedRevision = -32022;

[[nodiscard]] nlohmann::json resultReply(const nlohmann::json& id, nlohmann::json result);
/// `id` is null when the request's could not be read.
[[nodiscard]] nlohmann::json errorReply(const nlohmann::json& id, int code, std::string message,
                                        nlohmann::json data = nullptr);
/// One line without the line break. What is not UTF-8 is replaced.
[[nodiscard]] std::string lineOf(const nlohmann::json& message);

/// One message as it came in.
struct Message
{
    enum class Kind { Request, Notification, Response, Invalid };

    Kind kind = Kind::Invalid;
    nlohmann::json id = nullptr; ///< a string or a whole number; null where there is none
    std::string method;
    nlohmann::json params = nlohmann::json::object();
    int errorCode = 0;   ///< of an invalid message
    std::string problem; ///< of an invalid message: a sentence
};

/// What one line holds.
struct ParsedLine
{
    bool batch = false;
    std::vector<Message> messages;
};

/// Reads a line of at most a few megabytes; what cannot be read becomes an Invalid message.
[[nodiscard]] ParsedLine parseLine(std::string_view line);

} // namespace reminisce::mcp
