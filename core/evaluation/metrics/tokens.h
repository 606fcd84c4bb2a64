// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace reminisce::evaluation {

/// Splits at any white space of Unicode, as Python's str.split() does.
[[nodiscard]] std::vector<std::string> splitAtWhitespace(std::string_view text);

/// Lower case by Unicode's rules without regard to a language, as Python's str.lower() does.
[[nodiscard]] std::string lowerCase(std::string_view text);

/// Number of tokens that two bags share, each counted as often as it stands in both.
[[nodiscard]] std::size_t sharedTokens(const std::vector<std::string>& left, const std::vector<std::string>& right);

/// 2·p·r / (p + r), 0 when both are 0.
[[nodiscard]] double harmonicMean(double precision, double recall);

} // namespace reminisce::evaluation
