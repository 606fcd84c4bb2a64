// SPDX-License-Identifier: GPL-3.0-or-later
// Dates, months and years that are written out.
#include "core/text/time/parser.h"
#include "core/text/time/units.h"

namespace reminisce::text::time {
namespace {

using Shape = Period::Shape;

Period dayPeriod(int month, int day, std::optional<int> year)
{
    Period period;
    period.shape = Shape::Day;
    period.month = month;
    period.day = day;
    period.year = year;
    period.grain = TimeGrain::Day;
    period.kind = year ? TimeKind::Absolute : TimeKind::Incomplete;
    period.relative = !year;
    return period;
}

Period monthPeriod(int month, std::optional<int> year)
{
    Period period;
    period.shape = Shape::Month;
    period.month = month;
    period.year = year;
    period.grain = TimeGrain::Month;
    period.kind = year ? TimeKind::Absolute : TimeKind::Incomplete;
    period.relative = !year;
    return period;
}

/// Two-digit years are of this century until 69.
int fullYear(int year, int digits)
{
    return digits == 4 ? year : year + (year < 70 ? 2000 : 1900);
}

bool isPossible(int month, int day)
{
    return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(2024, month);
}

} // namespace

/// "2024-06-20", "2024/06/20", "2024-06".
Parser::Maybe Parser::yearFirstDate(std::size_t at) const
{
    if (!isNumber(at, 1900, 2099) || token(at).digits != 4 || !has(at + 2)) {
        return std::nullopt;
    }
    const char mark = token(at + 1).mark;
    const bool separated = (mark == '-' || mark == '/' || mark == '.') && token(at + 1).glued && token(at + 2).glued;
    if (!separated || !isNumber(at + 2, 1, 12)) {
        return std::nullopt;
    }
    const int year = token(at).number;
    const int month = token(at + 2).number;
    if (isMark(at + 3, mark) && token(at + 3).glued && isNumber(at + 4, 1, 31) && token(at + 4).glued &&
        token(at + 4).digits <= 2) {
        if (!isValidDate({year, month, token(at + 4).number})) {
            return std::nullopt;
        }
        return Match{at + 5, dayPeriod(month, token(at + 4).number, year)};
    }
    if (mark != '.' && token(at + 2).digits == 2) {
        return Match{at + 3, monthPeriod(month, year)};
    }
    return std::nullopt;
}

/// "20.06.2024", "20.6.", "20/06/2024", "06/20/2024", "06/2024".
Parser::Maybe Parser::separatedDate(std::size_t at, bool strong) const
{
    if (!isNumber(at, 1, 31) || token(at).digits > 2 || !has(at + 2)) {
        return std::nullopt;
    }
    const char mark = token(at + 1).mark;
    if ((mark != '.' && mark != '/' && mark != '-') || !token(at + 1).glued) {
        return std::nullopt;
    }
    if ((mark == '/' || mark == '.') && token(at + 2).digits == 4 && token(at + 2).glued && isPlainYear(at + 2) &&
        isNumber(at, 1, 12)) {
        return Match{at + 3, monthPeriod(token(at).number, token(at + 2).number)};
    }
    if (!isNumber(at + 2, 1, 31) || token(at + 2).digits > 2 || (mark != '.' && !token(at + 2).glued)) {
        return std::nullopt;
    }
    int day = token(at).number;
    int month = token(at + 2).number;
    const bool dayFirst = mark == '.' || m_options.dayFirst;
    if (!dayFirst || !isPossible(month, day)) {
        if (mark != '.' && isPossible(day, month)) {
            std::swap(day, month);
        }
    }
    if (!isPossible(month, day)) {
        return std::nullopt;
    }
    const bool closed = isMark(at + 3, mark) && token(at + 3).glued;
    if (closed && has(at + 4)) {
        const Token& year = token(at + 4);
        const bool glued = year.glued;
        const bool full = year.digits == 4 && isPlainYear(at + 4) && (glued || mark == '.');
        if (full || (year.digits == 2 && glued && mark != '-')) {
            const int y = fullYear(year.number, year.digits);
            return isValidDate({y, month, day}) ? Maybe(Match{at + 5, dayPeriod(month, day, y)}) : std::nullopt;
        }
    }
    // Without a year, "3.5." needs to look like a date and not like a version or a price.
    const bool padded = token(at).digits == 2 && token(at + 2).digits == 2;
    const bool announced = strong || padded || isIntroduced(at);
    if (mark == '.' && closed && announced && !(has(at + 4) && token(at + 4).glued && token(at + 4).digits > 0)) {
        return Match{at + 4, dayPeriod(month, day, std::nullopt)};
    }
    return std::nullopt;
}

Parser::Maybe Parser::numericDate(std::size_t at, bool strong) const
{
    const bool continued = at > 0 && token(at).glued && token(at - 1).mark == '.' && at > 1 && token(at - 2).digits > 0;
    if (continued) {
        return std::nullopt;
    }
    if (auto found = yearFirstDate(at)) {
        return found;
    }
    return separatedDate(at, strong);
}

/// "am 5. dieses Monats", "on the 5th of last month", "am 5. des Monats".
Parser::Maybe Parser::dayOfThatMonth(std::size_t at) const
{
    const auto number = ordinal(at);
    if (!number || isBlocked(at)) {
        return std::nullopt;
    }
    std::size_t next = skipLinks(number->second);
    const bool linked = next > number->second;
    int which = 0;
    if (sense(next) == Sense::Which) {
        which = value(next++);
    } else if (!linked) {
        return std::nullopt;
    }
    if (!isUnit(next, Unit::Month) || flag(next, kPlural)) {
        return std::nullopt;
    }
    const DayRange month = around(moved(around(m_today, Unit::Month).first, Unit::Month, which), Unit::Month);
    const std::int64_t day = month.first + number->first - 1;
    if (day > month.last) {
        return std::nullopt;
    }
    Period period;
    period.fixed = oneDay(day);
    period.kind = TimeKind::Relative;
    period.relative = true;
    return Match{next + 1, period};
}

/// "im Juni 24": behind the German preposition of months a bare number is the year.
bool Parser::isYearOfMonth(std::size_t month, std::size_t number) const
{
    return month > 0 && isWord(month - 1, "im") && isNumber(number, 0, 99) && token(number).digits == 2 &&
           !isMark(number + 1, '.') && !isMark(number + 1, ':') && !isOrdinalSuffix(number + 1) &&
           sense(number + 1) != Sense::Unit && sense(number + 1) != Sense::Oclock &&
           !(has(number + 1) && token(number + 1).capital); // "im Mai 20 Leute"
}

/// "3. Mai", "3rd of May", "20 June", "am ersten Mai", and with the month first "May 3rd", "June the fourth".
Parser::Maybe Parser::dayMonth(std::size_t at) const
{
    if (sense(at) == Sense::Month) {
        std::size_t next = at + 1;
        if (isMark(next, '.') && token(next).glued) {
            ++next;
        }
        if (isWord(next, "the")) {
            ++next;
        }
        int day = 0;
        std::size_t end = next;
        if (isYearOfMonth(at, next)) {
            return std::nullopt;
        }
        const bool spoken = sense(next) == Sense::Ordinal; // "June the fourth." may end a sentence
        if (const auto numbered = ordinal(next); numbered && (spoken || !isMark(next + 1, '.'))) {
            day = numbered->first;
            end = numbered->second;
        } else if (isNumber(next, 1, 31) && token(next).digits <= 2) {
            const bool clock = isMark(next + 1, ':') && has(next + 2) && token(next + 2).glued;
            const bool counted = sense(next + 1) == Sense::Unit || sense(next + 1) == Sense::Oclock;
            const bool decimal = has(next + 2) && (isMark(next + 1, '.') || isMark(next + 1, ',')) &&
                                 token(next + 1).glued && token(next + 2).glued && token(next + 2).digits > 0 &&
                                 token(next + 2).digits < 4;
            if (!clock && !counted && !decimal) {
                day = token(next).number;
                end = next + 1;
            }
        }
        // The word for a day of the week or month that follows belongs to another expression.
        const bool other = sense(end) == Sense::Unit || sense(end) == Sense::Weekday || sense(end) == Sense::Month;
        if (isPossible(value(at), day) && !other) {
            return Match{end, dayPeriod(value(at), day, std::nullopt)};
        }
        return std::nullopt;
    }
    int day = 0;
    std::size_t next = at;
    if (const auto numbered = ordinal(at)) {
        day = numbered->first;
        next = numbered->second;
    } else if (isNumber(at, 1, 31) && token(at).digits <= 2) {
        day = token(at).number;
        next = at + 1;
    } else {
        return std::nullopt;
    }
    if (isWord(next, "day") || isWord(next, "tag")) { // "first day of June"
        ++next;
        next += isWord(next, "in") || isWord(next, "im") ? 1 : 0;
    }
    next = skipArticles(next);
    const bool abbreviated = sense(next) == Sense::Month && isMark(next + 1, '.') && token(next + 1).glued &&
                             flag(next, kWeak | kNeedsNumber);
    if (sense(next) != Sense::Month || !isPossible(value(next), day) ||
        (has(next + 1) && isUnit(next + 1, Unit::Week))) {
        return std::nullopt;
    }
    if (isUnit(next + 1, Unit::Weekend) || sense(next + 1) == Sense::HalfNoun) {
        return std::nullopt; // "erstes Maiwochenende"
    }
    return Match{abbreviated ? next + 2 : next + 1, dayPeriod(value(next), day, std::nullopt)};
}

Parser::Maybe Parser::month(std::size_t at, bool strong) const
{
    if (sense(at) != Sense::Month || isBlocked(at)) {
        return std::nullopt;
    }
    std::size_t end = at + 1;
    const bool abbreviation = flag(at, kNeedsNumber) || token(at).wordSize == 3 || isWord(at, "sept");
    if (abbreviation && isMark(end, '.') && token(end).glued && has(end + 1)) {
        ++end;
    }
    const auto year = yearBehind(end);
    const bool byYear = year && (!year->relative || !flag(at, kNeedsNumber));
    // "Jan-Mar 2025": the year behind the second month is enough.
    const bool listed = isMark(end, '-') && sense(end + 1) == Sense::Month && isPlainYear(end + 2);
    bool allowed = byYear || listed || !flag(at, kWeak | kNeedsNumber);
    if (flag(at, kWeak)) {
        allowed = allowed || strong || isIntroducedStrictly(at);
    }
    if (isYearOfMonth(at, end)) {
        return Match{end + 1, monthPeriod(value(at), 2000 + token(end).number)};
    }
    // "may" and "march" in the middle of a sentence are months only with a capital.
    if (flag(at, kEnglish) && !token(at).capital && !byYear) {
        const auto before = wordBefore(at);
        allowed = allowed && before && (isWord(*before, "in") || isWord(*before, "of") || isWord(*before, "since"));
    }
    if (!allowed) {
        return std::nullopt;
    }
    return Match{end, monthPeriod(value(at), std::nullopt)};
}

/// "Dienstag, den 3. Mai", "Tuesday, May 3, 2024", "Mo 03.05.2024".
Parser::Maybe Parser::weekdayWithDate(std::size_t at) const
{
    if (sense(at) != Sense::Weekday) {
        return std::nullopt;
    }
    std::size_t next = at + 1;
    if (isMark(next, '.') && flag(at, kNeedsNumber)) {
        ++next;
    }
    if (isMark(next, ',')) {
        ++next;
    }
    next = skipLinks(next);
    if (!has(next)) {
        return std::nullopt;
    }
    if (auto date = dayMonth(next)) {
        return date;
    }
    Maybe date = token(next).digits > 0 ? numericDate(next, true) : std::nullopt;
    return date && date->period.grain == TimeGrain::Day ? date : std::nullopt;
}

/// "2024", "Jahr 2024", "year of 2024".
Parser::Maybe Parser::year(std::size_t at, bool strong) const
{
    std::size_t next = at;
    if (isUnit(at, Unit::Year) && !flag(at, kPlural)) {
        next = isWord(at + 1, "of") ? at + 2 : at + 1;
        strong = true;
    }
    if (!isLoneYear(next, strong || isIntroduced(at))) {
        return std::nullopt;
    }
    Period period;
    period.shape = Shape::Year;
    period.year = token(next).number;
    period.grain = TimeGrain::Year;
    return Match{next + 1, period};
}

} // namespace reminisce::text::time
