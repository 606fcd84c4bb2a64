// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/time/units.h"

#include <algorithm>

namespace reminisce::text::time {
namespace {

constexpr int kMostDays = 400 * 366;

} // namespace

int monthsIn(Unit unit)
{
    switch (unit) {
    case Unit::Month:
        return 1;
    case Unit::Quarter:
        return 3;
    case Unit::HalfYear:
        return 6;
    case Unit::Year:
        return 12;
    case Unit::Decade:
        return 120;
    default:
        return 0;
    }
}

int daysIn(Unit unit)
{
    switch (unit) {
    case Unit::Day:
        return 1;
    case Unit::Week:
    case Unit::Weekend:
        return 7;
    case Unit::Fortnight:
        return 14;
    default:
        return 0;
    }
}

std::int64_t moved(std::int64_t day, Unit unit, int count)
{
    const int limit = std::clamp(count, -4000, 4000);
    if (const int months = monthsIn(unit); months > 0) {
        return addMonths(day, std::clamp(limit * months, -4800, 4800));
    }
    return day + std::clamp(limit * daysIn(unit), -kMostDays, kMostDays);
}

TimeGrain grainOf(Unit unit)
{
    switch (unit) {
    case Unit::Minute:
    case Unit::Hour:
        return TimeGrain::TimeOfDay;
    case Unit::Day:
        return TimeGrain::Day;
    case Unit::Weekend:
        return TimeGrain::Weekend;
    case Unit::Week:
    case Unit::Fortnight:
        return TimeGrain::Week;
    case Unit::Month:
        return TimeGrain::Month;
    case Unit::Quarter:
        return TimeGrain::Quarter;
    case Unit::HalfYear:
        return TimeGrain::HalfYear;
    case Unit::Year:
    case Unit::Decade:
        return TimeGrain::Year;
    }
    return TimeGrain::Day;
}

DayRange around(std::int64_t day, Unit unit)
{
    const CivilDate date = dateOfDayNumber(day);
    switch (unit) {
    case Unit::Weekend: {
        const DayRange week = weekOf(day);
        return {week.first + 5, week.last};
    }
    case Unit::Week:
    case Unit::Fortnight:
        return weekOf(day);
    case Unit::Month:
        return monthRange(date.year, date.month);
    case Unit::Quarter:
        return monthsRange(date.year, (date.month - 1) / 3 * 3 + 1, 3);
    case Unit::HalfYear:
        return monthsRange(date.year, (date.month - 1) / 6 * 6 + 1, 6);
    case Unit::Year:
    case Unit::Decade:
        return yearRange(date.year);
    default:
        return oneDay(day);
    }
}

} // namespace reminisce::text::time
