// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

#include "core/backend/openai_embeddings.h"
#include "core/backend/rerank.h"
#include "tests/core/backend/backend_fixture.h"
#include "tests/support/scripted_server.h"

namespace {

using namespace reminisce;
using namespace reminisce::backend;
using namespace reminisce::test;
using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;

/// Vectors (length of the text, 1), in reverse order with their index.
ScriptedReply honest(const RecordedRequest& request)
{
    json data = json::array();
    const auto input = request.json()["input"];
    for (std::size_t i = input.size(); i-- > 0;) {
        data.push_back({{"index", i}, {"embedding", {input[i].get<std::string>().size(), 1}}});
    }
    return jsonReply({{"data", data}});
}

TEST(Embeddings, AreBatchedOrderedAndOfUnitLength)
{
    ScriptedServer server;
    server.handle("/v1/embeddings", &honest);
    OpenAiEmbeddings embeddings(serviceAt(server.url()), "e", 2);
    const std::vector<std::string> texts = {"a", "bb", "ccc", "dddd", "eeeee"};
    const auto matrix = embeddings.embed(texts, {});
    ASSERT_TRUE(matrix) << matrix.error().message;
    EXPECT_EQ(matrix->rows, 5U);
    EXPECT_EQ(matrix->dimension, 2U);
    EXPECT_EQ(server.requestCount(), 3U);
    for (std::size_t i = 0; i < 5; ++i) {
        const auto row = matrix->row(i);
        EXPECT_NEAR(std::hypot(row[0], row[1]), 1.0, 1e-6);
        EXPECT_NEAR(row[0] / row[1], static_cast<double>(i + 1), 1e-4);
    }
}

TEST(Embeddings, BadVectorsAreRefused)
{
    for (const char* bad : {"[0,0]", "[]", "null", "[1,\"x\"]", "[1e400,1]", "[1,2,3]", "{}"}) {
        ScriptedServer server;
        server.handle("/v1/embeddings", [bad](const RecordedRequest& request) {
            const bool first = request.json()["input"][0] == "first";
            const std::string vector = first ? "[1,2]" : bad;
            return ScriptedReply{200,
                                 "application/json",
                                 {R"({"data":[{"index":0,"embedding":)" + vector + "}]}"},
                                 {},
                                 ScriptedReply::End::Complete};
        });
        OpenAiEmbeddings embeddings(serviceAt(server.url()), "e");
        ASSERT_TRUE(embeddings.embed(std::vector<std::string>{"first"}, {}));
        const auto matrix = embeddings.embed(std::vector<std::string>{"second"}, {});
        ASSERT_FALSE(matrix) << bad;
        EXPECT_EQ(matrix.error().code, ErrorCode::BadReply) << bad;
    }
}

TEST(Embeddings, AFailingBatchIsHalvedUntilTheBadItemIsFound)
{
    ScriptedServer server;
    server.handle("/v1/embeddings", [](const RecordedRequest& request) {
        const auto input = request.json()["input"];
        for (const auto& text : input) {
            if (text == "poison") {
                return jsonReply({{"error", {{"message", "input is too strange"}}}}, 400);
            }
        }
        return honest(request);
    });
    OpenAiEmbeddings embeddings(serviceAt(server.url()), "e", 8);
    const auto matrix = embeddings.embed(std::vector<std::string>{"a", "b", "c", "d", "e", "poison", "g", "h"}, {});
    ASSERT_FALSE(matrix);
    EXPECT_THAT(matrix.error().message, HasSubstr("Text 6 "));
    EXPECT_THAT(matrix.error().message, HasSubstr("too strange"));
    EXPECT_EQ(matrix.error().detail.find("poison"), std::string::npos);
}

TEST(Embeddings, ATextThatIsTooLongIsEmbeddedInParts)
{
    ScriptedServer server;
    server.handle("/v1/embeddings", [](const RecordedRequest& request) {
        json data = json::array();
        const json input = request.json()["input"];
        for (const auto& text : input) {
            const auto said = text.get<std::string>();
            if (said.size() > 400) {
                return jsonReply({{"error", {{"message", "input (1002 tokens) is too large to process."}}}}, 500);
            }
            const double cheese = said.find("käse") != std::string::npos ? 1 : 0;
            const double bread = said.find("brot") != std::string::npos ? 1 : 0;
            data.push_back(json{{"embedding", json::array({cheese, bread})}});
        }
        return jsonReply({{"data", data}});
    });
    std::string text;
    for (int i = 0; i < 150; ++i) {
        text += i < 100 ? "käse " : "brot ";
    }
    OpenAiEmbeddings embeddings(serviceAt(server.url()), "e", 8);
    const auto matrix = embeddings.embed(std::vector<std::string>{"brot", text, "käse"}, {});
    ASSERT_TRUE(matrix) << matrix.error().message;
    ASSERT_EQ(matrix->rows, 3U);
    EXPECT_NEAR(matrix->row(0)[1], 1, 1e-6);
    EXPECT_NEAR(std::hypot(matrix->row(1)[0], matrix->row(1)[1]), 1, 1e-6);
    EXPECT_GT(matrix->row(1)[0], matrix->row(1)[1]);
    EXPECT_GT(matrix->row(1)[1], 0.1);
    EXPECT_NEAR(matrix->row(2)[0], 1, 1e-6);
    for (const auto& request : server.requests()) {
        EXPECT_TRUE(request.json().is_object()) << "no character was cut in two";
    }
}

TEST(Embeddings, AServerThatRefusesEveryTextAsTooLongIsNotAskedForEver)
{
    ScriptedServer server;
    server.handle("/v1/embeddings", [](const RecordedRequest&) {
        return jsonReply({{"error", {{"message", "exceeds the maximum context length"}}}}, 400);
    });
    OpenAiEmbeddings embeddings(serviceAt(server.url()), "e", 8);
    const auto matrix = embeddings.embed(std::vector<std::string>{std::string(10'000, 'x')}, {});
    ASSERT_FALSE(matrix);
    EXPECT_EQ(matrix.error().code, ErrorCode::LimitExceeded);
    EXPECT_LT(server.requestCount(), 12U);
}

TEST(Embeddings, AServerThatIsDownIsNotAskedForEachItem)
{
    ScriptedServer server;
    server.handle("/v1/embeddings", [](const RecordedRequest&) { return jsonReply({{"error", "no key"}}, 401); });
    OpenAiEmbeddings embeddings(serviceAt(server.url()), "e", 8);
    const auto matrix = embeddings.embed(std::vector<std::string>(8, "x"), {});
    ASSERT_FALSE(matrix);
    EXPECT_EQ(matrix.error().code, ErrorCode::Unauthorized);
    EXPECT_EQ(server.requestCount(), 1U);
}

TEST(Rerank, ScoresComeInTheOrderOfTheTexts)
{
    ScriptedServer server;
    server.enqueue(
        jsonReply({{"results", {{{"index", 1}, {"relevance_score", 0.9}}, {{"index", 0}, {"relevance_score", 0.1}}}}}));
    Reranker reranker(serviceAt(server.url()), "r");
    const std::vector<std::string> texts = {"a", "b"};
    const auto scores = reranker.scores("q", texts, {});
    ASSERT_TRUE(scores) << scores.error().message;
    EXPECT_THAT(*scores, ElementsAre(0.1, 0.9));
    server.enqueue(jsonReply({{"results", {{{"index", 1}, {"relevance_score", 0.9}}}}}));
    EXPECT_FALSE(reranker.scores("q", texts, {}));
}

} // namespace
