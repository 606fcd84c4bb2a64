// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>

#include "core/agent/answer.h"
#include "core/agent/phrasing.h"
#include "core/agent/relevance.h"

namespace reminisce::agent {

/// The longest quotation that is given whole, in bytes.
inline constexpr std::size_t kLongestQuote = 280;

/// One turn as a line of an answer: day, speaker, words, mark. The question before it stands with it when it is short.
[[nodiscard]] std::string quotationLine(const Evidence& passage, std::size_t turn, int marker, Relevance& relevance,
                                        const Phrasing& phrasing);

/// The two or three turns around the one at `turn`, one a line, long ones cut: what a list shows of a passage.
[[nodiscard]] std::string excerptAround(const Evidence& passage, std::size_t turn);

} // namespace reminisce::agent
