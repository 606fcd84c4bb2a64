// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace reminisce::search {

/// Passes over arrays of one score per row, by the widest instructions of the processor. Scores are 0 or more; no pass
/// needs aligned arrays.

/// The highest of the scores; 0 when there are none.
[[nodiscard]] float highestOf(const float* scores, std::size_t count);

/// Whether a score is above `least`.
[[nodiscard]] bool anyAbove(const float* scores, std::size_t count, float least);

/// Sets `out` to a · scaleA + b · scaleB and returns the highest; `b` may be null. `out` may be `a` or `b`.
float weightedSum(const float* a, float scaleA, const float* b, float scaleB, float* out, std::size_t count);

/// Takes from each score what `share` of it its row did not earn by `coverage` · `unit` (at most 1); `coverage` may be
/// null. `lengths`, when not null: the score is divided by the root of its row's length first. Returns the highest.
float finishScores(float* scores, const float* lengths, const float* coverage, float unit, float share,
                   std::size_t count);

/// Whether every link of the rows [first, first + count) is to the row `distance` away (modulo 2³²) or to none.
[[nodiscard]] bool linksAreAdjacent(const std::uint32_t* links, std::uint32_t first, std::size_t count,
                                    std::uint32_t distance);

/// What neighbours lend, see addNeighbours().
struct LendingShares
{
    float least = 0;  ///< scores up to this lend nothing
    float first = 0;  ///< share for the rows beside
    float second = 0; ///< share for those one further away
};

/// Sets `out` for the rows [first, first + count) to their scores and what the two rows before and behind lend, where
/// all links are adjacent; arrays are by row, and two rows before and behind are read. Returns the highest.
float lendAdjacent(const float* scores, const std::uint32_t* previous, const LendingShares& shares, std::uint32_t first,
                   std::size_t count, float* out);

} // namespace reminisce::search
