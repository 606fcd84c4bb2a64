// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "tests/core/mcp/mcp_fixture.h"

namespace {

using namespace reminisce;
using namespace reminisce::test;
using namespace std::chrono_literals;

/// A tool that works until it is stopped, and tells when it has begun.
class EndlessTool
{
public:
    agent::Tool tool()
    {
        return {"endless",
                "",
                {{"type", "object"}},
                [this](const json&, agent::ToolContext& context) -> Result<agent::ToolResult> {
                    std::unique_lock lock(m_mutex);
                    m_begun = true;
                    m_changed.notify_all();
                    m_changed.wait(lock, context.stop, [] { return false; });
                    return fail(ErrorCode::Cancelled, "Stopped.");
                }};
    }
    void waitUntilBegun()
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_begun; });
    }

private:
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    bool m_begun = false;
};

class ServeTest : public McpTest
{
protected:
    void SetUp() override
    {
        McpTest::SetUp();
        std::vector<agent::Tool> tools = agent::standardTools();
        tools.push_back(m_endless.tool());
        m_serving.emplace(makeServer(std::move(tools)));
        m_options.log = [this](const std::string& line) { m_log += line + '\n'; };
    }
    void TearDown() override
    {
        if (m_thread.joinable()) {
            finish();
        }
    }
    void start(std::string_view revision = "2025-11-25")
    {
        m_thread = std::thread([this] { mcp::serve(*m_serving, m_transport, m_options, m_stop.get_token()); });
        m_transport.write(initializeRequest(revision));
        ASSERT_EQ(m_transport.reply(0)["id"], "hello");
    }
    void finish()
    {
        m_transport.end();
        m_thread.join();
    }
    void callEndless(const json& id) { m_transport.write(request(id, "tools/call", {{"name", "endless"}})); }
    std::vector<json> idsOfReplies()
    {
        std::vector<json> ids;
        for (const json& reply : m_transport.sent()) {
            ids.push_back(reply.is_array() ? json("batch") : reply["id"]);
        }
        return ids;
    }

    EndlessTool m_endless;
    MemoryTransport m_transport;
    mcp::ServeOptions m_options{.grace = 1h};
    std::stop_source m_stop;
    std::optional<mcp::Server> m_serving;
    std::thread m_thread;
    std::string m_log;
};

TEST_F(ServeTest, PingsAreAnsweredWhileACallRuns)
{
    start();
    callEndless(1);
    m_endless.waitUntilBegun();
    m_transport.write(request(2, "ping"));
    EXPECT_EQ(m_transport.reply(1)["id"], 2);
    m_transport.write(notification("notifications/cancelled", {{"requestId", 1}}));
}

TEST_F(ServeTest, ACancelledCallEndsWithoutAReplyAndTheNextOneIsAnswered)
{
    start();
    callEndless(1);
    m_endless.waitUntilBegun();
    m_transport.write(notification("notifications/cancelled", {{"requestId", 1}, {"reason", "changed my mind"}}));
    m_transport.write(request("next", "tools/call", {{"name", "calculate"}, {"arguments", {{"expression", "1 + 1"}}}}));
    EXPECT_EQ(m_transport.reply(1)["id"], "next");
    finish();
    EXPECT_EQ(idsOfReplies(), (std::vector<json>{"hello", "next"}));
}

TEST_F(ServeTest, AWaitingCallCanBeCancelledBeforeItBegins)
{
    start();
    callEndless(1);
    m_endless.waitUntilBegun();
    m_transport.write(request(2, "tools/call", {{"name", "list_people"}}));
    m_transport.write(notification("notifications/cancelled", {{"requestId", 2}}));
    m_transport.write(notification("notifications/cancelled", {{"requestId", 1}}));
    m_transport.write(request(3, "resources/list"));
    EXPECT_EQ(m_transport.reply(1)["id"], 3);
}

TEST_F(ServeTest, CancellationsThatMeanNothingAreIgnored)
{
    start();
    for (const json& params :
         {json{{"requestId", 77}}, json{{"requestId", "1"}}, json{{"requestId", json::array()}}, json::object()}) {
        m_transport.write(notification("notifications/cancelled", params));
    }
    m_transport.write(request(1, "resources/list"));
    EXPECT_TRUE(m_transport.reply(1).contains("result"));
}

TEST_F(ServeTest, AnIdInUseIsRefused)
{
    start();
    callEndless(1);
    m_endless.waitUntilBegun();
    m_transport.write(request(1, "resources/list"));
    EXPECT_EQ(m_transport.reply(1)["error"]["code"], mcp::kInvalidRequest);
    m_transport.write(notification("notifications/cancelled", {{"requestId", 1}}));
}

TEST_F(ServeTest, TooManyWaitingRequestsAreRefused)
{
    m_options.mostWaiting = 1;
    start();
    callEndless(1);
    m_endless.waitUntilBegun();
    m_transport.write(request(2, "resources/list"));
    EXPECT_EQ(m_transport.reply(1)["error"]["code"], mcp::kInternalError);
    m_transport.write(notification("notifications/cancelled", {{"requestId", 1}}));
}

TEST_F(ServeTest, WhatWasAskedBeforeTheEndIsAnswered)
{
    start();
    for (int id = 1; id <= 5; ++id) {
        m_transport.write(request(id, "tools/call", {{"name", "list_people"}}));
    }
    finish();
    EXPECT_EQ(idsOfReplies(), (std::vector<json>{"hello", 1, 2, 3, 4, 5}));
}

TEST_F(ServeTest, TheEndStopsACallThatTakesTooLong)
{
    m_options.grace = 0ms;
    start();
    callEndless(1);
    m_endless.waitUntilBegun();
    finish();
    EXPECT_EQ(idsOfReplies(), (std::vector<json>{"hello"}));
}

TEST_F(ServeTest, AStopRequestEndsACallAtOnce)
{
    start();
    callEndless(1);
    m_endless.waitUntilBegun();
    m_stop.request_stop();
    finish();
    EXPECT_EQ(idsOfReplies(), (std::vector<json>{"hello"}));
}

TEST_F(ServeTest, AClientThatIsGoneEndsTheSession)
{
    start();
    m_transport.leave();
    m_transport.write(request(1, "ping"));
    m_thread.join(); // without the end of the input
    EXPECT_EQ(m_transport.sent().size(), 1U);
}

TEST_F(ServeTest, OverlongLinesAreRefusedAndTheSessionGoesOn)
{
    start();
    m_transport.writeTooLong();
    EXPECT_EQ(m_transport.reply(1)["error"]["code"], mcp::kInvalidRequest);
    m_transport.write(request(1, "ping"));
    EXPECT_EQ(m_transport.reply(2)["id"], 1);
}

TEST_F(ServeTest, ABatchIsAnsweredTogetherWithoutTheCancelledCall)
{
    start("2025-03-26");
    m_transport.write(
        {request(1, "tools/call", {{"name", "endless"}}), request(2, "ping"), request(3, "resources/list")});
    m_endless.waitUntilBegun();
    m_transport.write(notification("notifications/cancelled", {{"requestId", 1}}));
    const json replies = m_transport.reply(1);
    ASSERT_EQ(replies.size(), 2U);
    EXPECT_EQ(replies[0]["id"], 2);
    EXPECT_EQ(replies[1]["id"], 3);
}

TEST_F(ServeTest, TheLogHoldsNoTextOfTheClientOrTheArchive)
{
    start();
    m_transport.write(request("canary-id", "tools/call",
                              {{"name", "semantic_query"}, {"arguments", {{"query_text", "canary Keller"}}}}));
    m_transport.write(request(2, "canary/method"));
    m_transport.write(request(3, "resources/read", {{"uri", "reminisce://conversation/" + std::to_string(m_cellar)}}));
    m_transport.write(request(4, "tools/call", {{"name", "canary_tool"}}));
    finish();
    EXPECT_THAT(m_log, testing::HasSubstr("tools/call"));
    for (const char* text : {"canary", "Keller", "Lena", "aufräumen"}) {
        EXPECT_THAT(m_log, testing::Not(testing::HasSubstr(text)));
    }
}

} // namespace
