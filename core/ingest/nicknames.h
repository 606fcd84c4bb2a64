// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

namespace reminisce::ingest {

/// Whether two given names, folded, are used for one another: a name and its short form, or two short forms of one
/// name, in German or English.
[[nodiscard]] bool areNicknames(std::string_view one, std::string_view other);
/// The full names for which a folded given name may stand, itself included when it is one; empty when it is in no list.
[[nodiscard]] std::vector<std::string_view> fullNamesOf(std::string_view name);

} // namespace reminisce::ingest
