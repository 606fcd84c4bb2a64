// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/retrieval_metrics.h"

#include <cmath>

#include <gtest/gtest.h>

namespace reminisce::evaluation {
namespace {

const std::vector<std::string> kRanked = {"a", "x", "b", "y", "c"};
const std::set<std::string> kRelevant = {"a", "b", "c", "d"};

TEST(RetrievalMetrics, RecallIsTheShareOfTheRelevantFound)
{
    EXPECT_DOUBLE_EQ(recallAt(kRanked, kRelevant, 1), 0.25);
    EXPECT_DOUBLE_EQ(recallAt(kRanked, kRelevant, 3), 0.5);
    EXPECT_DOUBLE_EQ(recallAt(kRanked, kRelevant, 100), 0.75);
}

TEST(RetrievalMetrics, PrecisionDividesByKEvenWhenFewerCame)
{
    EXPECT_DOUBLE_EQ(precisionAt(kRanked, kRelevant, 2), 0.5);
    EXPECT_DOUBLE_EQ(precisionAt(kRanked, kRelevant, 10), 0.3);
}

TEST(RetrievalMetrics, NdcgDiscountsByTheLogarithmOfRankPlusOne)
{
    // Gain 1 + 1/log2(4) at k = 3; the best order has 1 + 1/log2(3) + 1/log2(4).
    EXPECT_NEAR(ndcgAt(kRanked, kRelevant, 3), 1.5 / (1.5 + 1.0 / std::log2(3.0)), 1e-12);
    const std::vector<std::string> best = {"d", "c", "b", "a", "x"};
    EXPECT_DOUBLE_EQ(ndcgAt(best, kRelevant, 5), 1.0);
}

/// The worked example of Järvelin and Kekäläinen's measure at en.wikipedia.org/wiki/Discounted_cumulative_gain, with
/// its graded relevance (3, 2, 3, 0, 1, 2) made yes or no: DCG = 1 + .6309 + .5 + .3869 + .3562, best order over 5
/// found.
TEST(RetrievalMetrics, NdcgOfAKnownExample)
{
    const std::vector<std::string> ranked = {"1", "2", "3", "4", "5", "6"};
    const std::set<std::string> relevant = {"1", "2", "3", "5", "6"};
    EXPECT_NEAR(ndcgAt(ranked, relevant, 6), 2.8740 / 2.9485, 1e-4);
}

TEST(RetrievalMetrics, ReciprocalRankAndAveragePrecision)
{
    EXPECT_DOUBLE_EQ(reciprocalRank(kRanked, {"y"}), 0.25);
    EXPECT_DOUBLE_EQ(reciprocalRank(kRanked, {"q"}), 0.0);
    EXPECT_NEAR(averagePrecision(kRanked, kRelevant), (1.0 + 2.0 / 3 + 3.0 / 5) / 4, 1e-12);
}

/// Manning, Raghavan and Schütze, "Introduction to Information Retrieval", figure 8.2's kind of ranking: relevant at
/// ranks 1, 3, 6, 9, 10 of five relevant: AP = (1 + 2/3 + 3/6 + 4/9 + 5/10) / 5 = 0.6222.
TEST(RetrievalMetrics, AveragePrecisionOfATextbookRanking)
{
    const std::vector<std::string> ranked = {"r1", "n1", "r2", "n2", "n3", "r3", "n4", "n5", "r4", "r5"};
    EXPECT_NEAR(averagePrecision(ranked, {"r1", "r2", "r3", "r4", "r5"}), 0.6222, 1e-4);
}

TEST(RetrievalMetrics, MeansAreOverSamples)
{
    RetrievalMeasuresSum sum({1, 5});
    sum.add(kRanked, kRelevant);
    sum.add(kRanked, {"zzz"});
    const RetrievalMeasures mean = sum.mean();
    EXPECT_EQ(mean.samples, 2U);
    EXPECT_DOUBLE_EQ(mean.recall.at(1), 0.125);
    EXPECT_DOUBLE_EQ(mean.recall.at(5), 0.375);
    EXPECT_DOUBLE_EQ(mean.mrr, 0.5);
}

TEST(RetrievalMetrics, NoSamplesGiveZeros)
{
    const RetrievalMeasures mean = RetrievalMeasuresSum({5}).mean();
    EXPECT_EQ(mean.samples, 0U);
    EXPECT_DOUBLE_EQ(mean.recall.at(5), 0.0);
}

} // namespace
} // namespace reminisce::evaluation
