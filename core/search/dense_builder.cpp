// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/dense_builder.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "core/search/index_format.h"

namespace reminisce::search {

namespace {

constexpr float kCodeRange = 127.0F;
constexpr float kLongest = 1e18F; ///< as DenseIndex takes them: squares of longer ones are not finite

} // namespace

float largestValue(std::span<const float> vector)
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

float vectorLength(std::span<const float> vector)
{
    double squares = 0;
    for (const float value : vector) {
        squares += static_cast<double>(value) * value;
    }
    return static_cast<float>(std::sqrt(squares));
}

void setSignBits(std::span<const float> vector, std::span<std::uint64_t> bits)
{
    for (std::size_t i = 0; i < vector.size(); ++i) {
        bits[i / 64] |= static_cast<std::uint64_t>(vector[i] > 0) << (i % 64);
    }
}

DenseBuilder::DenseBuilder(std::uint32_t rows, std::uint32_t dimension)
    : m_layout(rows, dimension), m_bytes(m_layout.fileSize, std::byte{0})
{
    m_header.rows = rows;
    m_header.dimension = dimension;
}

void DenseBuilder::set(std::uint32_t row, std::span<const float> vector)
{
    const float newScale = vector.size() == m_header.dimension ? largestValue(vector) / kCodeRange : 0.0F;
    const float length = vectorLength(vector);
    if (!(newScale > 0) || !(length > 0 && length <= kLongest) || row >= m_header.rows) {
        return;
    }
    const auto at = static_cast<std::size_t>(row);
    auto& scale = reinterpret_cast<float*>(m_bytes.data() + m_layout.scales)[at];
    m_header.filled += scale == 0.0F ? 1 : 0;
    scale = newScale;
    reinterpret_cast<float*>(m_bytes.data() + m_layout.norms)[at] = length;
    auto* signs = reinterpret_cast<std::uint64_t*>(m_bytes.data() + m_layout.signs) + at * m_layout.signWords;
    std::fill_n(signs, m_layout.signWords, 0U);
    setSignBits(vector, {signs, m_layout.signWords});
    auto* codes = reinterpret_cast<std::int8_t*>(m_bytes.data() + m_layout.codes + at * m_layout.codeStride);
    for (std::size_t i = 0; i < vector.size(); ++i) {
        codes[i] = static_cast<std::int8_t>(std::lrint(vector[i] / scale));
    }
    std::memcpy(m_bytes.data() + m_layout.values + at * vector.size_bytes(), vector.data(), vector.size_bytes());
}

std::vector<std::byte> DenseBuilder::finish(std::uint64_t generation, std::uint64_t space)
{
    m_header.generation = generation;
    m_header.space = space;
    m_header.checksum = indexChecksum(std::span(m_bytes).subspan(m_layout.scales, m_layout.values - m_layout.scales));
    std::memcpy(m_bytes.data(), &m_header, sizeof m_header);
    return std::move(m_bytes);
}

} // namespace reminisce::search
