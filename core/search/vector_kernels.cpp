// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/vector_kernels.h"

#include <algorithm>

// Highway compiles this file once per instruction set and chooses at run time.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/search/vector_kernels.cpp"
#include <hwy/cache_control.h>
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace reminisce::search::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

constexpr std::size_t kCacheLine = 64;

inline void prefetchRow(const std::int8_t* row, std::size_t stride)
{
    for (std::size_t at = 0; at < stride; at += kCacheLine) {
        hwy::Prefetch(row + at);
    }
}

/// Four rows at a time: each part of the query is loaded once for all of them, and four chains of sums run beside each
/// other.
void dotFour(const std::int8_t* row0, const std::int8_t* row1, const std::int8_t* row2, const std::int8_t* row3,
             const std::int16_t* query, std::size_t count, std::int32_t* out)
{
    const hn::CappedTag<std::int16_t, 32> wide; // at most kVectorAlignment / 2 lanes, so that no remainder is left
    const hn::Rebind<std::int8_t, decltype(wide)> narrow;
    const hn::RepartitionToWide<decltype(wide)> sums;
    const std::size_t lanes = hn::Lanes(wide);
    auto low0 = hn::Zero(sums);
    auto low1 = hn::Zero(sums);
    auto low2 = hn::Zero(sums);
    auto low3 = hn::Zero(sums);
    auto high0 = hn::Zero(sums);
    auto high1 = hn::Zero(sums);
    auto high2 = hn::Zero(sums);
    auto high3 = hn::Zero(sums);
    for (std::size_t i = 0; i < count; i += lanes) {
        const auto part = hn::LoadU(wide, query + i);
        const auto codes = [&](const std::int8_t* row) { return hn::PromoteTo(wide, hn::LoadU(narrow, row + i)); };
        low0 = hn::ReorderWidenMulAccumulate(sums, codes(row0), part, low0, high0);
        low1 = hn::ReorderWidenMulAccumulate(sums, codes(row1), part, low1, high1);
        low2 = hn::ReorderWidenMulAccumulate(sums, codes(row2), part, low2, high2);
        low3 = hn::ReorderWidenMulAccumulate(sums, codes(row3), part, low3, high3);
    }
    out[0] = hn::GetLane(hn::SumOfLanes(sums, hn::Add(low0, high0)));
    out[1] = hn::GetLane(hn::SumOfLanes(sums, hn::Add(low1, high1)));
    out[2] = hn::GetLane(hn::SumOfLanes(sums, hn::Add(low2, high2)));
    out[3] = hn::GetLane(hn::SumOfLanes(sums, hn::Add(low3, high3)));
}

/// `rowAt(i)` gives the i-th row, `ahead` how many rows before its turn one is fetched.
template <class RowAt>
void dotAll(RowAt&& rowAt, std::size_t rows, std::size_t stride, std::size_t ahead, const std::int16_t* query,
            std::int32_t* out)
{
    constexpr std::size_t kTogether = 4;
    std::size_t row = 0;
    for (; row + kTogether <= rows; row += kTogether) {
        for (std::size_t i = 0; i < kTogether && row + ahead + i < rows; ++i) {
            prefetchRow(rowAt(row + ahead + i), stride);
        }
        dotFour(rowAt(row), rowAt(row + 1), rowAt(row + 2), rowAt(row + 3), query, stride, out + row);
    }
    for (; row < rows; ++row) {
        std::int32_t sums[kTogether];
        const std::int8_t* last = rowAt(row);
        dotFour(last, last, last, last, query, stride, sums);
        out[row] = sums[0];
    }
}

void dotProducts(const std::int8_t* codes, std::size_t stride, std::size_t rows, const std::int16_t* query,
                 std::int32_t* out)
{
    constexpr std::size_t kAhead = 12; // over the end of a page, where the processor's own fetching stops
    dotAll([=](std::size_t row) { return codes + row * stride; }, rows, stride, kAhead, query, out);
}

void dotProductsOf(const std::int8_t* codes, std::size_t stride, std::span<const std::uint32_t> rows,
                   const std::int16_t* query, std::int32_t* out)
{
    constexpr std::size_t kAhead = 12;
    for (std::size_t i = 0; i < std::min(kAhead, rows.size()); ++i) {
        prefetchRow(codes + rows[i] * stride, stride);
    }
    dotAll([=](std::size_t i) { return codes + rows[i] * stride; }, rows.size(), stride, kAhead, query, out);
}

void signDistances(const std::uint64_t* signs, std::size_t words, std::size_t rows, const std::uint64_t* query,
                   std::uint16_t* out)
{
    const hn::CappedTag<std::uint64_t, 8> tag;
    const std::size_t lanes = hn::Lanes(tag);
    for (std::size_t row = 0; row < rows; ++row) {
        auto sum = hn::Zero(tag);
        for (std::size_t i = 0; i < words; i += lanes) {
            const auto differing = hn::Xor(hn::LoadU(tag, signs + row * words + i), hn::LoadU(tag, query + i));
            sum = hn::Add(sum, hn::PopulationCount(differing));
        }
        out[row] = static_cast<std::uint16_t>(hn::GetLane(hn::SumOfLanes(tag, sum)));
    }
}

void signDistancesOf(const std::uint64_t* signs, std::size_t words, std::span<const std::uint32_t> rows,
                     const std::uint64_t* query, std::uint16_t* out)
{
    constexpr std::size_t kAhead = 16; // rows that are fetched before they are needed
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (i + kAhead < rows.size()) {
            hwy::Prefetch(signs + rows[i + kAhead] * words);
        }
        signDistances(signs + rows[i] * words, words, 1, query, out + i);
    }
}

} // namespace reminisce::search::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace reminisce::search {

HWY_EXPORT(dotProducts);
HWY_EXPORT(dotProductsOf);
HWY_EXPORT(signDistances);
HWY_EXPORT(signDistancesOf);

void dotProducts(const std::int8_t* codes, std::size_t stride, std::size_t rows, const std::int16_t* query,
                 std::int32_t* out)
{
    HWY_DYNAMIC_DISPATCH(dotProducts)(codes, stride, rows, query, out);
}

void dotProductsOf(const std::int8_t* codes, std::size_t stride, std::span<const std::uint32_t> rows,
                   const std::int16_t* query, std::int32_t* out)
{
    HWY_DYNAMIC_DISPATCH(dotProductsOf)(codes, stride, rows, query, out);
}

void signDistances(const std::uint64_t* signs, std::size_t words, std::size_t rows, const std::uint64_t* query,
                   std::uint16_t* out)
{
    HWY_DYNAMIC_DISPATCH(signDistances)(signs, words, rows, query, out);
}

void signDistancesOf(const std::uint64_t* signs, std::size_t words, std::span<const std::uint32_t> rows,
                     const std::uint64_t* query, std::uint16_t* out)
{
    HWY_DYNAMIC_DISPATCH(signDistancesOf)(signs, words, rows, query, out);
}

} // namespace reminisce::search
#endif
