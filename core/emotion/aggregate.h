// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>

#include "core/base/emotion.h"

namespace reminisce::emotion {

/// The scores of one turn and how much it weighs (its length in bytes is a good measure).
struct WeightedScores
{
    EmotionScores scores{};
    std::size_t weight = 0;
};

/// Scores of a passage from those of its turns: the mean of the strongest turn and the length-weighted average, so that
/// one strong sentence in a long passage counts, but a single doubtful one does not mark it. The result is moved down
/// by a prior: the model learnt from lines picked for their emotion, while most of what people say to each other is
/// plain. All zero without turns.
[[nodiscard]] EmotionScores aggregate(std::span<const WeightedScores> turns);

} // namespace reminisce::emotion
