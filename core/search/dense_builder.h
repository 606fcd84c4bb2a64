// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/search/dense_index.h"

namespace reminisce::search {

/// Fills a file of vectors in memory, in any order of rows.
class DenseBuilder
{
public:
    DenseBuilder(std::uint32_t rows, std::uint32_t dimension);

    /// A vector of another dimension, of length zero or above 10^18, or with values that are not finite is left out.
    void set(std::uint32_t row, std::span<const float> vector);
    /// The bytes of the file. The builder is used up.
    [[nodiscard]] std::vector<std::byte> finish(std::uint64_t generation, std::uint64_t space);

private:
    DenseHeader m_header;
    DenseLayout m_layout;
    std::vector<std::byte> m_bytes;
};

/// Largest absolute value; 0 for a vector that is no use: empty, zero or not finite.
[[nodiscard]] float largestValue(std::span<const float> vector);
[[nodiscard]] float vectorLength(std::span<const float> vector);
/// One bit per value, set where it is positive.
void setSignBits(std::span<const float> vector, std::span<std::uint64_t> bits);

} // namespace reminisce::search
