// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/conversation_store.h"

#include <algorithm>

#include "core/archive/chunks.h"
#include "core/ingest/chunk_drafts.h"
#include "core/ingest/known_conversations.h"
#include "core/ingest/same_words.h"
#include "core/ingest/text_tools.h"
#include "core/text/spoken.h"
#include "core/text/unicode.h"

namespace reminisce::ingest {

ConversationStore::ConversationStore(archive::Writer& writer, const emotion::EmotionScorer& scorer,
                                     PeopleResolver& people, Settings settings, FileReport& report)
    : m_writer(writer),
      m_scorer(scorer),
      m_scratch(scorer.newScratch()),
      m_people(people),
      m_settings(std::move(settings)),
      m_report(report)
{}

Result<void> ConversationStore::add(ConversationPart part)
{
    if (part.first) {
        m_conversation = 0;
        m_matching = false;
        m_matchedTurns = 0;
        m_mergeInto.reset();
        m_isKnown = false;
        if (auto ok = decide(part); !ok) {
            return ok;
        }
    }
    if (m_isKnown) {
        return {};
    }
    if (m_matching) {
        if (auto ok = dropKnownTurns(part); !ok) {
            return ok;
        }
    }
    if (part.turns.empty()) {
        return {};
    }
    if (m_mergeInto && part.first && part.last) {
        return mergeInto(*m_mergeInto, part);
    }
    const std::size_t turns = part.turns.size();
    auto draft = draftOf(part);
    if (!draft) {
        return tl::unexpected(draft.error());
    }
    const bool isNew = m_conversation == 0;
    auto stored = isNew ? archive::storeConversation(m_writer, *draft)
                        : archive::appendToConversation(m_writer, m_conversation, *draft);
    if (!stored) {
        return tl::unexpected(stored.error());
    }
    m_conversation = stored->conversation;
    if (isNew) {
        m_ofThisFile.insert(m_conversation);
        ++m_report.conversations;
    }
    m_report.turns += turns;
    m_report.chunks += draft->chunks.size();
    return {};
}

/// Is this conversation, or another recording of the same meeting, in the archive already?
Result<void> ConversationStore::decide(const ConversationPart& part)
{
    auto existing = archive::findConversationByFingerprint(m_writer, fingerprintOf(part));
    if (!existing) {
        return tl::unexpected(existing.error());
    }
    if (*existing && m_ofThisFile.count(**existing) == 0) {
        auto same = beginsAlike(m_writer, **existing, part);
        if (!same) {
            return tl::unexpected(same.error());
        }
        if (*same) {
            auto turns = archive::turnCount(m_writer, **existing);
            if (!turns) {
                return tl::unexpected(turns.error());
            }
            m_existingTurns = *turns;
            m_matching = true;
            m_conversation = **existing;
            ++m_recognised;
            return archive::addSourceToConversation(m_writer, m_conversation, m_settings.source);
        }
    }
    auto meeting = sameMeeting(part);
    if (!meeting) {
        return tl::unexpected(meeting.error());
    }
    return *meeting ? joinMeeting(**meeting, part) : Result<void>();
}

/// The meeting has this talk already, or the part's chat or transcript comes to it.
Result<void> ConversationStore::joinMeeting(archive::Id meeting, const ConversationPart& part)
{
    auto known = isSpokenIn(m_writer, meeting, part);
    if (!known) {
        return tl::unexpected(known.error());
    }
    if (*known) {
        m_isKnown = true;
        ++m_recognised;
        return archive::addSourceToConversation(m_writer, meeting, m_settings.source);
    }
    auto fits = lacksKindOfSource(m_writer, meeting, m_settings.format);
    auto together = fits && *fits ? isOfImport(m_writer, meeting, m_settings.batch) : fits;
    if (!together) {
        return tl::unexpected(together.error());
    }
    if (*fits && *together && part.last) {
        m_mergeInto = meeting;
    } else if (*fits) {
        m_conversation = meeting;
    }
    return {};
}

/// Removes the turns that are stored already from the front of the part.
Result<void> ConversationStore::dropKnownTurns(ConversationPart& part)
{
    const std::uint64_t left = m_existingTurns - std::min(m_existingTurns, m_matchedTurns);
    const auto known = static_cast<std::size_t>(std::min<std::uint64_t>(left, part.turns.size()));
    if (!part.first && known > 0) {
        auto stored = archive::turnsOfConversation(m_writer, m_conversation, m_matchedTurns, known);
        if (!stored) {
            return tl::unexpected(stored.error());
        }
        for (std::size_t i = 0; i < stored->size(); ++i) {
            if (bareWords((*stored)[i].text) != bareWords(part.turns[i].text)) {
                m_matching = false; // from here on they differ: what follows is a conversation of its own
                m_conversation = 0;
                return {};
            }
        }
    }
    m_matchedTurns += known;
    part.turns.erase(part.turns.begin(), part.turns.begin() + static_cast<std::ptrdiff_t>(known));
    std::vector<ReadChunk> chunks;
    for (ReadChunk& chunk : part.chunks) {
        if (chunk.firstTurn >= known) {
            chunk.firstTurn -= known;
            chunk.lastTurn -= known;
            chunks.push_back(std::move(chunk));
        } else if (chunk.lastTurn >= known) {
            chunks.clear(); // a chunk of old and new turns: the chunker has to cover the new ones
            break;
        }
    }
    part.chunks = std::move(chunks);
    return {};
}

/// Another recording of this name and day, whichever kinds of file it came from.
Result<std::optional<archive::Id>> ConversationStore::sameMeeting(const ConversationPart& part) const
{
    if (m_settings.recording.empty() || !part.externalId.empty()) {
        return std::optional<archive::Id>();
    }
    auto found = archive::findConversationByExternalId(m_writer, meetingMark(m_settings.recording, part));
    return found && *found && m_ofThisFile.count(**found) != 0 ? std::optional<archive::Id>() : found;
}

Result<archive::TurnDraft> ConversationStore::turnDraftOf(DatedTurn& turn)
{
    auto person = m_people.resolve(turn.speaker, turn.isOwner);
    if (!person) {
        return tl::unexpected(person.error());
    }
    archive::TurnDraft draft;
    draft.externalId = std::move(turn.externalId);
    draft.person = *person;
    draft.start = turn.start;
    draft.end = turn.end;
    draft.emotions = emotionsOf(turn.text);
    draft.text = std::move(turn.text);
    return draft;
}

std::optional<EmotionScores> ConversationStore::emotionsOf(std::string_view text)
{
    return text::saysSomething(text) ? std::optional(m_scorer.score(text, m_scratch)) : std::nullopt;
}

Result<archive::ConversationDraft> ConversationStore::draftOf(ConversationPart& part)
{
    archive::ConversationDraft draft;
    const bool meeting = !m_settings.recording.empty() && part.externalId.empty();
    draft.externalId = meeting ? meetingMark(m_settings.recording, part) : part.externalId;
    draft.fingerprint = part.first ? fingerprintOf(part) : std::string();
    draft.title = part.title;
    draft.start = part.start;
    draft.end = part.end ? part.end : part.start;
    draft.dateSource = std::string(dateSourceName(part.dateSource));
    draft.source = m_settings.source;
    draft.emotionModel = std::string(m_scorer.modelName());
    std::vector<std::string> speakers;
    for (DatedTurn& turn : part.turns) {
        speakers.push_back(normalizedName(turn.speaker));
        auto turnDraft = turnDraftOf(turn);
        if (!turnDraft) {
            return tl::unexpected(turnDraft.error());
        }
        draft.turns.push_back(*std::move(turnDraft));
    }
    addChunks(draft, speakers, part.chunks);
    return draft;
}

void ConversationStore::addChunks(archive::ConversationDraft& draft, const std::vector<std::string>& speakers,
                                  const std::vector<ReadChunk>& given) const
{
    std::vector<TurnFeeling> feelings;
    for (const archive::TurnDraft& turn : draft.turns) {
        feelings.push_back({turn.emotions, turn.text.size()});
    }
    for (const ReadChunk& chunk : given) {
        archive::ChunkDraft out;
        out.externalId = chunk.externalId;
        out.firstTurn = chunk.firstTurn;
        out.lastTurn = chunk.lastTurn;
        out.start = chunk.startedAt ? chunk.startedAt : draft.start;
        out.text = chunk.text;
        out.emotions = feelingOf(out.firstTurn, out.lastTurn, feelings);
        draft.chunks.push_back(std::move(out));
    }
    if (!given.empty()) {
        return;
    }
    const auto take = [&](std::vector<TurnChunk> cut) {
        for (TurnChunk& chunk : cut) {
            archive::ChunkDraft out = chunkDraftOf(std::move(chunk), feelings);
            out.start = draft.turns[out.firstTurn].start ? draft.turns[out.firstTurn].start : draft.start;
            draft.chunks.push_back(std::move(out));
        }
    };
    const auto localOf = [](const std::optional<Moment>& moment) {
        return moment ? std::optional(moment->local) : std::nullopt;
    };
    Chunker chunker(m_settings.chunker);
    for (std::size_t i = 0; i < draft.turns.size(); ++i) {
        const archive::TurnDraft& turn = draft.turns[i];
        take(chunker.add({speakers[i], turn.text, localOf(turn.start), localOf(turn.end)}));
    }
    take(chunker.finish());
}

/// Weaves the turns of a second file of a meeting, by their times, into the conversation that the first file made.
Result<void> ConversationStore::mergeInto(archive::Id existing, ConversationPart& part)
{
    auto summary = archive::conversationSummary(m_writer, existing);
    auto stored = archive::turnsOfConversation(m_writer, existing, 0, kMostMergedTurns);
    auto sources = archive::sourcesOfConversation(m_writer, existing);
    auto oldChunks = archive::chunksOfConversation(m_writer, existing);
    if (!summary || !stored || !sources || !oldChunks || !*summary) {
        return fail(ErrorCode::Database, "The other file of this meeting could not be read from the archive.");
    }
    const std::size_t added = part.turns.size();
    const auto firstWords = stored->empty() ? part.turns.front().text : stored->front().text;
    struct Entry
    {
        archive::TurnDraft turn;
        std::string speaker;
    };
    std::vector<Entry> entries;
    for (archive::Turn& turn : *stored) {
        archive::TurnDraft draft;
        draft.externalId = std::move(turn.externalId);
        draft.person = turn.person;
        draft.start = turn.start;
        draft.end = turn.end;
        draft.emotions = turn.emotions ? archive::toEmotionScores(*turn.emotions) : emotionsOf(turn.text);
        draft.text = std::move(turn.text);
        entries.push_back({std::move(draft), std::move(turn.speaker)});
    }
    for (DatedTurn& turn : part.turns) {
        std::string speaker = normalizedName(turn.speaker);
        auto draft = turnDraftOf(turn);
        if (!draft) {
            return tl::unexpected(draft.error());
        }
        entries.push_back({*std::move(draft), std::move(speaker)});
    }
    std::stable_sort(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) {
        return (a.turn.start ? a.turn.start->local : 0) < (b.turn.start ? b.turn.start->local : 0);
    });

    ConversationPart whole = part;
    whole.start = (*summary)->start;
    whole.turns.assign(1, DatedTurn{});
    whole.turns.front().text = firstWords;
    archive::ConversationDraft draft;
    draft.externalId = meetingMark(m_settings.recording, part);
    draft.fingerprint = fingerprintOf(whole);
    draft.title = (*summary)->title;
    draft.start = (*summary)->start;
    draft.end = part.end;
    if ((*summary)->end && (!draft.end || (*summary)->end->local > draft.end->local)) {
        draft.end = (*summary)->end;
    }
    draft.dateSource = (*summary)->dateSource;
    draft.source = m_settings.source;
    draft.emotionModel = std::string(m_scorer.modelName());
    std::vector<std::string> speakers;
    for (Entry& entry : entries) {
        draft.turns.push_back(std::move(entry.turn));
        speakers.push_back(std::move(entry.speaker));
    }
    addChunks(draft, speakers, {});
    auto merged = archive::storeConversation(m_writer, draft);
    if (!merged) {
        return tl::unexpected(merged.error());
    }
    for (const archive::Source& source : *sources) {
        if (auto ok = archive::addSourceToConversation(m_writer, merged->conversation, source.id); !ok) {
            return ok;
        }
    }
    if (auto gone = archive::deleteConversations(m_writer, std::vector<archive::Id>{existing}); !gone) {
        return tl::unexpected(gone.error());
    }
    m_conversation = merged->conversation;
    m_ofThisFile.insert(m_conversation);
    m_report.turns += added;
    m_report.chunks += draft.chunks.size() - std::min(draft.chunks.size(), oldChunks->size());
    return {};
}

} // namespace reminisce::ingest
