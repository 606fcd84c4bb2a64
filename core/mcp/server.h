// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/agent/tool.h"
#include "core/archive/archive.h"
#include "core/base/local_time.h"
#include "core/mcp/protocol.h"

namespace reminisce::search {
class Searcher;
}

namespace reminisce::mcp {

struct ServerSettings
{
    std::string version;           ///< of the program
    std::function<Moment()> clock; ///< what "now" is for the tools
    int resultTokens = 6000;       ///< of one tool result
    std::size_t pageSize = 100;    ///< conversations in one page of resources/list
};

/// A request that needs the archive, to be answered by Server::answer().
struct Call
{
    nlohmann::json id;
    std::string method;
    nlohmann::json params;
    const Revision* revision = nullptr;
};

/// What a line asked for.
struct Received
{
    bool batch = false;
    std::vector<nlohmann::json> replies;   ///< known at once
    std::vector<Call> calls;               ///< still to be answered
    std::vector<nlohmann::json> cancelled; ///< ids of earlier requests that are to end
};

/// Speaks the Model Context Protocol about one archive: the agent's read-only tools, and each conversation as a
/// resource. It knows nothing of streams and threads; serve() runs it. Reader and searcher must outlive it.
class Server
{
public:
    Server(const archive::Reader& reader, const search::Searcher& searcher, std::vector<agent::Tool> tools,
           ServerSettings settings);

    /// Answers one line: the reply as one line, or nothing when none is due (notifications, blank lines, and requests
    /// during which `stop` was requested).
    [[nodiscard]] std::optional<std::string> handle(std::string_view line, std::stop_token stop = {});

    // The two halves of handle(), for a thread that receives and another that answers: receive() keeps the state of the
    // session, answer() uses the archive.
    [[nodiscard]] Received receive(std::string_view line);
    [[nodiscard]] nlohmann::json answer(const Call& call, std::stop_token stop) const;

private:
    void receiveRequest(Message message, Received& out);
    [[nodiscard]] nlohmann::json initialize(const Message& message);
    [[nodiscard]] nlohmann::json discover(const Message& message, const Revision& revision) const;
    [[nodiscard]] nlohmann::json listTools(const Message& message, const Revision& revision) const;
    [[nodiscard]] nlohmann::json callTool(const Call& call, std::stop_token stop) const;
    [[nodiscard]] nlohmann::json reply(const nlohmann::json& id, nlohmann::json result, const Revision& revision,
                                       bool cacheable) const;
    [[nodiscard]] nlohmann::json identity(const Revision& revision) const;
    [[nodiscard]] const agent::Tool* findTool(std::string_view name) const;

    const archive::Reader* m_reader;
    const search::Searcher* m_searcher;
    std::vector<agent::Tool> m_tools;
    ServerSettings m_settings;
    const Revision* m_session = nullptr; ///< agreed on by initialize; null before
};

/// One reply for a line's replies: an array for a batch, nothing when there are none.
[[nodiscard]] std::optional<std::string> combined(bool batch, std::vector<nlohmann::json> replies);

} // namespace reminisce::mcp
