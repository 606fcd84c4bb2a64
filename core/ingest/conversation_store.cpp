// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/conversation_store.h"

#include <algorithm>

#include <fmt/format.h>

#include "core/archive/chunks.h"
#include "core/emotion/aggregate.h"
#include "core/ingest/same_words.h"
#include "core/ingest/sha256.h"
#include "core/ingest/text_tools.h"
#include "core/text/unicode.h"

namespace reminisce::ingest {

namespace {

constexpr std::size_t kCompared = 500; ///< stored turns read at a time
constexpr std::size_t kSurelySameTurns = 5;
constexpr std::size_t kSurelySameLetters = 100;
constexpr std::uint64_t kMostMergedTurns = 20'000; ///< of a meeting whose chat is woven into its transcript

/// Start (to the minute) and first words: enough to find a conversation again, which is then compared turn by turn.
std::string fingerprintOf(const ConversationPart& part)
{
    const std::string start = part.start ? std::to_string(part.start->local / kMicrosPerMinute) : std::string("-");
    return sha256Hex(start + '\n' + bareWords(part.turns.front().text));
}

std::string meetingMark(const std::string& recording, const ConversationPart& part)
{
    const std::string day = part.start ? formatIsoDate(part.start->local) : std::string();
    return fmt::format("recording:{}:{}", day, text::foldCase(recording));
}

} // namespace

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
        auto same = matchExisting(**existing, part);
        if (!same) {
            return tl::unexpected(same.error());
        }
        if (*same) {
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
    if (*meeting) {
        auto known = isSpokenIn(**meeting, part);
        if (!known) {
            return tl::unexpected(known.error());
        }
        if (*known) {
            m_isKnown = true;
            ++m_recognised;
            return archive::addSourceToConversation(m_writer, **meeting, m_settings.source);
        }
    }
    auto fits = *meeting ? lacksKindOfSource(**meeting) : Result<bool>(false);
    if (!fits) {
        return tl::unexpected(fits.error());
    }
    if (*fits) {
        auto together = isOfThisImport(**meeting);
        if (!together) {
            return tl::unexpected(together.error());
        }
        if (*together && part.last) {
            m_mergeInto = *meeting;
        } else {
            m_conversation = **meeting;
        }
    }
    return {};
}

/// Whether one of the two begins with the other.
Result<bool> ConversationStore::matchExisting(archive::Id existing, const ConversationPart& part)
{
    auto count = archive::turnCount(m_writer, existing);
    if (!count) {
        return tl::unexpected(count.error());
    }
    m_existingTurns = *count;
    const auto common = static_cast<std::size_t>(std::min<std::uint64_t>(*count, part.turns.size()));
    std::size_t letters = 0;
    for (std::size_t at = 0; at < common; at += kCompared) {
        auto stored = archive::turnsOfConversation(m_writer, existing, at, std::min(kCompared, common - at));
        if (!stored) {
            return tl::unexpected(stored.error());
        }
        for (std::size_t i = 0; i < stored->size(); ++i) {
            const std::string words = bareWords(part.turns[at + i].text);
            if (bareWords((*stored)[i].text) != words) {
                return false;
            }
            letters += words.size();
        }
    }
    // The clock of a chat is proof enough; the same few words in two recordings of one day are not.
    return part.dateSource == DateSource::Content || (common >= kSurelySameTurns && letters >= kSurelySameLetters);
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

/// Whether the other kind of file is missing: a transcript for a chat, a chat for a transcript.
Result<bool> ConversationStore::lacksKindOfSource(archive::Id conversation) const
{
    auto sources = archive::sourcesOfConversation(m_writer, conversation);
    if (!sources) {
        return tl::unexpected(sources.error());
    }
    const auto isChat = [](std::string_view format) { return format == "zoom-chat"; };
    return std::none_of(sources->begin(), sources->end(), [&](const archive::Source& source) {
        return isChat(source.format) == isChat(m_settings.format);
    });
}

/// Whether everything that the part says is in the conversation, in this order, maybe with a chat in between and cut
/// into other turns: the same talk in another format.
Result<bool> ConversationStore::isSpokenIn(archive::Id conversation, const ConversationPart& part) const
{
    if (!part.first || !part.last) {
        return false;
    }
    std::string said;
    for (const DatedTurn& turn : part.turns) {
        said += bareWords(turn.text);
    }
    if (said.size() < kSurelySameLetters) {
        return false;
    }
    auto stored = archive::turnsOfConversation(m_writer, conversation, 0, kMostMergedTurns);
    if (!stored) {
        return tl::unexpected(stored.error());
    }
    std::vector<std::string> turns;
    for (const archive::Turn& turn : *stored) {
        turns.push_back(bareWords(turn.text));
    }
    return isMadeOf(said, turns);
}

/// Whether the conversation came with this import, or with one that was broken off and is being taken up again. Only
/// then may it be written anew: nobody can have cited it yet.
Result<bool> ConversationStore::isOfThisImport(archive::Id conversation) const
{
    auto sources = archive::sourcesOfConversation(m_writer, conversation);
    auto batches = archive::listImportBatches(m_writer);
    if (!sources || !batches) {
        return tl::unexpected(sources ? batches.error() : sources.error());
    }
    return std::all_of(sources->begin(), sources->end(), [&](const archive::Source& source) {
        return source.batch == m_settings.batch ||
               std::any_of(batches->begin(), batches->end(), [&](const archive::ImportBatch& batch) {
                   return batch.id == source.batch && !batch.finishedAtUtc;
               });
    });
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
    draft.emotions = m_scorer.score(turn.text, m_scratch);
    draft.text = std::move(turn.text);
    return draft;
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
    for (const ReadChunk& chunk : given) {
        archive::ChunkDraft out;
        out.externalId = chunk.externalId;
        out.firstTurn = chunk.firstTurn;
        out.lastTurn = chunk.lastTurn;
        out.start = chunk.startedAt ? chunk.startedAt : draft.start;
        out.text = chunk.text;
        draft.chunks.push_back(std::move(out));
    }
    if (given.empty()) {
        std::vector<ChunkerTurn> turns;
        for (std::size_t i = 0; i < draft.turns.size(); ++i) {
            const auto& turn = draft.turns[i];
            turns.push_back({speakers[i], turn.text, turn.start ? std::optional(turn.start->local) : std::nullopt,
                             turn.end ? std::optional(turn.end->local) : std::nullopt});
        }
        for (TurnChunk& chunk : chunkTurns(turns, m_settings.chunker)) {
            archive::ChunkDraft out;
            out.firstTurn = chunk.firstTurn;
            out.lastTurn = chunk.lastTurn;
            out.firstOffset = chunk.firstOffset;
            out.lastOffset = chunk.lastOffset;
            out.start = draft.turns[chunk.firstTurn].start ? draft.turns[chunk.firstTurn].start : draft.start;
            out.text = std::move(chunk.text);
            draft.chunks.push_back(std::move(out));
        }
    }
    for (archive::ChunkDraft& chunk : draft.chunks) {
        std::vector<emotion::WeightedScores> scores;
        for (std::size_t i = chunk.firstTurn; i <= chunk.lastTurn && i < draft.turns.size(); ++i) {
            if (draft.turns[i].emotions) {
                scores.push_back({*draft.turns[i].emotions, draft.turns[i].text.size()});
            }
        }
        chunk.emotions = emotion::aggregate(scores);
    }
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
        draft.emotions =
            turn.emotions ? archive::toEmotionScores(*turn.emotions) : m_scorer.score(turn.text, m_scratch);
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
