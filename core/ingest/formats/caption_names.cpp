// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/formats/caption_names.h"

#include <algorithm>

#include "core/ingest/formats/speaker_labels.h"
#include "core/ingest/text_tools.h"

namespace reminisce::ingest {

namespace {

using Split = std::pair<std::string_view, std::string_view>;

/// ">> NAME: words", as broadcasters mark a change of speaker, gives "NAME: words".
std::string_view withoutChangeMark(std::string_view text)
{
    if (text.rfind(">>", 0) == 0) {
        const std::string_view rest = trimmed(text.substr(std::min(text.find_first_not_of('>'), text.size())));
        return splitSpeaker(rest) ? rest : text;
    }
    return text;
}

/// "[SPEAKER_00] words", "(Speaker 1): words", "[Ann Lee]: words".
std::optional<Split> bracketed(std::string_view text)
{
    if (text.empty() || (text.front() != '[' && text.front() != '(')) {
        return std::nullopt;
    }
    const std::size_t close = text.substr(0, 80).find(text.front() == '[' ? ']' : ')');
    if (close == std::string_view::npos) {
        return std::nullopt;
    }
    const std::string_view name = trimmed(text.substr(1, close - 1));
    std::string_view rest = trimmed(text.substr(close + 1));
    const bool colon = !rest.empty() && rest.front() == ':';
    rest.remove_prefix(colon ? 1 : 0);
    // "[Music] and words" is no speaker; "[Ann]: words" is one.
    return !name.empty() && (colon || isSpeakerLabel(name)) ? std::optional(Split(name, trimmed(rest))) : std::nullopt;
}

/// A name that is marked as one: in brackets, or behind ">>".
std::optional<Split> markedSplit(std::string_view text)
{
    if (const auto split = bracketed(text)) {
        return split;
    }
    const std::string_view rest = withoutChangeMark(text);
    return rest.size() < text.size() ? splitSpeaker(rest) : std::nullopt;
}

std::optional<Split> strictSplit(std::string_view text)
{
    const auto marked = markedSplit(text);
    return marked ? marked : splitSpeaker(text);
}

/// Anything before ": ", for names that look unusual but return.
std::optional<Split> looseSplit(std::string_view text)
{
    const std::size_t colon = text.substr(0, 100).find(": ");
    if (colon == std::string_view::npos || trimmed(text.substr(0, colon)).empty()) {
        return std::nullopt;
    }
    return Split(trimmed(text.substr(0, colon)), trimmed(text.substr(colon + 2)));
}

/// The lines as they are seen, empty ones left out.
std::vector<std::string> plainLines(const std::vector<std::string>& lines)
{
    std::vector<std::string> plain;
    for (const std::string& line : lines) {
        std::string seen;
        for (const VoiceSpan& span : voiceSpans({line})) {
            seen += span.text;
        }
        if (!seen.empty()) {
            plain.push_back(singleSpaced(seen));
        }
    }
    return plain;
}

/// Whether the text holds a time such as <00:00:01.500>.
bool hasTimedWords(const std::string& line)
{
    for (std::size_t open = line.find('<'); open != std::string::npos; open = line.find('<', open + 1)) {
        const std::size_t close = line.find('>', open);
        if (close != std::string::npos && parseClock(std::string_view(line).substr(open + 1, close - open - 1))) {
            return true;
        }
    }
    return false;
}

} // namespace

void CaptionNames::look(const std::vector<VoiceSpan>& spans)
{
    for (const VoiceSpan& span : spans) {
        ++m_spans;
        const auto strict = strictSplit(span.text);
        m_strict += strict ? 1 : 0;
        const auto named = strict ? strict : looseSplit(span.text);
        if (named && (m_counts.size() < 5000 || m_counts.count(std::string(named->first)) != 0)) {
            ++m_counts[std::string(named->first)];
        }
    }
}

std::optional<Split> CaptionNames::split(std::string_view text) const
{
    if (const auto marked = markedSplit(text)) {
        return marked;
    }
    if (m_strict * 10 < m_spans * 3) {
        return std::nullopt;
    }
    const bool nearlyAll = m_strict * 10 >= m_spans * 9;
    if (const auto strict = strictSplit(text); strict && (nearlyAll || seenTwice(strict->first))) {
        return strict;
    }
    const auto loose = looseSplit(text);
    return loose && seenTwice(loose->first) ? loose : std::nullopt;
}

bool CaptionNames::seenTwice(std::string_view name) const
{
    const auto found = m_counts.find(std::string(name));
    return found != m_counts.end() && found->second >= 2;
}

std::size_t RollingCaptions::repeated(const std::vector<std::string>& plain) const
{
    for (std::size_t count = std::min(plain.size(), m_shown.size()); count > 0; --count) {
        if (std::equal(m_shown.end() - static_cast<std::ptrdiff_t>(count), m_shown.end(), plain.begin())) {
            return count;
        }
    }
    return 0;
}

void RollingCaptions::look(const std::vector<std::string>& lines, bool follows)
{
    m_timedWords = m_timedWords || std::any_of(lines.begin(), lines.end(), hasTimedWords);
    auto plain = plainLines(lines);
    if (plain.size() > 1) {
        ++m_longer;
        m_again += follows && repeated(plain) > 0 ? 1 : 0;
    }
    m_shown = std::move(plain);
}

void RollingCaptions::decide()
{
    m_rolls = m_timedWords ? m_again > 0 : m_again >= 3 && m_again * 2 >= m_longer;
    m_shown.clear();
}

std::vector<std::string> RollingCaptions::fresh(const std::vector<std::string>& lines, bool follows)
{
    if (!m_rolls) {
        return lines;
    }
    auto plain = plainLines(lines);
    const std::size_t again = follows ? repeated(plain) : 0;
    std::vector<std::string> rest;
    std::size_t seen = 0;
    for (const std::string& line : lines) {
        seen += plainLines({line}).empty() ? 0 : 1;
        if (seen > again) {
            rest.push_back(line);
        }
    }
    m_shown = std::move(plain);
    return rest;
}

} // namespace reminisce::ingest
