// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/archive/archive.h"
#include "core/archive/filter.h"

namespace reminisce::archive {

enum class DensityUnit { Day, Week, Month };
enum class DensityStack { Emotion, Person };

/// `key` is the index of the emotion (-1: none at the threshold) or the person's id.
struct DensityPart
{
    Id key = 0;
    std::uint64_t chunks = 0;
};

/// One bar. Weeks begin on Monday.
struct DensityBin
{
    LocalMicros from = 0; ///< start of its first day
    LocalMicros to = 0;   ///< last microsecond of its last day
    std::uint64_t total = 0;
    /// By emotion, the chunk's strongest one: the parts add up to `total`. By person, every speaker of a chunk, the
    /// owner too: a chunk of two people is in two parts.
    std::vector<DensityPart> parts;
};

struct Density
{
    std::vector<DensityBin> bins; ///< by time; days, weeks and months without chunks are left out
    std::uint64_t undated = 0;    ///< chunks that pass but have no date
};

/// How many chunks pass the filter over time. `filter.dates` is not applied: the strip shows all times, and the dates
/// are its brush. A filter of nothing or one person reads the rollup (milliseconds at a million chunks).
[[nodiscard]] Result<Density> density(const Reader& reader, const Filter& filter, DensityUnit unit, DensityStack stack);

} // namespace reminisce::archive
