// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/fusion.h"

#include <algorithm>
#include <cmath>

namespace reminisce::search {

namespace {

/// The constant of reciprocal rank fusion (Cormack, Clarke and Büttcher, SIGIR 2009).
constexpr float kReciprocalRankConstant = 60.0F;

void normaliseMinMax(std::span<float> scores, const RowSelection& rows)
{
    float low = 0;
    float high = 0;
    bool first = true;
    rows.forEach([&](std::uint32_t row) {
        low = first ? scores[row] : std::min(low, scores[row]);
        high = first ? scores[row] : std::max(high, scores[row]);
        first = false;
    });
    if (low > 0 && high == low) { // all alike: all found
        rows.forEach([&](std::uint32_t row) { scores[row] = 1.0F; });
        return;
    }
    const float factor = high > low ? 1.0F / (high - low) : 0.0F;
    rows.forEach([&](std::uint32_t row) { scores[row] = (scores[row] - low) * factor; });
}

} // namespace

void normalise(std::span<float> scores, const RowSelection& rows, Normalisation how, std::size_t topList)
{
    switch (how) {
    case Normalisation::MinMax:
        normaliseMinMax(scores, rows);
        return;
    case Normalisation::TopListL2: {
        float squares = 0;
        for (const std::uint32_t row : topRows(scores, rows, topList)) {
            squares += scores[row] * scores[row];
        }
        const float factor = squares > 0 ? 1.0F / std::sqrt(squares) : 0.0F;
        rows.forEach([&](std::uint32_t row) { scores[row] *= factor; });
        return;
    }
    case Normalisation::ReciprocalRank: {
        const std::vector<std::uint32_t> top = topRows(scores, rows, topList);
        rows.forEach([&](std::uint32_t row) { scores[row] = 0; });
        for (std::size_t rank = 0; rank < top.size(); ++rank) {
            scores[top[rank]] = 1.0F / (kReciprocalRankConstant + static_cast<float>(rank + 1));
        }
        return;
    }
    }
}

std::vector<std::uint32_t> topRows(std::span<const float> scores, const RowSelection& rows, std::size_t k)
{
    const auto better = [scores](std::uint32_t a, std::uint32_t b) {
        return scores[a] != scores[b] ? scores[a] > scores[b] : a > b;
    };
    std::vector<std::uint32_t> heap; // the worst of the best on top
    if (k == 0) {
        return heap;
    }
    float floor = 0;
    rows.forEach([&](std::uint32_t row) {
        if (!(scores[row] > 0) || (heap.size() == k && scores[row] < floor)) {
            return;
        }
        if (heap.size() == k) {
            std::pop_heap(heap.begin(), heap.end(), better);
            heap.back() = row;
        } else {
            heap.push_back(row);
        }
        std::push_heap(heap.begin(), heap.end(), better);
        if (heap.size() == k) {
            floor = scores[heap.front()];
        }
    });
    std::sort_heap(heap.begin(), heap.end(), better);
    return heap;
}

} // namespace reminisce::search
