// SPDX-License-Identifier: GPL-3.0-or-later
// What a run's settings decide: prompts, threads, judge, what is said before it starts.
#include "core/evaluation/lab/settings.h"

#include <atomic>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/agent/prompts.h"
#include "core/evaluation/lab/summary.h"
#include "core/evaluation/metrics/judge.h"
#include "core/evaluation/report/report.h"
#include "tests/core/evaluation/lab_world.h"
#include "tests/support/archive_fixture.h"

namespace reminisce::evaluation {
namespace {

using namespace lab_world;
using test::succeeded;
using test::valueOf;
using testing::Contains;
using testing::HasSubstr;

class LabSettingsTest : public testing::Test
{
protected:
    void SetUp() override
    {
        for (int i = 0; i < 2; ++i) {
            m_servers.at(static_cast<std::size_t>(i)).handle("/v1/chat/completions", [i](const auto& request) {
                return reply(request, i);
            });
        }
    }

    [[nodiscard]] LabSettings small() const
    {
        LabSettings settings = matrix(m_dataset);
        settings.workflows = {"rag"};
        settings.backends = {"one"};
        settings.retrieval.resize(1);
        settings.samples = 4;
        return settings;
    }
    [[nodiscard]] std::vector<backend::BackendSettings> known() const
    {
        return backends({m_servers[0].url(), m_servers[1].url()});
    }

    test::TemporaryDirectory m_directory;
    std::filesystem::path m_dataset = m_directory.write("puzzles.json", dataset());
    std::array<test::ScriptedServer, 2> m_servers;
};

TEST_F(LabSettingsTest, AreReadAsTheyWereWritten)
{
    LabSettings settings = small();
    settings.prompts = {{"rag_system", "Be brief."}};
    settings.threads = 3;
    settings.threadsOf = {{"one", 1}};
    settings.usefulness = Usefulness::EvidenceFound;
    settings.categories = {"early"};
    const auto read = valueOf(settingsFromJson(nlohmann::json::parse(toJson(settings).dump())));
    EXPECT_EQ(toJson(read).dump(), toJson(settings).dump());
    EXPECT_EQ(read.threadsFor("one"), 1);
    EXPECT_EQ(read.threadsFor("two"), 3);
    EXPECT_EQ(read.threadsFor(std::string(kBuiltInBackend)), 3);
    EXPECT_GE(LabSettings{}.threadsFor(std::string(kBuiltInBackend)), 1);
}

TEST_F(LabSettingsTest, PromptsOfTheRunAreUsedAndStated)
{
    Lab lab(m_directory.path() / "archive", known());
    LabSettings settings = small();
    settings.prompts = {{"rag_system", "Speak like a PINEAPPLE."}, {"judge_correctness", "Always say <seven>."}};
    settings.judge = "two";
    m_servers[1].handle("/v1/chat/completions", [](const auto&) { return test::chatReply("{\"score\": 7}"); });
    const auto run = valueOf(lab.runner.create(settings));
    ASSERT_TRUE(succeeded(lab.runner.resume(run)));
    for (const auto& request : m_servers[0].requests()) {
        EXPECT_THAT(request.body, HasSubstr("PINEAPPLE"));
    }
    ASSERT_FALSE(m_servers[1].requests().empty());
    EXPECT_EQ(m_servers[1].requests().front().json().at("messages")[0].at("content"), "Always say <seven>.");
    ReportInput input;
    input.run = valueOf(lab.store->run(run));
    input.items = valueOf(lab.store->items(run));
    const std::string html = htmlReport(input);
    EXPECT_THAT(html, HasSubstr("PINEAPPLE"));
    EXPECT_THAT(html, HasSubstr("not comparable with published scores"));
    EXPECT_EQ(metricOf(input, summarise(input.run, input.items)), "geval");
}

TEST_F(LabSettingsTest, AnUnknownPromptIsRefused)
{
    Lab lab(m_directory.path() / "archive", known());
    LabSettings settings = small();
    settings.prompts = {{"no_such", "x"}};
    const auto refused = lab.runner.estimate(settings);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::InvalidArgument);
    EXPECT_THAT(refused.error().message, HasSubstr("judge_correctness"));
}

TEST_F(LabSettingsTest, ABackendIsAskedByItsOwnNumberOfThreads)
{
    std::atomic<int> under{0};
    std::atomic<int> most{0};
    m_servers[0].handle("/v1/chat/completions", [&](const auto& request) {
        const int now = ++under;
        most = std::max(most.load(), now);
        auto answer = reply(request, 0);
        --under;
        return answer;
    });
    Lab lab(m_directory.path() / "archive", known());
    LabSettings settings = small();
    settings.samples = 0;
    settings.backends = {"one", "two"};
    settings.threadsOf = {{"one", 1}, {"two", 4}};
    const auto run = valueOf(lab.runner.create(settings));
    ASSERT_TRUE(succeeded(lab.runner.resume(run)));
    EXPECT_EQ(most.load(), 1);
    EXPECT_EQ(valueOf(lab.store->items(run)).size(), 2U * kPuzzles);
}

TEST_F(LabSettingsTest, TheEstimateSaysWhatThereIsAndWarns)
{
    auto settings = small();
    settings.judge = "one";
    settings.similarity = "two";
    auto with = known();
    with[1].embeddingModel = "e";
    with[1].url = "https://example.test";
    Lab lab(m_directory.path() / "archive", with);
    const auto estimate = valueOf(lab.runner.estimate(settings));
    EXPECT_EQ(estimate.categories, (std::vector<std::string>{"early", "late"}));
    EXPECT_EQ(estimate.questions, 4U);
    EXPECT_EQ(estimate.embeddedTexts, 8U);
    EXPECT_THAT(estimate.warnings, Contains(HasSubstr("judges its own answers")));
    EXPECT_THAT(estimate.sentence(), HasSubstr("8 texts are embedded"));
    EXPECT_THAT(estimate.sentence(), HasSubstr("https://example.test"));
    with[0].judgeModel = "another";
    Lab other(m_directory.path() / "other", with);
    EXPECT_TRUE(valueOf(other.runner.estimate(settings)).warnings.empty());
}

TEST_F(LabSettingsTest, WithoutAModelTheEvidenceIsShownFirst)
{
    Lab lab(m_directory.path() / "archive", {});
    LabSettings settings = small();
    settings.workflows = {"built-in"};
    const auto run = valueOf(lab.runner.create(settings));
    ASSERT_TRUE(succeeded(lab.runner.resume(run)));
    const auto summary = summarise(valueOf(lab.store->run(run)), valueOf(lab.store->items(run)));
    EXPECT_EQ(defaultMetric(summary), "evidence_recall");
}

} // namespace
} // namespace reminisce::evaluation
