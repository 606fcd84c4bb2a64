// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/formats/word_joiner.h"

#include <algorithm>
#include <limits>

#include "core/ingest/text_tools.h"

namespace reminisce::ingest {

namespace {

bool endsSentence(std::string_view text)
{
    for (const std::string_view mark : {".", "?", "!", "…", "。", "？", "！"}) {
        if (text.size() >= mark.size() && text.substr(text.size() - mark.size()) == mark) {
            return true;
        }
    }
    return false;
}

} // namespace

bool WordJoiner::startsNewTurn(const TimedWord& word, std::string_view text) const
{
    if (m_turn.text.empty() || word.attachesLeft) {
        return false;
    }
    if (!word.speaker.empty() && word.speaker != m_turn.speaker) {
        return true;
    }
    if (word.start && m_turn.endOffset && *word.start - *m_turn.endOffset >= kPauseMicros) {
        return true;
    }
    return (m_words >= kLongTurnWords && endsSentence(m_turn.text)) ||
           m_turn.text.size() + text.size() > kLongestTurnBytes;
}

Result<void> WordJoiner::add(const TimedWord& word)
{
    const std::string_view text = trimmed(word.text);
    if (text.empty()) {
        return {};
    }
    if (startsNewTurn(word, text)) {
        if (auto ok = finishTurn(); !ok) {
            return ok;
        }
    }
    if (m_turn.text.empty()) {
        m_turn.speaker = std::string(word.speaker);
        m_turn.startOffset = word.start;
    } else if (!m_glue && !word.attachesLeft) {
        m_turn.text += ' ';
    }
    m_turn.text += text;
    m_glue = word.attachesRight;
    m_words += word.attachesLeft ? 0 : 1;
    if (!m_turn.startOffset) {
        m_turn.startOffset = word.start;
    }
    // Some services stretch a punctuation mark up to the next word, which would hide the pause.
    if (word.end && !word.attachesLeft && (!m_turn.endOffset || *word.end > *m_turn.endOffset)) {
        m_turn.endOffset = word.end;
    }
    return {};
}

Result<void> WordJoiner::finishTurn()
{
    m_words = 0;
    m_glue = true;
    if (m_turn.text.empty()) {
        m_turn = ReadTurn{};
        return {};
    }
    ReadTurn turn = std::move(m_turn);
    m_turn = ReadTurn{};
    ++m_turns;
    return m_emit(std::move(turn));
}

Result<void> TurnSorter::writeTo(ReadSink& sink)
{
    std::vector<std::pair<std::int64_t, std::size_t>> order;
    order.reserve(m_turns.size());
    std::int64_t last = std::numeric_limits<std::int64_t>::min();
    for (std::size_t i = 0; i < m_turns.size(); ++i) {
        const ReadTurn& turn = m_turns[i];
        if (turn.startedAt) {
            last = turn.startedAt->utcMicros().value_or(turn.startedAt->local);
        } else if (turn.startOffset) {
            last = *turn.startOffset;
        }
        order.emplace_back(last, i);
    }
    std::sort(order.begin(), order.end()); // equal times keep their order by index
    for (const auto& [time, index] : order) {
        if (auto ok = sink.addTurn(std::move(m_turns[index])); !ok) {
            return ok;
        }
    }
    m_turns.clear();
    return {};
}

} // namespace reminisce::ingest
