// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>

#include "core/agent/answer.h"
#include "core/agent/built_in_answer.h"
#include "core/agent/relevance.h"

namespace reminisce::agent {

/// Whether any of the passages, best first, answers the part, rather than being the best of a bad lot. `severalParts`:
/// the part is a whole question of several, which no single passage need answer.
[[nodiscard]] bool isAnswerable(const AskedPart& part, std::span<const Evidence* const> passages, Relevance& relevance,
                                bool severalParts);

/// For the trace: what the abstention rests on, one or two sentences.
[[nodiscard]] std::string whyNotAnswerable(std::span<const Evidence* const> passages, Relevance& relevance);

} // namespace reminisce::agent
