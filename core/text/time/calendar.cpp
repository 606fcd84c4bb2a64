// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/time/calendar.h"

#include <algorithm>

namespace reminisce::text::time {
namespace {

CivilDate normalized(int year, int month, int day)
{
    int index = month - 1;
    year += index / 12;
    index %= 12;
    if (index < 0) {
        index += 12;
        --year;
    }
    return {year, index + 1, day};
}

} // namespace

std::int64_t dayOf(LocalMicros t)
{
    return dayNumber(dateOf(t));
}

LocalRange toLocalRange(const DayRange& range)
{
    return {range.first * kMicrosPerDay, (range.last + 1) * kMicrosPerDay - 1};
}

DayRange oneDay(std::int64_t day)
{
    return {day, day};
}

DayRange monthsRange(int year, int month, int count)
{
    return {dayNumber(normalized(year, month, 1)), dayNumber(normalized(year, month + count, 1)) - 1};
}

DayRange monthRange(int year, int month)
{
    return monthsRange(year, month, 1);
}

DayRange yearRange(int year)
{
    return monthsRange(year, 1, 12);
}

std::int64_t addMonths(std::int64_t day, int months)
{
    const CivilDate date = dateOfDayNumber(day);
    CivilDate moved = normalized(date.year, date.month + months, 1);
    moved.day = std::min(date.day, daysInMonth(moved.year, moved.month));
    return dayNumber(moved);
}

DayRange weekOf(std::int64_t day)
{
    const std::int64_t monday = day - (isoWeekday(day) - 1);
    return {monday, monday + 6};
}

DayRange isoWeekRange(int isoYear, int week)
{
    const DayRange first = weekOf(dayNumber({isoYear, 1, 4}));
    const std::int64_t later = 7 * (std::int64_t{week} - 1);
    return {first.first + later, first.last + later};
}

int isoWeeksInYear(int isoYear)
{
    return isoWeekRange(isoYear, 53).contains(dayNumber({isoYear + 1, 1, 4})) ? 52 : 53;
}

std::int64_t nthWeekday(int year, int month, int weekday, int n)
{
    if (n < 0) {
        const std::int64_t last = monthRange(year, month).last;
        return last - (isoWeekday(last) - weekday + 7) % 7;
    }
    const std::int64_t first = monthRange(year, month).first;
    return first + (weekday - isoWeekday(first) + 7) % 7 + 7 * (std::int64_t{n} - 1);
}

std::int64_t easterSunday(int year)
{
    const int a = year % 19;
    const int b = year / 100;
    const int c = year % 100;
    const int d = b / 4;
    const int e = b % 4;
    const int f = (b + 8) / 25;
    const int g = (b - f + 1) / 3;
    const int h = (19 * a + b - d - g + 15) % 30;
    const int i = c / 4;
    const int k = c % 4;
    const int l = (32 + 2 * e + 2 * i - h - k) % 7;
    const int m = (a + 11 * h + 22 * l) / 451;
    const int month = (h + l - 7 * m + 114) / 31;
    const int day = (h + l - 7 * m + 114) % 31 + 1;
    return dayNumber({year, month, day});
}

std::int64_t firstAdvent(int year)
{
    const std::int64_t christmas = dayNumber({year, 12, 25});
    return christmas - (isoWeekday(christmas) % 7 == 0 ? 7 : isoWeekday(christmas)) - 21;
}

} // namespace reminisce::text::time
