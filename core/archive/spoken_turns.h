// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "core/archive/archive.h"
#include "core/archive/filter.h"

namespace reminisce::archive {

/// What a person said within a time.
struct SpokenTurns
{
    std::uint64_t turns = 0;
    std::uint64_t conversations = 0;
    std::optional<LocalMicros> first;
    std::optional<LocalMicros> last;
};

/// Counts the person's turns within `dates`; one without a time counts at that of its conversation, and when that has
/// none either only where `dates` is open.
[[nodiscard]] Result<SpokenTurns> spokenTurns(const Reader& reader, Id person, const LocalRange& dates);

} // namespace reminisce::archive
