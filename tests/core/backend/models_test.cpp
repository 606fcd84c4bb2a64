// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/backend/discovery.h"
#include "core/backend/models.h"
#include "tests/core/backend/backend_fixture.h"
#include "tests/support/scripted_server.h"

namespace {

using namespace reminisce;
using namespace reminisce::backend;
using namespace reminisce::test;
using testing::ElementsAre;
using testing::HasSubstr;

TEST(Models, AreListedFromEitherInterface)
{
    ScriptedServer server;
    HttpClient client;
    server.enqueue(jsonReply({{"data", {{{"id", "b"}}, {{"id", "a"}}}}}));
    auto models = listModels(client, serviceAt(server.url()), {});
    ASSERT_TRUE(models);
    EXPECT_THAT(*models, ElementsAre("a", "b"));
    server.enqueue(jsonReply("not found", 404));
    server.enqueue(jsonReply({{"models", {{{"name", "llama3"}}}}}));
    models = listModels(client, serviceAt(server.url()), {});
    ASSERT_TRUE(models);
    EXPECT_THAT(*models, ElementsAre("llama3"));
}

constexpr const char* kPull = R"({"status":"pulling manifest"}
{"status":"pulling a","digest":"sha256:a","total":100}
{"status":"pulling a","digest":"sha256:a","total":100,"completed":60}
{"status":"pulling a","digest":"sha256:a","total":100,"completed":100}
{"status":"pulling b","digest":"sha256:b","total":20,"completed":5}
{"status":"verifying sha256 digest"}
{"status":"success"}
)";

TEST(Pull, ReportsTheSumOfAllFilesWhereverItIsCut)
{
    const std::string stream = kPull;
    ScriptedServer server;
    HttpClient client;
    for (std::size_t cut = 0; cut < stream.size(); cut += 5) {
        server.enqueue(streamReply(stream, {cut}));
        std::vector<std::uint64_t> done;
        Progress last;
        const auto pulled = pullOllamaModel(client, serviceAt(server.url()), "m",
                                            [&](const Progress& progress) {
                                                done.push_back(progress.done);
                                                last = progress;
                                            },
                                            {});
        ASSERT_TRUE(pulled) << pulled.error().message;
        EXPECT_THAT(done, ElementsAre(0, 0, 60, 100, 105, 105, 105)) << "cut at " << cut;
        EXPECT_EQ(last.total, 120U);
        EXPECT_EQ(last.unit, "bytes");
        EXPECT_EQ(last.what, "success");
    }
    EXPECT_EQ(server.requests().front().json()["model"], "m");
}

TEST(Pull, SaysWhyItFailed)
{
    ScriptedServer server;
    HttpClient client;
    server.enqueue(streamReply("{\"error\":\"pull model manifest: file does not exist\"}\n"));
    auto failed = pullOllamaModel(client, serviceAt(server.url()), "m", {}, {});
    ASSERT_FALSE(failed);
    EXPECT_THAT(failed.error().message, HasSubstr("does not exist"));
    server.enqueue(streamReply("{\"status\":\"pulling a\",\"total\":10,\"completed\":5}\n"));
    failed = pullOllamaModel(client, serviceAt(server.url()), "m", {}, {});
    ASSERT_FALSE(failed);
    EXPECT_EQ(failed.error().message,
              "The backend “scripted” did not say that the model “m” is complete. Try again; what has arrived is kept "
              "there.");
}

TEST(Pull, HangsUpWhenStopped)
{
    ScriptedServer server;
    ScriptedReply slow = streamReply("{\"status\":\"pulling a\",\"total\":10,\"completed\":5}\n");
    slow.end = ScriptedReply::End::Hold;
    server.enqueue(slow);
    HttpClient client;
    std::stop_source stop;
    const auto stopped = pullOllamaModel(
        client, serviceAt(server.url()), "m", [&](const Progress&) { stop.request_stop(); }, stop.get_token());
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.error().code, ErrorCode::Cancelled);
    EXPECT_TRUE(server.waitForHangUp());
}

TEST(Discovery, FindsWhatAnswersOnThisMachine)
{
    ScriptedServer one;
    one.handle("/v1/models", [](const RecordedRequest&) { return jsonReply({{"data", {{{"id", "a"}}}}}); });
    ScriptedServer locked;
    locked.handle("/v1/models", [](const RecordedRequest&) { return jsonReply({{"error", "a key, please"}}, 401); });
    ScriptedServer webSite;
    webSite.handle("/v1/models", [](const RecordedRequest&) { return jsonReply("hello"); });
    webSite.handle("/api/tags", [](const RecordedRequest&) { return jsonReply("no", 404); });
    ScriptedServer silent;
    silent.handle("/v1/models", [](const RecordedRequest&) {
        ScriptedReply reply;
        reply.end = ScriptedReply::End::Hold;
        return reply;
    });
    std::string gone;
    {
        const ScriptedServer other;
        gone = other.url();
    }
    const std::vector<std::string> urls = {one.url(),    locked.url(), webSite.url(),
                                           silent.url(), gone,         "http://192.0.2.1:1"};
    std::vector<BackendPreset> candidates;
    for (const auto& url : urls) {
        candidates.push_back({"vllm", "vLLM", url, false, ""});
    }
    const auto found = findServers(candidates, {}, std::chrono::milliseconds(300));
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].url, one.url());
    EXPECT_THAT(found[0].models, ElementsAre("a"));
    EXPECT_EQ(found[1].url, locked.url());
    EXPECT_TRUE(found[1].models.empty());
}

TEST(Discovery, EveryPresetOfThisMachineIsLoopback)
{
    for (const BackendPreset& preset : backendPresets()) {
        EXPECT_TRUE(preset.url.empty() || preset.needsKey || isLoopback(preset.url)) << preset.id;
        EXPECT_EQ(findPreset(preset.id)->label, preset.label);
    }
    EXPECT_FALSE(findPreset("nonsense"));
}

} // namespace
