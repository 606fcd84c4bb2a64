// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/archive/archive.h"
#include "core/archive/emotion_bytes.h"
#include "core/archive/filter.h"

namespace reminisce::archive {

/// A chunk with everything that a hit or an evidence row shows.
struct Chunk
{
    Id id = 0;
    std::string externalId;
    Id conversation = 0;
    std::string conversationExternalId;
    std::string title; ///< of the conversation
    std::optional<Moment> conversationStart;
    std::string dateSource; ///< of the conversation, as ConversationSummary::dateSource
    std::optional<Moment> start;
    std::string text;
    std::vector<std::pair<Id, std::string>> people; ///< speakers, by id
    std::vector<Id> turns;                          ///< ids, in order
    std::optional<EmotionBytes> emotions;
    std::string emotionText; ///< what a model wrote about its emotions; empty for none
};

/// A row of the visit of all chunks. The views are valid during the call only.
struct ChunkView
{
    Id id = 0;
    Id conversation = 0;
    std::optional<Moment> start;
    std::string_view text;
    std::string_view title;      ///< of the conversation
    std::span<const Id> people;  ///< ascending
    EmotionBytes emotions{};     ///< zeros where there are none
    std::uint64_t firstTurn = 0; ///< ordinals in the conversation
    std::uint64_t lastTurn = 0;
};

/// In the order of `ids`; ids that are gone are left out.
[[nodiscard]] Result<std::vector<Chunk>> loadChunks(const Reader& reader, std::span<const Id> ids);
[[nodiscard]] Result<std::uint64_t> chunkCount(const Reader& reader);
/// Ids of the chunks that pass, in time order, undated ones last, then by id.
[[nodiscard]] Result<std::vector<Id>> chunkIds(const Reader& reader, const Filter& filter);
[[nodiscard]] Result<std::uint64_t> countChunks(const Reader& reader, const Filter& filter);
/// Visits all chunks (with `afterId` only those stored later, in the order of ids) in time order: by local start,
/// undated ones last, then by id. Ends early, without an error, when `visit` returns false.
[[nodiscard]] Result<> visitChunks(const Reader& reader, const std::function<bool(const ChunkView&)>& visit,
                                   std::optional<Id> afterId = std::nullopt);

/// Chunks of one conversation in order.
[[nodiscard]] Result<std::vector<Id>> chunksOfConversation(const Reader& reader, Id conversation);
/// The chunks that a turn is part of.
[[nodiscard]] Result<std::vector<Id>> chunksOfTurn(const Reader& reader, Id turn);
/// The program's own scores; a description that the chunk has is blended with them.
[[nodiscard]] Result<> setChunkEmotions(Writer& writer, Id chunk, const EmotionScores& scores);

} // namespace reminisce::archive
