// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "core/search/index_snapshot.h"
#include "core/search/score_kernels.h"

namespace reminisce::search {

/// Sets `out`, for the rows of `range`, to their scores and what the chunks before and behind in their conversation
/// lend them. Rows outside of the range lend nothing; nor do those with a score of 0. Returns the highest.
float addNeighbours(const IndexSnapshot& index, std::span<const float> scores, RowRange range,
                    const LendingShares& shares, std::span<float> out);

} // namespace reminisce::search
