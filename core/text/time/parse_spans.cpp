// SPDX-License-Identifier: GPL-3.0-or-later
// Stretches that are counted inside or back from others: decades, "the first three months of 2024", "two Fridays ago",
// "Montag vor zwei Wochen", "am zweiten Dienstag des Monats", "neulich".
#include <algorithm>
#include <array>
#include <charconv>

#include "core/text/time/holidays.h"
#include "core/text/time/parser.h"
#include "core/text/time/units.h"

namespace reminisce::text::time {
namespace {

constexpr std::size_t kRecentWords = 3;

struct Recent
{
    std::array<std::string_view, kRecentWords> words; ///< folded; trailing empty ones are not asked for
    int days = 0;                                     ///< how far back it may be
};

/// Nobody counts the days of "neulich"; these are spans that a listener would still accept.
constexpr auto kRecent = std::to_array<Recent>({
    {{"neulich"}, 60},
    {{"letztens"}, 60},
    {{"kurzlich"}, 60},
    {{"unlangst"}, 60},
    {{"jungst"}, 60},
    {{"vor", "kurzem"}, 60},
    {{"seit", "kurzem"}, 60},
    {{"vor", "kurzer", "zeit"}, 60},
    {{"letzter", "zeit"}, 90},
    {{"jungster", "zeit"}, 90},
    {{"other", "day"}, 30},
    {{"other", "week"}, 60},
    {{"recently"}, 60},
    {{"lately"}, 90},
    {{"dieser", "tage"}, 14},
    {{"recent", "days"}, 14},
    {{"recent", "weeks"}, 60},
    {{"recent", "months"}, 180},
});

/// "neunziger Jahre", "the eighties".
constexpr auto kDecades = std::to_array<std::pair<std::string_view, int>>({
    {"zwanziger", 20},
    {"dreissiger", 30},
    {"vierziger", 40},
    {"funfziger", 50},
    {"sechziger", 60},
    {"siebziger", 70},
    {"achtziger", 80},
    {"neunziger", 90},
    {"twenties", 20},
    {"thirties", 30},
    {"forties", 40},
    {"fifties", 50},
    {"sixties", 60},
    {"seventies", 70},
    {"eighties", 80},
    {"nineties", 90},
});

Period fixedSpan(const DayRange& days, TimeGrain grain, bool relative)
{
    Period period;
    period.fixed = days;
    period.grain = grain;
    period.kind = relative ? TimeKind::Relative : TimeKind::Absolute;
    period.relative = relative;
    return period;
}

} // namespace

/// "in den 90ern", "1990er Jahre", "the 1980s", "die neunziger Jahre". Of two centuries the latest decade that has
/// begun is meant, but "zwanziger" counts people's ages more often and needs its noun.
Parser::Maybe Parser::decade(std::size_t at) const
{
    if (sense(at) == Sense::Part) { // "early 1990s", "Ende der 90er"
        const std::size_t inner = isMark(at + 1, '-') ? at + 2 : skipLinks(at + 1);
        Maybe whole = decade(inner);
        if (whole) {
            const int first = dateOfDayNumber(whole->period.fixed.first).year;
            const auto part = static_cast<Part>(value(at));
            const int from = part == Part::Early ? first : part == Part::Middle ? first + 4 : first + 7;
            const int to = part == Part::Early ? first + 3 : part == Part::Middle ? first + 6 : first + 9;
            whole->period.fixed = {yearRange(from).first, yearRange(to).last};
        }
        return whole;
    }
    const auto span = [&](int first, std::size_t end) {
        const DayRange days{yearRange(first).first, yearRange(first + 9).last};
        return Match{end, fixedSpan(days, TimeGrain::Year, false)};
    };
    const auto latest = [&](int tens) {
        const int year = m_date.year - m_date.year % 100 + tens;
        return year > m_date.year ? year - 100 : year;
    };
    const auto behindNoun = [&](std::size_t end) { return isUnit(end, Unit::Year) ? end + 1 : end; };
    if (has(at) && token(at).digits > 0 && token(at).number % 10 == 0) {
        const int number = token(at).number;
        const std::size_t mark = has(at + 1) && isMark(at + 1, '\'') ? at + 2 : at + 1; // "the 90's"
        const bool english = has(mark) && token(mark).glued && isWord(mark, "s");
        const bool german = has(at + 1) && token(at + 1).glued && (isWord(at + 1, "er") || isWord(at + 1, "ern"));
        if (!english && !german) {
            return std::nullopt;
        }
        const std::size_t end = behindNoun(mark + 1);
        if (token(at).digits == 4 && number >= 1800 && number <= 2090) {
            return span(number, end);
        }
        const bool article = at > 0 && sense(at - 1) == Sense::Article && !isWord(at - 1, "of");
        const bool introduced = article || end > mark + 1 || (at > 0 && sense(at - 1) == Sense::Part);
        if (token(at).digits == 2 && number <= 90 && introduced && !isBlocked(at)) {
            return span(latest(number), end);
        }
        return std::nullopt;
    }
    for (const auto& [word, tens] : kDecades) {
        const bool german = word.ends_with("iger");
        if (isWord(at, word) && (german ? isUnit(at + 1, Unit::Year) : isIntroduced(at))) {
            return span(latest(tens), german ? at + 2 : at + 1);
        }
    }
    return std::nullopt;
}

/// "two Fridays ago", "vor zwei Freitagen": the weekday that many times back.
Parser::Maybe Parser::weekdaysAgo(std::size_t at) const
{
    const bool german = isWord(at, "vor");
    const auto n = count(german ? at + 1 : at);
    if (!n || n->from != n->to || n->half || n->plusHalf || !has(n->end)) {
        return std::nullopt;
    }
    // Plurals of weekdays are habits elsewhere ("on Fridays"), so the vocabulary has none.
    std::string_view word = m_list.word(token(n->end));
    for (const std::string_view ending : {"en", "e", "s"}) {
        if (word.ends_with(ending) && meaningOf(word.substr(0, word.size() - ending.size())).sense == Sense::Weekday) {
            word.remove_suffix(ending.size());
            break;
        }
    }
    const Meaning named = meaningOf(word);
    if (named.sense != Sense::Weekday || (named.flags & kNeedsNumber) != 0 ||
        (!german && sense(n->end + 1) != Sense::Ago)) {
        return std::nullopt;
    }
    const int today = isoWeekday(m_today);
    const int back = (today - named.value + 6) % 7 + 1; // today's own weekday was a week ago
    const std::int64_t day = m_today - back - 7LL * (std::min(n->from, 500) - 1);
    return Match{german ? n->end + 1 : n->end + 2, fixedSpan(oneDay(day), TimeGrain::Day, true)};
}

/// "Montag vor zwei Wochen", "Monday two weeks ago", "a week ago Monday", "Freitagabend letzter Woche".
Parser::Maybe Parser::weekdayOfWeek(std::size_t at) const
{
    const auto weekday = [&](std::size_t day) { return sense(day) == Sense::Weekday && !flag(day, kNeedsNumber); };
    if (weekday(at) && !isBlocked(at)) {
        std::size_t next = at + 1;
        DayPart part = DayPart::None;
        if (sense(next) == Sense::DayPart) {
            part = static_cast<DayPart>(value(next));
            ++next;
        }
        const auto made = [&](std::int64_t inWeek, std::size_t end) {
            Match match{end, fixedSpan(oneDay(weekOf(inWeek).first + value(at) - 1), TimeGrain::Day, true)};
            match.period.dayPart = part;
            match.period.grain = part == DayPart::None ? TimeGrain::Day : TimeGrain::TimeOfDay;
            return match;
        };
        if (sense(next) == Sense::Which && isUnit(next + 1, Unit::Week)) {
            return made(m_today + 7LL * value(next), next + 2);
        }
        const bool german = isWord(next, "vor") || isWord(next, "in");
        const auto n = count(german ? next + 1 : next);
        if (!n || n->from != n->to || n->half || n->plusHalf || !isUnit(n->end, Unit::Week)) {
            return std::nullopt;
        }
        const bool ago = sense(n->end + 1) == Sense::Ago;
        if (!german && !ago) {
            return std::nullopt;
        }
        const int sign = isWord(next, "in") ? 1 : -1;
        return made(moved(m_today, Unit::Week, sign * n->from), german ? n->end + 1 : n->end + 2);
    }
    const auto n = count(at);
    if (n && n->from == n->to && !n->half && isUnit(n->end, Unit::Week) && sense(n->end + 1) == Sense::Ago) {
        const std::size_t day = sense(n->end + 2) == Sense::In ? n->end + 3 : n->end + 2;
        if (weekday(day)) {
            const std::int64_t inWeek = moved(m_today, Unit::Week, -n->from);
            return Match{day + 1, fixedSpan(oneDay(weekOf(inWeek).first + value(day) - 1), TimeGrain::Day, true)};
        }
    }
    return std::nullopt;
}

/// "the first three months of 2024", "die letzten zwei Wochen im Mai 2024", "die ersten Tage im März", "das letzte
/// Quartal 2024", "am zweiten Dienstag des Monats".
Parser::Maybe Parser::countedInside(std::size_t at, int depth) const
{
    const bool last = sense(at) == Sense::Which && value(at) == -1;
    const auto numbered = ordinal(at);
    if (!last && !numbered) {
        return std::nullopt;
    }
    std::size_t next = last ? at + 1 : numbered->second;
    const auto n = count(next);
    const bool counted = n && n->from == n->to && !n->half && !n->plusHalf && sense(n->end) == Sense::Unit;
    next = counted ? n->end : next;
    const bool weekday = sense(next) == Sense::Weekday && !counted;
    if (!weekday && sense(next) != Sense::Unit) {
        return std::nullopt;
    }
    const auto unit = weekday ? Unit::Day : static_cast<Unit>(value(next));
    const std::size_t inner = skipLinks(next + 1);
    const bool thisMonth = inner > next + 1 && isUnit(inner, Unit::Month) && !flag(inner, kPlural);
    if (weekday) {
        if (!thisMonth || (numbered && numbered->first > 5)) {
            return std::nullopt;
        }
        Period period;
        period.shape = Period::Shape::WeekdayOfMonth;
        period.grain = TimeGrain::Day;
        period.kind = TimeKind::Relative;
        period.relative = true;
        period.n = last ? -1 : numbered->first;
        period.weekday = value(next);
        period.month = m_date.month;
        period.year = m_date.year;
        return Match{inner + 1, period};
    }
    const bool first = numbered && numbered->first == 1;
    const int shown = last ? -1 : numbered->first;
    if (thisMonth && !counted && (unit == Unit::Week || unit == Unit::Weekend || (unit == Unit::Day && last)) &&
        shown <= 5) {
        Period period;
        period.shape = unit == Unit::Week      ? Period::Shape::WeekOfMonth
                       : unit == Unit::Weekend ? Period::Shape::WeekendOfMonth
                                               : Period::Shape::Day;
        period.grain = grainOf(unit);
        period.kind = TimeKind::Relative;
        period.relative = true;
        (unit == Unit::Day ? period.day : period.n) = unit == Unit::Day ? 0 : shown;
        period.month = m_date.month;
        period.year = m_date.year;
        return Match{inner + 1, period};
    }
    const bool plural = flag(next, kPlural);
    const bool quarter = unit == Unit::Quarter && last && !counted && !plural;
    if ((!first && !last) || (!quarter && !counted && !plural) || (monthsIn(unit) == 0 && daysIn(unit) == 0) ||
        unit == Unit::Weekend || depth > 0) {
        return std::nullopt;
    }
    const bool plainYear = isPlainYear(next + 1);
    if (inner == next + 1 && !plainYear) {
        return std::nullopt; // "die letzten zwei Wochen" alone ends now
    }
    const Maybe whole = period(inner, depth + 1, true);
    const bool large = whole && (whole->period.grain == TimeGrain::Month || whole->period.grain == TimeGrain::Year ||
                                 whole->period.grain == TimeGrain::Season || whole->period.grain == TimeGrain::Quarter);
    const auto range = large ? resolved(whole->period) : std::nullopt;
    if (!range || !range->from || !range->to) {
        return std::nullopt;
    }
    const DayRange days{dayOf(*range->from), dayOf(*range->to)};
    const int many = counted ? n->from : quarter ? 1 : 5;
    const DayRange part = first ? DayRange{days.first, moved(days.first, unit, many) - 1}
                                : DayRange{moved(days.last + 1, unit, -many), days.last};
    if (part.first < days.first || part.last > days.last) {
        return std::nullopt;
    }
    return Match{whole->end, fixedSpan(part, grainOf(unit), whole->period.relative)};
}

/// "the summer before last", "the weekend before last".
Parser::Maybe Parser::beforeLast(std::size_t at) const
{
    if (!isWord(at + 1, "before") || !isWord(at + 2, "last")) {
        return std::nullopt;
    }
    Maybe found;
    if (sense(at) == Sense::Season) {
        found = season(at, true);
    } else if (sense(at) == Sense::Weekday) {
        found = weekday(at, true);
    }
    if (!found || found->end != at + 1) {
        return std::nullopt;
    }
    found->end = at + 3;
    found->period.which = -2;
    found->period.kind = TimeKind::Relative;
    found->period.relative = true;
    return found;
}

/// "in der Nacht zum Sonntag", "in der Nacht von Samstag auf Sonntag", "in der Nacht auf den 3. Mai".
Parser::Maybe Parser::nightInto(std::size_t at, int depth) const
{
    if (static_cast<DayPart>(value(at)) != DayPart::Night) {
        return std::nullopt;
    }
    std::size_t next = at + 1;
    if ((isWord(next, "von") || isWord(next, "vom")) && sense(next + 1) == Sense::Weekday) {
        next += 2;
    }
    if (!isWord(next, "zum") && !isWord(next, "auf")) {
        return std::nullopt;
    }
    const Maybe day = period(skipArticles(next + 1), depth + 1, true);
    if (!day || day->period.grain != TimeGrain::Day || day->period.exact) {
        return std::nullopt;
    }
    const auto range = resolved(day->period);
    if (!range || !range->from) {
        return std::nullopt;
    }
    Match night{day->end, nightAround(*range->from)};
    night.period.kind = day->period.kind;
    night.period.relative = day->period.relative;
    return night;
}

/// "neulich", "vor kurzem", "the other day".
std::optional<Parser::Found> Parser::recent(std::size_t at) const
{
    for (const Recent& form : kRecent) {
        std::size_t end = at;
        while (end - at < kRecentWords && !form.words[end - at].empty() && isWord(end, form.words[end - at])) {
            ++end;
        }
        const bool whole = end - at == kRecentWords || form.words[end - at].empty();
        const bool otherThing = form.words[0] == "other" && (at == 0 || !isWord(at - 1, "the")); // "every other day"
        if (whole && end > at && !otherThing) {
            Found found;
            found.begin = at;
            found.end = end;
            found.range = {(m_today - form.days) * kMicrosPerDay, (m_today + 1) * kMicrosPerDay - 1};
            found.kind = TimeKind::Relative;
            found.grain = TimeGrain::Month;
            found.relative = true;
            found.vague = true;
            return found;
        }
    }
    return std::nullopt;
}

} // namespace reminisce::text::time
