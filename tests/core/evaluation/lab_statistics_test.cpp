// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/lab/statistics.h"

#include <random>
#include <vector>

#include <gtest/gtest.h>

namespace reminisce::evaluation {
namespace {

std::vector<double> shifted(const std::vector<double>& values, double by)
{
    std::vector<double> out = values;
    for (double& value : out) {
        value += by;
    }
    return out;
}

/// Values with the spread of a coin: mean near a half.
std::vector<double> coins(std::size_t count, unsigned seed)
{
    std::mt19937 random(seed);
    std::vector<double> values(count);
    for (double& value : values) {
        value = static_cast<double>(random() % 2);
    }
    return values;
}

TEST(Bootstrap, IntervalsHaveTheWidthOfTheStandardError)
{
    const auto values = coins(400, 1);
    const Estimate estimate = bootstrapMean(values);
    // 1.96 · √(¼ / 400) = .049
    EXPECT_NEAR(estimate.high - estimate.mean, 0.049, 0.008);
    EXPECT_NEAR(estimate.mean - estimate.low, 0.049, 0.008);
    EXPECT_EQ(estimate.count, 400U);
}

TEST(Bootstrap, IsTheSameForTheSameSeedInAnyOrder)
{
    std::vector<double> values = {0.1, 0.9, 0.3, 0.3, 0.7};
    const Estimate first = bootstrapMean(values, 3);
    std::reverse(values.begin(), values.end());
    const Estimate second = bootstrapMean(values, 3);
    EXPECT_EQ(first.low, second.low);
    EXPECT_EQ(first.high, second.high);
}

TEST(Bootstrap, HasNothingToSayOfOneValueOrNone)
{
    EXPECT_EQ(bootstrapMean({}).mean, 0);
    const std::vector<double> one = {0.4};
    EXPECT_EQ(bootstrapMean(one).low, 0.4);
    EXPECT_EQ(bootstrapMean(one).high, 0.4);
}

TEST(PairedComparison, SeesASteadySmallDifferenceThatUnpairedOnesHide)
{
    const auto first = coins(60, 2);
    std::vector<double> second = shifted(first, 0.05);
    const PairedComparison compared = comparePaired(first, second);
    EXPECT_NEAR(compared.difference.mean, 0.05, 1e-9);
    EXPECT_TRUE(compared.isMoreThanNoise());
}

TEST(PairedComparison, TakesNoiseForNoise)
{
    int more = 0;
    for (unsigned seed = 0; seed < 100; ++seed) {
        more += comparePaired(coins(40, seed), coins(40, seed + 1000), 1, 400).isMoreThanNoise() ? 1 : 0;
    }
    EXPECT_LE(more, 12); // five in a hundred are to be expected
    const auto same = coins(20, 1);
    EXPECT_EQ(comparePaired(same, same).pValue, 1);
}

TEST(PairedComparison, GivesTheExactShareOfSigns)
{
    // Four differences of the same size: of the sixteen signs two are as far out, 2/16.
    const std::vector<double> first = {0, 0, 0, 0};
    const std::vector<double> second = {1, 1, 1, 1};
    EXPECT_NEAR(comparePaired(first, second).pValue, 0.125, 0.01);
}

} // namespace
} // namespace reminisce::evaluation
