// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/archive/filter.h"
#include "core/search/index_snapshot.h"

namespace reminisce::bench {

/// Chunks in time order over ten years with speakers and vectors as sentence encoders give them: conversations have a
/// topic and drift, 48 dimensions carry most of the variance, all vectors lean towards one mean. Length 1.
struct VectorCorpus
{
    std::size_t count = 0;
    std::size_t dimension = 0;
    std::vector<float> values;
    std::vector<float> queries; ///< near to random chunks
    std::size_t queryCount = 0;
    std::shared_ptr<const search::IndexSnapshot> index; ///< times and speakers; row = chunk, no text

    [[nodiscard]] std::span<const float> query(std::size_t number) const
    {
        return std::span(queries).subspan(number % queryCount * dimension, dimension);
    }
};

[[nodiscard]] VectorCorpus makeVectorCorpus(std::size_t count, std::size_t dimension);

/// One speaker and a range of dates that leave about this share of the rows.
[[nodiscard]] archive::Filter makeFilter(const search::IndexSnapshot& index, double share);

} // namespace reminisce::bench
