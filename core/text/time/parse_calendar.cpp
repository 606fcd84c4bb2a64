// SPDX-License-Identifier: GPL-3.0-or-later
// Named periods of the calendar: parts, seasons, quarters, halves, weeks, holidays.
#include "core/text/time/holidays.h"
#include "core/text/time/parser.h"

namespace reminisce::text::time {
namespace {

using Shape = Period::Shape;

Period cyclic(Shape shape, TimeGrain grain, int n)
{
    Period period;
    period.shape = shape;
    period.grain = grain;
    period.n = n;
    period.kind = TimeKind::Incomplete;
    period.relative = true;
    return period;
}

} // namespace

Parser::Maybe Parser::holiday(std::size_t at) const
{
    // Schools have holidays too; "over the holidays" means those about Christmas.
    const auto isSpent = [this](std::size_t holidays) {
        const auto before = wordBefore(holidays);
        return before && (isWord(*before, "uber") || isWord(*before, "wahrend") || isWord(*before, "an") ||
                          isWord(*before, "over") || isWord(*before, "during"));
    };
    if (isBlocked(at)) {
        return std::nullopt;
    }
    const auto found = matchHoliday(m_list, at);
    if (!found) {
        return std::nullopt;
    }
    // "New Year's resolutions", "Valentine's present": the day only describes what follows.
    const bool genitive = isWord(found->end - 1, "s") || isWord(found->end - 1, "years");
    if (genitive && has(found->end) && token(found->end).wordSize > 0 && !token(found->end).capital &&
        sense(found->end) == Sense::None) {
        return std::nullopt;
    }
    if (found->holiday == Holiday::FestiveDays && !(at > 0 && sense(at - 1) == Sense::Article && isSpent(at))) {
        return std::nullopt;
    }
    Period period = cyclic(Shape::Holiday, TimeGrain::Day, 0);
    period.holiday = found->holiday;
    period.kind = TimeKind::Holiday;
    const DayRange days = holidayInYear(found->holiday, m_date.year);
    if (days.last - days.first >= 5) {
        period.grain = TimeGrain::Week;
    } else if (days.last > days.first) {
        period.grain = TimeGrain::Weekend;
    }
    // "Silvester 2023/24", "Jahreswechsel 2023/2024"
    const std::size_t end = found->end;
    if (isPlainYear(end) && isMark(end + 1, '/') && has(end + 2) &&
        token(end + 2).number % 100 == (token(end).number + 1) % 100) {
        period.year = token(end).number;
        period.relative = false;
        return Match{end + 3, period};
    }
    return Match{end, period};
}

/// "Anfang Februar 2024", "Mitte letzter Woche", "the end of May", "mid-August", "Jahresende 2023".
Parser::Maybe Parser::part(std::size_t at, int depth) const
{
    if (sense(at) == Sense::PartOfUnit) {
        const auto unit = static_cast<Unit>(value(at) % 16);
        Period period;
        period.part = static_cast<Part>(value(at) / 16);
        period.relative = true;
        period.kind = TimeKind::Relative;
        if (unit == Unit::Year) {
            period.shape = Shape::Year;
            period.grain = TimeGrain::Year;
            if (const auto year = yearBehind(at + 1)) {
                period.year = year->year;
                period.relative = year->relative;
                period.kind = year->relative ? TimeKind::Relative : TimeKind::Absolute;
                return Match{year->end, period};
            }
            period.year = m_date.year;
            return Match{at + 1, period};
        }
        period.grain = unit == Unit::Month ? TimeGrain::Month : TimeGrain::Week;
        period.fixed = unit == Unit::Month ? monthRange(m_date.year, m_date.month) : weekOf(m_today);
        return Match{at + 1, period};
    }
    const auto part = static_cast<Part>(value(at));
    std::size_t next = at + 1;
    if (isMark(next, '-')) {
        ++next;
    }
    const std::size_t inner = skipLinks(next);
    const bool needsOf = isWord(at, "start") || isWord(at, "beginning") || isWord(at, "middle") || isWord(at, "end");
    if (!has(inner) || sense(inner) == Sense::Part || (needsOf && !isWord(next, "of"))) {
        return std::nullopt;
    }
    // "Ende des Jahres", "end of the month": the current one.
    if (sense(inner) == Sense::Unit && inner > next && !flag(inner, kPlural) && !isPlainYear(inner + 1)) {
        if (auto current = qualifiedUnit(inner, 0, inner); current && !isUnit(inner, Unit::Day)) {
            current->period.part = part;
            return current;
        }
        return std::nullopt;
    }
    Maybe whole = period(inner, depth + 1, true);
    if (!whole || whole->period.part != Part::Whole) {
        return std::nullopt;
    }
    switch (whole->period.grain) {
    case TimeGrain::Week:
    case TimeGrain::Month:
    case TimeGrain::Quarter:
    case TimeGrain::Season:
    case TimeGrain::HalfYear:
    case TimeGrain::Year:
        break;
    default:
        return std::nullopt;
    }
    if (whole->period.shape == Shape::Holiday || whole->period.exact) {
        return std::nullopt;
    }
    whole->period.part = part;
    return whole;
}

Parser::Maybe Parser::season(std::size_t at, bool strong) const
{
    if (sense(at) != Sense::Season) {
        return std::nullopt;
    }
    const std::size_t end = at + 1;
    const bool byYear = yearBehind(end).has_value();
    const bool introduced = strong || byYear || (isIntroduced(at));
    if (isBlocked(at) || (flag(at, kWeak) && !introduced) || (!token(at).capital && !introduced)) {
        return std::nullopt;
    }
    Period period = cyclic(Shape::Season, TimeGrain::Season, value(at) % 4);
    period.part = static_cast<Part>(value(at) / 4);
    return Match{end, period};
}

/// "Q3 2023", "2023 Q3", "drittes Quartal", "H1 2024", "first half of 2024", "zweite Jahreshälfte", "erste Hälfte
/// Juli".
Parser::Maybe Parser::quarterOrHalf(std::size_t at, bool strong) const
{
    const bool letterQ = isWord(at, "q");
    const bool letterH = isWord(at, "h");
    if ((letterQ || letterH) && isNumber(at + 1, 1, letterQ ? 4 : 2) && token(at + 1).glued &&
        token(at + 1).digits == 1) {
        std::size_t end = at + 2;
        Period period = letterQ ? cyclic(Shape::Quarter, TimeGrain::Quarter, token(at + 1).number)
                                : cyclic(Shape::Half, TimeGrain::HalfYear, token(at + 1).number);
        if (isMark(end, '/') && isPlainYear(end + 1)) {
            period.year = token(end + 1).number;
            end += 2;
        } else if (isMark(end, '/') && isNumber(end + 1, 0, 99) && token(end + 1).digits == 2) {
            period.year = 2000 + token(end + 1).number;
            end += 2;
        }
        if (period.year) {
            period.kind = TimeKind::Absolute;
            period.relative = false;
        } else if (letterH && !strong && !isIntroduced(at) && !yearBehind(end)) {
            return std::nullopt;
        }
        return Match{end, period};
    }
    if (isPlainYear(at) && isWord(at + 1, "q") && isNumber(at + 2, 1, 4) && token(at + 2).glued) {
        Period period = cyclic(Shape::Quarter, TimeGrain::Quarter, token(at + 2).number);
        period.year = token(at).number;
        period.kind = TimeKind::Absolute;
        period.relative = false;
        return Match{at + 3, period};
    }
    const auto numbered = ordinal(at);
    if (!numbered || numbered->first > 4) {
        return std::nullopt;
    }
    const int n = numbered->first;
    const std::size_t next = numbered->second;
    if (isUnit(next, Unit::Quarter)) {
        return Match{next + 1, cyclic(Shape::Quarter, TimeGrain::Quarter, n)};
    }
    if (n > 2) {
        return std::nullopt;
    }
    const bool ofYear = isWord(next, "jahres") && sense(next + 1) == Sense::HalfNoun;
    if (isUnit(next, Unit::HalfYear) || ofYear) {
        return Match{ofYear ? next + 2 : next + 1, cyclic(Shape::Half, TimeGrain::HalfYear, n)};
    }
    // "zweite Julihälfte", "first half of July", "erste Hälfte 2024"
    const bool compound = sense(next) == Sense::Month && sense(next + 1) == Sense::HalfNoun;
    if (compound) {
        Period period = cyclic(Shape::HalfOfMonth, TimeGrain::Week, n);
        period.month = value(next);
        return Match{next + 2, period};
    }
    if (sense(next) != Sense::HalfNoun && !isWord(next, "half")) {
        return std::nullopt;
    }
    const std::size_t inner = skipLinks(next + 1);
    if (sense(inner) == Sense::Month) {
        Period period = cyclic(Shape::HalfOfMonth, TimeGrain::Week, n);
        period.month = value(inner);
        return Match{inner + 1, period};
    }
    if (const auto year = yearReference(inner)) {
        Period period = cyclic(Shape::Half, TimeGrain::HalfYear, n);
        period.year = year->year;
        period.relative = year->relative;
        period.kind = year->relative ? TimeKind::Relative : TimeKind::Absolute;
        return Match{year->end, period};
    }
    if (isUnit(inner, Unit::Year)) {
        return Match{inner + 1, cyclic(Shape::Half, TimeGrain::HalfYear, n)};
    }
    return std::nullopt;
}

/// "KW 23", "KW 23/2024", "Kalenderwoche 23", "23. Kalenderwoche", "week 23 of 2024", "calendar week 23".
Parser::Maybe Parser::calendarWeek(std::size_t at) const
{
    if (isPlainYear(at) && isMark(at + 1, '-') && isWord(at + 2, "w") && isNumber(at + 3, 1, 53) &&
        token(at + 3).glued) { // ISO 8601: "2024-W12"
        Period period = cyclic(Shape::IsoWeek, TimeGrain::Week, token(at + 3).number);
        period.year = token(at).number;
        period.kind = TimeKind::Absolute;
        period.relative = false;
        return Match{at + 4, period};
    }
    std::size_t next = at;
    int week = 0;
    if (const auto numbered = ordinal(at); numbered && sense(numbered->second) == Sense::CalendarWeek) {
        week = numbered->first;
        next = numbered->second + 1;
    } else {
        next += isWord(at, "calendar") ? 1 : 0;
        const bool plainWeek = isWord(next, "week") || isWord(next, "woche");
        if ((sense(next) != Sense::CalendarWeek && !plainWeek) || !isNumber(next + 1, 1, 53)) {
            return std::nullopt;
        }
        if (plainWeek && next == at && !yearBehind(next + 2) && !isIntroduced(at)) {
            return std::nullopt; // "week 3 of the course"
        }
        week = token(next + 1).number;
        next += 2;
    }
    if (week < 1 || week > 53) {
        return std::nullopt;
    }
    Period period = cyclic(Shape::IsoWeek, TimeGrain::Week, week);
    if (isMark(next, '/') && isPlainYear(next + 1)) {
        period.year = token(next + 1).number;
        period.kind = TimeKind::Absolute;
        period.relative = false;
        next += 2;
    }
    return Match{next, period};
}

/// "erste Januarwoche", "first week of January", "am letzten Wochenende im Mai", "last Friday in March", "dritter
/// Sonntag im Oktober", "letzter Tag im Mai".
Parser::Maybe Parser::numberedOfMonth(std::size_t at) const
{
    const auto numbered = ordinalOrLast(at);
    if (!numbered) {
        return std::nullopt;
    }
    const int n = numbered->first;
    const std::size_t next = numbered->second;
    if (n > 5 || isBlocked(at)) {
        return std::nullopt;
    }
    const auto make = [&](std::size_t unitAt, int month, std::size_t end) -> Maybe {
        Period period;
        if (isUnit(unitAt, Unit::Week)) {
            period = cyclic(Shape::WeekOfMonth, TimeGrain::Week, n);
        } else if (isUnit(unitAt, Unit::Weekend)) {
            period = cyclic(Shape::WeekendOfMonth, TimeGrain::Weekend, n);
        } else if (sense(unitAt) == Sense::Weekday) {
            period = cyclic(Shape::WeekdayOfMonth, TimeGrain::Day, n);
            period.weekday = value(unitAt);
        } else if (isUnit(unitAt, Unit::Day) && n < 0) {
            period = cyclic(Shape::Day, TimeGrain::Day, n); // day 0 stands for the last
        } else {
            return std::nullopt;
        }
        period.month = month;
        return Match{end, period};
    };
    if (sense(next) == Sense::Month) {
        return has(next + 1) && token(next + 1).glued ? make(next + 1, value(next), next + 2) : std::nullopt;
    }
    if (sense(next) != Sense::Unit && sense(next) != Sense::Weekday) {
        return std::nullopt;
    }
    const std::size_t inner = skipLinks(next + 1);
    if (inner > next + 1 && sense(inner) == Sense::Month) {
        return make(next, value(inner), inner + 1);
    }
    return std::nullopt;
}

/// "erste Woche 2024", "the last week of 2023", "letzter Tag des Jahres 2024".
Parser::Maybe Parser::numberedOfYear(std::size_t at) const
{
    const auto numbered = ordinalOrLast(at);
    if (!numbered) {
        return std::nullopt;
    }
    const int n = numbered->first;
    const std::size_t next = numbered->second;
    const bool week = isUnit(next, Unit::Week);
    if ((!week && !isUnit(next, Unit::Day) && !isUnit(next, Unit::Month)) || n > 53) {
        return std::nullopt;
    }
    const std::size_t inner = skipLinks(next + 1);
    auto year = yearReference(inner);
    if (!year && inner > next + 1 && isUnit(inner, Unit::Year) && !flag(inner, kPlural)) {
        year = YearMatch{inner + 1, m_date.year, true};
    }
    if (!year) {
        return std::nullopt;
    }
    const DayRange days = yearRange(year->year);
    Period period;
    period.relative = year->relative;
    period.kind = year->relative ? TimeKind::Relative : TimeKind::Absolute;
    if (week) {
        period.grain = TimeGrain::Week;
        period.fixed = n < 0 ? DayRange{days.last - 6, days.last} : isoWeekRange(year->year, n);
    } else if (isUnit(next, Unit::Month)) {
        if (n > 12) {
            return std::nullopt;
        }
        period.grain = TimeGrain::Month;
        period.fixed = monthRange(year->year, n < 0 ? 12 : n);
    } else {
        if (n != 1 && n != -1) {
            return std::nullopt;
        }
        period.fixed = oneDay(n < 0 ? days.last : days.first);
    }
    return Match{year->end, period};
}

/// "evening of 7 July", "Abend des 3. Mai", "morning of Christmas Eve".
Parser::Maybe Parser::dayPartOf(std::size_t at, int depth) const
{
    const std::size_t inner = skipLinks(at + 1);
    if (inner == at + 1) {
        return std::nullopt;
    }
    Maybe day = period(inner, depth + 1, true);
    if (!day || day->period.grain != TimeGrain::Day || day->period.exact) {
        return std::nullopt;
    }
    day->period.dayPart = static_cast<DayPart>(value(at));
    day->period.grain = TimeGrain::TimeOfDay;
    return day;
}

} // namespace reminisce::text::time
