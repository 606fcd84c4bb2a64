// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/archive/connection.h"

namespace reminisce::archive {

/// Where a chunk lies: ordinals of its first and last turn in its conversation.
struct ChunkPlace
{
    Id id = 0;
    Id conversation = 0;
    std::int64_t first = 0;
    std::int64_t last = 0;
    std::size_t textHash = 0;
};

[[nodiscard]] Result<std::vector<ChunkPlace>> chunkPlaces(Connection& connection, Id conversation);

/// Before `old` chunks go: hands the evidence and citations that name them to the `fresh` ones that hold their place
/// (the same text, else the most turns in common), and vectors and descriptions of emotions to those of the same text.
/// Within the caller's transaction. Places of `old` are given in the numbering of the fresh ones.
[[nodiscard]] Result<> handOverChunks(Connection& connection, std::span<const ChunkPlace> old,
                                      std::span<const ChunkPlace> fresh);

} // namespace reminisce::archive
