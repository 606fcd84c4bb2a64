// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/scripted_server.h"

#include <atomic>
#include <chrono>

#include <httplib.h>

namespace reminisce::test {

using nlohmann::json;

struct ScriptedServer::State
{
    httplib::Server server;
    std::thread thread;
    int port = 0;
    mutable std::mutex mutex;
    std::condition_variable changed;
    std::deque<ScriptedReply> script;
    std::map<std::string, std::function<ScriptedReply(const RecordedRequest&)>> handlers;
    std::vector<RecordedRequest> requests;
    bool released = false;
    bool stopping = false;
    int hangUps = 0;
    int piecesWanted = 0;

    ScriptedReply nextReply(const RecordedRequest& request)
    {
        std::function<ScriptedReply(const RecordedRequest&)> handler;
        {
            const std::scoped_lock lock(mutex);
            requests.push_back(request);
            changed.notify_all();
            if (const auto found = handlers.find(request.path); found != handlers.end()) {
                handler = found->second;
            } else if (!script.empty()) {
                ScriptedReply reply = std::move(script.front());
                script.pop_front();
                return reply;
            }
        }
        return handler ? handler(request) : jsonReply({{"error", {{"message", "the script is over"}}}}, 418);
    }

    /// False when the client has hung up.
    bool waitFor(httplib::DataSink& sink, const std::function<bool()>& done)
    {
        std::unique_lock lock(mutex);
        while (!done() && !stopping) {
            changed.wait_for(lock, std::chrono::milliseconds(5));
            if (!sink.is_writable()) {
                ++hangUps;
                changed.notify_all();
                return false;
            }
        }
        return true;
    }

    bool waitForNext(httplib::DataSink& sink)
    {
        return waitFor(sink, [this] { return piecesWanted > 0 && (--piecesWanted, true); });
    }

    /// Sends what is scripted; false closes the connection.
    bool send(const ScriptedReply& reply, httplib::DataSink& sink)
    {
        for (const auto& piece : reply.pieces) {
            if (reply.pieceByPiece && &piece != &reply.pieces.front() && !waitForNext(sink)) {
                return false;
            }
            if (!sink.write(piece.data(), piece.size())) {
                return false;
            }
        }
        if (reply.end == ScriptedReply::End::Drop) {
            return false;
        }
        if (reply.end == ScriptedReply::End::Hold && !waitFor(sink, [this] { return released; })) {
            return false;
        }
        sink.done();
        return true;
    }

    void answer(const httplib::Request& from, httplib::Response& to)
    {
        RecordedRequest request{from.method, from.path, {}, from.body};
        for (const auto& [name, value] : from.headers) {
            request.headers.emplace(name, value);
        }
        const ScriptedReply reply = nextReply(request);
        to.status = reply.status;
        for (const auto& [name, value] : reply.headers) {
            to.set_header(name.c_str(), value);
        }
        to.set_chunked_content_provider(reply.contentType.c_str(), [this, reply](std::size_t, httplib::DataSink& sink) {
            return send(reply, sink);
        });
    }
};

nlohmann::json RecordedRequest::json() const
{
    auto parsed = nlohmann::json::parse(body, nullptr, false);
    return parsed.is_discarded() ? nlohmann::json() : parsed;
}

ScriptedServer::ScriptedServer() : m_state(std::make_unique<State>())
{
    State& state = *m_state;
    const auto handler = [&state](const httplib::Request& from, httplib::Response& to) { state.answer(from, to); };
    state.server.Get(".*", handler);
    state.server.Post(".*", handler);
    state.server.set_tcp_nodelay(true);
    state.server.set_keep_alive_max_count(1); // a connection that is kept open would hold up the end of a test
    state.port = state.server.bind_to_any_port("127.0.0.1");
    state.thread = std::thread([&state] { state.server.listen_after_bind(); });
    while (!state.server.is_running()) {
        std::this_thread::yield();
    }
}

ScriptedServer::~ScriptedServer()
{
    {
        const std::scoped_lock lock(m_state->mutex);
        m_state->stopping = true;
        m_state->changed.notify_all();
    }
    m_state->server.stop();
    m_state->thread.join();
}

std::string ScriptedServer::url() const
{
    return "http://127.0.0.1:" + std::to_string(m_state->port);
}

void ScriptedServer::enqueue(ScriptedReply reply)
{
    const std::scoped_lock lock(m_state->mutex);
    m_state->script.push_back(std::move(reply));
}

void ScriptedServer::handle(const std::string& path, std::function<ScriptedReply(const RecordedRequest&)> handler)
{
    const std::scoped_lock lock(m_state->mutex);
    m_state->handlers[path] = std::move(handler);
}

std::vector<RecordedRequest> ScriptedServer::requests() const
{
    const std::scoped_lock lock(m_state->mutex);
    return m_state->requests;
}

std::size_t ScriptedServer::requestCount() const
{
    const std::scoped_lock lock(m_state->mutex);
    return m_state->requests.size();
}

void ScriptedServer::release()
{
    const std::scoped_lock lock(m_state->mutex);
    m_state->released = true;
    m_state->changed.notify_all();
}

void ScriptedServer::sendNext()
{
    const std::scoped_lock lock(m_state->mutex);
    ++m_state->piecesWanted;
    m_state->changed.notify_all();
}

bool ScriptedServer::waitForHangUp()
{
    std::unique_lock lock(m_state->mutex);
    return m_state->changed.wait_for(lock, std::chrono::seconds(10), [this] { return m_state->hangUps > 0; });
}

std::string sseEvent(const nlohmann::json& data)
{
    return "data: " + data.dump() + "\n\n";
}

std::string chatStream(const std::vector<std::string>& pieces, int promptTokens, int completionTokens)
{
    std::string stream =
        sseEvent({{"choices", {{{"index", 0}, {"delta", {{"role", "assistant"}}}, {"finish_reason", nullptr}}}}});
    for (const auto& piece : pieces) {
        stream +=
            sseEvent({{"choices", {{{"index", 0}, {"delta", {{"content", piece}}}, {"finish_reason", nullptr}}}}});
    }
    stream += sseEvent({{"choices", {{{"index", 0}, {"delta", json::object()}, {"finish_reason", "stop"}}}}});
    stream += sseEvent({{"choices", json::array()},
                        {"usage", {{"prompt_tokens", promptTokens}, {"completion_tokens", completionTokens}}}});
    return stream + "data: [DONE]\n\n";
}

std::string toolCallStream(const std::vector<ScriptedCall>& calls)
{
    std::string stream;
    const auto event = [&stream](const json& call) {
        stream +=
            sseEvent({{"choices", {{{"index", 0}, {"delta", {{"tool_calls", {call}}}}, {"finish_reason", nullptr}}}}});
    };
    for (std::size_t i = 0; i < calls.size(); ++i) {
        const std::string id = "call_" + std::to_string(i + 1);
        event({{"index", i},
               {"id", id},
               {"type", "function"},
               {"function", {{"name", calls[i].name}, {"arguments", ""}}}});
    }
    for (std::size_t i = 0; i < calls.size(); ++i) {
        const std::size_t half = calls[i].arguments.size() / 2;
        event({{"index", i}, {"function", {{"arguments", calls[i].arguments.substr(0, half)}}}});
        event({{"index", i}, {"function", {{"arguments", calls[i].arguments.substr(half)}}}});
    }
    stream += sseEvent({{"choices", {{{"index", 0}, {"delta", json::object()}, {"finish_reason", "tool_calls"}}}}});
    stream += sseEvent({{"choices", json::array()}, {"usage", {{"prompt_tokens", 200}, {"completion_tokens", 20}}}});
    return stream + "data: [DONE]\n\n";
}

ScriptedReply chatReply(const std::string& text)
{
    return streamReply(chatStream({text}));
}

ScriptedReply toolCallReply(const std::vector<ScriptedCall>& calls)
{
    return streamReply(toolCallStream(calls));
}

ScriptedReply jsonReply(const nlohmann::json& body, int status)
{
    ScriptedReply reply;
    reply.status = status;
    reply.pieces = {body.dump()};
    return reply;
}

ScriptedReply streamReply(std::string_view stream, const std::vector<std::size_t>& cuts)
{
    ScriptedReply reply;
    reply.contentType = "text/event-stream";
    std::size_t begin = 0;
    for (const std::size_t cut : cuts) {
        reply.pieces.emplace_back(stream.substr(begin, cut - begin));
        begin = cut;
    }
    reply.pieces.emplace_back(stream.substr(begin));
    return reply;
}

} // namespace reminisce::test
