// SPDX-License-Identifier: GPL-3.0-or-later
// The backends against llama-server. Addresses come from tests/real-server/run by environment variables; what is
// measured is printed.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <cmath>
#include <cstdlib>
#include <iostream>
#include <string>
#include <thread>
#include <vector>

#include "core/backend/http.h"
#include "core/backend/rerank.h"
#include "core/backend/settings.h"

namespace {

using namespace reminisce;
using namespace reminisce::backend;
using testing::HasSubstr;
using Clock = std::chrono::steady_clock;

std::string variable(const char* name)
{
    const char* value = std::getenv(name);
    return value != nullptr ? value : "";
}

double millisecondsSince(Clock::time_point begin)
{
    return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

BackendSettings settingsOf(const char* urlVariable)
{
    BackendSettings settings;
    settings.name = "llama";
    settings.url = variable(urlVariable);
    settings.preset = "llama.cpp";
    return settings;
}

std::unique_ptr<ChatBackend> chatBackend()
{
    BackendSettings settings = settingsOf("REMINISCE_REAL_CHAT");
    settings.chatModel = "tinyllama";
    auto chat = makeChatBackend(settings, variable("REMINISCE_REAL_KEY"));
    EXPECT_TRUE(chat) << chat.error().message;
    return std::move(*chat);
}

ChatRequest question(std::string text, int maxTokens)
{
    ChatRequest request;
    request.messages.push_back({ChatRole::User, std::move(text), {}, {}});
    request.maxTokens = maxTokens;
    return request;
}

nlohmann::json ask(const std::string& path)
{
    HttpRequest request;
    request.url = joinUrl(variable("REMINISCE_REAL_CHAT"), path);
    request.headers = {{"Authorization", "Bearer " + variable("REMINISCE_REAL_KEY")}};
    HttpClient client;
    const auto response = client.send(request, {});
    return response ? nlohmann::json::parse(response->body, nullptr, false) : nlohmann::json();
}

bool isGenerating()
{
    const auto slots = ask("/slots");
    return slots.is_array() && !slots.empty() && slots[0].value("is_processing", false);
}

TEST(RealServer, AChatStreams)
{
    const auto chat = chatBackend();
    int pieces = 0;
    std::string streamed;
    const auto reply = chat->chat(question("Write two sentences about the sea.", 24),
                                  [&](std::string_view text) {
                                      ++pieces;
                                      streamed += text;
                                  },
                                  {});
    ASSERT_TRUE(reply) << reply.error().message;
    EXPECT_GT(pieces, 5);
    EXPECT_EQ(streamed, reply->content);
    EXPECT_FALSE(reply->incomplete);
    ASSERT_TRUE(reply->usage);
    EXPECT_GT(reply->usage->promptTokens, 5);
    std::cout << "chat: " << pieces << " pieces, " << reply->usage->completionTokens << " tokens\n";
}

TEST(RealServer, StoppingEndsTheServersGeneration)
{
    const auto chat = chatBackend();
    std::stop_source stop;
    Clock::time_point stopped;
    int pieces = 0;
    bool wasGenerating = false;
    const auto reply = chat->chat(
        question("Count from one to one thousand in words.", 1500),
        [&](std::string_view) {
            if (++pieces == 5) {
                wasGenerating = isGenerating();
                stopped = Clock::now();
                stop.request_stop();
            }
        },
        stop.get_token());
    const double returned = millisecondsSince(stopped);
    ASSERT_TRUE(reply) << reply.error().message;
    EXPECT_TRUE(wasGenerating);
    EXPECT_TRUE(reply->incomplete);
    EXPECT_EQ(reply->brokenReason->code, ErrorCode::Cancelled);
    while (isGenerating() && millisecondsSince(stopped) < 10'000) {
        std::this_thread::sleep_for(std::chrono::milliseconds(5)); // the server is another program: there is no event
    }
    const double quiet = millisecondsSince(stopped);
    EXPECT_FALSE(isGenerating()) << "1500 tokens take this server minutes";
    std::cout << "cancel in the answer: returned after " << returned << " ms, server idle after " << quiet << " ms\n";
}

TEST(RealServer, StoppingBeforeTheFirstTokenReturnsAtOnce)
{
    const auto chat = chatBackend();
    std::string longText;
    for (int i = 0; i < 60; ++i) {
        longText += "We walked along the river and spoke about the summer. ";
    }
    std::stop_source stop;
    Clock::time_point stopped;
    std::jthread stopper([&](const std::stop_token& ended) {
        while (!isGenerating() && !ended.stop_requested()) {
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        }
        stopped = Clock::now();
        stop.request_stop();
    });
    const auto reply = chat->chat(question(longText, 8), {}, stop.get_token());
    const double returned = millisecondsSince(stopped);
    stopper.request_stop();
    ASSERT_FALSE(reply);
    EXPECT_EQ(reply.error().code, ErrorCode::Cancelled);
    std::cout << "cancel while the prompt is read: returned after " << returned << " ms\n";
}

TEST(RealServer, APromptThatIsTooLongIsSaid)
{
    std::string text;
    for (int i = 0; i < 3000; ++i) {
        text += "hello ";
    }
    const auto reply = chatBackend()->chat(question(text, 8), {}, {});
    ASSERT_FALSE(reply);
    EXPECT_EQ(reply.error().code, ErrorCode::LimitExceeded);
    EXPECT_THAT(reply.error().message, HasSubstr("The request is too long for the model “tinyllama”"));
    EXPECT_THAT(reply.error().message, HasSubstr("2048"));
    std::cout << reply.error().message << '\n';
}

TEST(RealServer, AWrongKeyIsSaidAndNotRepeated)
{
    BackendSettings settings = settingsOf("REMINISCE_REAL_CHAT");
    settings.chatModel = "tinyllama";
    const BackendTest test = testBackend(settings, "sk-canary-wrong", {});
    EXPECT_FALSE(test.ok);
    EXPECT_THAT(test.verdict, HasSubstr("refuses the key"));
    EXPECT_EQ(test.verdict.find("canary"), std::string::npos);
}

TEST(RealServer, TheTestOfABackendFindsOutWhatItCanDo)
{
    BackendSettings settings = settingsOf("REMINISCE_REAL_CHAT");
    settings.chatModel = "tinyllama";
    const BackendTest test = testBackend(settings, variable("REMINISCE_REAL_KEY"), {});
    EXPECT_TRUE(test.ok) << test.verdict;
    EXPECT_EQ(test.facts.contextTokens, std::optional(2048));
    EXPECT_TRUE(test.facts.functionCalling.has_value());
    std::cout << test.verdict << '\n';
}

TEST(RealServer, EmbeddingsAreOfUnitLengthAndMeanSomething)
{
    BackendSettings settings = settingsOf("REMINISCE_REAL_EMBEDDINGS");
    settings.embeddingModel = "minilm";
    const auto embeddings = makeEmbeddingBackend(settings, "");
    ASSERT_TRUE(embeddings) << embeddings.error().message;
    std::string longText;
    for (int i = 0; i < 150; ++i) {
        longText += "A man is eating. ";
    }
    const std::vector<std::string> texts = {"A man is eating food.", "Someone is having a meal.",
                                            "The train to Hamburg was late.", longText, ""};
    const auto matrix = (*embeddings)->embed(texts, {});
    ASSERT_TRUE(matrix) << matrix.error().message;
    EXPECT_EQ(matrix->dimension, 384U);
    const auto cosine = [&](std::size_t a, std::size_t b) {
        double sum = 0;
        for (std::size_t i = 0; i < matrix->dimension; ++i) {
            sum += static_cast<double>(matrix->row(a)[i]) * matrix->row(b)[i];
        }
        return sum;
    };
    EXPECT_NEAR(cosine(0, 0), 1, 1e-5);
    EXPECT_GT(cosine(0, 1), cosine(0, 2) + 0.3);
    EXPECT_GT(cosine(0, 3), 0.5) << "a text longer than the model's 512 tokens is embedded in parts";
}

TEST(RealServer, RerankingScoresEveryText)
{
    BackendSettings settings = settingsOf("REMINISCE_REAL_RERANK");
    settings.rerankModel = "minilm-rank";
    const auto reranker = makeReranker(settings, "");
    ASSERT_TRUE(reranker) << reranker.error().message;
    const std::vector<std::string> texts = {"Apple pie.", "A late train.", "Rain."};
    const auto scores = (*reranker)->scores("Which cake?", texts, {});
    ASSERT_TRUE(scores) << scores.error().message; // the head is not trained: the order means nothing
    EXPECT_EQ(scores->size(), 3U);
}

} // namespace
