// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/archive/archive.h"
#include "core/archive/conversations.h"
#include "core/archive/emotion_texts.h"

namespace reminisce::archive {

/// A conversation as stored, for the open format: without what can be derived.
struct ConversationRow
{
    Id id = 0;
    std::string externalId;
    std::string fingerprint;
    std::string title;
    bool titleEdited = false;
    std::optional<Moment> start;
    std::optional<Moment> end;
    std::string dateSource;
    std::string emotionModel; ///< of its turns' scores
};

/// A chunk as stored.
struct ChunkRow
{
    Id id = 0;
    std::string externalId;
    std::uint64_t firstTurn = 0; ///< ordinals
    std::uint64_t firstOffset = 0;
    std::uint64_t lastTurn = 0;
    std::optional<std::uint64_t> lastOffset; ///< absent: to the end
    std::optional<Moment> start;
    std::string text;
    std::vector<Id> people;
    std::optional<EmotionBytes> emotions;   ///< the program's own
    std::optional<EmotionText> emotionText; ///< what a model wrote about them
};

/// Ids of all conversations, ascending.
[[nodiscard]] Result<std::vector<Id>> allConversationIds(const Reader& reader);
[[nodiscard]] Result<std::optional<ConversationRow>> conversationRow(const Reader& reader, Id conversation);
/// In the order of their places.
[[nodiscard]] Result<std::vector<ChunkRow>> chunkRows(const Reader& reader, Id conversation);
/// Turns of the conversation whose speaker the person has set, ascending.
[[nodiscard]] Result<std::vector<Id>> correctedTurns(const Reader& reader, Id conversation);

/// Notes that the person has set the title, and the speakers of these turns.
[[nodiscard]] Result<> noteTitleEdited(Writer& writer, Id conversation);
[[nodiscard]] Result<> noteCorrectedTurns(Writer& writer, std::span<const Id> turns);

} // namespace reminisce::archive
