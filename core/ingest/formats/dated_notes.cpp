// SPDX-License-Identifier: GPL-3.0-or-later
// A diary or notes of one's own: prose without speakers, below lines that are dates ("# 2024-01-03", "Montag, 3. Juni
// 2024, 21:30"), or in a file that has its date in its name. All of it is said by the owner; a paragraph is a turn.
#include <algorithm>
#include <array>

#include "core/ingest/date_text.h"
#include "core/ingest/formats/formats.h"
#include "core/ingest/line_source.h"
#include "core/ingest/text_tools.h"

namespace reminisce::ingest {

namespace {

constexpr int kConfidence = 20; ///< below plain text: lines with speakers are a conversation
constexpr std::size_t kMostText = std::size_t{1} << 20U;
constexpr std::size_t kLongestHeading = 120;
constexpr std::size_t kFewestWordsPerLine = 3;

/// "## **Montag, 3. Juni 2024**" without its marks.
std::string_view withoutMarks(std::string_view line)
{
    const std::size_t first = line.find_first_not_of("#*_= \t");
    const std::size_t last = line.find_last_not_of("#*_=: \t");
    return first == std::string_view::npos ? std::string_view{} : trimmed(line.substr(first, last - first + 1));
}

struct DateLine
{
    Moment moment;
    bool hasTime = false;
    std::string title; ///< what else a marked heading says
};

/// A line that is a date, or a Markdown heading that begins with one.
std::optional<DateLine> dateLineOf(std::string_view line)
{
    line = trimmed(line);
    if (line.empty() || line.size() > kLongestHeading) {
        return std::nullopt;
    }
    const std::string_view bare = withoutMarks(line);
    if (const auto date = parseDateText(bare); date && date->date) {
        return DateLine{*date->moment(), date->timeOfDay.has_value(), {}};
    }
    if (line.front() != '#') {
        return std::nullopt;
    }
    const auto date = findDateText(bare);
    return date && date->date ? std::optional(DateLine{*date->moment(), date->timeOfDay.has_value(), std::string(bare)})
                              : std::nullopt;
}

bool isRule(std::string_view line)
{
    return line.find_first_not_of("-=*_~ ") == std::string_view::npos;
}

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
}

/// Whether a line reads like a sentence or a part of one, and not like a table, a log, code or a list of values.
bool isProse(std::string_view line)
{
    const auto words = static_cast<std::size_t>(std::count(line.begin(), line.end(), ' ')) + 1;
    const auto letters = static_cast<std::size_t>(std::count_if(line.begin(), line.end(), isLetter));
    return words >= kFewestWordsPerLine && letters * 10 >= (line.size() - words + 1) * 7 &&
           line.find_first_of("\t|{}<>;") == std::string_view::npos;
}

/// Markdown files may begin with keys and values between two rules.
class Header
{
public:
    /// Whether this line, the next of the file, belongs to it.
    bool takes(std::string_view line)
    {
        if (m_first) {
            m_first = false;
            m_open = line == "---";
            return m_open;
        }
        const bool ends = line == "---";
        const bool taken =
            m_open && (ends || line.empty() || line.find(':') != std::string_view::npos || line.starts_with('-'));
        m_open = taken && !ends;
        return taken;
    }

private:
    bool m_first = true;
    bool m_open = false;
};

/// Lines of a probe, by what they are.
struct Counts
{
    std::size_t dates = 0;
    std::size_t prose = 0;
    std::size_t other = 0;
    bool dateFirst = false; ///< within the first lines, which may hold a title
};

Counts countsOf(const Probe& probe)
{
    Counts counts;
    std::string_view text = probe.text;
    std::size_t lines = 0;
    Header header;
    while (!text.empty()) {
        const std::size_t end = text.find_first_of("\r\n");
        if (end == std::string_view::npos && !probe.complete) {
            break; // the last line is cut
        }
        const std::string_view line = trimmed(text.substr(0, end));
        text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
        if (header.takes(line) || line.empty() || isRule(line)) {
            continue;
        }
        ++lines;
        if (dateLineOf(line)) {
            ++counts.dates;
            counts.dateFirst = counts.dateFirst || lines <= 3;
        } else if (isProse(line)) {
            ++counts.prose;
        } else if (line.front() != '#') {
            ++counts.other;
        }
    }
    return counts;
}

std::string_view stemOf(const Probe& probe)
{
    const std::string_view name = probe.fileName;
    return name.substr(0, name.rfind('.'));
}

bool isNamedLikeNotes(const Probe& probe)
{
    constexpr std::array<std::string_view, 6> kEndings = {".md", ".txt", ".markdown", ".text", ".MD", ".TXT"};
    const std::string_view name = probe.fileName;
    return std::any_of(kEndings.begin(), kEndings.end(), [&](auto ending) { return name.ends_with(ending); });
}

int confidence(const Probe& probe)
{
    if (probe.isJson() || !isNamedLikeNotes(probe) || probe.raw.find('\0') != std::string_view::npos ||
        probe.text.find("\uFFFD") != std::string_view::npos) {
        return 0;
    }
    const Counts counts = countsOf(probe);
    const auto named = findDateText(stemOf(probe));
    const bool dated = counts.dateFirst || (named && named->date);
    return dated && counts.prose > 0 && counts.prose >= 2 * counts.other ? kConfidence : 0;
}

class NotesPass
{
public:
    /// `dated`: the file's name says the day of what stands before the first date.
    NotesPass(ReadSink& sink, bool dated) : m_sink(sink), m_dated(dated) {}

    Result<void> line(const Line& line)
    {
        const std::string_view text = trimmed(line.text);
        if (m_header.takes(text)) {
            return {};
        }
        if (auto date = dateLineOf(text)) {
            auto ok = flush();
            m_begun = false;
            m_dated = true;
            m_head = ReadConversation{};
            m_head.startedAt = date->moment;
            m_head.dateSource = date->hasTime ? DateSource::Content : DateSource::ContentDay;
            m_head.title = std::move(date->title);
            return ok;
        }
        if (text.empty() || isRule(text)) {
            return flush();
        }
        if (!m_dated) {
            m_sink.skip({line.number, shortened(text), "a line before the first date"});
            return {};
        }
        if (m_turn.text.empty()) {
            m_turn.line = line.number;
        } else if (m_turn.text.size() < kMostText) {
            m_turn.text += '\n';
        }
        if (m_turn.text.size() < kMostText) {
            m_turn.text += text.front() == '#' ? withoutMarks(text) : text;
        }
        return {};
    }

    Result<void> flush()
    {
        if (m_turn.text.empty()) {
            return {};
        }
        if (!m_begun) {
            m_head.line = m_turn.line;
            if (auto ok = m_sink.beginConversation(m_head); !ok) {
                return ok;
            }
            m_begun = true;
        }
        ReadTurn turn = std::exchange(m_turn, ReadTurn{});
        turn.isOwner = true;
        return m_sink.addTurn(std::move(turn));
    }

private:
    ReadSink& m_sink;
    bool m_dated;
    ReadConversation m_head;
    ReadTurn m_turn;
    bool m_begun = false;
    Header m_header;
};

Result<void> read(Input& input, ReadSink& sink, const ReadContext& context, const std::stop_token& stop)
{
    const auto named = findDateText(input.path().stem().string());
    NotesPass pass(sink, context.nameDate || (named && named->date));
    if (auto ok = forEachLine(input, &sink, stop, [&](const Line& line) { return pass.line(line); }); !ok) {
        return ok;
    }
    return pass.flush();
}

} // namespace

void addDatedNotesReaders(Readers& readers)
{
    readers.push_back(std::make_unique<FunctionReader>("dated-notes", confidence, read));
}

} // namespace reminisce::ingest
