// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "core/backend/model_facts.h"
#include "core/backend/ollama_chat.h"
#include "core/backend/openai_chat.h"
#include "tests/core/backend/backend_fixture.h"
#include "tests/support/scripted_server.h"

namespace {

using namespace reminisce;
using namespace reminisce::backend;
using namespace reminisce::test;
using nlohmann::json;

constexpr const char* kSum = R"({"first":17,"second":25})";

TEST(FunctionCalling, IsFoundByACall)
{
    ScriptedServer server;
    OpenAiChat chat(serviceAt(server.url()), "m");
    server.enqueue(toolCallReply({{"add_numbers", kSum}}));
    EXPECT_EQ(probeFunctionCalling(chat, {}).value(), true);
    const json sent = server.requests().front().json();
    EXPECT_EQ(sent["tools"][0]["function"]["name"], "add_numbers");
}

TEST(FunctionCalling, IsNotThereWhenTheModelWritesOrMisspellsTheCall)
{
    ScriptedServer server;
    OpenAiChat chat(serviceAt(server.url()), "m");
    for (const ScriptedReply& reply :
         {chatReply("42"), chatReply(R"({"name":"add_numbers","parameters":{"first":17,"second":25}})"),
          toolCallReply({{"add_numbers", R"({"first":17)"}}), toolCallReply({{"sum", kSum}})}) {
        server.enqueue(reply);
        EXPECT_EQ(probeFunctionCalling(chat, {}).value(), false);
    }
}

TEST(FunctionCalling, IsNotWaitedForWhenTheModelTalks)
{
    ScriptedServer server;
    OpenAiChat chat(serviceAt(server.url()), "m");
    ScriptedReply talk = streamReply(sseEvent({{"choices", {{{"delta", {{"content", std::string(300, 'a')}}}}}}}));
    talk.end = ScriptedReply::End::Hold;
    server.enqueue(talk);
    EXPECT_EQ(probeFunctionCalling(chat, {}).value(), false);
    EXPECT_TRUE(server.waitForHangUp());
}

TEST(FunctionCalling, IsNotThereWhenTheServerRefusesTools)
{
    ScriptedServer server;
    OpenAiChat chat(serviceAt(server.url()), "m");
    server.enqueue(jsonReply({{"error", {{"message", "m does not support tools"}}}}, 400));
    EXPECT_EQ(probeFunctionCalling(chat, {}).value(), false);
    server.enqueue(
        jsonReply({{"error", {{"message", "\"auto\" tool choice requires --enable-auto-tool-choice"}}}}, 400));
    EXPECT_EQ(probeFunctionCalling(chat, {}).value(), false);
}

TEST(FunctionCalling, IsUnknownWhenTheServerCannotBeAsked)
{
    ScriptedServer server;
    OpenAiChat chat(serviceAt(server.url()), "m");
    server.enqueue(jsonReply({{"error", "no key"}}, 401));
    const auto refused = probeFunctionCalling(chat, {});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::Unauthorized);
}

TEST(ContextLength, IsReadFromWhateverTheServerOffers)
{
    struct Case
    {
        const char* path;
        json reply;
        int expected;
    };
    const std::vector<Case> cases = {
        {"/v1/models", {{"data", {{{"id", "m"}, {"max_model_len", 4096}}}}}, 4096},
        {"/v1/models", {{"data", {{{"id", "other"}, {"context_length", 1}}, {{"id", "m"}, {"context_length", 2}}}}}, 2},
        {"/props", {{"default_generation_settings", {{"n_ctx", 2048}}}}, 2048},
        {"/api/v0/models",
         {{"data", {{{"id", "m"}, {"loaded_context_length", 8192}, {"max_context_length", 9}}}}},
         8192},
        {"/api/show", {{"model_info", {{"general.architecture", "llama"}, {"llama.context_length", 131072}}}}, 131072},
        {"/api/show",
         {{"model_info", {{"llama.context_length", 131072}}}, {"parameters", "stop \"x\"\nnum_ctx    16384"}},
         16384},
    };
    for (const Case& one : cases) {
        ScriptedServer server;
        for (const char* path : {"/v1/models", "/props", "/api/v0/models", "/api/show"}) {
            server.handle(path, [&one, path](const RecordedRequest&) {
                return path == std::string(one.path) ? jsonReply(one.reply)
                                                     : jsonReply({{"error", "nothing here"}}, 404);
            });
        }
        HttpClient client;
        const auto tokens = contextLength(client, serviceAt(server.url()), "m", {});
        ASSERT_TRUE(tokens) << tokens.error().message;
        EXPECT_EQ(*tokens, one.expected) << one.path;
    }
}

TEST(ContextLength, NobodySaysIt)
{
    ScriptedServer server;
    for (const json& odd :
         {json{{"data", 5}}, json{{"default_generation_settings", nullptr}},
          json{{"data", {{{"id", "m"}, {"max_context_length", -3}}}}}, json{{"model_info", json::array()}}}) {
        server.enqueue(jsonReply(odd));
    }
    HttpClient client;
    const auto tokens = contextLength(client, serviceAt(server.url()), "m", {});
    ASSERT_FALSE(tokens);
    EXPECT_EQ(tokens.error().message, "The backend “scripted” does not say how long the context of “m” is.");
}

std::string line(const json& object)
{
    return object.dump() + "\n";
}

std::string ollamaStream()
{
    return line({{"message", {{"role", "assistant"}, {"content", "Gu"}}}, {"done", false}}) +
           line({{"message", {{"content", "ten Täg"}}}, {"done", false}}) +
           line({{"message",
                  {{"content", ""}, {"tool_calls", {{{"function", {{"name", "a"}, {"arguments", {{"x", 1}}}}}}}}}},
                 {"done", false}}) +
           line({{"message",
                  {{"content", ""}, {"tool_calls", {{{"function", {{"name", "b"}, {"arguments", json::object()}}}}}}}},
                 {"done", false}}) +
           line({{"message", {{"content", ""}}},
                 {"done", true},
                 {"done_reason", "stop"},
                 {"prompt_eval_count", 26},
                 {"eval_count", 9}});
}

TEST(OllamaChat, EverySplitGivesTheSameReply)
{
    ScriptedServer server;
    OllamaChat chat(serviceAt(server.url()), "m", 4096);
    ChatRequest request;
    request.messages = {{ChatRole::User, "Hallo", {}, {}}};
    const std::string stream = ollamaStream();
    for (std::size_t cut = 0; cut < stream.size(); ++cut) {
        server.enqueue(streamReply(stream, {cut}));
        std::string streamed;
        const auto reply = chat.chat(request, [&](std::string_view text) { streamed += text; }, {});
        ASSERT_TRUE(reply) << reply.error().message;
        ASSERT_EQ(reply->content, "Guten Täg") << cut;
        EXPECT_EQ(streamed, reply->content);
        ASSERT_EQ(reply->toolCalls.size(), 2U) << cut;
        EXPECT_EQ(reply->toolCalls[0].arguments, R"({"x":1})");
        EXPECT_EQ(reply->toolCalls[1].name, "b");
        EXPECT_NE(reply->toolCalls[0].id, reply->toolCalls[1].id);
        EXPECT_EQ(reply->finishReason, "stop");
        EXPECT_EQ(reply->usage->promptTokens, 26);
        EXPECT_FALSE(reply->incomplete);
    }
}

TEST(OllamaChat, AsksForItsContextAndWritesCallsItsWay)
{
    ScriptedServer server;
    server.enqueue(streamReply(ollamaStream()));
    OllamaChat chat(serviceAt(server.url()), "m", 4096);
    ChatRequest request;
    request.messages = {{ChatRole::User, "Hallo", {}, {}},
                        {ChatRole::Assistant, "", {{"id1", "search", R"({"q":"x"})"}}, {}},
                        {ChatRole::Tool, "nothing", {}, "id1"}};
    request.maxTokens = 50;
    request.responseFormat = json{{"type", "json_object"}};
    ASSERT_TRUE(chat.chat(request, {}, {}));
    const json sent = server.requests().front().json();
    EXPECT_EQ(server.requests().front().path, "/api/chat");
    EXPECT_EQ(sent["options"]["num_ctx"], 4096);
    EXPECT_EQ(sent["options"]["num_predict"], 50);
    EXPECT_EQ(sent["format"], "json");
    EXPECT_EQ(sent["messages"][1]["tool_calls"][0]["function"]["arguments"]["q"], "x");
    EXPECT_EQ(sent["messages"][2]["tool_name"], "search");
}

TEST(OllamaChat, TakesASensibleContextWhenNoneIsGiven)
{
    const auto asked = [](const json& shown, int status) {
        ScriptedServer server;
        server.enqueue(jsonReply(shown, status));
        server.enqueue(streamReply(ollamaStream()));
        OllamaChat chat(serviceAt(server.url()), "m", 0);
        ChatRequest request;
        request.messages = {{ChatRole::User, "Hallo", {}, {}}};
        EXPECT_TRUE(chat.chat(request, {}, {}));
        return server.requests().back().json()["options"]["num_ctx"].get<int>();
    };
    EXPECT_EQ(asked({{"model_info", {{"llama.context_length", 131072}}}}, 200), kDefaultOllamaContext);
    EXPECT_EQ(asked({{"model_info", {{"llama.context_length", 2048}}}}, 200), 2048);
    EXPECT_EQ(asked({{"parameters", "num_ctx 65536"}}, 200), 65536);
    EXPECT_EQ(asked({{"error", "no such page"}}, 404), kDefaultOllamaContext);
}

TEST(OllamaChat, SaysWhatTheServerSays)
{
    ScriptedServer server;
    server.enqueue(jsonReply({{"error", "model 'm' not found"}}, 404));
    OllamaChat chat(serviceAt(server.url()), "m", 0);
    ChatRequest request;
    request.messages = {{ChatRole::User, "Hallo", {}, {}}};
    auto reply = chat.chat(request, {}, {});
    ASSERT_FALSE(reply);
    EXPECT_EQ(reply.error().code, ErrorCode::UnknownModel);
    server.enqueue(jsonReply({{"model_info", json::object()}}));
    server.enqueue(streamReply(line({{"message", {{"content", "Halb"}}}}) + line({{"error", "out of memory"}})));
    reply = chat.chat(request, {}, {});
    ASSERT_TRUE(reply);
    EXPECT_EQ(reply->content, "Halb");
    EXPECT_TRUE(reply->incomplete);
    EXPECT_EQ(reply->brokenReason->message, "The backend “scripted” reports an error. It said: “out of memory”.");
}

} // namespace
