// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/base/local_time.h"

namespace reminisce::text::time {

/// Whole days, inclusive at both ends, as day numbers since 1970-01-01.
struct DayRange
{
    std::int64_t first = 0;
    std::int64_t last = 0;

    [[nodiscard]] bool contains(std::int64_t day) const { return day >= first && day <= last; }
    friend bool operator==(const DayRange&, const DayRange&) = default;
};

[[nodiscard]] std::int64_t dayOf(LocalMicros t);
[[nodiscard]] LocalRange toLocalRange(const DayRange& range);
[[nodiscard]] DayRange oneDay(std::int64_t day);

/// Months run over: month 13 is January of the next year, month 0 December of the one before.
[[nodiscard]] DayRange monthRange(int year, int month);
/// `count` months from `month` on.
[[nodiscard]] DayRange monthsRange(int year, int month, int count);
[[nodiscard]] DayRange yearRange(int year);
/// The same day `months` later (earlier when negative), the last of the month where there is no such day.
[[nodiscard]] std::int64_t addMonths(std::int64_t day, int months);

/// Monday to Sunday around a day.
[[nodiscard]] DayRange weekOf(std::int64_t day);
/// ISO 8601 week; week 1 holds the 4th of January.
[[nodiscard]] DayRange isoWeekRange(int isoYear, int week);
[[nodiscard]] int isoWeeksInYear(int isoYear);

/// The n-th `weekday` (1 Monday … 7 Sunday) of a month, the last for n = -1; may run over for n = 5.
[[nodiscard]] std::int64_t nthWeekday(int year, int month, int weekday, int n);
/// Easter Sunday, by the anonymous Gregorian algorithm (Meeus, Astronomical Algorithms, chapter 8).
[[nodiscard]] std::int64_t easterSunday(int year);
/// The fourth Sunday before the 25th of December.
[[nodiscard]] std::int64_t firstAdvent(int year);

} // namespace reminisce::text::time
