// SPDX-License-Identifier: GPL-3.0-or-later
// The Lab against scripted servers whose behaviour is known, so that the right outcome of every answer is.
#include "core/evaluation/lab/runner.h"

#include <csignal>
#include <cstdlib>
#include <map>
#include <random>

#include <gtest/gtest.h>
#include <spawn.h>
#include <sys/wait.h>

#include "core/evaluation/lab/summary.h"
#include "core/evaluation/report/report.h"
#include "tests/core/evaluation/lab_world.h"
#include "tests/support/archive_fixture.h"

extern char** environ;

namespace reminisce::evaluation {
namespace {

using namespace lab_world;
using test::succeeded;
using test::valueOf;

/// The summary without what depends on the clock.
std::string tableOf(const LabStore& store, std::int64_t run)
{
    nlohmann::ordered_json summary = toJson(summarise(valueOf(store.run(run)), valueOf(store.items(run))));
    for (auto& configuration : summary["configurations"]) {
        for (const char* key : {"seconds", "seconds_to_first_token"}) {
            configuration["overall"].erase(key);
            for (auto& category : configuration["categories"]) {
                category.erase(key);
            }
        }
    }
    return summary.dump(1);
}

class LabMatrix : public testing::Test
{
protected:
    void SetUp() override
    {
        for (int i = 0; i < 2; ++i) {
            m_servers.at(static_cast<std::size_t>(i)).handle("/v1/chat/completions", [this, i](const auto& request) {
                const std::scoped_lock lock(m_mutex);
                ++m_requests;
                m_changed.notify_all();
                return reply(request, i);
            });
        }
    }

    [[nodiscard]] std::array<std::string, 2> urls() const { return {m_servers[0].url(), m_servers[1].url()}; }
    [[nodiscard]] std::filesystem::path directory(const char* name) const { return m_directory.path() / name; }

    test::TemporaryDirectory m_directory;
    std::filesystem::path m_dataset = m_directory.write("puzzles.json", dataset());
    std::array<test::ScriptedServer, 2> m_servers;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    int m_requests = 0;
};

TEST_F(LabMatrix, GivesEveryAnswerItsTrueOutcome)
{
    Lab lab(directory("a"), backends(urls()));
    const auto run = valueOf(lab.runner.create(matrix(m_dataset)));
    std::uint64_t reported = 0;
    RunOptions options;
    options.progress = [&](const LabProgress& progress) { reported = progress.done; };
    ASSERT_TRUE(succeeded(lab.runner.resume(run, options)));
    const auto items = valueOf(lab.store->items(run));
    ASSERT_EQ(items.size(), 4U * 2 * 2 * kPuzzles);
    EXPECT_EQ(reported, items.size());
    std::map<Outcome, int> counts;
    for (const LabItem& item : items) {
        const int puzzle = std::stoi(item.question.id.substr(4)) - 1;
        const int backend = item.configuration.backend == "one" ? 0 : 1;
        EXPECT_EQ(outcomeName(item.outcome), outcomeName(truth(puzzle, backend, item.configuration.workflow)))
            << itemKey(item.configuration, item.question) << ": " << item.response << item.error << item.answer.dump();
        EXPECT_EQ(item.failed, behaviourOf(puzzle, backend) == Behaviour::Fault);
        EXPECT_EQ(item.metrics.at("right"), isRight(item.outcome) ? 1 : 0);
        ++counts[item.outcome];
    }
    EXPECT_EQ(counts.size(), kOutcomes.size()) << "every outcome occurs";
    EXPECT_TRUE(valueOf(lab.store->run(run)).finishedAtUtc);
}

TEST_F(LabMatrix, GoesOnWhereItWasStopped)
{
    Lab lab(directory("a"), backends(urls()));
    LabSettings settings = matrix(m_dataset);
    settings.workflows = {"rag", "built-in"};
    settings.threads = 2;
    const auto run = valueOf(lab.runner.create(settings));
    std::stop_source stop;
    RunOptions options;
    options.stop = stop.get_token();
    options.itemDone = [&, done = 0](const LabItem&) mutable {
        if (++done == 30) {
            stop.request_stop();
        }
    };
    const auto stopped = lab.runner.resume(run, options);
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.error().code, ErrorCode::Cancelled);
    const auto before = valueOf(lab.store->run(run));
    EXPECT_GE(before.items, 30U);
    EXPECT_LT(before.items, before.total);
    EXPECT_FALSE(before.finishedAtUtc);
    EXPECT_EQ(valueOf(lab.runner.estimateRest(run, false)).items, before.total - before.items);
    ASSERT_TRUE(succeeded(lab.runner.resume(run)));
    const auto after = valueOf(lab.store->run(run));
    EXPECT_EQ(after.items, after.total);
    EXPECT_EQ(after.total, 3U * 2 * kPuzzles) << "the built-in workflow has one backend";
}

TEST_F(LabMatrix, RetriesWhatFailedOnlyWhenAsked)
{
    Lab lab(directory("a"), backends(urls()));
    LabSettings settings = matrix(m_dataset);
    settings.workflows = {"rag"};
    settings.backends = {"one"};
    const auto run = valueOf(lab.runner.create(settings));
    ASSERT_TRUE(succeeded(lab.runner.resume(run)));
    const auto failed = valueOf(lab.store->run(run)).failed;
    ASSERT_GT(failed, 0U);
    ASSERT_TRUE(succeeded(lab.runner.resume(run)));
    EXPECT_EQ(valueOf(lab.store->run(run)).failed, failed);
    m_servers[0].handle("/v1/chat/completions", [](const auto&) { return test::chatReply("zebra"); });
    RunOptions options;
    options.retryFailed = true;
    ASSERT_TRUE(succeeded(lab.runner.resume(run, options)));
    EXPECT_EQ(valueOf(lab.store->run(run)).failed, 0U);
}

TEST_F(LabMatrix, RefusesADatasetThatHasChanged)
{
    Lab lab(directory("a"), backends(urls()));
    LabSettings settings = matrix(m_dataset);
    settings.workflows = {"built-in"};
    const auto run = valueOf(lab.runner.create(settings));
    (void)m_directory.write("puzzles.json", dataset() + " ");
    const auto resumed = lab.runner.resume(run);
    ASSERT_FALSE(resumed);
    EXPECT_EQ(resumed.error().code, ErrorCode::InvalidArgument);
}

TEST_F(LabMatrix, ChoosesTheSameQuestionsForTheSameSeed)
{
    Lab lab(directory("a"), backends(urls()));
    LabSettings settings = matrix(m_dataset);
    settings.workflows = {"built-in"};
    settings.retrieval.resize(1);
    settings.samples = 6;
    std::vector<std::vector<std::string>> chosen;
    for (const std::uint64_t seed : {1U, 1U, 2U}) {
        settings.seed = seed;
        const auto run = valueOf(lab.runner.create(settings));
        ASSERT_TRUE(succeeded(lab.runner.resume(run)));
        std::map<std::string, int> categories;
        chosen.emplace_back();
        for (const LabItem& item : valueOf(lab.store->items(run))) {
            chosen.back().push_back(item.question.id);
            ++categories[item.question.category];
        }
        EXPECT_EQ(categories, (std::map<std::string, int>{{"early", 3}, {"late", 3}}));
    }
    EXPECT_EQ(chosen[0], chosen[1]);
    EXPECT_NE(chosen[0], chosen[2]);
}

TEST_F(LabMatrix, SaysWhatDoesNotExistBeforeAnythingIsAsked)
{
    Lab lab(directory("a"), backends(urls()));
    const auto refuses = [&](const std::function<void(LabSettings&)>& change) {
        LabSettings settings = matrix(m_dataset);
        change(settings);
        return !lab.runner.create(settings);
    };
    EXPECT_TRUE(refuses([](LabSettings& s) { s.workflows = {"magic"}; }));
    EXPECT_TRUE(refuses([](LabSettings& s) { s.backends = {"three"}; }));
    EXPECT_TRUE(refuses([](LabSettings& s) { s.backends = {}; }));
    EXPECT_TRUE(refuses([](LabSettings& s) { s.judge = "three"; }));
    EXPECT_TRUE(refuses([](LabSettings& s) { s.similarity = "one"; })) << "it has no model that embeds";
    EXPECT_TRUE(refuses([](LabSettings& s) { s.categories = {"middle"}; }));
    EXPECT_TRUE(refuses([](LabSettings& s) { s.dataset = "/nowhere.json"; }));
    EXPECT_TRUE(valueOf(lab.store->runs()).empty());
    EXPECT_EQ(m_requests, 0);
}

TEST_F(LabMatrix, JudgesAndComparesMeanings)
{
    m_servers[1].handle("/v1/chat/completions",
                        [](const auto&) { return test::chatReply("{\"score\": 6, \"reason\": \"so so\"}"); });
    m_servers[1].handle("/v1/embeddings", [](const test::RecordedRequest& request) {
        nlohmann::json data = nlohmann::json::array();
        for (std::size_t i = 0; i < request.json().at("input").size(); ++i) {
            data.push_back({{"index", i}, {"embedding", i == 0 ? std::vector{1.0, 0.0} : std::vector{0.6, 0.8}}});
        }
        return test::jsonReply({{"data", data}});
    });
    m_servers[1].handle("/embeddings", [](const test::RecordedRequest& request) {
        const auto rows =
            request.json().at("content") == "zebra00" ? nlohmann::json{{1, 0}, {0, 1}} : nlohmann::json{{1, 0}};
        return test::jsonReply(nlohmann::json::array({{{"index", 0}, {"embedding", rows}}}));
    });
    auto known = backends(urls());
    known[1].embeddingModel = "e";
    Lab lab(directory("a"), known);
    LabSettings settings = matrix(m_dataset);
    settings.workflows = {"built-in"};
    settings.retrieval.resize(1);
    settings.judge = settings.similarity = settings.tokenEmbeddings = "two";
    const auto run = valueOf(lab.runner.create(settings));
    ASSERT_TRUE(succeeded(lab.runner.resume(run)));
    const LabItem item = valueOf(lab.store->items(run)).front();
    ASSERT_FALSE(item.failed) << item.error;
    ASSERT_EQ(item.metrics.count("bertscore_p"), 1U) << testing::PrintToString(item.notes);
    EXPECT_DOUBLE_EQ(item.metrics.at("geval"), 0.6);
    EXPECT_NEAR(item.metrics.at("semscore"), 0.6, 1e-6);
    EXPECT_NEAR(item.metrics.at("bertscore_p"), 1, 1e-6);
    EXPECT_NEAR(item.metrics.at("bertscore_r"), 0.5, 1e-6);
}

/// Not a test of its own: what the next one starts and kills.
TEST(LabChild, RunsUntilItIsKilled)
{
    const char* directory = std::getenv("REMINISCE_LAB_CHILD");
    if (directory == nullptr) {
        return; // started by hand or with all tests: there is nothing to do
    }
    Lab lab(directory, backends({std::getenv("REMINISCE_LAB_ONE"), std::getenv("REMINISCE_LAB_TWO")}));
    EXPECT_TRUE(succeeded(lab.runner.resume(1)));
}

TEST_F(LabMatrix, SurvivesTenKills)
{
    const auto first = directory("whole");
    const auto second = directory("killed");
    std::string expected;
    {
        Lab lab(first, backends(urls()));
        const auto run = valueOf(lab.runner.create(matrix(m_dataset)));
        ASSERT_TRUE(succeeded(lab.runner.resume(run)));
        expected = tableOf(*lab.store, run);
        Lab other(second, backends(urls()));
        ASSERT_EQ(valueOf(other.runner.create(matrix(m_dataset))), 1);
    }
    std::filesystem::create_directory(directory("tmp"));
    setenv("TMPDIR", directory("tmp").c_str(), 1); // what killed children leave goes with the test
    setenv("REMINISCE_LAB_CHILD", second.c_str(), 1);
    setenv("REMINISCE_LAB_ONE", m_servers[0].url().c_str(), 1);
    setenv("REMINISCE_LAB_TWO", m_servers[1].url().c_str(), 1);
    std::mt19937 random(7);
    std::uint64_t stored = 0;
    for (int kill = 0; kill < 10; ++kill) {
        char program[] = "/proc/self/exe";
        char filter[] = "--gtest_filter=LabChild.*";
        char* arguments[] = {program, filter, nullptr};
        pid_t child = 0;
        ASSERT_EQ(posix_spawn(&child, program, nullptr, nullptr, arguments, environ), 0);
        {
            std::unique_lock lock(m_mutex);
            const int target = m_requests + 5 + static_cast<int>(random() % 35);
            ASSERT_TRUE(m_changed.wait_for(lock, std::chrono::seconds(60), [&] { return m_requests >= target; }));
        }
        ::kill(child, SIGKILL);
        int status = 0;
        ASSERT_EQ(waitpid(child, &status, 0), child);
        ASSERT_TRUE(WIFSIGNALED(status)) << "it finished before it was killed";
        const auto store = valueOf(LabStore::open(second, archive::Access::ReadOnly));
        const auto now = valueOf(store->run(1)).items;
        EXPECT_GE(now, stored);
        stored = now;
    }
    EXPECT_GT(stored, 50U);
    unsetenv("REMINISCE_LAB_CHILD");
    Lab lab(second, backends(urls()));
    ASSERT_TRUE(succeeded(lab.runner.resume(1)));
    EXPECT_EQ(tableOf(*lab.store, 1), expected);
    unsetenv("TMPDIR");
}

} // namespace
} // namespace reminisce::evaluation
