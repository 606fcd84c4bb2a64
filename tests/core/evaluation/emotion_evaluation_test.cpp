// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/emotion_evaluation.h"

#include <gtest/gtest.h>

#include "tests/support/temporary_directory.h"

namespace reminisce::evaluation {
namespace {

TEST(EvaluateEmotions, CountsHitsMissesAndFalseAlarmsPerEmotion)
{
    const auto scorer = std::move(emotion::EmotionScorer::builtIn().value());
    const test::TemporaryDirectory directory;
    // The second line is labelled with what its text surely is not, the third is neutral, the fourth unreadable.
    const auto file = directory.write("lines.tsv", "I am so happy, this is wonderful!\t5\n"
                                                   "I am so happy, this is really wonderful!\t6\n"
                                                   "9\tI am so happy!\n"
                                                   "no label here\n");
    const auto result = evaluateEmotions(scorer, file);
    ASSERT_TRUE(result);
    EXPECT_EQ(result->items, 3U);
    const auto& joy = result->classes[static_cast<std::size_t>(Emotion::Joy)];
    EXPECT_EQ(joy.support, 1U);
    EXPECT_DOUBLE_EQ(joy.recall, 1.0);
    EXPECT_DOUBLE_EQ(joy.precision, 1.0 / 3);
    EXPECT_DOUBLE_EQ(joy.f1, 0.5);
    EXPECT_EQ(result->classes[static_cast<std::size_t>(Emotion::Sadness)].support, 1U);
    EXPECT_EQ(toJson(*result).at("classes").size(), kEmotionCount);
}

TEST(EvaluateEmotions, AFileWithoutLabelsIsRefused)
{
    const auto scorer = std::move(emotion::EmotionScorer::builtIn().value());
    const test::TemporaryDirectory directory;
    EXPECT_EQ(evaluateEmotions(scorer, directory.write("a.tsv", "x\n")).error().code, ErrorCode::DamagedInput);
    EXPECT_EQ(evaluateEmotions(scorer, directory.path() / "none").error().code, ErrorCode::NotFound);
}

} // namespace
} // namespace reminisce::evaluation
