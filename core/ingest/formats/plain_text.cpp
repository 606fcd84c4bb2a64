// SPDX-License-Identifier: GPL-3.0-or-later
// "Name: text" lines, also as Markdown ("**Name:** text", "- Name: text") and with marks of time ("[00:05:12] Name:
// text", "Name (14:30): text"). Lines that are a date begin a conversation; headings are titles.
#include <algorithm>
#include <set>

#include "core/ingest/date_text.h"
#include "core/ingest/formats/formats.h"
#include "core/ingest/formats/speaker_name.h"
#include "core/ingest/line_source.h"
#include "core/text/unicode.h"

namespace reminisce::ingest {

namespace {

constexpr std::size_t kMostText = std::size_t{1} << 20U;
constexpr int kConfidence = 30;
constexpr int kUnlikely = 10;               ///< below dated notes, which take such a file if it is prose
constexpr std::int64_t kFirstClockHour = 5; ///< no recording's first words come five hours (or minutes) after its start

struct SpokenLine
{
    std::string speaker;
    std::string text;
    std::optional<Moment> moment;      ///< date and time beside the name
    std::optional<std::int64_t> clock; ///< a time only, read as h:mm:ss or mm:ss
    bool twoParts = false;             ///< it has no hours, or no seconds: "14:30" can be both
};

/// What a file's marks of time are: offsets, or the time of day.
bool isTimeOfDay(const SpokenLine& first)
{
    if (first.twoParts) {
        return *first.clock >= kFirstClockHour * kMicrosPerMinute && *first.clock < 24 * kMicrosPerMinute;
    }
    return *first.clock >= kFirstClockHour * kMicrosPerHour && *first.clock < kMicrosPerDay;
}

void setClock(SpokenLine& spoken, std::string_view mark, std::int64_t clock)
{
    spoken.clock = clock;
    spoken.twoParts = std::count(mark.begin(), mark.end(), ':') == 1;
}

std::string withoutEmphasis(std::string_view line)
{
    std::string out;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if ((line[i] == '*' || line[i] == '_') && i + 1 < line.size() && line[i + 1] == line[i]) {
            ++i;
            continue;
        }
        out += line[i];
    }
    return out;
}

/// A date, a time or both in brackets or at the beginning; `rest` is what follows.
bool takeTimeMark(std::string_view& rest, SpokenLine& spoken)
{
    std::string_view mark;
    std::string_view after;
    if (!rest.empty() && (rest.front() == '[' || rest.front() == '(')) {
        const std::size_t close = rest.find(rest.front() == '[' ? ']' : ')');
        if (close == std::string_view::npos || close > 40) {
            return false;
        }
        mark = rest.substr(1, close - 1);
        after = rest.substr(close + 1);
    } else {
        const std::size_t end = rest.find_first_not_of("0123456789:.-/, T");
        if (end == std::string_view::npos || end < 4) {
            return false;
        }
        mark = trimmed(rest.substr(0, end));
        after = rest.substr(end);
        while (!mark.empty() && (mark.back() == '-' || mark.back() == ',' || mark.back() == 'T')) {
            mark = trimmed(mark.substr(0, mark.size() - 1));
        }
    }
    if (const auto clock = parseClock(mark)) {
        setClock(spoken, mark, *clock);
    } else if (const auto date = parseDateText(mark); date && date->timeOfDay) {
        spoken.moment = date->moment();
        spoken.clock = date->date ? std::nullopt : date->timeOfDay; // "2 pm"
    } else {
        return false;
    }
    rest = trimmed(after);
    while (!rest.empty() && (rest.front() == '-' || rest.front() == '|')) {
        rest = trimmed(rest.substr(1));
    }
    return true;
}

/// "Name (00:05:12)" gives "Name" and the time.
std::string_view takeTrailingMark(std::string_view name, SpokenLine& spoken)
{
    const std::size_t open = name.find_last_of("([");
    if (open == std::string_view::npos || open == 0 || (name.back() != ')' && name.back() != ']')) {
        return name;
    }
    const std::string_view mark = name.substr(open + 1, name.size() - open - 2);
    if (const auto clock = parseClock(mark)) {
        setClock(spoken, mark, *clock);
        return trimmed(name.substr(0, open));
    }
    return name;
}

std::optional<SpokenLine> parseSpokenLine(std::string_view line)
{
    line = trimmed(line);
    if (line.empty() || line.front() == '#') {
        return std::nullopt;
    }
    std::string plain;
    if (line.find("**") != std::string_view::npos || line.find("__") != std::string_view::npos) {
        plain = withoutEmphasis(line.substr(0, kMostText));
        line = trimmed(plain);
    }
    for (const std::string_view bullet : {"- ", "* ", "> ", "• "}) {
        if (line.substr(0, bullet.size()) == bullet) {
            line = trimmed(line.substr(bullet.size()));
        }
    }
    SpokenLine spoken;
    std::string_view rest = line;
    takeTimeMark(rest, spoken);
    // A time inside the name has a colon of its own: "Name (00:05): text".
    const std::size_t bracket =
        rest.substr(0, 120).find("):") != std::string_view::npos ? rest.find("):") : rest.substr(0, 120).find("]:");
    if (bracket != std::string_view::npos && bracket < 120) {
        SpokenLine marked = spoken;
        const std::string_view name = takeTrailingMark(rest.substr(0, bracket + 1), marked);
        if (marked.clock != spoken.clock && name.find(':') == std::string_view::npos) {
            marked.speaker = name;
            marked.text = trimmed(rest.substr(bracket + 2));
            return marked;
        }
    }
    const auto split = splitSpeaker(rest);
    if (!split || !readsLikeName(split->first)) {
        return std::nullopt;
    }
    spoken.speaker = split->first;
    spoken.text = split->second;
    return spoken;
}

/// What a line that nobody speaks can be.
struct Heading
{
    std::string title;
    std::optional<DateText> date;
};

/// A line that is a date; a Markdown heading; with `loose` also a short line that holds a date.
std::optional<Heading> parseHeading(std::string_view line, bool loose)
{
    line = trimmed(line);
    if (line.empty() || line.size() > 200) {
        return std::nullopt;
    }
    Heading heading;
    if (auto date = parseDateText(line); date && date->date) {
        heading.date = date;
        return heading;
    }
    const bool marked = line.front() == '#';
    while (!line.empty() && line.front() == '#') {
        line = line.substr(1);
    }
    heading.date = marked || loose ? findDateText(line) : std::nullopt;
    if (!marked && !heading.date) {
        return std::nullopt;
    }
    heading.title = trimmed(withoutEmphasis(line));
    return heading;
}

bool isRule(std::string_view line)
{
    return line.find_first_not_of("-=*_~ ") == std::string_view::npos;
}

class PlainTextPass
{
public:
    PlainTextPass(ReadSink& sink, bool clockTimes) : m_sink(sink), m_clockTimes(clockTimes) {}

    Result<void> line(const Line& line)
    {
        const std::string_view text = trimmed(line.text);
        if (text.empty()) {
            m_blankBefore = true;
            return {};
        }
        const bool blankBefore = std::exchange(m_blankBefore, false);
        if (auto heading = parseHeading(text, m_turns == 0 && !m_open && !parseSpokenLine(text))) {
            return newHeading(std::move(*heading), line);
        }
        if (auto spoken = parseSpokenLine(text)) {
            if (auto ok = flush(); !ok) {
                return ok;
            }
            return open(std::move(*spoken), line);
        }
        if (isRule(text)) {
            return {};
        }
        if (m_open && m_open->text.size() < kMostText) {
            m_open->text += blankBefore ? "\n\n" : "\n";
            m_open->text += text;
        } else if (!m_open && m_turns == 0 && m_title.empty() && line.number < 20 && text.size() < 100) {
            m_title = text;
        } else {
            m_sink.skip({line.number, shortened(text), "a line that nobody speaks"});
        }
        return {};
    }

    Result<void> flush()
    {
        if (!m_open) {
            return {};
        }
        ReadTurn turn = *std::exchange(m_open, std::nullopt);
        turn.text = trimmed(turn.text);
        if (turn.text.empty()) {
            m_sink.skip({turn.line, turn.speaker, "a name without words"});
            return {};
        }
        if (!m_begun) {
            ReadConversation conversation;
            conversation.title = m_title;
            conversation.startedAt = m_start;
            conversation.offsetBase = m_clockTimes ? OffsetBase::Midnight : OffsetBase::RecordingStart;
            conversation.line = turn.line;
            if (auto ok = m_sink.beginConversation(std::move(conversation)); !ok) {
                return ok;
            }
            m_begun = true;
        }
        ++m_turns;
        return m_sink.addTurn(std::move(turn));
    }

private:
    Result<void> newHeading(Heading heading, const Line& line)
    {
        if (auto ok = flush(); !ok) {
            return ok;
        }
        if (heading.date) {
            m_start = heading.date->moment();
            if (m_begun) {
                m_title.clear();
            }
            m_begun = false;
            m_turns = 0;
        } else if (m_begun) { // a section within a conversation
            m_sink.skip({line.number, heading.title, "a heading within a conversation"});
            return {};
        }
        if (!heading.title.empty()) {
            m_title = heading.title;
        }
        return {};
    }

    Result<void> open(SpokenLine spoken, const Line& line)
    {
        m_open = ReadTurn{};
        m_open->speaker = std::move(spoken.speaker);
        m_open->text = std::move(spoken.text);
        m_open->startedAt = spoken.moment;
        m_open->startOffset = spoken.clock;
        if (m_clockTimes && spoken.clock && spoken.twoParts) {
            m_open->startOffset = *spoken.clock * 60; // hours and minutes, not minutes and seconds
        }
        m_open->line = line.number;
        if (spoken.moment && !m_begun && !m_start) {
            m_start = spoken.moment;
        }
        return {};
    }

    ReadSink& m_sink;
    bool m_clockTimes;
    bool m_blankBefore = false;
    bool m_begun = false;
    std::uint64_t m_turns = 0;
    std::string m_title;
    std::optional<Moment> m_start;
    std::optional<ReadTurn> m_open;
};

/// Whether a file's name or its first line says a day, as those of a diary do.
bool isDated(const Probe& probe)
{
    const std::string_view name = probe.fileName;
    if (const auto named = findDateText(name.substr(0, name.rfind('.'))); named && named->date) {
        return true;
    }
    const std::string_view text = trimmed(probe.text);
    const auto heading = parseHeading(text.substr(0, text.find_first_of("\r\n")), false);
    return heading && heading->date;
}

/// The lines at the beginning of a file, and who would speak them.
class SpokenCounts
{
public:
    SpokenCounts(const Probe& probe, std::string_view text)
    {
        std::multiset<std::string> names;
        bool apart = false; // an empty line since the last one
        while (!text.empty()) {
            const std::size_t end = text.find_first_of("\r\n");
            if (end == std::string_view::npos && !probe.complete && m_lines > 0) {
                break; // the last line is cut
            }
            const std::string_view line = trimmed(text.substr(0, end));
            const std::size_t breakSize = text.substr(std::min(end, text.size()), 2) == "\r\n" ? 2 : 1;
            text = end == std::string_view::npos ? std::string_view{} : text.substr(end + breakSize);
            apart = apart || line.empty();
            if (line.empty() || isRule(line) || parseHeading(line, false)) {
                continue;
            }
            m_apart = m_apart || (apart && m_lines > 0);
            apart = false;
            ++m_lines;
            if (const auto spoken = parseSpokenLine(line)) {
                names.insert(text::fold(singleSpaced(spoken->speaker)));
                m_marked = m_marked || spoken->moment || (spoken->clock && (!spoken->twoParts || line.front() == '['));
                m_asks = m_asks || spoken->text.find('?') != std::string::npos;
            }
        }
        m_spoken = names.size();
        m_distinct = std::set<std::string>(names.begin(), names.end()).size();
    }

    [[nodiscard]] bool areConversation() const
    {
        if (m_spoken == 0) {
            return false;
        }
        const bool mostly = m_spoken * 10 >= m_lines * 6 && (m_spoken < 4 || m_distinct * 10 <= m_spoken * 8);
        const bool speakersReturn = m_spoken >= 4 && m_spoken * 10 >= m_lines && m_distinct * 2 <= m_spoken;
        return mostly || speakersReturn;
    }

    /// A diary, too, has a line with a colon ("The landlord says: …"). Sure are a name that returns, several names in
    /// several lines, a question and its answer alone, and marks of time that nobody writes into a diary.
    [[nodiscard]] bool areCertain() const
    {
        const bool exchange = m_spoken == m_lines && m_asks && !m_apart;
        return m_marked || m_distinct < m_spoken || (m_distinct >= 2 && (m_spoken >= 4 || exchange));
    }

private:
    std::size_t m_lines = 0;
    std::size_t m_spoken = 0;
    std::size_t m_distinct = 0;
    bool m_apart = false;  ///< empty lines stand between them
    bool m_marked = false; ///< dates, offsets or times in brackets stand before names
    bool m_asks = false;
};

class PlainTextReader final : public TranscriptReader
{
public:
    [[nodiscard]] std::string_view name() const override { return "plain-text"; }

    [[nodiscard]] int confidence(const Probe& probe) const override
    {
        std::string_view text = trimmed(probe.text);
        if (text.empty() || probe.isJson() || text.front() == '<' || probe.raw.substr(0, 5) == "%PDF-" ||
            probe.raw.substr(0, 2) == "PK" || text.find("\uFFFD\uFFFD") != std::string_view::npos) {
            return 0;
        }
        const SpokenCounts counts(probe, text);
        if (!counts.areConversation()) {
            return 0;
        }
        return !isDated(probe) || counts.areCertain() ? kConfidence : kUnlikely;
    }

    [[nodiscard]] Result<void> read(Input& input, ReadSink& sink, const ReadContext& /*context*/,
                                    std::stop_token stop) const override
    {
        bool clockTimes = false;
        {
            LineSource lines(input, nullptr, stop);
            Line line;
            for (int count = 0; count < 500; ++count) {
                auto more = lines.next(line);
                if (!more) {
                    return tl::unexpected(more.error());
                }
                if (!*more) {
                    break;
                }
                if (const auto spoken = parseSpokenLine(line.text); spoken && spoken->clock) {
                    clockTimes = isTimeOfDay(*spoken);
                    break;
                }
            }
        }
        PlainTextPass pass(sink, clockTimes);
        if (auto ok = forEachLine(input, &sink, stop, [&](const Line& line) { return pass.line(line); }); !ok) {
            return ok;
        }
        return pass.flush();
    }
};

} // namespace

void addPlainTextReaders(Readers& readers)
{
    readers.push_back(std::make_unique<PlainTextReader>());
}

} // namespace reminisce::ingest
