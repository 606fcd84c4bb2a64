// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace reminisce::search {

/// Whether a folded word is a usual short form of a folded first name, German or English: its beginning ("Mel" for
/// Melanie), its beginning with an endearing vowel ("Andi" for Andreas), or one that custom knows ("Bob" for Robert).
/// At least three letters.
[[nodiscard]] bool isNickname(std::string_view word, std::string_view firstName);

} // namespace reminisce::search
