// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/dense_index.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <random>

#include <gtest/gtest.h>
#include <hwy/targets.h>

#include "core/search/dense_builder.h"
#include "core/search/fusion.h"
#include "core/search/vector_kernels.h"

namespace reminisce::search {
namespace {

std::vector<float> unitVector(std::mt19937& random, std::size_t dimension)
{
    std::normal_distribution<float> normal;
    std::vector<float> vector(dimension);
    float squares = 0;
    for (float& value : vector) {
        value = normal(random);
        squares += value * value;
    }
    for (float& value : vector) {
        value /= std::sqrt(squares);
    }
    return vector;
}

float product(const std::vector<float>& a, const std::vector<float>& b)
{
    float sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        sum += a[i] * b[i];
    }
    return sum;
}

std::shared_ptr<const DenseIndex> indexOf(const std::vector<std::vector<float>>& vectors, std::uint32_t dimension)
{
    DenseBuilder builder(static_cast<std::uint32_t>(vectors.size()), dimension);
    for (std::uint32_t row = 0; row < vectors.size(); ++row) {
        builder.set(row, vectors[row]);
    }
    return *DenseIndex::fromBytes(builder.finish(1, 1));
}

std::vector<float> similarities(const DenseIndex& index, const std::vector<float>& query,
                                const DenseSearchOptions& options)
{
    std::vector<float> found(index.header().rows, 0.0F);
    index.similarities(query, options, RowSelection(RowRange{0, static_cast<std::uint32_t>(found.size())}), found);
    return found;
}

TEST(VectorKernels, DotProductsEqualThePlainSums)
{
    std::mt19937 random(3);
    constexpr std::size_t kRows = 5; // one more than are compared together
    for (const std::size_t stride : {kVectorAlignment, 6 * kVectorAlignment}) {
        std::vector<std::int8_t> codes(stride * kRows);
        std::vector<std::int16_t> query(stride);
        for (auto& code : codes) {
            code = static_cast<std::int8_t>(static_cast<int>(random() % 255) - 127);
        }
        for (auto& value : query) {
            value = static_cast<std::int16_t>(static_cast<int>(random() % 4095) - 2047);
        }
        std::vector<std::int32_t> found(kRows);
        dotProducts(codes.data(), stride, kRows, query.data(), found.data());
        for (std::size_t row = 0; row < kRows; ++row) {
            std::int32_t expected = 0;
            for (std::size_t i = 0; i < stride; ++i) {
                expected += codes[row * stride + i] * query[i];
            }
            EXPECT_EQ(found[row], expected);
        }
        const std::vector<std::uint32_t> some = {4, 0, 2, 3, 1, 1, 4};
        std::vector<std::int32_t> foundOfSome(some.size());
        dotProductsOf(codes.data(), stride, some, query.data(), foundOfSome.data());
        for (std::size_t i = 0; i < some.size(); ++i) {
            EXPECT_EQ(foundOfSome[i], found[some[i]]);
        }
    }
}

TEST(VectorKernels, EveryInstructionSetOfThisProcessorAgrees)
{
    std::mt19937 random(5);
    constexpr std::size_t kStride = 2 * kVectorAlignment;
    std::vector<std::int8_t> codes(kStride);
    std::vector<std::int16_t> query(kStride);
    std::vector<std::uint64_t> signs(kStride / 8);
    std::vector<std::uint64_t> other(kStride / 8);
    std::int32_t expected = 0;
    int expectedBits = 0;
    for (std::size_t i = 0; i < kStride; ++i) {
        codes[i] = static_cast<std::int8_t>(static_cast<int>(random() % 255) - 127);
        query[i] = static_cast<std::int16_t>(static_cast<int>(random() % 4095) - 2047);
        expected += codes[i] * query[i];
    }
    for (std::size_t i = 0; i < signs.size(); ++i) {
        signs[i] = random();
        other[i] = random();
        expectedBits += std::popcount(signs[i] ^ other[i]);
    }
    for (const std::int64_t target : hwy::SupportedAndGeneratedTargets()) {
        hwy::SetSupportedTargetsForTest(target);
        std::int32_t sum = 0;
        std::uint16_t bits = 0;
        dotProducts(codes.data(), kStride, 1, query.data(), &sum);
        signDistances(signs.data(), signs.size(), 1, other.data(), &bits);
        EXPECT_EQ(sum, expected) << hwy::TargetName(target);
        EXPECT_EQ(bits, expectedBits) << hwy::TargetName(target);
    }
    hwy::SetSupportedTargetsForTest(0);
}

TEST(VectorKernels, SignDistancesCountDifferingBits)
{
    constexpr std::size_t kWords = kVectorAlignment / sizeof(std::uint64_t);
    std::vector<std::uint64_t> signs(2 * kWords, 0);
    std::vector<std::uint64_t> query(kWords, 0);
    query[0] = 0xFF;
    signs[0] = 0x0F;
    signs[2 * kWords - 1] = 1ULL << 63U;
    std::vector<std::uint16_t> found(2);
    signDistances(signs.data(), kWords, 2, query.data(), found.data());
    EXPECT_EQ(found, (std::vector<std::uint16_t>{4, 9}));
}

class DenseIndexTest : public testing::Test
{
protected:
    static constexpr std::uint32_t kRows = 2000;
    static constexpr std::uint32_t kDimension = 100; // no multiple of a register

    DenseIndexTest()
    {
        std::mt19937 random(7);
        for (std::uint32_t row = 0; row < kRows; ++row) {
            m_vectors.push_back(unitVector(random, kDimension));
        }
        m_query = unitVector(random, kDimension);
        for (const auto& vector : m_vectors) {
            m_exact.push_back(product(vector, m_query));
        }
        m_index = indexOf(m_vectors, kDimension);
    }
    std::vector<std::vector<float>> m_vectors;
    std::vector<float> m_query;
    std::vector<float> m_exact;
    std::shared_ptr<const DenseIndex> m_index;
    RowSelection m_all{RowRange{0, kRows}};
};

TEST_F(DenseIndexTest, FindsTheSameBestRowsAsFullVectors)
{
    EXPECT_EQ(m_index->header().filled, kRows);
    for (const Metric metric : {Metric::Cosine, Metric::InnerProduct, Metric::L2}) {
        DenseSearchOptions options;
        options.metric = metric;
        EXPECT_EQ(topRows(similarities(*m_index, m_query, options), m_all, 25), topRows(m_exact, m_all, 25))
            << metricName(metric);
    }
}

TEST_F(DenseIndexTest, SignBitsLeaveMostOfTheBestIn)
{
    DenseSearchOptions options;
    options.prefilterFrom = 1;
    options.candidates = 1000; // vectors without structure are the hardest case
    const auto found = topRows(similarities(*m_index, m_query, options), m_all, 10);
    const auto best = topRows(m_exact, m_all, 10);
    std::size_t both = 0;
    for (const std::uint32_t row : best) {
        both += static_cast<std::size_t>(std::count(found.begin(), found.end(), row));
    }
    EXPECT_GE(both, 8U);
}

TEST_F(DenseIndexTest, SignBitsOfAScatteredFilterAreThoseOfItsRows)
{
    RowSelection third(RowRange{10, kRows});
    std::vector<std::uint64_t> bits(third.maskWords(), 0);
    for (std::uint32_t row = 10; row < kRows; row += 3) {
        bits[(row - 10) / 64] |= std::uint64_t{1} << ((row - 10) % 64);
    }
    third.keep(bits);
    DenseSearchOptions signs;
    signs.scatteredPrefilterFrom = 1;
    signs.candidates = kRows; // all of them: nothing may be lost on the way
    std::vector<float> found(kRows, 0.0F);
    m_index->similarities(m_query, signs, third, found);
    EXPECT_EQ(topRows(found, third, 25), topRows(m_exact, third, 25));
    EXPECT_EQ(found[11], 0.0F);

    signs.candidates = 500;
    std::fill(found.begin(), found.end(), 0.0F);
    m_index->similarities(m_query, signs, third, found);
    const auto near = topRows(found, third, 10);
    const auto best = topRows(m_exact, third, 10);
    const auto both = std::count_if(best.begin(), best.end(), [&](std::uint32_t row) {
        return std::find(near.begin(), near.end(), row) != near.end();
    });
    EXPECT_GE(both, 8);
}

TEST_F(DenseIndexTest, OnlySelectedRowsAreCompared)
{
    RowSelection some(RowRange{100, 200});
    std::vector<std::uint64_t> bits(some.maskWords(), 0);
    bits[0] = 0b1010;
    some.keep(bits);
    std::vector<float> found(kRows, 0.0F);
    m_index->similarities(m_query, {}, some, found);
    EXPECT_NEAR(found[101], m_exact[101], 1e-3);
    EXPECT_NEAR(found[103], m_exact[103], 1e-3);
    EXPECT_EQ(std::count_if(found.begin(), found.end(), [](float s) { return s != 0; }), 2);
}

TEST_F(DenseIndexTest, AlteredBytesAreNoticedOrDoNoHarm)
{
    DenseBuilder builder(kRows, kDimension);
    for (std::uint32_t row = 0; row < kRows; ++row) {
        builder.set(row, m_vectors[row]);
    }
    const std::vector<std::byte> bytes = builder.finish(1, 1);
    const DenseLayout layout(kRows, kDimension);
    for (std::size_t at = layout.scales; at < layout.values; at += 4099) {
        auto altered = bytes;
        altered[at] ^= std::byte{4};
        EXPECT_FALSE(DenseIndex::fromBytes(altered)) << at;
    }
    auto altered = bytes; // values are not in the checksum
    for (std::size_t at = layout.values + 3; at < altered.size(); at += 4) {
        altered[at] ^= std::byte{0x41};
    }
    const auto index = DenseIndex::fromBytes(altered);
    ASSERT_TRUE(index);
    EXPECT_EQ(topRows(similarities(**index, m_query, {}), m_all, 1), topRows(m_exact, m_all, 1));
    auto cut = bytes;
    cut.pop_back();
    EXPECT_FALSE(DenseIndex::fromBytes(cut));
}

TEST(DenseIndex, L2IsASimilarityOfOneAtTheSamePlace)
{
    const auto index = indexOf({{3, 4}, {0, 0.5F}}, 2);
    DenseSearchOptions options;
    options.metric = Metric::L2;
    const auto found = similarities(*index, {3, 4}, options);
    EXPECT_NEAR(found[0], 1.0F, 1e-3);
    EXPECT_NEAR(found[1], 1.0F / (1.0F + std::sqrt(9.0F + 3.5F * 3.5F)), 1e-4);
}

TEST(DenseIndex, MetricsDifferWhereLengthsDo)
{
    const auto index = indexOf({{10, 0}, {1, 0.1F}}, 2);
    DenseSearchOptions options;
    const auto cosine = similarities(*index, {1, 0.1F}, options);
    options.metric = Metric::InnerProduct;
    const auto inner = similarities(*index, {1, 0.1F}, options);
    EXPECT_GT(cosine[1], cosine[0]);
    EXPECT_GT(inner[0], inner[1]);
}

TEST(DenseIndex, RowsWithoutAUsableVectorStayAtZero)
{
    const auto index = indexOf({{0, 0}, {NAN, 1}, {1, 2, 3}}, 2);
    EXPECT_EQ(index->header().filled, 0U);
    EXPECT_EQ(similarities(*index, {1, 0}, {}), std::vector<float>(3, 0.0F));
    EXPECT_EQ(similarities(*index, {1, 0, 0}, {}), std::vector<float>(3, 0.0F));
}

} // namespace
} // namespace reminisce::search
