// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/fusion.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace reminisce::search {
namespace {

using testing::ElementsAre;
using testing::FloatNear;

const RowSelection kFive(RowRange{0, 5});

TEST(Fusion, MinMaxSpreadsScoresFromZeroToOne)
{
    std::vector<float> scores = {2, 4, 6, 3, 2};
    normalise(scores, kFive, Normalisation::MinMax, ScoreFloor::Lowest);
    EXPECT_THAT(scores, ElementsAre(0.0F, 0.5F, 1.0F, 0.25F, 0.0F));
}

TEST(Fusion, MinMaxLooksAtTheSelectedRowsOnly)
{
    std::vector<float> scores = {100, 1, 3, 2, 100};
    normalise(scores, RowSelection(RowRange{1, 4}), Normalisation::MinMax, ScoreFloor::Lowest);
    EXPECT_THAT(scores, ElementsAre(100.0F, 0.0F, 1.0F, 0.5F, 100.0F));
}

TEST(Fusion, AnArmThatFindsByWordsBeginsAtZero)
{
    std::vector<float> scores = {2, 4, 4, 3, 2};
    normalise(scores, kFive, Normalisation::MinMax, ScoreFloor::Zero);
    EXPECT_THAT(scores, ElementsAre(0.5F, 1.0F, 1.0F, 0.75F, 0.5F));
}

TEST(Fusion, MinMaxOfNothingFoundStaysZero)
{
    std::vector<float> scores(5, 0.0F);
    normalise(scores, kFive, Normalisation::MinMax, ScoreFloor::Lowest);
    EXPECT_THAT(scores, testing::Each(0.0F));
}

TEST(Fusion, TopListLengthDividesByTheEuclideanLengthOfTheBest)
{
    std::vector<float> scores = {3, 0, 4, 1, 0};
    normalise(scores, kFive, Normalisation::TopListL2, ScoreFloor::Zero, 2); // the length of (4, 3) is 5
    EXPECT_THAT(scores,
                ElementsAre(FloatNear(0.6F, 1e-6F), 0.0F, FloatNear(0.8F, 1e-6F), FloatNear(0.2F, 1e-6F), 0.0F));
}

TEST(Fusion, ReciprocalRankForgetsTheScores)
{
    std::vector<float> scores = {0.1F, 0, 90, 5, 0};
    normalise(scores, kFive, Normalisation::ReciprocalRank, ScoreFloor::Zero);
    EXPECT_THAT(scores, ElementsAre(FloatNear(1.0F / 63, 1e-6F), 0.0F, FloatNear(1.0F / 61, 1e-6F),
                                    FloatNear(1.0F / 62, 1e-6F), 0.0F));
}

TEST(Fusion, TheBestRowsComeFirstAndLaterOnesWinTies)
{
    const std::vector<float> scores = {1, 3, 1, 0, 2};
    EXPECT_THAT(topRows(scores, kFive, 10), ElementsAre(1U, 4U, 2U, 0U));
    EXPECT_THAT(topRows(scores, kFive, 3), ElementsAre(1U, 4U, 2U));
    EXPECT_TRUE(topRows(scores, kFive, 0).empty());
}

} // namespace
} // namespace reminisce::search
