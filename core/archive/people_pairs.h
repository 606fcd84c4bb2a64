// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <utility>

#include "core/archive/archive.h"
#include "core/archive/filter.h"

namespace reminisce::archive {

/// Two people, the lower id first.
using PeoplePair = std::pair<Id, Id>;

/// Pairs of which the person said that they are two.
[[nodiscard]] Result<std::set<PeoplePair>> dismissedPairs(const Reader& reader);
/// Remembers that these two are not the same; nothing when it is known already.
[[nodiscard]] Result<> dismissPair(Writer& writer, Id one, Id other);
/// Whether both speak in the same conversation somewhere.
[[nodiscard]] Result<bool> speakTogether(const Reader& reader, Id one, Id other);

} // namespace reminisce::archive
