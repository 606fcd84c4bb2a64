// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/agent/answer.h"
#include "core/agent/relevance.h"
#include "core/base/local_time.h"

namespace reminisce::agent {

/// A time that was said of what a question asks for.
struct TimeMeant
{
    LocalRange range;
    double share = 0; ///< of the question's words, how many the sentence has
};

/// The time in the sentence of a turn that has most of the question's words: of several the one in the same clause, and
/// there the nearest. Nothing where a sentence with half or less of the words is all that names a time.
[[nodiscard]] std::optional<TimeMeant> timeMeant(const Evidence& passage, const EvidenceTurn& turn,
                                                 Relevance& relevance);

} // namespace reminisce::agent
