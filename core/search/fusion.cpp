// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/fusion.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/search/score_kernels.h"

namespace reminisce::search {

namespace {

/// The constant of reciprocal rank fusion (Cormack, Clarke and Büttcher, SIGIR 2009).
constexpr float kReciprocalRankConstant = 60.0F;

/// Rows of which most often none is among the best.
constexpr std::uint32_t kLookedAtTogether = 128;

/// So many of the best similarities count even when they do not stand out.
constexpr std::size_t kLeastOutstanding = 10;

void normaliseMinMax(std::span<float> scores, const RowSelection& rows, ScoreFloor floor)
{
    float low = std::numeric_limits<float>::max();
    float high = std::numeric_limits<float>::lowest();
    rows.forEach([&](std::uint32_t row) {
        low = std::min(low, scores[row]);
        high = std::max(high, scores[row]);
    });
    if (floor == ScoreFloor::Zero || high == low) {
        low = std::min(low, 0.0F);
    }
    const float factor = high > low ? 1.0F / (high - low) : 0.0F;
    rows.forEach([&](std::uint32_t row) { scores[row] = (scores[row] - low) * factor; });
}

} // namespace

void normalise(std::span<float> scores, const RowSelection& rows, Normalisation how, ScoreFloor floor,
               std::size_t topList)
{
    switch (how) {
    case Normalisation::MinMax:
        normaliseMinMax(scores, rows, floor);
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

void keepOutstanding(std::span<float> similarities, const RowSelection& rows, float deviations)
{
    double sum = 0;
    double squares = 0;
    float low = std::numeric_limits<float>::max();
    rows.forEach([&](std::uint32_t row) {
        const double value = similarities[row];
        sum += value;
        squares += value * value;
        low = std::min(low, similarities[row]);
    });
    const double count = std::max<double>(1.0, static_cast<double>(rows.count()));
    const double mean = sum / count;
    const double deviation = std::sqrt(std::max(0.0, squares / count - mean * mean));
    const auto outstanding = static_cast<float>(mean + static_cast<double>(deviations) * deviation);
    // In a small selection nothing can be that far from the mean.
    const auto best = topRows(similarities, rows, kLeastOutstanding);
    const float floor = std::min(outstanding, best.size() < kLeastOutstanding ? low : similarities[best.back()]);
    rows.forEach([&](std::uint32_t row) { similarities[row] = std::max(0.0F, similarities[row] - floor); });
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
    float floor = 0; // what a row has to exceed: of equals the latest comes first, and rows come latest first
    const auto look = [&](std::uint32_t row) {
        if (!(scores[row] > floor)) {
            return;
        }
        if (heap.size() == k) {
            std::pop_heap(heap.begin(), heap.end(), better);
            heap.back() = row;
        } else {
            heap.push_back(row);
        }
        std::push_heap(heap.begin(), heap.end(), better);
        floor = heap.size() == k ? scores[heap.front()] : 0.0F;
    };
    if (rows.isWholeRange()) {
        const RowRange range = rows.range();
        for (std::uint32_t end = range.end; end > range.begin;) {
            const std::uint32_t begin = end - std::min(kLookedAtTogether, end - range.begin);
            if (anyAbove(scores.data() + begin, end - begin, floor)) {
                for (std::uint32_t row = end; row > begin; --row) {
                    look(row - 1);
                }
            }
            end = begin;
        }
    } else {
        rows.forEachDescending(look);
    }
    std::sort_heap(heap.begin(), heap.end(), better);
    return heap;
}

} // namespace reminisce::search
