// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/conversation_sink.h"

#include <algorithm>

#include "core/ingest/text_tools.h"

namespace reminisce::ingest {

namespace {

constexpr std::size_t kTurnsInPart = 5000;
constexpr std::int64_t kLongestOffset = 100 * kMicrosPerDay;
constexpr std::size_t kMostWarnings = 50;

} // namespace

ConversationSink::ConversationSink(SinkSettings settings, ConversationStore* store, FileReport& report)
    : m_settings(std::move(settings)), m_store(store), m_report(report)
{}

Result<void> ConversationSink::beginConversation(ReadConversation conversation)
{
    if (auto ok = pass(true); !ok) {
        return ok;
    }
    m_head = std::move(conversation);
    m_part = ConversationPart{};
    m_part.externalId = m_head.externalId;
    m_part.title = m_head.title.empty() ? m_settings.title : shortened(singleSpaced(m_head.title), 300);
    m_base.reset();
    m_turnsOfConversation = 0;
    m_passedTurns = 0;
    m_dayShift = 0;
    m_lastOffset.reset();
    return checkStop(m_settings.stop);
}

Moment ConversationSink::zoned(Moment moment) const
{
    return m_settings.zone != nullptr ? m_settings.zone->apply(moment) : moment;
}

/// Finds the date of a conversation by its head, its first turn, and what is known about the file.
Result<void> ConversationSink::dateConversation(const ReadTurn& first)
{
    std::optional<FoundDate> found;
    if (m_head.startedAt) {
        found = FoundDate{*m_head.startedAt, true, m_head.dateSource};
    } else if (first.startedAt) {
        found = FoundDate{*first.startedAt, true, DateSource::Content};
    } else {
        found = m_settings.dates.bestCertain();
        const bool othersAreDated = isSaidByContent(m_report.dateSource);
        if (!found && othersAreDated) {
            return {}; // one broken date among many does not make the file's modification time a date
        }
        if (!found) {
            found = m_settings.dates.modified;
        }
    }
    if (!found) {
        return {};
    }
    if (m_head.offsetBase == OffsetBase::Midnight) {
        found->moment.local = startOfDay(dateOf(found->moment.local));
    }
    if (m_report.dateSource == DateSource::None) {
        m_report.dateSource = found->source;
        m_report.date = found->moment;
    }
    m_base = zoned(found->moment);
    m_part.start = m_base;
    m_part.dateSource = found->source;
    if (found->source == DateSource::Modified) {
        m_report.needsDate = true;
        if (m_store != nullptr) {
            return fail(ErrorCode::InvalidArgument, "The date of this recording is not known.");
        }
    }
    return {};
}

std::optional<Moment> ConversationSink::absolute(std::int64_t offset)
{
    if (!m_base || offset < 0 || offset > kLongestOffset) {
        return std::nullopt;
    }
    if (m_head.offsetBase == OffsetBase::Midnight) {
        if (m_lastOffset && offset + 12 * kMicrosPerHour < *m_lastOffset) {
            m_dayShift += kMicrosPerDay;
        }
        m_lastOffset = offset;
        offset += m_dayShift;
    }
    return Moment{m_base->local + offset, m_base->utcOffsetMinutes};
}

Result<void> ConversationSink::addTurn(ReadTurn turn)
{
    if (auto ok = checkStop(m_settings.stop); !ok) {
        return ok;
    }
    if ((++m_turnsSeen & 0x3FU) == 0 && m_settings.progress) {
        m_settings.progress();
    }
    const std::string_view text = trimmed(turn.text);
    if (text.empty()) {
        --m_turnsSeen;
        skip({turn.line, turn.speaker, "nothing is said"});
        return {};
    }
    if (m_turnsOfConversation == 0) {
        if (m_part.title.empty()) {
            m_part.title = m_settings.title;
        }
        if (auto ok = dateConversation(turn); !ok) {
            return ok;
        }
    }
    ++m_turnsOfConversation;
    DatedTurn dated;
    dated.text = text.size() == turn.text.size() ? std::move(turn.text) : std::string(text);
    dated.speaker = std::move(turn.speaker);
    dated.isOwner = turn.isOwner;
    dated.externalId = std::move(turn.externalId);
    dated.start = turn.startedAt ? std::optional(zoned(*turn.startedAt)) : std::nullopt;
    dated.end = turn.endedAt ? std::optional(zoned(*turn.endedAt)) : std::nullopt;
    if (!dated.start && turn.startOffset) {
        dated.start = absolute(*turn.startOffset);
    }
    if (!dated.end && turn.endOffset && m_head.offsetBase == OffsetBase::RecordingStart) {
        dated.end = absolute(*turn.endOffset);
    }
    for (const auto& time : {dated.start, dated.end}) {
        if (time && (!m_part.end || time->local > m_part.end->local)) {
            m_part.end = time;
        }
    }
    // A conversation whose clock times begin after midnight begins with its first words.
    if (m_turnsOfConversation == 1 && m_head.offsetBase == OffsetBase::Midnight && dated.start) {
        m_part.start = dated.start;
    }
    m_part.turns.push_back(std::move(dated));
    return m_part.turns.size() >= kTurnsInPart ? pass(false) : Result<void>{};
}

Result<void> ConversationSink::addChunk(ReadChunk chunk)
{
    if (chunk.firstTurn < m_passedTurns || chunk.lastTurn < chunk.firstTurn ||
        chunk.lastTurn >= m_turnsOfConversation) {
        skip({0, chunk.externalId, "a chunk over turns that are not there"});
        return {};
    }
    chunk.firstTurn -= m_passedTurns;
    chunk.lastTurn -= m_passedTurns;
    if (chunk.startedAt) {
        chunk.startedAt = zoned(*chunk.startedAt);
    }
    m_part.chunks.push_back(std::move(chunk));
    return {};
}

void ConversationSink::skip(SkippedLine line)
{
    ++m_report.skippedCount;
    if (m_report.skippedLines.size() < FileReport::kMaxSkippedLines) {
        line.text = shortened(line.text);
        m_report.skippedLines.push_back(std::move(line));
    }
}

void ConversationSink::warn(std::string sentence)
{
    auto& warnings = m_report.warnings;
    if (warnings.size() < kMostWarnings && std::find(warnings.begin(), warnings.end(), sentence) == warnings.end()) {
        warnings.push_back(std::move(sentence));
    }
}

Result<void> ConversationSink::pass(bool last)
{
    if (m_part.turns.empty() && (m_part.first || !last)) {
        return {};
    }
    m_part.last = last;
    Result<void> ok;
    if (m_store == nullptr) {
        m_report.conversations += m_part.first ? 1 : 0;
        m_report.turns += m_part.turns.size();
        m_report.chunks += m_part.chunks.size();
    } else {
        ConversationPart next = std::move(m_part);
        m_part =
            ConversationPart{next.externalId, next.title, next.start, next.end, next.dateSource, false, true, {}, {}};
        ok = m_store->add(std::move(next));
    }
    m_passedTurns = m_turnsOfConversation;
    m_part.turns.clear();
    m_part.chunks.clear();
    m_part.first = last;
    return ok;
}

Result<void> ConversationSink::finish()
{
    return pass(true);
}

} // namespace reminisce::ingest
