// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/archive/people.h"

namespace reminisce::ingest {

enum class NameSuspicion {
    DirectionOverride, ///< characters in it turned the reading direction round
    Invisible,         ///< it holds characters that cannot be seen
    MixedScripts,      ///< one word mixes scripts that look alike, such as Latin and Cyrillic
    LooksLikeAnother,  ///< somebody else's name looks the same
};
/// Stable lower-case name, for JSON: "direction-override", "invisible", "mixed-scripts", "looks-like-another".
[[nodiscard]] std::string_view nameSuspicionName(NameSuspicion suspicion);

/// What is wrong with a name by itself.
[[nodiscard]] std::optional<NameSuspicion> suspicionOf(std::string_view name);

/// Everyone whose name, or an alias of theirs, should be looked at twice. Of two names that look alike both are marked.
[[nodiscard]] std::map<archive::Id, NameSuspicion> suspiciousPeople(const std::vector<archive::PersonName>& people);

} // namespace reminisce::ingest
