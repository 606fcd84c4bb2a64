// SPDX-License-Identifier: GPL-3.0-or-later
// Logs of IRC programs: "[10:13] <nick> words", "10:13 <@nick> words" (irssi), "[10:13:22] * nick waves",
// "2005-04-05 10:13:22<TAB>nick<TAB>words" (weechat), "Apr 05 10:13:22 <nick> words" (HexChat), ISO times before the
// nick. The day comes from the line, from "Day changed" and "Log opened" lines, or from the file's name; a clock that
// jumps back by more than half a day has passed midnight.
#include <algorithm>
#include <cstdlib>

#include "core/ingest/date_text.h"
#include "core/ingest/formats/chat_sink.h"
#include "core/ingest/formats/formats.h"
#include "core/ingest/line_source.h"
#include "core/ingest/text_tools.h"

namespace reminisce::ingest {

namespace {

enum class Kind { Speech, Action, Service };

struct IrcLine
{
    Kind kind = Kind::Service;
    std::string nick;
    std::string_view text;
    std::optional<std::int64_t> clock; ///< since midnight
    std::optional<Moment> moment;      ///< when the line names the day too
    std::optional<std::pair<int, int>> monthDay;
};

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// Length of "10:13" or "10:13:22" at the beginning; 0 when there is none.
std::size_t clockLength(std::string_view line)
{
    const auto pair = [&](std::size_t at) {
        return at + 1 < line.size() && isDigit(line[at]) && isDigit(line[at + 1]);
    };
    if (!pair(0) || line.size() < 5 || line[2] != ':' || !pair(3)) {
        return 0;
    }
    return line.size() > 5 && line[5] == ':' && pair(6) ? 8 : 5;
}

std::optional<std::int64_t> clockOf(std::string_view text)
{
    std::string whole(text);
    whole += text.size() == 5 ? ":00" : "";
    const auto time = parseClock(whole);
    return time && *time < kMicrosPerDay ? time : std::nullopt;
}

/// "2005-04-05T10:13:22+0000" or with a blank; the offset may lack its colon.
std::optional<Moment> momentOfIso(std::string_view date, std::string_view time)
{
    std::string text(date);
    text += 'T';
    text += time;
    const std::size_t sign = text.find_first_of("+-", 19);
    if (sign != std::string::npos && text.size() == sign + 5) {
        text.insert(sign + 3, ":");
    }
    auto moment = parseIso(text);
    return moment ? std::optional(*moment) : std::nullopt;
}

/// Takes the time from the beginning of a line; false when it has none.
bool takeTime(std::string_view& line, IrcLine& parsed)
{
    std::string_view rest = line;
    const bool bracket = !rest.empty() && rest.front() == '[';
    rest.remove_prefix(bracket ? 1 : 0);
    if (const std::size_t length = clockLength(rest); length > 0) {
        parsed.clock = clockOf(rest.substr(0, length));
        rest.remove_prefix(length);
    } else if (rest.size() >= 16 && rest[4] == '-' && rest[7] == '-' && (rest[10] == ' ' || rest[10] == 'T')) {
        const std::size_t end = std::min(rest.find_first_of("] \t", 11), rest.size());
        const auto moment = momentOfIso(rest.substr(0, 10), rest.substr(11, end - 11));
        if (!moment) {
            return false;
        }
        parsed.moment = moment;
        rest.remove_prefix(end);
    } else if (rest.size() >= 15 && monthOfName(rest.substr(0, 3)) != 0 && rest[3] == ' ' &&
               clockLength(rest.substr(7)) == 8) {
        const int day = std::atoi(std::string(trimmed(rest.substr(4, 2))).c_str());
        parsed.monthDay = {monthOfName(rest.substr(0, 3)), day};
        parsed.clock = clockOf(rest.substr(7, 8));
        rest.remove_prefix(15);
    } else {
        return false;
    }
    if (bracket) {
        if (rest.empty() || rest.front() != ']') {
            return false;
        }
        rest.remove_prefix(1);
    }
    if ((!parsed.clock && !parsed.moment) || (!rest.empty() && rest.front() != ' ' && rest.front() != '\t')) {
        return false;
    }
    line = rest;
    return true;
}

std::string withoutRank(std::string_view nick)
{
    nick = trimmed(nick);
    while (!nick.empty() && std::string_view("@+%&~").find(nick.front()) != std::string_view::npos) {
        nick.remove_prefix(1);
    }
    return std::string(nick);
}

/// Speech, action or service, from what stands behind the time.
void takeWords(std::string_view rest, IrcLine& parsed)
{
    const bool tabbed = !rest.empty() && rest.front() == '\t';
    rest = trimmed(rest);
    parsed.text = rest;
    if (rest.empty()) {
        return;
    }
    if (rest.front() == '<') {
        const std::size_t close = rest.find('>');
        if (close != std::string_view::npos && close > 1 && close < 80) {
            parsed.kind = Kind::Speech;
            parsed.nick = withoutRank(rest.substr(1, close - 1));
            parsed.text = trimmed(rest.substr(close + 1));
        }
        return;
    }
    const std::size_t tab = rest.find('\t');
    if (tabbed && tab != std::string_view::npos && tab < 80) { // weechat
        const std::string_view nick = trimmed(rest.substr(0, tab));
        for (const std::string_view mark : {"-->", "<--", "--", "=!=", "==="}) {
            if (nick == mark) {
                return;
            }
        }
        parsed.text = trimmed(rest.substr(tab + 1));
        parsed.kind = nick == "*" ? Kind::Action : Kind::Speech;
        parsed.nick = withoutRank(nick);
        if (parsed.kind == Kind::Speech) {
            return;
        }
        rest = parsed.text;
    } else if (rest.rfind("* ", 0) == 0) {
        parsed.kind = Kind::Action;
        rest = trimmed(rest.substr(1));
    } else {
        return;
    }
    const std::size_t blank = rest.find(' ');
    parsed.nick = withoutRank(rest.substr(0, blank));
    parsed.text = blank == std::string_view::npos ? std::string_view{} : trimmed(rest.substr(blank));
    for (const std::string_view verb : {"has joined", "has left", "has quit", "is now known as", "sets mode",
                                        "Now talking", "Topic for", "Joins:", "Quits:", "Parts:"}) {
        if (parsed.text.find(verb) != std::string_view::npos || rest.rfind(verb, 0) == 0) {
            parsed.kind = Kind::Service;
            parsed.text = rest;
        }
    }
}

std::optional<IrcLine> parseLine(std::string_view line)
{
    IrcLine parsed;
    line = trimmed(line);
    if (!takeTime(line, parsed)) {
        return std::nullopt;
    }
    takeWords(line, parsed);
    return parsed;
}

/// The day that "--- Day changed Tue Apr 05 2005" and "**** BEGIN LOGGING AT Tue Apr  5 10:13:22 2005" name.
std::optional<CivilDate> dayInNotice(std::string_view line)
{
    if (line.rfind("---", 0) != 0 && line.rfind("****", 0) != 0 && line.rfind("===", 0) != 0) {
        return std::nullopt;
    }
    int month = 0;
    int day = 0;
    int year = 0;
    std::size_t at = 0;
    while (at < line.size()) {
        const std::size_t end = std::min(line.find_first_of(" \t,", at), line.size());
        const std::string_view word = line.substr(at, end - at);
        const bool number = !word.empty() && word.find_first_not_of("0123456789") == std::string_view::npos;
        if (month == 0 && word.size() >= 3 && !number) {
            month = monthOfName(word);
        } else if (month != 0 && number && word.size() <= 2 && day == 0) {
            day = std::atoi(std::string(word).c_str());
        } else if (number && word.size() == 4) {
            year = std::atoi(std::string(word).c_str());
        }
        at = end + 1;
    }
    const CivilDate date{year, month, day};
    if (month != 0 && year >= 1988 && isValidDate(date)) {
        return date;
    }
    const auto found = findDateText(line);
    return found ? found->date : std::nullopt;
}

int confidence(const Probe& probe)
{
    std::string_view text = probe.text;
    int lines = 0;
    int speech = 0;
    int other = 0;
    while (!text.empty() && lines < 300) {
        const std::size_t end = text.find_first_of("\r\n");
        const std::string_view line = trimmed(text.substr(0, end));
        text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
        if (line.empty()) {
            continue;
        }
        ++lines;
        const auto parsed = parseLine(line);
        if (parsed && parsed->kind == Kind::Speech) {
            ++speech;
        } else if (parsed || dayInNotice(line) || line.rfind("===", 0) == 0 || line.rfind("***", 0) == 0) {
            ++other;
        }
    }
    return speech == 0 ? 0 : (speech + other) * 10 >= lines * 8 ? 88 : (speech + other) * 2 >= lines ? 64 : 0;
}

/// Follows the clock from line to line.
class IrcReader
{
public:
    IrcReader(ReadSink& sink, std::optional<CivilDate> day) : m_sink(sink), m_day(day) {}

    Result<void> add(const Line& line)
    {
        const std::string_view text = trimmed(line.text);
        if (text.empty()) {
            return {};
        }
        const auto parsed = parseLine(text);
        if (!parsed) {
            if (const auto day = dayInNotice(text)) {
                m_day = day;
                m_named = true;
                m_days = 0;
                m_last = 0;
            }
            m_sink.skip({line.number, shortened(text), "a service row"});
            return {};
        }
        follow(*parsed);
        if (parsed->kind == Kind::Service) {
            m_sink.skip({line.number, shortened(text), "a service row"});
            return {};
        }
        if (parsed->text.empty()) {
            m_sink.skip({line.number, parsed->nick, "a message without text"});
            return {};
        }
        if (!m_begun) {
            m_begun = true;
            ReadConversation conversation;
            conversation.offsetBase = OffsetBase::Midnight;
            conversation.line = line.number;
            if (m_named && !parsed->moment) {
                conversation.startedAt = Moment{startOfDay(*m_day), std::nullopt};
            }
            if (auto ok = m_sink.beginConversation(std::move(conversation)); !ok) {
                return ok;
            }
        }
        ReadTurn turn;
        turn.speaker = parsed->nick;
        turn.text = std::string(parsed->text);
        turn.line = line.number;
        setTime(*parsed, turn);
        return m_sink.addTurn(std::move(turn));
    }

private:
    void follow(const IrcLine& parsed)
    {
        if (parsed.monthDay && m_day) { // HexChat writes no year; the notice or the file's name does
            CivilDate date{m_day->year, parsed.monthDay->first, parsed.monthDay->second};
            date.year += m_named && date.month < m_day->month ? 1 : 0;
            if (isValidDate(date)) {
                m_day = date;
                m_named = true;
                m_days = 0;
                m_last = 0;
            }
        }
        if (!parsed.clock) {
            return;
        }
        if (*parsed.clock + kMicrosPerDay / 2 < m_last) {
            ++m_days;
        }
        m_last = *parsed.clock;
    }

    void setTime(const IrcLine& parsed, ReadTurn& turn) const
    {
        if (parsed.moment) {
            turn.startedAt = parsed.moment;
        } else if (m_named) {
            turn.startedAt = Moment{startOfDay(*m_day) + m_days * kMicrosPerDay + *parsed.clock, std::nullopt};
        } else {
            turn.startOffset = m_days * kMicrosPerDay + *parsed.clock;
        }
    }

    ReadSink& m_sink;
    std::optional<CivilDate> m_day;
    bool m_named = false; ///< the log itself names its days
    bool m_begun = false;
    std::int64_t m_days = 0; ///< midnights passed since the day
    std::int64_t m_last = 0;
};

Result<void> read(Input& input, ReadSink& sink, const ReadContext& context, const std::stop_token& stop)
{
    const auto day = context.nameDate ? std::optional(dateOf(context.nameDate->moment.local)) : std::nullopt;
    ChatSink chat(sink);
    IrcReader reader(chat, day);
    return forEachLine(input, &sink, stop, [&](const Line& line) { return reader.add(line); });
}

} // namespace

void addIrcReaders(Readers& readers)
{
    readers.push_back(std::make_unique<FunctionReader>("irc-log", confidence, read));
}

} // namespace reminisce::ingest
