// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

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
    const auto test = testBackend(example(server.url()), "", {});
    EXPECT_TRUE(test.ok) << test.verdict;
    EXPECT_EQ(test.embeddingDimension, 3U);
    EXPECT_THAT(test.verdict, HasSubstr("chats with chatty"));
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
