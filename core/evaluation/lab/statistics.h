// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace reminisce::evaluation {

/// A mean with its 95 % interval.
struct Estimate
{
    std::size_t count = 0;
    double mean = 0;
    double low = 0;
    double high = 0;
};

/// The mean and its percentile bootstrap interval (Efron, 1979). The same seed gives the same interval; the order of
/// the values does not matter.
[[nodiscard]] Estimate bootstrapMean(std::span<const double> values, std::uint64_t seed = 1, std::size_t rounds = 1000);

/// Two ways measured on the same questions.
struct PairedComparison
{
    Estimate difference; ///< mean of second − first, with its interval
    double pValue = 1;   ///< two-sided, by a paired permutation of signs (Fisher, 1935)
    [[nodiscard]] bool isMoreThanNoise() const { return pValue < 0.05; }
};

/// `first[i]` and `second[i]` belong to the same question; spans of the same length.
[[nodiscard]] PairedComparison comparePaired(std::span<const double> first, std::span<const double> second,
                                             std::uint64_t seed = 1, std::size_t rounds = 10000);

} // namespace reminisce::evaluation
