// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

#include "core/archive/conversations.h"
#include "core/archive/turns.h"
#include "core/emotion/emotion_scorer.h"
#include "core/emotion/features.h"
#include "core/ingest/chunker.h"
#include "core/ingest/conversation_part.h"
#include "core/ingest/import_report.h"
#include "core/ingest/people_resolver.h"

namespace reminisce::ingest {

/// Writes conversations of one file into the archive, within the caller's transaction. Knows conversations that are
/// there already and adds only what is new.
class ConversationStore
{
public:
    struct Settings
    {
        archive::Id source = 0;
        archive::Id batch = 0;
        std::string format;
        std::string recording; ///< name shared by the files of one meeting; empty: not from a meeting
        ChunkerOptions chunker;
    };

    ConversationStore(archive::Writer& writer, const emotion::EmotionScorer& scorer, PeopleResolver& people,
                      Settings settings, FileReport& report);

    [[nodiscard]] Result<void> add(ConversationPart part);
    /// Conversations that were in the archive already, wholly or in part.
    [[nodiscard]] std::uint64_t recognised() const { return m_recognised; }

private:
    [[nodiscard]] Result<void> decide(const ConversationPart& part);
    [[nodiscard]] Result<void> joinMeeting(archive::Id meeting, const ConversationPart& part);
    [[nodiscard]] Result<std::optional<archive::Id>> sameMeeting(const ConversationPart& part) const;
    [[nodiscard]] Result<void> dropKnownTurns(ConversationPart& part);
    [[nodiscard]] Result<void> mergeInto(archive::Id existing, ConversationPart& part);
    [[nodiscard]] Result<archive::ConversationDraft> draftOf(ConversationPart& part);
    [[nodiscard]] Result<archive::TurnDraft> turnDraftOf(DatedTurn& turn);
    /// None for what a messenger writes in place of an attachment.
    [[nodiscard]] std::optional<EmotionScores> emotionsOf(std::string_view text);
    void addChunks(archive::ConversationDraft& draft, const std::vector<std::string>& speakers,
                   const std::vector<ReadChunk>& given) const;

    archive::Writer& m_writer;
    const emotion::EmotionScorer& m_scorer;
    emotion::FeatureExtractor m_scratch;
    PeopleResolver& m_people;
    Settings m_settings;
    FileReport& m_report;
    std::unordered_set<archive::Id> m_ofThisFile;
    std::uint64_t m_recognised = 0;

    // The conversation under way.
    archive::Id m_conversation = 0;    ///< 0: not stored yet
    bool m_isKnown = false;            ///< it is there already, in another format
    bool m_matching = false;           ///< its turns are compared with stored ones
    std::uint64_t m_matchedTurns = 0;  ///< how many were the same
    std::uint64_t m_existingTurns = 0; ///< of the conversation in the archive
    std::optional<archive::Id> m_mergeInto;
};

} // namespace reminisce::ingest
