// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/search/row_selection.h"
#include "core/search/search_request.h"

namespace reminisce::search {

/// What the scores of an arm are, for min-max.
enum class ScoreFloor {
    Zero,   ///< 0 is "not found": the least score is 0, also where a filter leaves only rows that were found
    Lowest, ///< every row has a score, and the lowest is the least
};

/// Makes the scores of one arm comparable with another's, in place, over the selected rows.
void normalise(std::span<float> scores, const RowSelection& rows, Normalisation how, ScoreFloor floor,
               std::size_t topList = 100);

/// Takes from similarities, of which every row has one, what does not stand out: the mean and `deviations` standard
/// deviations are subtracted and nothing less than 0 is left. A few of the best stay above 0 whatever they are.
void keepOutstanding(std::span<float> similarities, const RowSelection& rows, float deviations);

/// The `k` selected rows with the highest positive scores, best first; equals in the order of rows, latest first.
[[nodiscard]] std::vector<std::uint32_t> topRows(std::span<const float> scores, const RowSelection& rows,
                                                 std::size_t k);

} // namespace reminisce::search
