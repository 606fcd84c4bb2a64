// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emotion/aggregate.h"

#include <algorithm>

namespace reminisce::emotion {
namespace {

/// exp(-0.7): the odds of an emotion in everyday talk against those in the training lines. With it about a tenth of the
/// passages of everyday conversations carry a given emotion.
constexpr float kPriorOdds = 0.4966F;

float withPrior(float probability)
{
    const float scaled = probability * kPriorOdds;
    return scaled / (scaled + 1.0F - probability);
}

} // namespace

EmotionScores aggregate(std::span<const WeightedScores> turns)
{
    EmotionScores strongest{};
    EmotionScores sum{};
    float total = 0;
    for (const auto& turn : turns) {
        const auto weight = static_cast<float>(turn.weight);
        total += weight;
        for (std::size_t e = 0; e < kEmotionCount; ++e) {
            strongest[e] = std::max(strongest[e], turn.scores[e]);
            sum[e] += weight * turn.scores[e];
        }
    }
    EmotionScores result{};
    if (total > 0) {
        for (std::size_t e = 0; e < kEmotionCount; ++e) {
            result[e] = withPrior(0.5F * strongest[e] + 0.5F * sum[e] / total);
        }
    }
    return result;
}

} // namespace reminisce::emotion
