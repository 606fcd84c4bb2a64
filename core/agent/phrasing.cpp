// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/phrasing.h"

#include <array>

#include <fmt/core.h>
#include <fmt/ranges.h>

namespace reminisce::agent {
namespace {

constexpr std::array<const char*, 12> kGermanMonths = {"Januar",    "Februar", "März",     "April",
                                                       "Mai",       "Juni",    "Juli",     "August",
                                                       "September", "Oktober", "November", "Dezember"};
constexpr std::array<const char*, 12> kEnglishMonths = {"January",   "February", "March",    "April",
                                                        "May",       "June",     "July",     "August",
                                                        "September", "October",  "November", "December"};
constexpr std::array<const char*, 7> kGermanDays = {"Montag",  "Dienstag", "Mittwoch", "Donnerstag",
                                                    "Freitag", "Samstag",  "Sonntag"};
constexpr std::array<const char*, 7> kEnglishDays = {"Monday", "Tuesday",  "Wednesday", "Thursday",
                                                     "Friday", "Saturday", "Sunday"};

} // namespace

std::string Phrasing::month(int number) const
{
    return (m_german ? kGermanMonths : kEnglishMonths)[static_cast<std::size_t>(number - 1)];
}

std::string Phrasing::day(LocalMicros time) const
{
    const CivilDate date = dateOf(time);
    const auto weekday = static_cast<std::size_t>(isoWeekday(dayNumber(date)) - 1);
    return m_german ? fmt::format("{}, {}. {} {}", kGermanDays[weekday], date.day, month(date.month), date.year)
                    : fmt::format("{}, {} {} {}", kEnglishDays[weekday], date.day, month(date.month), date.year);
}

std::string Phrasing::day(const std::optional<Moment>& moment) const
{
    return moment ? day(moment->local) : std::string(m_german ? "Ohne Datum" : "Undated");
}

std::string Phrasing::period(const LocalRange& range) const
{
    if (!range.from || !range.to) {
        return range.from ? (m_german ? "ab " : "from ") + day(*range.from)
                          : (range.to ? (m_german ? "bis " : "until ") + day(*range.to) : std::string());
    }
    const CivilDate from = dateOf(*range.from);
    const CivilDate to = dateOf(*range.to);
    if (from == to) {
        return day(*range.from);
    }
    if (from.day == 1 && to.day == daysInMonth(to.year, to.month)) {
        if (from.month == to.month && from.year == to.year) {
            return fmt::format("{} {}", month(from.month), from.year);
        }
        if (from.month == 1 && to.month == 12 && from.year == to.year) {
            return fmt::format("{}", from.year);
        }
        return fmt::format("{} {} {} {} {}", month(from.month), from.year, m_german ? "bis" : "to", month(to.month),
                           to.year);
    }
    return fmt::format("{} {} {}", day(*range.from), m_german ? "bis" : "to", day(*range.to));
}

std::string Phrasing::quoted(std::string_view text) const
{
    return m_german ? fmt::format("„{}“", text) : fmt::format("“{}”", text);
}

std::string Phrasing::names(std::vector<std::string> names) const
{
    const bool more = names.size() > 6;
    if (more) {
        names.resize(6);
        names.emplace_back(m_german ? "andere" : "others");
    }
    if (names.size() < 2) {
        return names.empty() ? std::string() : names.front();
    }
    const std::string last = names.back();
    names.pop_back();
    return fmt::format("{} {} {}", fmt::join(names, ", "), m_german ? "und" : "and", last);
}

std::string Phrasing::lead(search::QuestionKind kind, std::size_t quotes) const
{
    using Kind = search::QuestionKind;
    if (kind == Kind::When) {
        return quotes == 1 ? (m_german ? "Dazu finde ich dieses Gespräch:" : "This is the conversation about it:")
                           : (m_german ? "Dazu finde ich diese Gespräche, mit ihrem Datum:"
                                       : "These are the conversations about it, with their dates:");
    }
    if (kind == Kind::Summary) {
        return m_german ? "Der Reihe nach, im Wortlaut:" : "In order of time, word for word:";
    }
    return quotes == 1 ? (m_german ? "Dazu steht in Ihren Gesprächen, im Wortlaut:"
                                   : "Your conversations say about it, word for word:")
                       : (m_german ? "Das steht dazu in Ihren Gesprächen, im Wortlaut:"
                                   : "This is what your conversations say about it, word for word:");
}

std::string Phrasing::peopleLead(const std::vector<std::string>& people) const
{
    return m_german ? fmt::format("Am besten passen Gespräche mit {}:", names(people))
                    : fmt::format("The conversations that fit best are with {}:", names(people));
}

std::string Phrasing::countLead(const Counted& counted) const
{
    std::string what;
    if (counted.turns > 0) {
        what = m_german
                   ? fmt::format("{} hat {} Mal geschrieben oder gesprochen, in {} {}", counted.person, counted.turns,
                                 counted.conversations, counted.conversations == 1 ? "Gespräch" : "Gesprächen")
                   : fmt::format("{} wrote or spoke {} {}, in {} {}", counted.person, counted.turns,
                                 counted.turns == 1 ? "time" : "times", counted.conversations,
                                 counted.conversations == 1 ? "conversation" : "conversations");
    } else {
        const bool one = counted.passages == 1;
        const std::string with =
            counted.person.empty() ? std::string() : fmt::format(" {} {}", m_german ? "mit" : "with", counted.person);
        if (counted.word.empty()) {
            what = m_german ? fmt::format("Es gibt {} {}{}", counted.passages, one ? "Stelle" : "Stellen", with)
                            : fmt::format("There {} {} {}{}", one ? "is" : "are", counted.passages,
                                          one ? "passage" : "passages", with);
        } else {
            what = m_german ? fmt::format("{} kommt an {} {}{} vor", quoted(counted.word), counted.passages,
                                          one ? "Stelle" : "Stellen", with)
                            : fmt::format("{} occurs in {} {}{}", quoted(counted.word), counted.passages,
                                          one ? "passage" : "passages", with);
        }
    }
    if (!counted.first || !counted.last) {
        return what + ":";
    }
    if (dateOf(*counted.first) == dateOf(*counted.last)) {
        return fmt::format("{}{}{}:", what, m_german ? ", am " : ", on ", day(*counted.first));
    }
    return fmt::format("{}{}{}{}{}:", what, m_german ? ", zuerst am " : ", first on ", day(*counted.first),
                       m_german ? ", zuletzt am " : ", last on ", day(*counted.last));
}

std::string Phrasing::saidOn(LocalMicros time, const std::optional<LocalRange>& meant) const
{
    std::string said = (m_german ? "am " : "on ") + day(time);
    if (!meant) {
        return said;
    }
    return m_german ? fmt::format("{} (gemeint ist {})", said, period(*meant))
                    : fmt::format("{} (the time meant is {})", said, period(*meant));
}

std::string Phrasing::whenLead(const std::vector<std::string>& days) const
{
    return m_german ? fmt::format("Davon war {} die Rede.", names(days)) : fmt::format("It came up {}.", names(days));
}

std::string Phrasing::lookedFor(const std::vector<std::string>& words, const std::vector<std::string>& filters) const
{
    std::vector<std::string> shown;
    shown.reserve(words.size());
    for (const auto& word : words) {
        shown.push_back(quoted(word));
    }
    std::string out = shown.empty() ? std::string(m_german ? "alle Gespräche" : "all conversations")
                                    : fmt::format("{}", fmt::join(shown, ", "));
    if (!filters.empty()) {
        out += fmt::format(" ({})", fmt::join(filters, ", "));
    }
    return out;
}

} // namespace reminisce::agent
