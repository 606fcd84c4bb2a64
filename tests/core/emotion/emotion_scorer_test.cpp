// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emotion/emotion_scorer.h"

#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "core/emotion/aggregate.h"
#include "core/emotion/model_file.h"

namespace reminisce::emotion {
namespace {

float scoreOf(const EmotionScorer& scorer, Emotion emotion, std::string_view text)
{
    return scorer.score(text)[static_cast<std::size_t>(emotion)];
}

EmotionScores scaled(EmotionScores scores, float factor)
{
    for (auto& s : scores) {
        s *= factor;
    }
    return scores;
}

class EmotionScorerTest : public testing::Test
{
protected:
    EmotionScorer scorer = std::move(EmotionScorer::builtIn().value());
};

TEST_F(EmotionScorerTest, PlainFeelingsAreRecognisedInBothLanguages)
{
    struct Case
    {
        Emotion emotion;
        const char* text;
    };
    const Case cases[] = {
        {Emotion::Joy, "I am so happy, this is wonderful!"},
        {Emotion::Joy, "Ich bin so glücklich, das ist wunderbar!"},
        {Emotion::Fear, "I'm scared, please help me!"},
        {Emotion::Fear, "Ich habe solche Angst."},
        {Emotion::Anger, "Shut up, you damn idiot!"},
        {Emotion::Anger, "Halt die Klappe, du Idiot!"},
        {Emotion::Sadness, "I'm so sorry for your loss. She died."},
        {Emotion::Sadness, "Es tut mir so leid, er ist gestorben."},
    };
    for (const auto& c : cases) {
        EXPECT_GE(scoreOf(scorer, c.emotion, c.text), kEmotionThreshold) << emotionName(c.emotion) << ": " << c.text;
    }
}

TEST_F(EmotionScorerTest, ANegationWeakensTheFeelingItNegates)
{
    EXPECT_LT(scoreOf(scorer, Emotion::Joy, "I am not happy about it"),
              scoreOf(scorer, Emotion::Joy, "I am happy about it"));
    EXPECT_LT(scoreOf(scorer, Emotion::Joy, "Ich bin nicht glücklich damit"),
              scoreOf(scorer, Emotion::Joy, "Ich bin glücklich damit"));
}

TEST_F(EmotionScorerTest, CaseOfLettersDoesNotMatter)
{
    EXPECT_EQ(scorer.score("ÜBERRASCHUNG, WIE SCHÖN"), scorer.score("überraschung, wie schön"));
}

TEST_F(EmotionScorerTest, NothingToReadScoresNothing)
{
    EXPECT_EQ(scorer.score(""), EmotionScores{});
    EXPECT_EQ(scorer.score(std::string_view("\0", 1)).size(), kEmotionCount);
}

TEST(EmotionModel, ADamagedModelIsRefused)
{
    ModelData model;
    model.buckets = 3;
    model.weights.resize(24);
    const std::string bytes = serialise(model);
    ASSERT_TRUE(deserialise(bytes));
    for (std::size_t cut = 0; cut < bytes.size(); ++cut) {
        EXPECT_FALSE(deserialise(std::string_view(bytes).substr(0, cut))) << cut;
    }
}

TEST(EmotionAggregate, OneStrongTurnMarksAPassageMoreThanManyWeakOnes)
{
    EmotionScores strong{};
    strong[0] = 1.0F;
    const WeightedScores one[] = {{strong, 10}, {EmotionScores{}, 30}};
    const WeightedScores weak[] = {{scaled(strong, 0.4F), 10}, {scaled(strong, 0.4F), 30}};
    EXPECT_GT(aggregate(one)[0], aggregate(weak)[0]);
    EXPECT_LT(aggregate(one)[0], strong[0]);
    EXPECT_EQ(aggregate(one)[1], 0.0F);
    EXPECT_EQ(aggregate({}), EmotionScores{});
}

} // namespace
} // namespace reminisce::emotion
