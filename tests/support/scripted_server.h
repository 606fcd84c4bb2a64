// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

namespace httplib {
class Server;
}

namespace reminisce::test {

/// What a test wants the server to answer.
struct ScriptedReply
{
    enum class End {
        Complete, ///< ends as HTTP says
        Drop,     ///< the connection is closed in the middle
        Hold,     ///< nothing more comes until release(), or until the client hangs up
    };

    int status = 200;
    std::string contentType = "application/json";
    std::vector<std::string> pieces; ///< sent one after the other, each at once
    std::vector<std::pair<std::string, std::string>> headers;
    End end = End::Complete;
    bool pieceByPiece = false; ///< each piece after the first waits for sendNext()
};

struct RecordedRequest
{
    std::string method;
    std::string path;
    std::multimap<std::string, std::string> headers;
    std::string body;
    /// The body as JSON; null when it is none.
    [[nodiscard]] nlohmann::json json() const;
};

/// An HTTP server on loopback that gives scripted replies in order, whatever is asked, and records what came. Paths
/// may have a handler of their own, which is asked first.
class ScriptedServer
{
public:
    ScriptedServer();
    ~ScriptedServer();
    ScriptedServer(const ScriptedServer&) = delete;
    ScriptedServer& operator=(const ScriptedServer&) = delete;

    /// "http://127.0.0.1:PORT".
    [[nodiscard]] std::string url() const;
    void enqueue(ScriptedReply reply);
    /// Answers a path by a function, called in the server's thread.
    void handle(const std::string& path, std::function<ScriptedReply(const RecordedRequest&)> handler);

    [[nodiscard]] std::vector<RecordedRequest> requests() const;
    [[nodiscard]] std::size_t requestCount() const;
    /// Sends the next piece of a reply that goes piece by piece; the end follows the last one.
    void sendNext();
    /// Lets replies that hold come to their end.
    void release();
    /// Waits until a client has hung up on a reply that holds; false after ten seconds.
    [[nodiscard]] bool waitForHangUp();

private:
    struct State;
    std::unique_ptr<State> m_state;
};

/// One server-sent event.
[[nodiscard]] std::string sseEvent(const nlohmann::json& data);
/// The events of a streamed chat answer: one per piece, then the finish, usage and "[DONE]".
[[nodiscard]] std::string chatStream(const std::vector<std::string>& pieces, int promptTokens = 100,
                                     int completionTokens = 10);
/// A function call as a model makes it.
struct ScriptedCall
{
    std::string name;
    std::string arguments; ///< as it is streamed, in two pieces
};
/// The events of a streamed answer that calls tools, in parallel.
[[nodiscard]] std::string toolCallStream(const std::vector<ScriptedCall>& calls);
/// The same as replies, in one piece.
[[nodiscard]] ScriptedReply chatReply(const std::string& text);
[[nodiscard]] ScriptedReply toolCallReply(const std::vector<ScriptedCall>& calls);
[[nodiscard]] ScriptedReply jsonReply(const nlohmann::json& body, int status = 200);
/// A reply of an event stream, cut into pieces at the given offsets.
[[nodiscard]] ScriptedReply streamReply(std::string_view stream, const std::vector<std::size_t>& cuts = {});

} // namespace reminisce::test
