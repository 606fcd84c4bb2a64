// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/archive/connection.h"
#include "core/archive/conversations.h"

namespace reminisce::archive {

/// Ids that no deleted row had: what the window or an index file still holds never means another row.
[[nodiscard]] Result<Id> nextTurnId(Connection& connection);
[[nodiscard]] Result<Id> nextChunkId(Connection& connection);
/// To be called before rows of `turn` or `chunk` are deleted: notes the highest ids.
[[nodiscard]] Result<> prepareRemoval(Connection& connection);

/// The row of `emotion_model` for a name; made when missing.
[[nodiscard]] Result<Id> emotionModelId(Connection& connection, std::string_view name);

struct RowContext
{
    Id conversation = 0;
    std::uint64_t firstOrdinal = 0; ///< of turns[0]
    std::optional<Moment> fallback; ///< start of chunks whose turns have none
};

/// Inserts turns with their scores, ids from `firstId` on.
[[nodiscard]] Result<> insertTurns(Connection& connection, const RowContext& context, Id firstId,
                                   std::span<const TurnDraft> turns, std::string_view emotionModel);
/// Inserts chunks with people and scores, ids from `firstId` on; their turn indexes point into `turns`.
[[nodiscard]] Result<> insertChunks(Connection& connection, const RowContext& context, Id firstId,
                                    std::span<const ChunkDraft> chunks, std::span<const TurnDraft> turns);
/// Sets the people of a chunk to those who speak in its turns.
[[nodiscard]] Result<> refreshChunkPeople(Connection& connection, Id chunk);

} // namespace reminisce::archive
