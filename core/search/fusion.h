// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/search/row_selection.h"
#include "core/search/search_request.h"

namespace reminisce::search {

/// Makes the scores of one arm comparable with another's, in place, over the selected rows. Rows that the arm did not
/// find have 0 and keep it.
void normalise(std::span<float> scores, const RowSelection& rows, Normalisation how, std::size_t topList = 100);

/// The `k` selected rows with the highest positive scores, best first; equals in the order of rows, latest first.
[[nodiscard]] std::vector<std::uint32_t> topRows(std::span<const float> scores, const RowSelection& rows,
                                                 std::size_t k);

} // namespace reminisce::search
