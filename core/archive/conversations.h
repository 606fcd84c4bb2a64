// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/archive/archive.h"
#include "core/archive/emotion_bytes.h"
#include "core/archive/filter.h"
#include "core/archive/sources.h"

namespace reminisce::archive {

/// A turn to be stored.
struct TurnDraft
{
    std::string externalId; ///< the id that a dataset gave; empty: none
    Id person = 0;          ///< 0: nobody is named
    std::optional<Moment> start;
    std::optional<Moment> end;
    std::string text;
    std::optional<EmotionScores> emotions;
};

/// Consecutive turns of the conversation, to be stored as one unit of retrieval.
struct ChunkDraft
{
    std::string externalId;
    std::size_t firstTurn = 0;          ///< index into ConversationDraft::turns
    std::size_t lastTurn = 0;           ///< inclusive
    std::size_t firstOffset = 0;        ///< bytes of the first turn's text left out, where a long turn was split
    std::size_t lastOffset = kToTheEnd; ///< end in the last turn's text, in bytes
    std::optional<Moment> start;        ///< absent: the first turn's, else the conversation's
    std::string text;
    std::vector<Id> people;                ///< besides the speakers of its turns
    std::optional<EmotionScores> emotions; ///< absent: each emotion's highest score among its turns

    static constexpr std::size_t kToTheEnd = std::numeric_limits<std::size_t>::max();
};

struct ConversationDraft
{
    std::string externalId;
    std::string fingerprint; ///< the importer's mark by which it knows the conversation again; empty: none
    std::string title;
    std::optional<Moment> start;
    std::optional<Moment> end;
    std::string dateSource;   ///< "content", "content-day", "file-name", "folder", "modified", "argument" or empty
    Id source = 0;            ///< 0: none
    std::string emotionModel; ///< name of the scorer of all `emotions`
    std::vector<TurnDraft> turns;
    std::vector<ChunkDraft> chunks;
};

struct StoredConversation
{
    Id conversation = 0;
    Id firstTurn = 0;  ///< the turns have consecutive ids, in order
    Id firstChunk = 0; ///< the chunks too
};

/// What a list needs to place a conversation; nothing else is loaded for rows out of sight.
struct ConversationKey
{
    Id id = 0;
    std::optional<Moment> start;
};

enum class Order { NewestFirst, OldestFirst };

struct ConversationSummary
{
    Id id = 0;
    std::string externalId;
    std::string title;
    std::optional<Moment> start;
    std::optional<Moment> end;
    std::string dateSource;
    std::vector<std::pair<Id, std::string>> people; ///< most turns first
    std::uint64_t turnCount = 0;
    std::vector<Emotion> topEmotions; ///< of its chunks, most frequent first
    EmotionBytes meanEmotions{};      ///< mean of its chunks' scores
    std::string snippet;              ///< the first turn with words among its first ones, cut at about 160 characters
    std::string sourcePath;
    std::string sourceFormat;
};

/// Stores a conversation with all its turns and chunks. Put many into one Transaction.
[[nodiscard]] Result<StoredConversation> storeConversation(Writer& writer, const ConversationDraft& draft);
/// Adds turns and chunks at the end; only `turns`, `chunks`, `end`, `source` and `emotionModel` of the draft are used.
[[nodiscard]] Result<StoredConversation> appendToConversation(Writer& writer, Id conversation,
                                                              const ConversationDraft& draft);
/// Replaces the chunks; their turn indexes are ordinals of the stored turns. For a new chunker. Evidence and citations
/// go over to the chunks that hold their place, vectors and descriptions to those of the same text.
[[nodiscard]] Result<> replaceChunks(Writer& writer, Id conversation, std::span<const ChunkDraft> chunks);
/// Another file of the same conversation. Not an error when it is noted already.
[[nodiscard]] Result<> addSourceToConversation(Writer& writer, Id conversation, Id source);

[[nodiscard]] Result<std::optional<Id>> findConversationByFingerprint(const Reader& reader, std::string_view mark);
[[nodiscard]] Result<std::optional<Id>> findConversationByExternalId(const Reader& reader, std::string_view externalId);

/// All conversations of which a chunk passes the filter, by start; undated ones last. For an empty filter, all.
[[nodiscard]] Result<std::vector<ConversationKey>> conversationKeys(const Reader& reader, const Filter& filter,
                                                                    Order order = Order::NewestFirst);
[[nodiscard]] Result<std::uint64_t> conversationCount(const Reader& reader);
/// In the order of `ids`; ids that are gone are left out.
[[nodiscard]] Result<std::vector<ConversationSummary>> conversationSummaries(const Reader& reader,
                                                                             std::span<const Id> ids);
[[nodiscard]] Result<std::optional<ConversationSummary>> conversationSummary(const Reader& reader, Id id);
/// Conversations whose title has this literal text, in any case; newest first.
[[nodiscard]] Result<std::vector<ConversationKey>> findConversationsByTitle(const Reader& reader, std::string_view text,
                                                                            std::size_t limit = 50);

[[nodiscard]] Result<> renameConversation(Writer& writer, Id id, std::string_view title);
/// Removes them with turns, chunks, scores, vectors and what answers had taken from them: evidence, citations, recorded
/// results and the text of answers that drew on them. Sources left without a conversation go too. Call scrub()
/// afterwards so that no copy of the words stays in the files.
[[nodiscard]] Result<RemovedCounts> deleteConversations(Writer& writer, std::span<const Id> ids);
/// Gives one turn to another speaker.
[[nodiscard]] Result<> setSpeakerOfTurn(Writer& writer, Id turn, Id person);
/// Gives all turns of `from` in this conversation to `to`.
[[nodiscard]] Result<> setSpeakerInConversation(Writer& writer, Id conversation, Id from, Id to);

} // namespace reminisce::archive
