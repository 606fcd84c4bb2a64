// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/neighbours.h"

#include <algorithm>

namespace reminisce::search {

namespace {

/// How far a row reads to either side.
constexpr std::uint32_t kReach = 2;

/// One row after the other, wherever its links lead.
float addByLinks(const IndexSnapshot& index, std::span<const float> scores, RowRange range, RowRange part,
                 const LendingShares& shares, std::span<float> out)
{
    const auto lent = [&](std::uint32_t from, float share) {
        const bool counts = from >= range.begin && from < range.end && scores[from] > shares.least;
        return counts ? share * scores[from] : 0.0F;
    };
    float highest = 0;
    for (std::uint32_t row = part.begin; row < part.end; ++row) {
        float score = scores[row];
        for (const std::span<const std::uint32_t> links : {index.previous, index.next}) {
            const std::uint32_t first = links[row];
            if (first == kNoRow) {
                continue;
            }
            score += lent(first, shares.first);
            if (const std::uint32_t second = links[first]; second != kNoRow) {
                score += lent(second, shares.second);
            }
        }
        out[row] = score;
        highest = std::max(highest, score);
    }
    return highest;
}

} // namespace

float addNeighbours(const IndexSnapshot& index, std::span<const float> scores, RowRange range,
                    const LendingShares& shares, std::span<float> out)
{
    float highest = 0;
    for (std::uint32_t begin = range.begin; begin < range.end;) {
        // Rows near the range's ends have no place to read at, or none that counts.
        const bool atEdge = begin < range.begin + kReach || range.end - begin <= kReach;
        const std::uint32_t block = begin / kRowsPerBlock;
        const std::uint32_t end = atEdge ? begin + 1 : std::min((block + 1) * kRowsPerBlock, range.end - kReach);
        const std::uint32_t count = end - begin;
        float here = 0;
        if (atEdge || !index.isStraight(block)) {
            here = addByLinks(index, scores, range, {begin, end}, shares, out);
        } else if (anyAbove(scores.data() + begin - kReach, count + 2 * kReach, shares.least)) {
            here = lendAdjacent(scores.data(), index.previous.data(), shares, begin, count, out.data());
        } else {
            here = weightedSum(scores.data() + begin, 1, nullptr, 0, out.data() + begin, count);
        }
        highest = std::max(highest, here);
        begin = end;
    }
    return highest;
}

} // namespace reminisce::search
