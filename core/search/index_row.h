// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "core/archive/emotion_bytes.h"
#include "core/archive/filter.h"
#include "core/base/local_time.h"

namespace reminisce::search {

/// What the index has to know about one chunk. Rows are given to the builder in time order, undated ones last.
struct IndexRow
{
    archive::Id chunkId = 0;
    archive::Id conversation = 0;
    std::uint64_t position = 0;            ///< ascending within the conversation; neighbours are each other's context
    std::optional<LocalMicros> start;      ///< when the chunk began, by the conversation's clock
    std::span<const archive::Id> speakers; ///< each once
    archive::EmotionBytes emotions{};
    std::string_view text;
    std::string_view title; ///< of the conversation
};

} // namespace reminisce::search
