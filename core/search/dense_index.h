// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

#include "core/archive/archive.h"
#include "core/archive/filter.h"
#include "core/base/error.h"
#include "core/search/index_snapshot.h"
#include "core/search/row_selection.h"
#include "core/search/search_request.h"

namespace reminisce::search {

/// Vectors of a backend's embedding space for the rows of an index: one byte per value with a scale per row, and the
/// values themselves for the best rows. Immutable.
class DenseIndex
{
public:
    /// An empty index for `rows` rows of `dimension` values; rows without a vector have similarity 0.
    DenseIndex(std::uint32_t rows, std::size_t dimension);

    /// Reads the vectors of a space from the archive. Fails with Database or Cancelled.
    [[nodiscard]] static Result<std::shared_ptr<const DenseIndex>> load(const archive::Reader& reader, archive::Id space,
                                                                        std::size_t dimension,
                                                                        const IndexSnapshot& index,
                                                                        std::stop_token stop);

    void set(std::uint32_t row, std::span<const float> vector);
    [[nodiscard]] std::size_t dimension() const { return m_dimension; }
    /// Rows that have a vector.
    [[nodiscard]] std::size_t filled() const { return m_filled; }

    /// Similarities of the selected rows with the query, into one value per row of the index; higher is better, L2 as
    /// 1 / (1 + distance). All rows by the bytes, the best `rescored` by the full values.
    void similarities(std::span<const float> query, Metric metric, const RowSelection& rows, std::size_t rescored,
                      std::span<float> out) const;

private:
    std::size_t m_dimension;
    std::size_t m_stride; ///< bytes per row of codes: the dimension, rounded up to whole registers
    std::size_t m_filled = 0;
    std::vector<std::int8_t> m_codes;
    std::vector<float> m_scales; ///< 0: no vector
    std::vector<float> m_norms;
    std::vector<float> m_values;
};

} // namespace reminisce::search
