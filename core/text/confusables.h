// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace reminisce::text {

/// The skeleton of Unicode Technical Standard 39, section 4, case-folded: two texts that look the same have the same
/// one. Not for showing. Empty for an empty text, or when ICU fails.
[[nodiscard]] std::string lookAlikeSkeleton(std::string_view text);

/// Whether one word of the text mixes scripts that look alike, such as Latin and Cyrillic. Scripts that are written
/// together, such as the Japanese ones or Latin with Han, are no mixture (the "highly restrictive" level of UTS 39).
[[nodiscard]] bool mixesScripts(std::string_view text);

/// Whether characters are in the text that cannot be seen and are not needed to write any language: zero-width spaces,
/// tag characters, soft hyphens. Joiners count only between letters that they do not join.
[[nodiscard]] bool hasInvisibleCharacters(std::string_view text);

/// U+202D and U+202E turn the direction of reading round; no name needs them, other marks of direction are common.
[[nodiscard]] bool hasDirectionOverride(std::string_view text);

} // namespace reminisce::text
