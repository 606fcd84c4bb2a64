// SPDX-License-Identifier: GPL-3.0-or-later
// A key goes to its server and nowhere else: not into files, not into sentences, not into details for the log.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "core/backend/models.h"
#include "core/backend/openai_chat.h"
#include "core/backend/settings.h"
#include "tests/core/backend/backend_fixture.h"
#include "tests/support/scripted_server.h"
#include "tests/support/temporary_directory.h"

namespace {

using namespace reminisce;
using namespace reminisce::backend;
using namespace reminisce::test;
namespace fs = std::filesystem;

constexpr const char* kCanary = "sk-canary-4711-abcdef";
const std::string kEcho = std::string("Incorrect API key provided: ") + kCanary + ". Bearer " + kCanary;

void expectNoKey(const std::string& text)
{
    EXPECT_EQ(text.find(kCanary), std::string::npos) << text;
}

BackendSettings settingsAt(const std::string& url)
{
    BackendSettings settings;
    settings.name = "Mine";
    settings.url = url;
    settings.chatModel = "c";
    settings.embeddingModel = "e";
    settings.rerankModel = "r";
    settings.keyEnvironmentVariable = "REMINISCE_TEST_CANARY";
    return settings;
}

TEST(Keys, AServerThatRepeatsTheKeyDoesNotGetItIntoMessages)
{
    std::vector<ScriptedReply> replies;
    for (const int status : {200, 400, 401, 403, 404, 418, 429, 500}) {
        replies.push_back(jsonReply({{"error", {{"message", kEcho}}}}, status));
    }
    replies.push_back(streamReply(sseEvent({{"error", {{"message", kEcho}}}})));
    replies.push_back(
        streamReply(sseEvent({{"choices", {{{"delta", {{"content", "Halb"}}}}}}}) + sseEvent({{"error", kEcho}})));
    ScriptedReply redirect = jsonReply({}, 302);
    redirect.headers = {{"Location", std::string("http://192.0.2.1/?key=") + kCanary}};
    replies.push_back(redirect);
    replies.push_back({200, "text/html", {kEcho}, {}, ScriptedReply::End::Complete});
    for (const ScriptedReply& reply : replies) {
        ScriptedServer server;
        server.enqueue(reply);
        Service service = serviceAt(server.url());
        service.key = kCanary;
        service.retries.atMost = 0;
        OpenAiChat chat(service, "m");
        ChatRequest request;
        request.messages = {{ChatRole::User, "Hallo", {}, {}}};
        const auto answer = chat.chat(request, {}, {});
        EXPECT_EQ(server.requests().at(0).headers.find("Authorization")->second, std::string("Bearer ") + kCanary);
        ASSERT_TRUE(!answer || answer->brokenReason) << reply.status;
        const Error& error = answer ? *answer->brokenReason : answer.error();
        expectNoKey(error.message);
        expectNoKey(error.detail);
    }
}

TEST(Keys, NoTestAndNoFileHoldsOne)
{
    ::setenv("REMINISCE_TEST_CANARY", kCanary, 1);
    ScriptedServer server;
    for (const char* path : {"/v1/models", "/v1/chat/completions", "/v1/embeddings", "/v1/rerank"}) {
        server.handle(path, [](const RecordedRequest&) { return jsonReply({{"error", {{"message", kEcho}}}}, 400); });
    }
    const BackendSettings settings = settingsAt(server.url());
    const auto key = EnvironmentKeyProvider().key(settings);
    ASSERT_EQ(*key, kCanary);
    const BackendTest test = testBackend(settings, *key, {});
    EXPECT_FALSE(test.ok);
    expectNoKey(test.verdict);

    const TemporaryDirectory directory;
    ASSERT_TRUE(saveBackends(directory.path(), std::vector{settings}));
    for (const auto& entry : fs::recursive_directory_iterator(directory.path())) {
        if (entry.is_regular_file()) {
            expectNoKey(readFile(entry.path()));
        }
    }
    ::unsetenv("REMINISCE_TEST_CANARY");
}

TEST(Keys, AreRefusedInAddressesAndNotRepeated)
{
    for (const std::string& url :
         {std::string("http://user:") + kCanary + "@127.0.0.1:1",
          std::string("http://127.0.0.1:1/v1?api_key=") + kCanary, std::string("http://127.0.0.1:1/#") + kCanary}) {
        const auto valid = validate(settingsAt(url));
        ASSERT_FALSE(valid) << url;
        expectNoKey(valid.error().message);
    }
}

} // namespace
