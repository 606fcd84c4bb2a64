// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/archive/archive.h"
#include "core/archive/filter.h"

namespace reminisce::archive {

struct Statistics
{
    std::uint64_t sources = 0;
    std::uint64_t conversations = 0;
    std::uint64_t turns = 0;
    std::uint64_t chunks = 0;
    std::uint64_t people = 0;
    std::optional<Moment> from; ///< first and last dated chunk
    std::optional<Moment> to;
    std::array<std::uint64_t, kEmotionCount> emotionChunks{}; ///< chunks per emotion at the threshold
};

[[nodiscard]] Result<Statistics> statistics(const Reader& reader);

} // namespace reminisce::archive
