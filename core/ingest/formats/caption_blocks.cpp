// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/formats/caption_blocks.h"

#include <algorithm>
#include <functional>
#include <unordered_map>

#include "core/text/unicode.h"

namespace reminisce::ingest {

namespace {

/// Without the override codes of subtitle editors, such as "{\an8}".
std::string withoutOverrides(std::string text)
{
    for (std::size_t open = text.find("{\\"); open != std::string::npos; open = text.find("{\\", open)) {
        const std::size_t close = text.find('}', open);
        if (close == std::string::npos) {
            break;
        }
        text.erase(open, close - open + 1);
    }
    return text;
}

using CueHandler = std::function<Result<void>(const Cue&)>;

/// The time at the start of `text`: the longest run of digits, colons, commas and full stops.
std::optional<std::int64_t> leadingClock(std::string_view text)
{
    text = trimmed(text);
    const std::size_t end = std::min(text.size(), text.find_first_not_of("0123456789:.,"));
    return parseClock(text.substr(0, end));
}

bool startsWithWord(std::string_view line, std::string_view word)
{
    return line.substr(0, word.size()) == word &&
           (line.size() == word.size() || line[word.size()] == ' ' || line[word.size()] == '\t');
}

bool isNumber(std::string_view text)
{
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// Goes through the blocks of a file and hands over the cues; what is no cue is reported.
class BlockParser
{
public:
    BlockParser(CaptionDialect dialect, ReadSink* sink, const CueHandler& handle)
        : m_dialect(dialect), m_sink(sink), m_handle(handle), m_inHeader(dialect == CaptionDialect::WebVtt)
    {}

    Result<void> line(const Line& line)
    {
        const std::string_view text = line.text;
        const auto times = parseCueTimes(text, m_dialect);
        if (m_inHeader && !times) {
            // "WEBVTT", metadata and old-style regions, up to the first empty line.
            m_inHeader = !trimmed(text).empty();
            return {};
        }
        m_inHeader = false;
        if (trimmed(text).empty() && text.find_first_not_of(" \t") == std::string_view::npos) {
            return endBlock();
        }
        if (times) {
            return beginCue(line, *times);
        }
        if (m_cue) {
            if (m_cue->text.empty()) {
                m_cue->line = line.number;
            }
            if (m_cueBytes < kMostCueBytes) {
                m_cue->text.emplace_back(text);
                m_cueBytes += text.size();
            } else {
                skip(line.number, text, "more text than a cue can hold");
            }
            return {};
        }
        if (m_pending.empty() && m_dialect == CaptionDialect::WebVtt) {
            m_comment = startsWithWord(text, "NOTE");
            m_syntax = startsWithWord(text, "STYLE") || startsWithWord(text, "REGION");
        }
        m_pending.emplace_back(line.number, shortened(text));
        if (m_pending.size() > 200) {
            reportPending(m_pending.size());
        }
        return {};
    }

    Result<void> finish() { return endBlock(); }

private:
    static constexpr std::size_t kMostCueBytes = std::size_t{1} << 20U;

    void skip(std::uint64_t number, std::string_view text, std::string reason)
    {
        if (m_sink != nullptr) {
            m_sink->skip({number, shortened(text), std::move(reason)});
        }
    }

    void reportPending(std::size_t count)
    {
        for (std::size_t i = 0; i < count; ++i) {
            if (!m_syntax) {
                skip(m_pending[i].first, m_pending[i].second, m_comment ? "a comment" : "text without a time");
            }
        }
        m_pending.erase(m_pending.begin(), m_pending.begin() + static_cast<std::ptrdiff_t>(count));
    }

    Result<void> beginCue(const Line& line, const CueTimes& times)
    {
        if (m_cue && m_dialect == CaptionDialect::SubRip && !m_cue->text.empty() &&
            isNumber(trimmed(m_cue->text.back()))) {
            m_cue->text.pop_back(); // the next cue's number, where the empty line between them is missing
        }
        if (auto ok = endCue(); !ok) {
            return ok;
        }
        if (!m_pending.empty()) { // the last line before the times is the cue's name
            reportPending(m_pending.size() - 1);
            m_pending.clear();
        }
        m_comment = m_syntax = false;
        m_cue = Cue{line.number, times.start, times.end, {}};
        m_timeLine = shortened(line.text);
        if (!times.start || !times.end) {
            skip(line.number, line.text, "a cue time that cannot be read");
        }
        return {};
    }

    Result<void> endCue()
    {
        if (!m_cue) {
            return {};
        }
        const Cue cue = *std::move(m_cue);
        m_cue.reset();
        m_cueBytes = 0;
        if (cue.text.empty()) {
            skip(cue.line, m_timeLine, "a cue without text");
            return {};
        }
        return m_handle(cue);
    }

    Result<void> endBlock()
    {
        auto ok = endCue();
        reportPending(m_pending.size());
        m_comment = m_syntax = false;
        return ok;
    }

    CaptionDialect m_dialect;
    ReadSink* m_sink;
    const CueHandler& m_handle;
    bool m_inHeader;
    bool m_comment = false;
    bool m_syntax = false;
    std::vector<std::pair<std::uint64_t, std::string>> m_pending; ///< lines of a block without times so far
    std::optional<Cue> m_cue;
    std::size_t m_cueBytes = 0;
    std::string m_timeLine;
};

Result<void> parseBlocks(Input& input, ReadSink* sink, CaptionDialect dialect, const std::stop_token& stop,
                         const CueHandler& handle)
{
    LineSource lines(input, sink, stop);
    BlockParser parser(dialect, sink, handle);
    Line line;
    while (true) {
        auto more = lines.next(line);
        if (!more) {
            return tl::unexpected(more.error());
        }
        if (!*more) {
            return parser.finish();
        }
        if (auto ok = parser.line(line); !ok) {
            return ok;
        }
    }
}

/// Decides over the whole file whether cues begin with names.
class NameFinder
{
public:
    void look(const std::vector<VoiceSpan>& spans)
    {
        for (const VoiceSpan& span : spans) {
            ++m_spans;
            if (const auto split = looseSplit(span.text)) {
                if (m_counts.size() < 5000 || m_counts.count(std::string(split->first)) != 0) {
                    ++m_counts[std::string(split->first)];
                }
            }
            m_strict += splitSpeaker(span.text) ? 1 : 0;
        }
    }

    [[nodiscard]] std::optional<std::pair<std::string_view, std::string_view>> split(std::string_view text) const
    {
        if (m_strict * 10 < m_spans * 3) {
            return std::nullopt;
        }
        const bool nearlyAll = m_strict * 10 >= m_spans * 9;
        if (const auto strict = splitSpeaker(text); strict && (nearlyAll || seenTwice(strict->first))) {
            return strict;
        }
        const auto loose = looseSplit(text);
        return loose && seenTwice(loose->first) ? loose : std::nullopt;
    }

private:
    static std::optional<std::pair<std::string_view, std::string_view>> looseSplit(std::string_view text)
    {
        const std::size_t colon = text.substr(0, 100).find(": ");
        if (colon == std::string_view::npos || trimmed(text.substr(0, colon)).empty()) {
            return std::nullopt;
        }
        return std::pair(trimmed(text.substr(0, colon)), trimmed(text.substr(colon + 2)));
    }
    [[nodiscard]] bool seenTwice(std::string_view name) const
    {
        const auto found = m_counts.find(std::string(name));
        return found != m_counts.end() && found->second >= 2;
    }

    std::size_t m_spans = 0;
    std::size_t m_strict = 0;
    std::unordered_map<std::string, std::size_t> m_counts;
};

} // namespace

std::optional<CueTimes> parseCueTimes(std::string_view line, CaptionDialect dialect)
{
    if (line.size() > 500) {
        return std::nullopt;
    }
    CueTimes times;
    if (dialect == CaptionDialect::SubViewer) {
        const std::size_t comma = line.find(',');
        if (comma == std::string_view::npos) {
            return std::nullopt;
        }
        times.start = parseClock(line.substr(0, comma));
        times.end = parseClock(line.substr(comma + 1));
        return times.start && times.end ? std::optional(times) : std::nullopt;
    }
    const std::size_t arrow = line.find("-->");
    if (arrow == std::string_view::npos) {
        return std::nullopt;
    }
    times.start = parseClock(line.substr(0, arrow));
    times.end = leadingClock(line.substr(arrow + 3));
    if (!times.start && !times.end) {
        return std::nullopt;
    }
    return times;
}

std::vector<VoiceSpan> voiceSpans(const std::vector<std::string>& lines)
{
    std::vector<VoiceSpan> spans(1);
    const auto append = [&spans](std::string_view text) { spans.back().text += withEntitiesDecoded(text); };
    bool first = true;
    for (const std::string& raw : lines) {
        const std::string plain = withoutOverrides(raw);
        const std::string_view line = plain;
        // Wrapped lines belong together; lines with a dash are two people's.
        if (!first) {
            append(trimmed(line).substr(0, 1) == "-" ? "\n" : " ");
        }
        first = false;
        std::size_t at = 0;
        while (at < line.size()) {
            const std::size_t open = line.find('<', at);
            append(line.substr(at, open == std::string_view::npos ? open : open - at));
            if (open == std::string_view::npos) {
                break;
            }
            const std::size_t close = line.find('>', open);
            const char next = open + 1 < line.size() ? line[open + 1] : ' ';
            const bool looksLikeTag = next == '/' || (next >= 'a' && next <= 'z') || (next >= 'A' && next <= 'Z') ||
                                      (next >= '0' && next <= '9');
            if (close == std::string_view::npos || !looksLikeTag) {
                append("<");
                at = open + 1;
                continue;
            }
            const std::string_view tag = line.substr(open + 1, close - open - 1);
            if (tag == "v" || tag.substr(0, 2) == "v " || tag.substr(0, 2) == "v." || tag.substr(0, 2) == "v\t") {
                const std::size_t blank = tag.find_first_of(" \t");
                const std::string name =
                    blank == std::string_view::npos ? std::string() : withEntitiesDecoded(tag.substr(blank));
                const std::string_view speaker = trimmed(name);
                if (trimmed(spans.back().text).empty()) {
                    spans.back().speaker = speaker;
                } else if (spans.back().speaker != speaker) {
                    spans.push_back({std::string(speaker), {}});
                }
            }
            at = close + 1;
        }
    }
    std::vector<VoiceSpan> used;
    for (VoiceSpan& span : spans) {
        span.text = trimmed(span.text);
        if (!span.text.empty()) {
            used.push_back(std::move(span));
        }
    }
    return used;
}

Result<void> readCaptions(Input& input, ReadSink& sink, CaptionDialect dialect, const std::stop_token& stop)
{
    NameFinder names;
    const CueHandler look = [&names](const Cue& cue) -> Result<void> {
        names.look(voiceSpans(cue.text));
        return {};
    };
    if (auto ok = parseBlocks(input, nullptr, dialect, stop, look); !ok) {
        return ok;
    }
    if (auto ok = sink.beginConversation({}); !ok) {
        return ok;
    }
    const CueHandler take = [&](const Cue& cue) -> Result<void> {
        const auto spans = voiceSpans(cue.text);
        if (spans.empty()) {
            sink.skip({cue.line, shortened(cue.text.front()), "a cue without words"});
        }
        for (const VoiceSpan& span : spans) {
            ReadTurn turn;
            turn.speaker = span.speaker;
            turn.text = span.text;
            if (turn.speaker.empty()) {
                if (const auto split = names.split(span.text)) {
                    turn.speaker = split->first;
                    turn.text = split->second;
                }
            }
            turn.startOffset = cue.start;
            turn.endOffset = cue.end;
            turn.line = cue.line;
            if (turn.text.empty()) {
                sink.skip({cue.line, turn.speaker, "a speaker without words"});
                continue;
            }
            if (auto ok = sink.addTurn(std::move(turn)); !ok) {
                return ok;
            }
        }
        return {};
    };
    return parseBlocks(input, &sink, dialect, stop, take);
}

} // namespace reminisce::ingest
