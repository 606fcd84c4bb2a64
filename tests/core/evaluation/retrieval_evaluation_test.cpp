// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/retrieval_evaluation.h"

#include <filesystem>
#include <iostream>

#include <gtest/gtest.h>

#include "core/emotion/emotion_scorer.h"
#include "tests/support/temporary_directory.h"

namespace reminisce::evaluation {
namespace {

emotion::EmotionScorer scorer()
{
    return std::move(*emotion::EmotionScorer::builtIn());
}

TEST(RetrievalEvaluation, MeasuresAnOwnDataset)
{
    const test::TemporaryDirectory directory;
    const auto file = directory.write("own.json", R"({"now": "2024-06-01T12:00", "owner": "Ann", "units": [
        {"id": "u1", "conversation": "c1", "start": "2024-05-01T10:00", "turns": [
            {"speaker": "Ann", "text": "I adopted a small dog called Rex."}]},
        {"id": "u2", "conversation": "c2", "start": "2024-05-02T10:00", "turns": [
            {"speaker": "Ben", "text": "The train to Berlin was late again."}]}],
        "samples": [{"category": "pets", "question": "What is the name of the dog?", "evidence": ["u1"]},
                    {"category": "travel", "question": "Which train was late?", "evidence": ["u2"]},
                    {"category": "travel", "question": "Nothing to find", "evidence": []}]})");
    const auto dataset = loadRetrievalDataset(file, DatasetFormat::Own);
    ASSERT_TRUE(dataset);
    const auto report = evaluateRetrieval(*dataset, {{1, 2}}, scorer());
    ASSERT_TRUE(report) << report.error().message;
    EXPECT_EQ(report->overall.samples, 2U);
    EXPECT_DOUBLE_EQ(report->overall.recall.at(1), 1.0);
    EXPECT_EQ(report->skipped, 1U);
    const auto json = toJson(*report);
    EXPECT_EQ(json["categories"]["pets"]["samples"], 1);
    EXPECT_EQ(json["overall"]["recall"]["2"], 1.0);
    EXPECT_EQ(json["skipped"], 1);
}

std::optional<RetrievalReport> measure(const char* relative, DatasetFormat format, std::vector<std::size_t> ks)
{
    const auto data = std::filesystem::path(REMINISCE_SOURCE_DIR).parent_path() / "shared" / "data";
    if (!std::filesystem::exists(data)) {
        return std::nullopt;
    }
    const auto dataset = loadRetrievalDataset(data / relative, format);
    EXPECT_TRUE(dataset);
    auto report = evaluateRetrieval(*dataset, {std::move(ks)}, scorer());
    EXPECT_TRUE(report) << report.error().message;
    std::cout << toJson(*report).dump(1) << '\n';
    return std::move(*report);
}

TEST(RetrievalEvaluation, FindsMoreThanNeuralBaselinesOnMitra)
{
    const auto report = measure("mitra/mitra-train.json", DatasetFormat::Mitra, {5, 10, 25});
    if (!report) {
        GTEST_SKIP() << "the folder ../shared/data is not there";
    }
    EXPECT_EQ(report->overall.samples, 75U);
    EXPECT_GE(report->overall.recall.at(25), 0.67);
    EXPECT_GE(report->overall.recall.at(10), 0.54);
    EXPECT_GE(report->overall.ndcg.at(10), 0.58);
}

TEST(RetrievalEvaluation, FindsTheTurnsThatAnswerOnLocomo)
{
    const auto report = measure("locomo/locomo-dev.json", DatasetFormat::Locomo, {5, 10, 25, 50});
    if (!report) {
        GTEST_SKIP() << "the folder ../shared/data is not there";
    }
    EXPECT_GE(report->answerable.recall.at(5), 0.64);
    EXPECT_GE(report->answerable.recall.at(10), 0.74);
    EXPECT_GE(report->answerable.recall.at(25), 0.83);
    EXPECT_GE(report->answerable.recall.at(50), 0.88);
}

} // namespace
} // namespace reminisce::evaluation
