// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/lab/statistics.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>
#include <vector>

namespace reminisce::evaluation {

namespace {

double meanOf(std::span<const double> values)
{
    return values.empty() ? 0 : std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

/// The value below which a share of the sorted values lies, between two of them by their distance.
double quantile(const std::vector<double>& sorted, double share)
{
    const double place = share * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] + (place - static_cast<double>(below)) * (sorted[above] - sorted[below]);
}

} // namespace

Estimate bootstrapMean(std::span<const double> values, std::uint64_t seed, std::size_t rounds)
{
    Estimate estimate{values.size(), meanOf(values), 0, 0};
    estimate.low = estimate.high = estimate.mean;
    if (values.size() < 2 || rounds == 0) {
        return estimate;
    }
    std::vector<double> sorted(values.begin(), values.end());
    std::sort(sorted.begin(), sorted.end());
    if (sorted.front() == sorted.back()) {
        return estimate;
    }
    // The engine's sequence is fixed by the standard; the library's distributions are not, so places are taken from
    // it directly.
    std::mt19937_64 random(seed);
    std::vector<double> means(rounds);
    for (double& mean : means) {
        double sum = 0;
        for (std::size_t i = 0; i < sorted.size(); ++i) {
            sum += sorted[random() % sorted.size()];
        }
        mean = sum / static_cast<double>(sorted.size());
    }
    std::sort(means.begin(), means.end());
    estimate.low = quantile(means, 0.025);
    estimate.high = quantile(means, 0.975);
    return estimate;
}

PairedComparison comparePaired(std::span<const double> first, std::span<const double> second, std::uint64_t seed,
                               std::size_t rounds)
{
    std::vector<double> differences;
    for (std::size_t i = 0; i < std::min(first.size(), second.size()); ++i) {
        differences.push_back(second[i] - first[i]);
    }
    PairedComparison comparison{bootstrapMean(differences, seed), 1};
    std::sort(differences.begin(), differences.end());
    const double observed = std::abs(std::accumulate(differences.begin(), differences.end(), 0.0));
    if (observed == 0 || rounds == 0) {
        return comparison;
    }
    constexpr double kRounding = 1e-9; // sums of the same numbers in another order
    std::mt19937_64 random(seed);
    std::size_t asLarge = 1; // the observed signs are one of the possible ones
    for (std::size_t round = 0; round < rounds; ++round) {
        double sum = 0;
        std::uint64_t bits = 0;
        for (std::size_t i = 0; i < differences.size(); ++i) {
            bits = i % 64 == 0 ? random() : bits >> 1U;
            sum += (bits & 1U) != 0 ? differences[i] : -differences[i];
        }
        asLarge += std::abs(sum) >= observed - kRounding ? 1U : 0U;
    }
    comparison.pValue = static_cast<double>(asLarge) / static_cast<double>(rounds + 1);
    return comparison;
}

} // namespace reminisce::evaluation
