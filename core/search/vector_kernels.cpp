// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/vector_kernels.h"

// Highway compiles this file once per instruction set and chooses at run time.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/search/vector_kernels.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace reminisce::search::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

std::int32_t dotProduct(const std::int8_t* codes, const std::int16_t* query, std::size_t count)
{
    const hn::CappedTag<std::int16_t, 32> wide; // at most kVectorAlignment / 2 lanes, so that no remainder is left
    const hn::Rebind<std::int8_t, decltype(wide)> narrow;
    const hn::RepartitionToWide<decltype(wide)> sums;
    const std::size_t lanes = hn::Lanes(wide);
    auto sum0 = hn::Zero(sums);
    auto sum1 = hn::Zero(sums);
    auto sum2 = hn::Zero(sums);
    auto sum3 = hn::Zero(sums);
    for (std::size_t i = 0; i < count; i += 2 * lanes) {
        const auto code0 = hn::PromoteTo(wide, hn::LoadU(narrow, codes + i));
        const auto code1 = hn::PromoteTo(wide, hn::LoadU(narrow, codes + i + lanes));
        sum0 = hn::ReorderWidenMulAccumulate(sums, code0, hn::LoadU(wide, query + i), sum0, sum1);
        sum2 = hn::ReorderWidenMulAccumulate(sums, code1, hn::LoadU(wide, query + i + lanes), sum2, sum3);
    }
    const auto total = hn::Add(hn::Add(sum0, sum1), hn::Add(sum2, sum3));
    return hn::GetLane(hn::SumOfLanes(sums, total));
}

void dotProducts(const std::int8_t* codes, std::size_t stride, std::size_t rows, const std::int16_t* query,
                 std::int32_t* out)
{
    for (std::size_t row = 0; row < rows; ++row) {
        out[row] = dotProduct(codes + row * stride, query, stride);
    }
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

} // namespace reminisce::search::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace reminisce::search {

HWY_EXPORT(dotProducts);
HWY_EXPORT(signDistances);

void dotProducts(const std::int8_t* codes, std::size_t stride, std::size_t rows, const std::int16_t* query,
                 std::int32_t* out)
{
    HWY_DYNAMIC_DISPATCH(dotProducts)(codes, stride, rows, query, out);
}

void signDistances(const std::uint64_t* signs, std::size_t words, std::size_t rows, const std::uint64_t* query,
                   std::uint16_t* out)
{
    HWY_DYNAMIC_DISPATCH(signDistances)(signs, words, rows, query, out);
}

} // namespace reminisce::search
#endif
