// SPDX-License-Identifier: GPL-3.0-or-later
// What is counted from the reference time: "gestern", "last Friday", "vor drei Wochen", "in the past 3 months".
#include <algorithm>

#include "core/text/time/holidays.h"
#include "core/text/time/parser.h"
#include "core/text/time/units.h"

namespace reminisce::text::time {
namespace {

using Shape = Period::Shape;

Period fixedPeriod(const DayRange& days, TimeGrain grain)
{
    Period period;
    period.fixed = days;
    period.grain = grain;
    period.kind = TimeKind::Relative;
    period.relative = true;
    return period;
}

Period exactPeriod(LocalMicros from, LocalMicros to)
{
    Period period = fixedPeriod(oneDay(dayOf(from)), TimeGrain::TimeOfDay);
    period.exact = LocalRange{from, to};
    return period;
}

} // namespace

/// The night about a midnight: from six to six.
Period Parser::nightAround(LocalMicros midnight)
{
    return exactPeriod(midnight - 6 * kMicrosPerHour, midnight + 6 * kMicrosPerHour - 1);
}

/// A number of units before (sign -1) or after now.
Period Parser::away(const Count& count, Unit unit, int sign) const
{
    if (unit == Unit::Hour || unit == Unit::Minute) {
        const LocalMicros size = unit == Unit::Hour ? kMicrosPerHour : kMicrosPerMinute;
        const LocalMicros far = m_now + sign * size * count.to - (count.half ? sign * size / 2 : 0);
        const LocalMicros near = m_now + sign * size * count.from - (count.half ? sign * size / 2 : 0);
        const LocalMicros first = std::min(far, near);
        const LocalMicros begin = first - ((first % size) + size) % size;
        return exactPeriod(begin, begin + size * (count.to - count.from + 1) - 1);
    }
    if (count.half || count.plusHalf) {
        const int wholes = count.half ? 0 : count.from;
        if (monthsIn(unit) >= 12) {
            const std::int64_t day = addMonths(m_today, sign * (wholes * monthsIn(unit) + monthsIn(unit) / 2));
            return fixedPeriod(around(day, Unit::Month), TimeGrain::Month);
        }
        const int days = unit == Unit::Month ? 30 : daysIn(unit);
        return fixedPeriod(weekOf(m_today + sign * (wholes * days + days / 2)), TimeGrain::Week);
    }
    const DayRange far = around(moved(m_today, unit, sign * count.to), unit);
    const DayRange near = around(moved(m_today, unit, sign * count.from), unit);
    return fixedPeriod({std::min(far.first, near.first), std::max(far.last, near.last)}, grainOf(unit));
}

/// "heute Morgen", "gestern Abend", "vorgestern", "the day before yesterday", "tonight", "morgen", "last night".
Parser::Maybe Parser::dayReference(std::size_t at) const
{
    const auto day = [&](int offset, std::size_t end) {
        return Match{end, fixedPeriod(oneDay(m_today + offset), TimeGrain::Day)};
    };
    if (sense(at) == Sense::Tonight) {
        Match match = day(0, at + 1);
        match.period.dayPart = DayPart::Evening;
        match.period.grain = TimeGrain::TimeOfDay;
        return match;
    }
    if (sense(at) == Sense::DayReference) {
        // "heute vor einem Jahr", "morgen in einer Woche"
        const bool back = isWord(at + 1, "vor");
        if (back || isWord(at + 1, "in")) {
            if (const auto n = count(at + 2); n && sense(n->end) == Sense::Unit && n->from == n->to && !n->half) {
                const auto unit = static_cast<Unit>(value(n->end));
                if (unit >= Unit::Day) {
                    const std::int64_t target = moved(m_today + value(at), unit, back ? -n->from : n->from);
                    return Match{n->end + 1, fixedPeriod(oneDay(target), TimeGrain::Day)};
                }
            }
        }
        return day(value(at), at + 1);
    }
    if (isUnit(at, Unit::Day) && isWord(at + 1, "before") && isWord(at + 2, "yesterday")) {
        return day(-2, at + 3);
    }
    if (isUnit(at, Unit::Day) && isWord(at + 1, "after") && isWord(at + 2, "tomorrow")) {
        return day(2, at + 3);
    }
    if (isWord(at, "night") && isWord(at + 1, "before") && isWord(at + 2, "last")) {
        return Match{at + 3, nightAround((m_today - 1) * kMicrosPerDay)};
    }
    if (sense(at) == Sense::Now && (isIntroduced(at) || (at > 0 && sense(at - 1) == Sense::To))) {
        return day(0, at + 1);
    }
    if (isWord(at, "morgen")) {
        // "Morgen!" and "guten Morgen" greet; "am nächsten Morgen" is not tomorrow.
        const bool mid = !token(at).capital &&
                         (at == 0 || (!isWord(at - 1, "guten") && !isIntroduced(at) && sense(at - 1) != Sense::Which));
        const bool start = token(at).sentenceStart && has(at + 1) && token(at + 1).wordSize > 0 &&
                           !token(at + 1).capital && sense(at + 1) != Sense::DayPart;
        const bool compound = isWord(at + 1, "fruh") || (!token(at).capital && sense(at + 1) == Sense::DayPart);
        if ((mid || start || (compound && token(at).sentenceStart)) && !isBlocked(at) &&
            !(at > 0 && (sense(at - 1) == Sense::DayReference || sense(at - 1) == Sense::Weekday))) {
            return day(1, at + 1);
        }
    }
    return std::nullopt;
}

/// "letzte Woche", "this month", "nächstes Jahr", with what may follow: a weekday of that week, a month or holiday of
/// that year.
Parser::Maybe Parser::qualifiedUnit(std::size_t at, int which, std::size_t unitAt) const
{
    if (sense(unitAt) != Sense::Unit) {
        return std::nullopt;
    }
    const auto unit = static_cast<Unit>(value(unitAt));
    if (unit == Unit::Day || unit == Unit::Hour || unit == Unit::Minute || unit == Unit::Fortnight ||
        unit == Unit::Decade) {
        return std::nullopt;
    }
    if (unit == Unit::Weekend) {
        Period period;
        period.shape = Shape::Weekend;
        period.grain = TimeGrain::Weekend;
        period.kind = TimeKind::Relative;
        period.relative = true;
        period.which = which;
        return Match{unitAt + 1, period};
    }
    const DayRange days = around(moved(around(m_today, unit).first, unit, which), unit);
    Match match{unitAt + 1, fixedPeriod(days, grainOf(unit))};
    // "im letzten Jahr im Mai": prepositions between.
    std::size_t next = isMark(match.end, ',') ? match.end + 1 : match.end;
    next = skipLinks(next);
    if (unit == Unit::Week && sense(next) == Sense::Weekday && !flag(next, kNeedsNumber)) {
        match.period = fixedPeriod(oneDay(days.first + value(next) - 1), TimeGrain::Day);
        match.end = next + 1;
        return withTimeOfDay(match);
    }
    if (unit == Unit::Year && unitAt > at && has(next)) {
        Maybe inner = dayMonth(next);
        for (Maybe other : {holiday(next), month(next, next > match.end), season(next, true), quarterOrHalf(next, true),
                            sense(next) == Sense::Part ? part(next, 1) : std::nullopt}) {
            if (other && (!inner || other->end > inner->end)) {
                inner = std::move(other);
            }
        }
        const bool season = sense(next) == Sense::Season || sense(next) == Sense::Month || next > match.end;
        if (inner && inner->period.lacksYear() && season) {
            inner->period.year = dateOfDayNumber(days.first).year;
            inner->period.kind = TimeKind::Relative;
            inner->period.relative = true;
            return inner;
        }
    }
    return match;
}

Parser::Maybe Parser::qualified(std::size_t at, int depth) const
{
    const int which = value(at);
    std::size_t next = at + 1;
    if (isWord(at, "heuer")) {
        return Match{at + 1, fixedPeriod(yearRange(m_date.year), TimeGrain::Year)};
    }
    if (isWord(at, "this") && isWord(next, "past")) { // "this past weekend"
        return qualified(next, depth);
    }
    if (!has(next)) {
        return std::nullopt;
    }
    if (sense(next) == Sense::Unit && !flag(next, kPlural)) {
        // "the past week", "in the last year": the time up to now.
        const bool upToNow =
            flag(at, kRolling) || (flag(at, kEnglish) && which == -1 && at > 0 && isWord(at - 1, "the"));
        if (upToNow && !isUnit(next, Unit::Weekend)) {
            if (auto found = rolling(at)) {
                return found;
            }
        }
        Maybe match = qualifiedUnit(at, which, next);
        const bool english =
            isWord(next, "week") || isWord(next, "month") || isWord(next, "year") || isWord(next, "weekend");
        if (match && english && isWord(next + 1, "before") && isWord(next + 2, "last") && which == 0) {
            return std::nullopt;
        }
        return match;
    }
    if (sense(next) == Sense::DayPart) {
        const auto part = static_cast<DayPart>(value(next));
        if ((which == -1 || which == -2) && part == DayPart::Night) {
            const LocalMicros midnight = (m_today + which + 1) * kMicrosPerDay;
            return Match{next + 1, nightAround(midnight)};
        }
        if (which == 0 || (which == -1 && part == DayPart::Evening)) {
            Match match{next + 1, fixedPeriod(oneDay(m_today + which), TimeGrain::TimeOfDay)};
            match.period.dayPart = part;
            return match;
        }
        return std::nullopt;
    }
    Maybe inner;
    for (Maybe other : {holiday(next), dayMonth(next), sense(next) == Sense::Month ? month(next, true) : std::nullopt,
                        sense(next) == Sense::Season ? season(next, true) : std::nullopt,
                        sense(next) == Sense::Weekday ? weekday(next, true) : std::nullopt}) {
        if (other && (!inner || other->end > inner->end)) {
            inner = std::move(other);
        }
    }
    if (!inner || (!inner->period.lacksYear() && !inner->period.isWeekly())) {
        return std::nullopt;
    }
    if (inner->period.lacksYear() && yearBehind(inner->end)) {
        return inner; // "last March 2023": the year decides
    }
    inner->period.which = which;
    inner->period.kind = inner->period.kind == TimeKind::Holiday ? TimeKind::Holiday : TimeKind::Relative;
    inner->period.relative = true;
    return inner;
}

/// "in the past 3 months", "letzten zehn Tagen", "next two weeks", "letzten Wochen", "past year".
Parser::Maybe Parser::rolling(std::size_t at) const
{
    const int which = value(at);
    if (which != -1 && which != 1) {
        return std::nullopt;
    }
    std::size_t next = at + 1;
    Count n{next, 1, 1};
    bool counted = false;
    if (const auto found = count(next)) {
        n = *found;
        next = n.end;
        counted = true;
    }
    if (sense(next) != Sense::Unit) {
        return std::nullopt;
    }
    if (!counted && flag(next, kPlural)) {
        n.from = 2;
        n.to = 5;
    } else if (!counted && isUnit(next, Unit::Day)) {
        return std::nullopt;
    }
    const auto unit = static_cast<Unit>(value(next));
    const int count = which * n.to;
    if (unit == Unit::Hour || unit == Unit::Minute) {
        const LocalMicros size = unit == Unit::Hour ? kMicrosPerHour : kMicrosPerMinute;
        const LocalMicros other = m_now + count * size;
        return Match{next + 1, exactPeriod(std::min(other, m_now), std::max(other, m_now))};
    }
    std::int64_t other = moved(m_today, unit, count);
    if (n.half && monthsIn(unit) >= 12) {
        other = addMonths(m_today, which * monthsIn(unit) / 2);
    } else if (n.half) {
        other = m_today + which * (unit == Unit::Month ? 15 : 3);
    }
    return Match{next + 1, fixedPeriod({std::min(other, m_today), std::max(other, m_today)}, grainOf(unit))};
}

/// "vor drei Wochen", "two months ago", "a couple of days ago", "vor einem halben Jahr".
Parser::Maybe Parser::ago(std::size_t at) const
{
    const bool german = isWord(at, "vor");
    const auto n = count(german ? at + 1 : at);
    if (!n || sense(n->end) != Sense::Unit) {
        return std::nullopt;
    }
    const auto unit = static_cast<Unit>(value(n->end));
    std::size_t end = n->end + 1;
    if (!german) {
        if (isWord(end, "and") && isWord(end + 1, "a") && isWord(end + 2, "half") && sense(end + 3) == Sense::Ago) {
            Count longer = *n;
            longer.plusHalf = true;
            return Match{end + 4, away(longer, unit, -1)};
        }
        if (sense(end) != Sense::Ago) {
            return std::nullopt;
        }
        ++end;
        if ((isWord(end, "today") || isWord(end, "yesterday")) && n->from == n->to && unit >= Unit::Day && !n->half) {
            return Match{end + 1, fixedPeriod(oneDay(moved(m_today + value(end), unit, -n->from)), TimeGrain::Day)};
        }
    }
    return Match{end, away(*n, unit, -1)};
}

/// "in zwei Wochen", "in 3 days", "two weeks from now".
Parser::Maybe Parser::ahead(std::size_t at) const
{
    if (isWord(at, "in")) {
        const auto n = count(at + 1);
        if (n && sense(n->end) == Sense::Unit && !isUnit(n->end, Unit::Minute)) {
            const std::size_t end = n->end + 1;
            const bool ofSomething = isWord(end, "of") || isWord(end, "nach") || isWord(end, "vor") ||
                                     isWord(end, "before") || isWord(end, "after");
            return ofSomething ? std::nullopt : Maybe(Match{end, away(*n, static_cast<Unit>(value(n->end)), 1)});
        }
        return std::nullopt;
    }
    const auto n = count(at);
    if (!n || sense(n->end) != Sense::Unit || !isWord(n->end + 1, "from") || n->from != n->to) {
        return std::nullopt;
    }
    const auto unit = static_cast<Unit>(value(n->end));
    if (sense(n->end + 2) == Sense::Now) {
        return Match{n->end + 3, away(*n, unit, 1)};
    }
    if (sense(n->end + 2) == Sense::DayReference && unit >= Unit::Day) {
        return Match{n->end + 3,
                     fixedPeriod(oneDay(moved(m_today + value(n->end + 2), unit, n->from)), TimeGrain::Day)};
    }
    return std::nullopt;
}

/// "am Dienstag", "Tuesday last week", "Freitag nächster Woche".
Parser::Maybe Parser::weekday(std::size_t at, bool strong) const
{
    if (sense(at) != Sense::Weekday || isBlocked(at)) {
        return std::nullopt;
    }
    const std::size_t next = skipArticles(at + 1);
    if (sense(next) == Sense::Which && isUnit(next + 1, Unit::Week) && !flag(at, kNeedsNumber)) {
        const DayRange week = weekOf(m_today + 7 * value(next));
        return Match{next + 2, fixedPeriod(oneDay(week.first + value(at) - 1), TimeGrain::Day)};
    }
    if (flag(at, kNeedsNumber)) {
        return std::nullopt;
    }
    if (!strong && !token(at).capital && !isIntroduced(at)) {
        return std::nullopt;
    }
    Period period;
    period.shape = Shape::Weekday;
    period.weekday = value(at);
    period.grain = TimeGrain::Day;
    period.kind = TimeKind::Incomplete;
    period.relative = true;
    return Match{at + 1, period};
}

/// "am Wochenende", "over the weekend", "weekend of May 3".
Parser::Maybe Parser::weekend(std::size_t at, bool strong) const
{
    const bool isWeek = isUnit(at, Unit::Week);
    if ((!isWeek && !isUnit(at, Unit::Weekend)) || flag(at, kPlural) || isBlocked(at)) {
        return std::nullopt;
    }
    if (sense(at + 1) == Sense::From || isWord(at + 1, "of")) { // "Woche vom 3. Mai"
        const std::size_t inner = skipLinks(at + 1);
        Maybe day = dayMonth(inner);
        if (!day && has(inner) && token(inner).digits > 0) {
            day = numericDate(inner, true);
        }
        if (day && day->period.grain == TimeGrain::Day) {
            day = completed(*day);
            if (const auto range = resolved(day->period)) {
                const std::int64_t first = dayOf(*range->from);
                DayRange days = weekOf(first);
                if (!isWeek) {
                    days = {days.first + 5, days.last};
                }
                Period period = fixedPeriod(days, isWeek ? TimeGrain::Week : TimeGrain::Weekend);
                period.kind = day->period.kind;
                period.relative = day->period.relative;
                return Match{day->end, period};
            }
        }
    }
    if (isWeek || (!strong && !isIntroduced(at))) {
        return std::nullopt;
    }
    Period period;
    period.shape = Shape::Weekend;
    period.grain = TimeGrain::Weekend;
    period.kind = TimeKind::Incomplete;
    period.relative = true;
    return Match{at + 1, period};
}

} // namespace reminisce::text::time
