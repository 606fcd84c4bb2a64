// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/formats/caption_blocks.h"

#include <algorithm>
#include <functional>

#include "core/ingest/formats/caption_names.h"
#include "core/ingest/formats/caption_text.h"
#include "core/ingest/formats/checked_times.h"

namespace reminisce::ingest {

namespace {

using CueHandler = std::function<Result<void>(const Cue&)>;

/// Also "00:00:01:500", as some editors write SubRip.
std::optional<std::int64_t> clockOf(std::string_view text, CaptionDialect dialect)
{
    text = trimmed(text);
    const std::size_t last = text.rfind(':');
    if (dialect == CaptionDialect::SubRip && std::count(text.begin(), text.end(), ':') == 3 &&
        last + 4 == text.size()) {
        std::string pointed(text);
        pointed[last] = '.';
        return parseClock(pointed);
    }
    return parseClock(text);
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

bool isBlank(std::string_view text)
{
    return text.find_first_not_of(" \t") == std::string_view::npos;
}

/// What stands behind the end time: settings ("align:start position:0%", also misspelt), or words that strayed there.
bool areSettings(std::string_view rest)
{
    const std::string_view name = rest.substr(0, rest.find_first_of(" \t:"));
    for (const std::string_view setting : {"align", "line", "position", "size", "vertical", "region"}) {
        if (name == setting) {
            return true;
        }
    }
    return rest.empty() || name.size() < rest.substr(0, rest.find_first_of(" \t")).size();
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
            header(line);
            return {};
        }
        m_inHeader = false;
        if (times) {
            return beginCue(line, *times);
        }
        if (isBlank(text)) {
            return blank(text);
        }
        if (m_cue && m_afterBlank && isNumber(trimmed(text))) { // the next cue's number
            if (auto ok = endCue(); !ok) {
                return ok;
            }
        }
        if (m_cue) {
            m_afterBlank = false;
            addToCue(line);
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

    Result<void> finish()
    {
        auto ok = endCue();
        reportPending(m_pending.size());
        return ok;
    }

private:
    static constexpr std::size_t kMostCueBytes = std::size_t{1} << 20U;

    void skip(std::uint64_t number, std::string_view text, std::string reason)
    {
        if (m_sink != nullptr) {
            m_sink->skip({number, shortened(text), std::move(reason)});
        }
    }

    /// "WEBVTT", metadata ("Language: de"), styles and old-style regions, up to the first empty line. Anything else was
    /// meant to be read.
    void header(const Line& line)
    {
        std::string_view text = trimmed(line.text);
        m_inHeader = !text.empty();
        const bool first = text.rfind("WEBVTT", 0) == 0;
        text = first ? trimmed(text.substr(6)) : text;
        const std::size_t mark = text.find_first_of(":=");
        const bool metadata =
            mark != std::string_view::npos && text.substr(0, mark).find(' ') == std::string_view::npos;
        m_syntax = m_syntax || startsWithWord(text, "STYLE") || startsWithWord(text, "Style:");
        if (!text.empty() && !metadata && !m_syntax) {
            skip(line.number, text, startsWithWord(text, "NOTE") ? "a comment" : "text in the file's header");
        }
        m_syntax = m_syntax && m_inHeader;
    }

    /// An empty line ends a cue. One of blanks only does not in WebVTT, where automatic captions begin with it; in
    /// SubRip, words behind an empty line still belong to the cue unless the next one begins.
    Result<void> blank(std::string_view text)
    {
        const bool goesOn =
            (m_dialect == CaptionDialect::WebVtt && !text.empty()) || m_dialect == CaptionDialect::SubRip;
        if (m_cue && goesOn) {
            m_afterBlank = true;
            if (m_cue->text.empty() || !m_cue->text.back().empty()) {
                m_cue->text.emplace_back();
            }
            return {};
        }
        return endBlock();
    }

    void addToCue(const Line& line)
    {
        if (std::all_of(m_cue->text.begin(), m_cue->text.end(), [](const auto& text) { return text.empty(); })) {
            m_cue->line = line.number;
        }
        if (m_cueBytes >= kMostCueBytes) {
            skip(line.number, line.text, "more text than a cue can hold");
            return;
        }
        m_cue->text.emplace_back(line.text);
        m_cueBytes += line.text.size();
        m_lastLine = line.number;
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

    /// Where the empty line before a cue is missing, the name of the next one stands at the end of this one's text.
    void takeNameOfNext()
    {
        if (!m_cue || m_cue->text.size() < 2) {
            return;
        }
        const std::string last = m_cue->text.back();
        const bool number = isNumber(trimmed(last)) && m_dialect != CaptionDialect::SubViewer;
        if (!number && !m_cue->text[m_cue->text.size() - 2].empty()) {
            return;
        }
        m_cue->text.pop_back();
        if (!number && !last.empty() && m_dialect == CaptionDialect::SubRip) {
            skip(m_lastLine, last, "text without a time");
        }
    }

    Result<void> beginCue(const Line& line, const CueTimes& times)
    {
        takeNameOfNext();
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
        if (!areSettings(times.rest)) {
            skip(line.number, times.rest, "text on the line of a cue's times");
        }
        return {};
    }

    Result<void> endCue()
    {
        m_afterBlank = false;
        if (!m_cue) {
            return {};
        }
        Cue cue = *std::move(m_cue);
        m_cue.reset();
        m_cueBytes = 0;
        cue.text.erase(std::remove(cue.text.begin(), cue.text.end(), std::string()), cue.text.end());
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
    bool m_afterBlank = false;                                    ///< the cue under way goes on behind an empty line
    std::vector<std::pair<std::uint64_t, std::string>> m_pending; ///< lines of a block without times so far
    std::optional<Cue> m_cue;
    std::size_t m_cueBytes = 0;
    std::uint64_t m_lastLine = 0;
    std::string m_timeLine;
};

Result<void> parseBlocks(Input& input, ReadSink* sink, CaptionDialect dialect, const std::stop_token& stop,
                         const CueHandler& handle)
{
    BlockParser parser(dialect, sink, handle);
    if (auto ok = forEachLine(input, sink, stop, [&](const Line& line) { return parser.line(line); }); !ok) {
        return ok;
    }
    return parser.finish();
}

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
    std::string_view start = trimmed(line.substr(0, arrow));
    while (!start.empty() && start.back() == '-') { // an arrow that is too long
        start.remove_suffix(1);
    }
    const std::string_view behind = trimmed(line.substr(arrow + 3));
    const std::size_t end = std::min(behind.size(), behind.find_first_not_of("0123456789:.,"));
    times.start = clockOf(start, dialect);
    times.end = clockOf(behind.substr(0, end), dialect);
    if (!times.start && !times.end) {
        return std::nullopt;
    }
    times.rest = times.end ? trimmed(behind.substr(end)) : std::string_view{};
    return times;
}

namespace {

/// Hands cues on as turns.
class CueTurns
{
public:
    CueTurns(ReadSink& sink, const CaptionNames& names, RollingCaptions& rolling)
        : m_sink(sink), m_names(names), m_rolling(rolling)
    {}

    Result<void> add(const Cue& cue)
    {
        const auto lines = m_rolling.fresh(cue.text, follows(m_end, cue));
        m_end = cue.end;
        const auto spans = voiceSpans(lines);
        if (spans.empty()) {
            const bool again = !voiceSpans(cue.text).empty();
            m_sink.skip({cue.line, shortened(cue.text.front()),
                         again ? "a caption that the one before had shown" : "a cue without words"});
        }
        for (const VoiceSpan& span : spans) {
            ReadTurn turn;
            turn.speaker = span.speaker;
            turn.text = span.text;
            if (turn.speaker.empty()) {
                if (const auto split = m_names.split(span.text)) {
                    turn.speaker = split->first;
                    turn.text = split->second;
                }
            }
            turn.startOffset = cue.start;
            turn.endOffset = cue.end;
            turn.line = cue.line;
            if (turn.text.empty()) {
                m_sink.skip({cue.line, turn.speaker, "a speaker without words"});
                continue;
            }
            if (auto ok = m_sink.addTurn(std::move(turn)); !ok) {
                return ok;
            }
        }
        return {};
    }

    /// Whether a cue comes right after one that ended at `end`.
    static bool follows(std::optional<std::int64_t> end, const Cue& cue)
    {
        return end && cue.start && *cue.start - *end <= kMicrosPerSecond && *end - *cue.start <= kMicrosPerSecond;
    }

private:
    ReadSink& m_sink;
    const CaptionNames& m_names;
    RollingCaptions& m_rolling;
    std::optional<std::int64_t> m_end;
};

} // namespace

Result<void> readCaptions(Input& input, ReadSink& sink, CaptionDialect dialect, const std::stop_token& stop)
{
    CaptionNames names;
    RollingCaptions rolling;
    std::optional<std::int64_t> end;
    const CueHandler look = [&](const Cue& cue) -> Result<void> {
        names.look(voiceSpans(cue.text));
        rolling.look(cue.text, CueTurns::follows(end, cue));
        end = cue.end;
        return {};
    };
    if (auto ok = parseBlocks(input, nullptr, dialect, stop, look); !ok) {
        return ok;
    }
    rolling.decide();
    if (auto ok = sink.beginConversation({}); !ok) {
        return ok;
    }
    CheckedTimes checked(sink);
    CueTurns turns(checked, names, rolling);
    auto ok = parseBlocks(input, &sink, dialect, stop, [&turns](const Cue& cue) { return turns.add(cue); });
    checked.finish();
    return ok;
}

} // namespace reminisce::ingest
