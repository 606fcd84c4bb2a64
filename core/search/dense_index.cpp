// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/dense_index.h"

#include <algorithm>
#include <cmath>

#include "core/archive/embeddings.h"
#include "core/search/dot_product.h"
#include "core/search/fusion.h"

namespace reminisce::search {

namespace {

constexpr float kCodeRange = 127.0F;
constexpr float kQueryRange = 2047.0F; ///< finer than the codes: the query's own rounding must not add to theirs

float length(std::span<const float> vector)
{
    double squares = 0;
    for (const float value : vector) {
        squares += static_cast<double>(value) * value;
    }
    return static_cast<float>(std::sqrt(squares));
}

/// 0 for a vector that is no use: empty, zero or not finite.
float largest(std::span<const float> vector)
{
    float most = 0;
    for (const float value : vector) {
        if (!std::isfinite(value)) {
            return 0;
        }
        most = std::max(most, std::fabs(value));
    }
    return most;
}

float similarity(float product, float queryLength, float rowLength, Metric metric)
{
    switch (metric) {
    case Metric::Cosine:
        return queryLength > 0 && rowLength > 0 ? product / (queryLength * rowLength) : 0.0F;
    case Metric::InnerProduct:
        return product;
    case Metric::L2:
        return 1.0F / (1.0F + std::sqrt(std::max(
                                  0.0F, queryLength * queryLength + rowLength * rowLength - 2.0F * product)));
    }
    return 0;
}

} // namespace

DenseIndex::DenseIndex(std::uint32_t rows, std::size_t dimension)
    : m_dimension(dimension),
      m_stride((dimension + kCodeAlignment - 1) / kCodeAlignment * kCodeAlignment),
      m_codes(static_cast<std::size_t>(rows) * m_stride, 0),
      m_scales(rows, 0.0F),
      m_norms(rows, 0.0F),
      m_values(static_cast<std::size_t>(rows) * dimension, 0.0F)
{
}

Result<std::shared_ptr<const DenseIndex>> DenseIndex::load(const archive::Reader& reader, archive::Id space,
                                                           std::size_t dimension, const IndexSnapshot& index,
                                                           std::stop_token stop)
{
    auto dense = std::make_shared<DenseIndex>(index.rows(), dimension);
    const auto visited = archive::visitEmbeddings(reader, space, archive::EmbeddingKind::Text,
                                                  [&](archive::Id chunk, std::span<const float> vector) {
                                                      if (const auto row = index.rowOfChunk(chunk)) {
                                                          dense->set(*row, vector);
                                                      }
                                                      return !stop.stop_requested();
                                                  });
    if (!visited) {
        return tl::unexpected(visited.error());
    }
    if (stop.stop_requested()) {
        return fail(ErrorCode::Cancelled, "The search was stopped.");
    }
    return dense;
}

void DenseIndex::set(std::uint32_t row, std::span<const float> vector)
{
    const float most = vector.size() == m_dimension ? largest(vector) : 0.0F;
    if (!(most > 0)) {
        return;
    }
    m_filled += static_cast<std::size_t>(m_scales[row] == 0.0F);
    m_scales[row] = most / kCodeRange;
    m_norms[row] = length(vector);
    std::copy(vector.begin(), vector.end(), m_values.begin() + static_cast<std::ptrdiff_t>(row * m_dimension));
    std::int8_t* codes = m_codes.data() + static_cast<std::size_t>(row) * m_stride;
    for (std::size_t i = 0; i < m_dimension; ++i) {
        codes[i] = static_cast<std::int8_t>(std::lrint(vector[i] / m_scales[row]));
    }
}

void DenseIndex::similarities(std::span<const float> query, Metric metric, const RowSelection& rows,
                              std::size_t rescored, std::span<float> out) const
{
    const float most = query.size() == m_dimension ? largest(query) : 0.0F;
    if (!(most > 0)) {
        return;
    }
    std::vector<std::int16_t> coded(m_stride, 0);
    const float queryScale = most / kQueryRange;
    for (std::size_t i = 0; i < m_dimension; ++i) {
        coded[i] = static_cast<std::int16_t>(std::lrint(query[i] / queryScale));
    }
    const float queryLength = length(query);
    rows.forEach([&](std::uint32_t row) {
        if (m_scales[row] > 0) {
            const std::int32_t sum =
                dotProduct(m_codes.data() + static_cast<std::size_t>(row) * m_stride, coded.data(), m_stride);
            out[row] = similarity(static_cast<float>(sum) * queryScale * m_scales[row], queryLength, m_norms[row],
                                  metric);
        }
    });
    for (const std::uint32_t row : topRows(out, rows, rescored)) {
        double product = 0;
        const float* values = m_values.data() + static_cast<std::size_t>(row) * m_dimension;
        for (std::size_t i = 0; i < m_dimension; ++i) {
            product += static_cast<double>(values[i]) * query[i];
        }
        out[row] = similarity(static_cast<float>(product), queryLength, m_norms[row], metric);
    }
}

} // namespace reminisce::search
