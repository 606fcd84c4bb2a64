// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/agent/built_in_answer.h"
#include "core/agent/phrasing.h"
#include "core/agent/relevance.h"
#include "core/agent/run.h"

namespace reminisce::agent {

/// What the activity tool counts of the word, the person and the time that a question for "how often" or "how many
/// messages" names. Nothing where it names several people, or nothing to count.
[[nodiscard]] std::optional<Counted> countAsked(Run& run, const AskedPart& part, const Relevance& relevance);

} // namespace reminisce::agent
