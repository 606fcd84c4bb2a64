// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/score_kernels.h"

#include <algorithm>
#include <cmath>

// Highway compiles this file once per instruction set and chooses at run time.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/search/score_kernels.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace reminisce::search::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

using Floats = hn::ScalableTag<float>;
using Rows = hn::ScalableTag<std::uint32_t>;

float highest(const float* scores, std::size_t count)
{
    const Floats f;
    const std::size_t lanes = hn::Lanes(f);
    auto high0 = hn::Zero(f);
    auto high1 = hn::Zero(f);
    std::size_t i = 0;
    for (; i + 2 * lanes <= count; i += 2 * lanes) {
        high0 = hn::Max(high0, hn::LoadU(f, scores + i));
        high1 = hn::Max(high1, hn::LoadU(f, scores + i + lanes));
    }
    float high = hn::GetLane(hn::MaxOfLanes(f, hn::Max(high0, high1)));
    for (; i < count; ++i) {
        high = std::max(high, scores[i]);
    }
    return high;
}

float sum(const float* a, float scaleA, const float* b, float scaleB, float* out, std::size_t count)
{
    const Floats f;
    const std::size_t lanes = hn::Lanes(f);
    const auto timesA = hn::Set(f, scaleA);
    const auto timesB = hn::Set(f, scaleB);
    auto high = hn::Zero(f);
    std::size_t i = 0;
    for (; i + lanes <= count; i += lanes) {
        auto value = hn::Mul(hn::LoadU(f, a + i), timesA);
        if (b != nullptr) {
            value = hn::Add(value, hn::Mul(hn::LoadU(f, b + i), timesB));
        }
        high = hn::Max(high, value);
        hn::StoreU(value, f, out + i);
    }
    float best = hn::GetLane(hn::MaxOfLanes(f, high));
    for (; i < count; ++i) {
        out[i] = a[i] * scaleA + (b != nullptr ? b[i] * scaleB : 0.0F);
        best = std::max(best, out[i]);
    }
    return best;
}

float finish(float* scores, const float* lengths, const float* coverage, float unit, float share, std::size_t count)
{
    const Floats f;
    const std::size_t lanes = hn::Lanes(f);
    const auto one = hn::Set(f, 1.0F);
    const auto none = hn::Zero(f);
    const auto units = hn::Set(f, unit);
    const auto earned = hn::Set(f, share);
    const auto kept = hn::Set(f, 1.0F - share);
    auto high = none;
    std::size_t i = 0;
    for (; i + lanes <= count; i += lanes) {
        auto value = hn::LoadU(f, scores + i);
        if (lengths != nullptr) {
            const auto length = hn::LoadU(f, lengths + i);
            value = hn::Div(value, hn::Sqrt(hn::IfThenElse(hn::Gt(length, none), length, one)));
        }
        if (coverage != nullptr) {
            const auto covered = hn::Min(hn::Mul(hn::LoadU(f, coverage + i), units), one);
            value = hn::Mul(value, hn::Add(kept, hn::Mul(earned, covered)));
        }
        high = hn::Max(high, value);
        hn::StoreU(value, f, scores + i);
    }
    float best = hn::GetLane(hn::MaxOfLanes(f, high));
    for (; i < count; ++i) {
        float value = scores[i];
        if (lengths != nullptr && lengths[i] > 0) {
            value /= std::sqrt(lengths[i]);
        }
        if (coverage != nullptr) {
            value *= 1.0F - share + share * std::min(coverage[i] * unit, 1.0F);
        }
        best = std::max(best, value);
        scores[i] = value;
    }
    return best;
}

bool adjacent(const std::uint32_t* links, std::uint32_t first, std::size_t count, std::uint32_t distance)
{
    const Rows u;
    const std::size_t lanes = hn::Lanes(u);
    const auto nothing = hn::Set(u, UINT32_MAX);
    std::size_t i = 0;
    for (; i + lanes <= count; i += lanes) {
        const auto link = hn::LoadU(u, links + first + i);
        const auto beside = hn::Iota(u, first + static_cast<std::uint32_t>(i) + distance);
        if (!hn::AllTrue(u, hn::Or(hn::Eq(link, beside), hn::Eq(link, nothing)))) {
            return false;
        }
    }
    for (; i < count; ++i) {
        const std::uint32_t row = first + static_cast<std::uint32_t>(i);
        if (links[row] != row + distance && links[row] != UINT32_MAX) {
            return false;
        }
    }
    return true;
}

float lend(const float* scores, const std::uint32_t* previous, const LendingShares& shares, std::uint32_t first,
           std::size_t count, float* out)
{
    const Floats f;
    const Rows u;
    const std::size_t lanes = hn::Lanes(f);
    const auto least = hn::Set(f, shares.least);
    const auto toFirst = hn::Set(f, shares.first);
    const auto toSecond = hn::Set(f, shares.second);
    auto high = hn::Zero(f);
    std::size_t i = 0;
    for (; i + lanes <= count; i += lanes) {
        const std::uint32_t row = first + static_cast<std::uint32_t>(i);
        const auto linked = [&](std::uint32_t at) { // to the row before it
            return hn::RebindMask(f, hn::Eq(hn::LoadU(u, previous + at), hn::Iota(u, at - 1)));
        };
        const auto lent = [&](std::uint32_t from, auto mask) {
            const auto score = hn::LoadU(f, scores + from);
            return hn::IfThenElseZero(hn::And(mask, hn::Gt(score, least)), score);
        };
        const auto before = linked(row);
        const auto behind = linked(row + 1);
        auto value = hn::LoadU(f, scores + row);
        value = hn::Add(value, hn::Mul(toSecond, lent(row - 2, hn::And(before, linked(row - 1)))));
        value = hn::Add(value, hn::Mul(toFirst, lent(row - 1, before)));
        value = hn::Add(value, hn::Mul(toFirst, lent(row + 1, behind)));
        value = hn::Add(value, hn::Mul(toSecond, lent(row + 2, hn::And(behind, linked(row + 2)))));
        high = hn::Max(high, value);
        hn::StoreU(value, f, out + row);
    }
    float best = hn::GetLane(hn::MaxOfLanes(f, high));
    for (; i < count; ++i) {
        const std::uint32_t row = first + static_cast<std::uint32_t>(i);
        const auto linked = [&](std::uint32_t at) { return previous[at] == at - 1; };
        const auto lent = [&](std::uint32_t from, float share, bool reaches) {
            return reaches && scores[from] > shares.least ? share * scores[from] : 0.0F;
        };
        float value = scores[row];
        value += lent(row - 2, shares.second, linked(row) && linked(row - 1));
        value += lent(row - 1, shares.first, linked(row));
        value += lent(row + 1, shares.first, linked(row + 1));
        value += lent(row + 2, shares.second, linked(row + 1) && linked(row + 2));
        best = std::max(best, value);
        out[row] = value;
    }
    return best;
}

bool above(const float* scores, std::size_t count, float least)
{
    const Floats f;
    const std::size_t lanes = hn::Lanes(f);
    const auto bound = hn::Set(f, least);
    std::size_t i = 0;
    for (; i + 2 * lanes <= count; i += 2 * lanes) {
        const auto higher = hn::Max(hn::LoadU(f, scores + i), hn::LoadU(f, scores + i + lanes));
        if (!hn::AllFalse(f, hn::Gt(higher, bound))) {
            return true;
        }
    }
    for (; i < count; ++i) {
        if (scores[i] > least) {
            return true;
        }
    }
    return false;
}

} // namespace reminisce::search::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace reminisce::search {

HWY_EXPORT(highest);
HWY_EXPORT(above);
HWY_EXPORT(sum);
HWY_EXPORT(finish);
HWY_EXPORT(adjacent);
HWY_EXPORT(lend);

float highestOf(const float* scores, std::size_t count)
{
    return HWY_DYNAMIC_DISPATCH(highest)(scores, count);
}

bool anyAbove(const float* scores, std::size_t count, float least)
{
    return HWY_DYNAMIC_DISPATCH(above)(scores, count, least);
}

float weightedSum(const float* a, float scaleA, const float* b, float scaleB, float* out, std::size_t count)
{
    return HWY_DYNAMIC_DISPATCH(sum)(a, scaleA, b, scaleB, out, count);
}

float finishScores(float* scores, const float* lengths, const float* coverage, float unit, float share,
                   std::size_t count)
{
    return HWY_DYNAMIC_DISPATCH(finish)(scores, lengths, coverage, unit, share, count);
}

bool linksAreAdjacent(const std::uint32_t* links, std::uint32_t first, std::size_t count, std::uint32_t distance)
{
    return HWY_DYNAMIC_DISPATCH(adjacent)(links, first, count, distance);
}

float lendAdjacent(const float* scores, const std::uint32_t* previous, const LendingShares& shares, std::uint32_t first,
                   std::size_t count, float* out)
{
    return HWY_DYNAMIC_DISPATCH(lend)(scores, previous, shares, first, count, out);
}

} // namespace reminisce::search
#endif
