// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "core/search/understanding/question_text.h"
#include "core/search/understanding/understanding.h"

namespace reminisce::search {

/// What a time in a question is for.
struct FoundDate
{
    text::TimeExpression time;
    bool recorded = false;         ///< the wording says that the conversation itself was then
    LocalRange filter;             ///< for `recorded`: the range widened to what can be meant
    std::vector<DateBoost> boosts; ///< otherwise: where passages about it are likely
    std::string_view explanation;  ///< "date.recorded", "date.planned", "date.mentioned"
};

[[nodiscard]] std::vector<FoundDate> findDates(const QuestionText& question);

} // namespace reminisce::search
