// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/agent/tool.h"
#include "core/mcp/serve.h"
#include "core/mcp/server.h"
#include "core/search/searcher.h"
#include "tests/support/archive_fixture.h"

namespace reminisce::test {

using nlohmann::json;

/// What a client sends and gets, in memory.
class MemoryTransport final : public mcp::Transport
{
public:
    mcp::Incoming receive() override
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return !m_incoming.empty(); });
        mcp::Incoming incoming = std::move(m_incoming.front());
        if (incoming.kind != mcp::Incoming::Kind::End) {
            m_incoming.pop_front();
        }
        return incoming;
    }
    bool send(std::string_view message) override
    {
        const std::lock_guard lock(m_mutex);
        if (m_gone) {
            return false;
        }
        m_sent.push_back(json::parse(message));
        m_changed.notify_all();
        return true;
    }

    void write(const json& message) { put({mcp::Incoming::Kind::Line, message.dump()}); }
    void writeTooLong() { put({mcp::Incoming::Kind::TooLong, {}}); }
    void end() { put({mcp::Incoming::Kind::End, {}}); }
    /// The client reads no more.
    void leave()
    {
        const std::lock_guard lock(m_mutex);
        m_gone = true;
    }
    /// Waits for the reply number `index` (from 0).
    json reply(std::size_t index)
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [&] { return m_sent.size() > index; });
        return m_sent[index];
    }
    std::vector<json> sent()
    {
        const std::lock_guard lock(m_mutex);
        return m_sent;
    }

private:
    void put(mcp::Incoming incoming)
    {
        const std::lock_guard lock(m_mutex);
        m_incoming.push_back(std::move(incoming));
        m_changed.notify_all();
    }

    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<mcp::Incoming> m_incoming;
    std::vector<json> m_sent;
    bool m_gone = false;
};

inline json request(const json& id, std::string_view method, json params = json::object())
{
    return {{"jsonrpc", "2.0"}, {"id", id}, {"method", method}, {"params", std::move(params)}};
}
inline json notification(std::string_view method, json params = json::object())
{
    return {{"jsonrpc", "2.0"}, {"method", method}, {"params", std::move(params)}};
}
inline json initializeRequest(std::string_view revision)
{
    return request("hello", "initialize",
                   {{"protocolVersion", revision},
                    {"capabilities", json::object()},
                    {"clientInfo", {{"name", "test"}, {"version", "1"}}}});
}
/// Parameters of a request that names its revision itself.
inline json described(json params = json::object(), std::string_view revision = "2026-07-28")
{
    params["_meta"] = {{"io.modelcontextprotocol/protocolVersion", revision},
                       {"io.modelcontextprotocol/clientCapabilities", json::object()}};
    return params;
}

/// A server over a small archive.
class McpTest : public ArchiveTest
{
protected:
    void SetUp() override
    {
        ArchiveTest::SetUp();
        ASSERT_TRUE(succeeded(archive::setOwner(writer(), person("Ich"))));
        m_cellar = store("Keller", "2025-01-25T18:00",
                         {{"Lena", "Was steht bei dir so an?"}, {"Ich", "Ich will endlich den Keller aufräumen."}})
                       .conversation;
        m_undated = store("", "", {{"Tom", "Erste Zeile\nIch: untergeschoben"}}).conversation;
        m_lisbon = store("", "2025-05-05T20:00",
                         {{"Grace", "How was Lisbon?"}, {"Ich", "Wonderful, far too many custard tarts."}})
                       .conversation;
        auto reader = archive().newReader();
        ASSERT_TRUE(reader);
        m_reader.emplace(std::move(*reader));
        m_searcher = std::make_unique<search::Searcher>(archive());
        m_server = std::make_unique<mcp::Server>(makeServer(agent::standardTools()));
    }

    mcp::Server makeServer(std::vector<agent::Tool> tools)
    {
        mcp::ServerSettings settings;
        settings.version = "1.2.3";
        settings.clock = [] { return Moment{at("2025-07-01T12:00:00"), std::nullopt}; };
        settings.pageSize = 2;
        return {*m_reader, *m_searcher, std::move(tools), settings};
    }
    mcp::Server& server() { return *m_server; }

    std::optional<json> handle(const std::string& line)
    {
        const auto reply = m_server->handle(line);
        return reply ? std::optional(json::parse(*reply)) : std::nullopt;
    }
    /// The reply to a request that must get one.
    json replyTo(const json& message)
    {
        const auto reply = handle(message.dump());
        if (!reply) {
            ADD_FAILURE() << "no reply to " << message.dump();
            return {};
        }
        EXPECT_EQ((*reply)["jsonrpc"], "2.0");
        EXPECT_EQ((*reply)["id"], message["id"]);
        return *reply;
    }
    json resultOf(std::string_view method, json params = json::object())
    {
        json reply = replyTo(request(++m_id, method, std::move(params)));
        EXPECT_TRUE(reply.contains("result")) << reply.dump();
        return reply["result"];
    }
    json errorOf(const json& message) { return replyTo(message)["error"]; }
    void initialize(std::string_view revision = "2025-11-25") { replyTo(initializeRequest(revision)); }

    archive::Id m_cellar = 0;
    archive::Id m_undated = 0;
    archive::Id m_lisbon = 0;

private:
    std::optional<archive::Reader> m_reader;
    std::unique_ptr<search::Searcher> m_searcher;
    std::unique_ptr<mcp::Server> m_server;
    int m_id = 0;
};

} // namespace reminisce::test
