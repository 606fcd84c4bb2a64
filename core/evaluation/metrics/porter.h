// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace reminisce::evaluation {

/// The stem by Porter's algorithm of 1980, as metrics use it; search uses the newer Snowball stemmers of core/text.
[[nodiscard]] std::string porterStem(std::string_view lowerCaseWord);

} // namespace reminisce::evaluation
