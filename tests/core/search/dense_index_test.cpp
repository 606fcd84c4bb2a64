// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/dense_index.h"

#include <cmath>
#include <random>

#include <gtest/gtest.h>

#include "core/search/dot_product.h"
#include "core/search/fusion.h"

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

TEST(DotProduct, EqualsThePlainSum)
{
    std::mt19937 random(3);
    for (const std::size_t count : {kCodeAlignment, 6 * kCodeAlignment}) {
        std::vector<std::int8_t> codes(count);
        std::vector<std::int16_t> query(count);
        std::int32_t expected = 0;
        for (std::size_t i = 0; i < count; ++i) {
            codes[i] = static_cast<std::int8_t>(static_cast<int>(random() % 255) - 127);
            query[i] = static_cast<std::int16_t>(static_cast<int>(random() % 4095) - 2047);
            expected += codes[i] * query[i];
        }
        EXPECT_EQ(dotProduct(codes.data(), query.data(), count), expected);
    }
}

TEST(DenseIndex, FindsTheSameBestRowsAsFullVectors)
{
    constexpr std::uint32_t kRows = 2000;
    constexpr std::size_t kDimension = 100; // no multiple of a register
    std::mt19937 random(7);
    DenseIndex index(kRows, kDimension);
    std::vector<std::vector<float>> vectors;
    for (std::uint32_t row = 0; row < kRows; ++row) {
        vectors.push_back(unitVector(random, kDimension));
        index.set(row, vectors.back());
    }
    EXPECT_EQ(index.filled(), kRows);
    const auto query = unitVector(random, kDimension);
    std::vector<float> exact;
    for (const auto& vector : vectors) {
        exact.push_back(product(vector, query));
    }
    const RowSelection all(RowRange{0, kRows});
    for (const Metric metric : {Metric::Cosine, Metric::InnerProduct, Metric::L2}) {
        std::vector<float> found(kRows, 0.0F);
        index.similarities(query, metric, all, 100, found);
        EXPECT_EQ(topRows(found, all, 25), topRows(exact, all, 25)) << metricName(metric);
    }
}

TEST(DenseIndex, L2IsASimilarityOfOneAtTheSamePlace)
{
    DenseIndex index(2, 2);
    index.set(0, std::vector<float>{3, 4});
    index.set(1, std::vector<float>{0, 0.5F});
    std::vector<float> found(2, 0.0F);
    index.similarities(std::vector<float>{3, 4}, Metric::L2, RowSelection(RowRange{0, 2}), 2, found);
    EXPECT_NEAR(found[0], 1.0F, 1e-3);
    EXPECT_NEAR(found[1], 1.0F / (1.0F + std::sqrt(9.0F + 3.5F * 3.5F)), 1e-4);
}

TEST(DenseIndex, MetricsDifferWhereLengthsDo)
{
    DenseIndex index(2, 2);
    index.set(0, std::vector<float>{10, 0});
    index.set(1, std::vector<float>{1, 0.1F});
    const std::vector<float> query = {1, 0.1F};
    std::vector<float> cosine(2, 0.0F);
    std::vector<float> inner(2, 0.0F);
    const RowSelection both(RowRange{0, 2});
    index.similarities(query, Metric::Cosine, both, 2, cosine);
    index.similarities(query, Metric::InnerProduct, both, 2, inner);
    EXPECT_GT(cosine[1], cosine[0]);
    EXPECT_GT(inner[0], inner[1]);
}

TEST(DenseIndex, RowsWithoutAUsableVectorStayAtZero)
{
    DenseIndex index(3, 2);
    index.set(0, std::vector<float>{0, 0});
    index.set(1, std::vector<float>{NAN, 1});
    index.set(2, std::vector<float>{1, 2, 3});
    EXPECT_EQ(index.filled(), 0U);
    std::vector<float> found(3, 0.0F);
    index.similarities(std::vector<float>{1, 0}, Metric::Cosine, RowSelection(RowRange{0, 3}), 3, found);
    EXPECT_EQ(found, std::vector<float>(3, 0.0F));
}

} // namespace
} // namespace reminisce::search
