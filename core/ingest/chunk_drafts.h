// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "core/archive/conversations.h"
#include "core/base/emotion.h"
#include "core/ingest/chunker.h"

namespace reminisce::ingest {

/// What a turn gives to the emotions of the passages that it is part of.
struct TurnFeeling
{
    std::optional<EmotionScores> emotions;
    std::size_t bytes = 0; ///< of its text: longer turns count more
};

/// The emotions of a passage over the turns `first` to `last` (inclusive) of `turns`.
[[nodiscard]] EmotionScores feelingOf(std::size_t first, std::size_t last, std::span<const TurnFeeling> turns);

/// A passage as the chunker cut it, ready to be stored; its start is left to the caller.
[[nodiscard]] archive::ChunkDraft chunkDraftOf(TurnChunk chunk, std::span<const TurnFeeling> turns);

} // namespace reminisce::ingest
