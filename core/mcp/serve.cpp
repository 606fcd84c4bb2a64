// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mcp/serve.h"

#include <atomic>
#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <optional>
#include <thread>

#include <fmt/core.h>

namespace reminisce::mcp {
namespace {

using nlohmann::json;
using Clock = std::chrono::steady_clock;

/// A line whose requests wait for the worker.
struct Job
{
    Received received;
    std::size_t number = 0; ///< of the line, for the log
    std::size_t bytes = 0;
};

class Session
{
public:
    Session(Server& server, Transport& transport, const ServeOptions& options)
        : m_server(server), m_transport(transport), m_options(options)
    {}

    void run(const std::stop_token& stop);

private:
    void take(const std::string& line);
    void refuse(std::size_t number, const std::string& why);
    void enqueue(Job job);
    void cancel(const std::vector<json>& ids);
    void work();
    [[nodiscard]] std::optional<json> answerOne(const Call& call);
    void send(std::size_t number, const std::optional<std::string>& reply);
    void finish(const std::stop_token& stop);
    void note(const std::string& line);

    Server& m_server;
    Transport& m_transport;
    const ServeOptions& m_options;
    std::size_t m_lines = 0;
    std::atomic<bool> m_gone = false; ///< the other side reads no more

    std::mutex m_mutex; ///< guards what follows
    std::condition_variable_any m_changed;
    std::deque<Job> m_queue;
    bool m_working = false;
    bool m_ending = false;
    std::map<std::string, std::stop_source> m_open; ///< by id as JSON: requests without a reply so far

    std::mutex m_sendMutex; ///< guards the sending side of the transport and the log
};

void Session::run(const std::stop_token& stop)
{
    std::thread worker([this] { work(); });
    while (!stop.stop_requested() && !m_gone) {
        const Incoming incoming = m_transport.receive();
        if (incoming.kind == Incoming::Kind::End) {
            break;
        }
        ++m_lines;
        if (incoming.kind == Incoming::Kind::TooLong) {
            refuse(m_lines, fmt::format("The line is longer than {} bytes.", kLongestLine));
        } else {
            take(incoming.line);
        }
    }
    finish(stop);
    worker.join();
    note(fmt::format("mcp: ended after {} lines", m_lines));
}

void Session::refuse(std::size_t number, const std::string& why)
{
    send(number, lineOf(errorReply(nullptr, kInvalidRequest, why)));
}

void Session::take(const std::string& line)
{
    Job job{m_server.receive(line), m_lines, line.size()};
    cancel(job.received.cancelled);
    enqueue(std::move(job));
}

/// Opens the requests and leaves them to the worker; replies at once when the line needs no archive.
void Session::enqueue(Job job)
{
    Received& received = job.received;
    std::vector<Call> accepted;
    {
        const std::lock_guard lock(m_mutex);
        for (Call& call : received.calls) {
            if (m_open.size() >= m_options.mostWaiting) {
                received.replies.push_back(errorReply(call.id, kInternalError, "Too many requests are waiting."));
            } else if (!m_open.try_emplace(call.id.dump()).second) {
                received.replies.push_back(
                    errorReply(call.id, kInvalidRequest, "A request with this id has not been answered yet."));
            } else {
                accepted.push_back(std::move(call));
            }
        }
        received.calls = std::move(accepted);
        if (!received.calls.empty()) {
            m_queue.push_back(std::move(job));
            m_changed.notify_all();
            return;
        }
    }
    send(job.number, combined(received.batch, std::move(received.replies)));
}

void Session::cancel(const std::vector<json>& ids)
{
    const std::lock_guard lock(m_mutex);
    for (const json& id : ids) {
        if (id.is_string() || id.is_number_integer()) {
            if (const auto open = m_open.find(id.dump()); open != m_open.end()) {
                open->second.request_stop();
            }
        }
    }
}

void Session::work()
{
    while (true) {
        Job job;
        {
            std::unique_lock lock(m_mutex);
            m_working = false;
            m_changed.notify_all();
            m_changed.wait(lock, [this] { return m_ending || !m_queue.empty(); });
            if (m_queue.empty()) {
                return;
            }
            job = std::move(m_queue.front());
            m_queue.pop_front();
            m_working = true;
        }
        for (const Call& call : job.received.calls) {
            const auto started = Clock::now();
            auto reply = answerOne(call);
            const auto took = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - started);
            note(fmt::format("mcp: line {}: {}, {} bytes, {} ms{}", job.number, call.method, job.bytes, took.count(),
                             reply ? "" : ", cancelled"));
            if (reply) {
                job.received.replies.push_back(std::move(*reply));
            }
        }
        send(job.number, combined(job.received.batch, std::move(job.received.replies)));
    }
}

/// Nothing when the request was cancelled, before or meanwhile.
std::optional<json> Session::answerOne(const Call& call)
{
    const std::string key = call.id.dump();
    std::stop_token stop;
    {
        const std::lock_guard lock(m_mutex);
        stop = m_open.at(key).get_token();
    }
    std::optional<json> reply;
    if (!stop.stop_requested()) {
        reply = m_server.answer(call, stop);
    }
    const std::lock_guard lock(m_mutex);
    m_open.erase(key);
    return stop.stop_requested() ? std::nullopt : std::move(reply);
}

void Session::send(std::size_t number, const std::optional<std::string>& reply)
{
    if (!reply || m_gone) {
        return;
    }
    bool sent = false;
    {
        const std::lock_guard lock(m_sendMutex);
        sent = m_transport.send(*reply);
    }
    if (!sent) {
        m_gone = true;
        note(fmt::format("mcp: line {}: the reply of {} bytes could not be sent", number, reply->size()));
    }
}

/// Lets what was asked for be answered within the grace, then ends all that is open.
void Session::finish(const std::stop_token& stop)
{
    std::unique_lock lock(m_mutex);
    m_changed.wait_for(lock, stop, m_options.grace, [this] { return m_gone || (m_queue.empty() && !m_working); });
    m_ending = true;
    m_queue.clear();
    for (auto& [id, source] : m_open) {
        source.request_stop();
    }
    m_changed.notify_all();
}

void Session::note(const std::string& line)
{
    if (m_options.log) {
        const std::lock_guard lock(m_sendMutex);
        m_options.log(line);
    }
}

} // namespace

void serve(Server& server, Transport& transport, const ServeOptions& options, std::stop_token stop)
{
    Session(server, transport, options).run(stop);
}

} // namespace reminisce::mcp
