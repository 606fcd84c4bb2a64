// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

namespace reminisce::text {

// Find in what is read: a literal text, wherever it is, in any case and with or without diacritics: "knie" finds
// "Knie", "jose" finds "José". Words are not stemmed.

/// \param foldedNeedle the text after fold(). An empty one is contained in everything
[[nodiscard]] bool isFoundIn(std::string_view haystack, std::string_view foldedNeedle);
/// Byte ranges [begin, end) in `haystack` that match, without overlap, in order; none for an empty needle.
[[nodiscard]] std::vector<std::pair<std::size_t, std::size_t>> findAll(std::string_view haystack,
                                                                       std::string_view needle);

} // namespace reminisce::text
