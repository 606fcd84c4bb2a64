// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "core/backend/rerank.h"
#include "core/backend/settings.h"
#include "tests/support/scripted_server.h"
#include "tests/support/temporary_directory.h"

namespace {

using namespace reminisce;
using namespace reminisce::backend;
using namespace reminisce::test;
using testing::HasSubstr;
namespace fs = std::filesystem;

BackendSettings example(const std::string& url = "http://127.0.0.1:11434")
{
    return {"Mine", url, "chatty", "vectors", "", "REMINISCE_TEST_KEY", "llama.cpp"};
}

TEST(BackendSettings, AreKeptBesideTheArchiveForTheOwnerOnly)
{
    const TemporaryDirectory directory;
    EXPECT_TRUE(loadBackends(directory.path())->empty());
    const std::vector<BackendSettings> backends = {example()};
    ASSERT_TRUE(saveBackends(directory.path(), backends));
    EXPECT_EQ(*loadBackends(directory.path()), backends);
    EXPECT_EQ(fs::status(directory.path() / "backends.json").permissions(),
              fs::perms::owner_read | fs::perms::owner_write);
    EXPECT_EQ(std::distance(fs::directory_iterator(directory.path()), fs::directory_iterator()), 1);
}

TEST(BackendSettings, NeverHoldAKey)
{
    const TemporaryDirectory directory;
    ::setenv("REMINISCE_TEST_KEY", "sk-very-secret", 1);
    ASSERT_TRUE(saveBackends(directory.path(), std::vector{example()}));
    EXPECT_EQ(readFile(directory.path() / "backends.json").find("sk-very-secret"), std::string::npos);
    EXPECT_EQ(*EnvironmentKeyProvider().key(example()), "sk-very-secret");
    ::unsetenv("REMINISCE_TEST_KEY");
    const auto missing = EnvironmentKeyProvider().key(example());
    ASSERT_FALSE(missing);
    EXPECT_THAT(missing.error().message, HasSubstr("REMINISCE_TEST_KEY"));
    BackendSettings keyAsVariable = example();
    keyAsVariable.keyEnvironmentVariable = "sk-very-secret";
    const auto refused = validate(keyAsVariable);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().message.find("sk-very"), std::string::npos);
}

TEST(BackendSettings, KeepEverythingThatWasSetAndFoundOut)
{
    const TemporaryDirectory directory;
    BackendSettings settings = example();
    settings.rerankModel = "order";
    settings.descriptionModel = "feelings";
    settings.judgeModel = "judge";
    settings.contextTokens = 16384;
    settings.facts = {settings.url, settings.chatModel, 8192, false};
    ASSERT_TRUE(saveBackends(directory.path(), std::vector{settings}));
    const auto loaded = loadBackends(directory.path());
    ASSERT_TRUE(loaded);
    EXPECT_EQ(loaded->front(), settings);
    EXPECT_EQ(knownFacts(loaded->front()).functionCalling, std::optional(false));
    settings.chatModel = "another";
    EXPECT_FALSE(knownFacts(settings).functionCalling);
    EXPECT_FALSE(knownFacts(settings).contextTokens);
}

TEST(BackendSettings, EachTaskMayHaveABackendOfItsOwn)
{
    BackendSettings chat = example();
    chat.embeddingModel.clear();
    BackendSettings judge = example();
    judge.name = "Other";
    judge.chatModel.clear();
    judge.judgeModel = "strict";
    const std::vector<BackendSettings> backends = {chat, judge};
    EXPECT_EQ(backendFor(backends, BackendTask::Chat)->name, "Mine");
    EXPECT_EQ(backendFor(backends, BackendTask::Embedding)->name, "Other");
    EXPECT_EQ(backendFor(backends, BackendTask::Judge)->name, "Other");
    EXPECT_FALSE(backendFor(backends, BackendTask::Rerank));
    EXPECT_EQ((*makeChatBackend(judge, "", BackendTask::Judge))->model(), "strict");
    EXPECT_FALSE(makeChatBackend(judge, ""));
    EXPECT_FALSE(makeReranker(judge, ""));
}

TEST(BackendSettings, WarnOfConnectionsThatCanBeOverheard)
{
    EXPECT_THAT(connectionWarning(example("http://192.168.0.2:8000")), HasSubstr("192.168.0.2:8000 is not encrypted"));
    EXPECT_THAT(connectionWarning(example("HTTP://example.org")), HasSubstr("not encrypted"));
    EXPECT_EQ(connectionWarning(example("https://example.org")), "");
    EXPECT_EQ(connectionWarning(example("http://127.0.0.1:8000")), "");
    EXPECT_EQ(connectionWarning(example("http://localhost:8000")), "");
}

TEST(BackendSettings, ADamagedListIsSaidAndLeftAlone)
{
    const TemporaryDirectory directory;
    directory.write("backends.json", "{\"backends\": [");
    const auto loaded = loadBackends(directory.path());
    ASSERT_FALSE(loaded);
    EXPECT_EQ(loaded.error().code, ErrorCode::DamagedInput);
}

TEST(BackendSettings, AFailedWriteChangesNothing)
{
    const auto failed = saveBackends("/nonexistent/directory", std::vector{example()});
    ASSERT_FALSE(failed);
    EXPECT_EQ(failed.error().code, ErrorCode::Io);
}

TEST(BackendSettings, AnUnknownNameListsTheKnownOnes)
{
    const auto found = findBackend(std::vector{example()}, "Other");
    ASSERT_FALSE(found);
    EXPECT_THAT(found.error().message, HasSubstr("Mine"));
}

TEST(BackendTest, GivesAPlainVerdict)
{
    ScriptedServer server;
    server.handle("/v1/models", [](const RecordedRequest&) { return jsonReply({{"data", {{{"id", "chatty"}}}}}); });
    server.handle("/v1/chat/completions", [](const RecordedRequest&) { return chatReply("ready"); });
    server.handle("/v1/embeddings", [](const RecordedRequest&) {
        return jsonReply({{"data", {{{"index", 0}, {"embedding", {1, 2, 3}}}}}});
    });
    server.handle("/props", [](const RecordedRequest&) {
        return jsonReply({{"default_generation_settings", {{"n_ctx", 4096}}}});
    });
    const auto test = testBackend(example(server.url()), "", {});
    EXPECT_TRUE(test.ok) << test.verdict;
    EXPECT_EQ(test.embeddingDimension, 3U);
    EXPECT_EQ(test.verdict, "“Mine” chats with chatty (4096 tokens of context), which calls no functions (the workflow "
                            "“react” suits it); embeds with vectors (3 dimensions).");
    EXPECT_EQ(test.facts, (ChatModelFacts{server.url(), "chatty", 4096, false}));
}

TEST(BackendTest, SaysWhatIsWrong)
{
    ScriptedServer server;
    server.handle("/v1/models", [](const RecordedRequest& request) {
        return request.headers.count("Authorization") > 0
                   ? jsonReply({{"error", {{"message", "Incorrect API key"}}}}, 401)
                   : jsonReply({{"data", nlohmann::json::array()}});
    });
    server.handle("/v1/chat/completions", [](const RecordedRequest&) {
        return jsonReply({{"error", {{"message", "model 'chatty' not found"}}}}, 404);
    });
    EXPECT_THAT(testBackend(example(server.url()), "wrong", {}).verdict, HasSubstr("refuses the key"));
    EXPECT_THAT(testBackend(example(server.url()), "", {}).verdict, HasSubstr("does not know the model “chatty”"));
    std::string gone;
    {
        const ScriptedServer other;
        gone = other.url();
    }
    EXPECT_THAT(testBackend(example(gone), "", {}).verdict, HasSubstr("Nothing answers"));
}

} // namespace
