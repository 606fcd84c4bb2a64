// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "core/backend/openai_chat.h"
#include "core/backend/sse.h"
#include "tests/core/backend/backend_fixture.h"
#include "tests/support/scripted_server.h"

namespace {

using namespace reminisce;
using namespace reminisce::backend;
using namespace reminisce::test;
using testing::HasSubstr;

ChatRequest question()
{
    ChatRequest request;
    request.messages = {{ChatRole::System, "Be brief.", {}, {}}, {ChatRole::User, "Wie geht's?", {}, {}}};
    return request;
}

TEST(Chat, StreamsTextAndUsage)
{
    ScriptedServer server;
    server.enqueue(streamReply(chatStream({"Gut", ", ", "danke 😀."}, 7, 3)));
    OpenAiChat chat(serviceAt(server.url()), "m1");
    std::string streamed;
    const auto reply = chat.chat(question(), [&](std::string_view text) { streamed += text; }, {});
    ASSERT_TRUE(reply) << reply.error().message;
    EXPECT_EQ(reply->content, "Gut, danke 😀.");
    EXPECT_EQ(streamed, reply->content);
    EXPECT_EQ(reply->finishReason, "stop");
    EXPECT_FALSE(reply->incomplete);
    ASSERT_TRUE(reply->usage);
    EXPECT_EQ(reply->usage->promptTokens, 7);
    const auto sent = server.requests().at(0);
    EXPECT_EQ(sent.path, "/v1/chat/completions");
    EXPECT_EQ(sent.json()["model"], "m1");
    EXPECT_EQ(sent.json()["messages"][1]["content"], "Wie geht's?");
    EXPECT_EQ(sent.headers.count("Authorization"), 0U);
}

TEST(Chat, EveryByteSplitGivesTheSameReply)
{
    const std::string stream = toolCallStream({{"semantic_query", R"({"query_text":"Käse"})"}, {"list_people", "{}"}});
    for (std::size_t cut = 0; cut <= stream.size(); ++cut) {
        ChatReplyBuilder builder({});
        SseParser parser([&builder](std::string_view data) { builder.event(data); });
        parser.feed(std::string_view(stream).substr(0, cut));
        parser.feed(std::string_view(stream).substr(cut));
        parser.finish();
        const ChatReply reply = builder.take();
        ASSERT_EQ(reply.toolCalls.size(), 2U) << cut;
        EXPECT_EQ(reply.toolCalls[0].arguments, R"({"query_text":"Käse"})");
        EXPECT_EQ(reply.toolCalls[1].name, "list_people");
    }
}

TEST(Chat, EverySplitOverTheNetworkMakesNoDifference)
{
    ScriptedServer server;
    const std::string stream = chatStream({"äöü", " und ", "mehr"});
    OpenAiChat chat(serviceAt(server.url()), "m");
    for (std::size_t cut = 0; cut < stream.size(); ++cut) {
        server.enqueue(streamReply(stream, {cut}));
        const auto reply = chat.chat(question(), {}, {});
        ASSERT_TRUE(reply) << reply.error().message;
        ASSERT_EQ(reply->content, "äöü und mehr") << "split at " << cut;
        ASSERT_FALSE(reply->incomplete) << "split at " << cut;
    }
}

TEST(Chat, AStreamCutAnywhereKeepsWhatArrivedAndSaysSo)
{
    const std::string stream = chatStream({"Anfang", ", Mitte", ", Ende"});
    const std::string whole = "Anfang, Mitte, Ende";
    for (std::size_t end = 0; end < stream.size(); ++end) {
        ChatReplyBuilder builder({});
        SseParser parser([&builder](std::string_view data) { builder.event(data); });
        parser.feed(std::string_view(stream).substr(0, end));
        HttpResponse response;
        response.status = 200;
        response.brokenOff = Error{ErrorCode::Network, "The connection broke off.", {}};
        const auto reply = concludeReply(builder, response, serviceAt("http://127.0.0.1:1"), "m");
        if (reply) {
            EXPECT_TRUE(whole.starts_with(reply->content)) << end;
            EXPECT_TRUE(reply->incomplete) << end;
        } else {
            EXPECT_EQ(reply.error().message, "The backend “scripted” cannot be used: The connection broke off.");
        }
    }
}

/// A call without its middle may still be JSON: {"a":1,"b":2} is, and {"a":2} is too.
TEST(Chat, AnEventThatCannotBeReadLeavesTheReplyIncomplete)
{
    const std::string stream = chatStream({"Anfang", ", Mitte", ", Ende"});
    const auto middle = stream.find("\"choices\"", stream.find("Anfang"));
    ChatReplyBuilder builder({});
    SseParser parser([&builder](std::string_view data) { builder.event(data); });
    parser.feed(std::string(stream).replace(middle, 1, "?"));
    parser.finish();
    HttpResponse response;
    response.status = 200;
    const auto reply = concludeReply(builder, response, serviceAt("http://127.0.0.1:1"), "m");
    ASSERT_TRUE(reply);
    EXPECT_EQ(reply->content, "Anfang, Ende");
    EXPECT_TRUE(reply->incomplete);
    ASSERT_TRUE(reply->brokenReason);
    EXPECT_EQ(reply->brokenReason->code, ErrorCode::BadReply);
}

TEST(Chat, BlankEventsAndRubbishAfterTheEndLeaveNoGap)
{
    ChatReplyBuilder builder({});
    builder.event(" ");
    builder.event(R"({"choices":[{"delta":{"content":"Ja"},"finish_reason":"stop"}]})");
    builder.event("rubbish");
    HttpResponse response;
    response.status = 200;
    const auto reply = concludeReply(builder, response, serviceAt("http://127.0.0.1:1"), "m");
    ASSERT_TRUE(reply);
    EXPECT_FALSE(reply->incomplete);
}

TEST(Chat, ReadsAServerThatDoesNotStream)
{
    ScriptedServer server;
    server.enqueue(jsonReply({{"choices", {{{"message", {{"content", "whole"}}}, {"finish_reason", "stop"}}}}}));
    OpenAiChat chat(serviceAt(server.url()), "m");
    const auto reply = chat.chat(question(), {}, {});
    ASSERT_TRUE(reply) << reply.error().message;
    EXPECT_EQ(reply->content, "whole");
}

TEST(Chat, ADroppedStreamKeepsWhatArrivedAndIsNotReplayed)
{
    ScriptedServer server;
    ScriptedReply cut = streamReply(sseEvent({{"choices", {{{"delta", {{"content", "Halb"}}}}}}}));
    cut.end = ScriptedReply::End::Drop;
    server.enqueue(cut);
    OpenAiChat chat(serviceAt(server.url()), "m");
    const auto reply = chat.chat(question(), {}, {});
    ASSERT_TRUE(reply) << reply.error().message;
    EXPECT_EQ(reply->content, "Halb");
    EXPECT_TRUE(reply->incomplete);
    ASSERT_TRUE(reply->brokenReason);
    EXPECT_THAT(reply->brokenReason->message, HasSubstr("scripted"));
    EXPECT_EQ(server.requestCount(), 1U);
}

TEST(Chat, AStreamThatEndsWithoutSayingSoIsIncomplete)
{
    ScriptedServer server;
    server.enqueue(streamReply(sseEvent({{"choices", {{{"delta", {{"content", "Halb"}}}}}}})));
    OpenAiChat chat(serviceAt(server.url()), "m");
    const auto reply = chat.chat(question(), {}, {});
    ASSERT_TRUE(reply);
    EXPECT_TRUE(reply->incomplete);
}

TEST(Chat, AnErrorInTheStreamIsSaid)
{
    ScriptedServer server;
    server.enqueue(streamReply(sseEvent({{"error", {{"message", "the model crashed"}}}})));
    OpenAiChat chat(serviceAt(server.url()), "m");
    const auto reply = chat.chat(question(), {}, {});
    ASSERT_FALSE(reply);
    EXPECT_THAT(reply.error().message, HasSubstr("the model crashed"));
}

TEST(Chat, StopsInTheMiddleAndHangsUp)
{
    ScriptedServer server;
    ScriptedReply slow = streamReply(sseEvent({{"choices", {{{"delta", {{"content", "Anfang"}}}}}}}));
    slow.end = ScriptedReply::End::Hold;
    server.enqueue(slow);
    OpenAiChat chat(serviceAt(server.url()), "m");
    std::stop_source stop;
    const auto reply = chat.chat(
        question(), [&](std::string_view) { stop.request_stop(); }, stop.get_token());
    ASSERT_TRUE(reply) << reply.error().message;
    EXPECT_EQ(reply->content, "Anfang");
    EXPECT_TRUE(reply->incomplete);
    EXPECT_EQ(reply->brokenReason->code, ErrorCode::Cancelled);
    EXPECT_TRUE(server.waitForHangUp());
}

TEST(Chat, AStalledStreamTimesOut)
{
    ScriptedServer server;
    ScriptedReply slow = streamReply(sseEvent({{"choices", {{{"delta", {{"content", "Anfang"}}}}}}}));
    slow.end = ScriptedReply::End::Hold;
    server.enqueue(slow);
    Service service = serviceAt(server.url());
    service.timeouts.idle = std::chrono::milliseconds(100);
    OpenAiChat chat(service, "m");
    const auto reply = chat.chat(question(), {}, {});
    ASSERT_TRUE(reply) << reply.error().message;
    EXPECT_TRUE(reply->incomplete);
    EXPECT_EQ(reply->brokenReason->code, ErrorCode::Timeout);
    EXPECT_EQ(server.requestCount(), 1U);
}

TEST(Chat, AServerThatSaysNothingTimesOut)
{
    ScriptedServer server;
    ScriptedReply silent = streamReply("");
    silent.pieces.clear();
    silent.end = ScriptedReply::End::Hold;
    server.enqueue(silent);
    Service service = serviceAt(server.url());
    service.timeouts.firstByte = std::chrono::milliseconds(100);
    OpenAiChat chat(service, "m");
    const auto reply = chat.chat(question(), {}, {});
    ASSERT_FALSE(reply);
    EXPECT_EQ(reply.error().code, ErrorCode::Timeout);
    EXPECT_EQ(server.requestCount(), 1U);
}

} // namespace
