// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/arms.h"

#include <cmath>

#include <gtest/gtest.h>

#include "index_fixture.h"

namespace reminisce::search {
namespace {

TEST(KeywordArm, IsBm25)
{
    test::IndexFixture fixture;
    fixture.add({"zebra zebra apple"});
    fixture.add({"apple banana cherry melon"});
    fixture.add({"banana cherry melon grape plum"});
    const auto index = fixture.index();
    RankingParameters parameters;
    parameters.bm25K1 = 1.2F;
    parameters.bm25B = 0.75F;
    std::vector<float> scores(3, 0.0F);
    const std::vector<QueryWord> words = {{"zebra"}};
    addKeywordScores(*index, stemsOf(*index, words), parameters, {0, 3}, scores);
    // N 3, n 1, tf 2, length 3, mean length 4: idf = ln(1 + 2.5/1.5), tf part = 2·2.2 / (2 + 1.2·(0.25 + 0.75·3/4))
    const double expected = std::log(1 + 2.5 / 1.5) * 2 * 2.2 / (2 + 1.2 * (0.25 + 0.75 * 3 / 4));
    EXPECT_NEAR(scores[0], expected, 1e-5);
    EXPECT_EQ(scores[1], 0.0F);
}

TEST(SubwordArm, FindsWordsThatAreAlikeInParts)
{
    test::IndexFixture fixture;
    fixture.add({"Neue Laufschuhe gekauft"});
    fixture.add({"Gestern schwimmen gewesen"});
    const auto index = fixture.index();
    const std::vector<QueryWord> words = {{"laufschuh"}};
    std::vector<float> scores(2, 0.0F);
    const RankingParameters parameters;
    addSubwordScores(*index, alikeWords(*index, words, parameters), {0, 2}, scores);
    EXPECT_GT(scores[0], 0.0F);
    EXPECT_EQ(scores[1], 0.0F);
}

TEST(EmotionArm, IsTheWeightedMeanOfTheScores)
{
    test::IndexFixture fixture;
    EmotionScores scores{};
    scores[0] = 1.0F;
    fixture.add({"a", 0, "", {}, scores});
    const auto index = fixture.index();
    EmotionScores weights{};
    weights[0] = 1.0F;
    weights[2] = 3.0F;
    std::vector<float> out(1, 0.0F);
    setEmotionScores(*index, weights, RowSelection(RowRange{0, 1}), out);
    EXPECT_NEAR(out[0], 0.25F, 1e-6);
}

} // namespace
} // namespace reminisce::search
