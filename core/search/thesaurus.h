// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace reminisce::search {

/// Words of everyday life that mean alike or belong to one subject, German and English: folded words of the groups in
/// which the word's stem is. Without the word itself.
[[nodiscard]] std::vector<std::string> relatedWords(std::string_view folded);

} // namespace reminisce::search
