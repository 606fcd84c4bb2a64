// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/archive/archive.h"
#include "core/archive/filter.h"

namespace reminisce::archive {

/// Everybody, the owner first, then by the passages in which they speak, most first. Reads the days' counts
/// (milliseconds), not the turns, which take a second at a million passages.
[[nodiscard]] Result<std::vector<Id>> peopleByPassages(const Reader& reader);

} // namespace reminisce::archive
