// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/text/time/calendar.h"
#include "core/text/time/token.h"
#include "core/text/time_expression.h"

namespace reminisce::text::time {

/// Holidays that the vocabulary of holidays knows how to date.
enum class Holiday : std::uint8_t;

/// A period as the words describe it, before its place on the calendar is decided. Cyclic ones (a month, a season, a
/// holiday, a weekday …) may lack their year, which neighbours or the reference time supply.
struct Period
{
    enum class Shape : std::uint8_t {
        Fixed,          ///< `fixed` is the answer already
        Day,            ///< month, day
        DayNumber,      ///< day only: the left end of "3. bis 7. Juni"
        Month,          ///< month
        Year,           ///< year
        Quarter,        ///< n 1–4
        Half,           ///< n 1–2
        Season,         ///< n 0–3
        IsoWeek,        ///< n 1–53
        WeekOfMonth,    ///< n-th seven days of month, last for -1
        WeekendOfMonth, ///< n-th Saturday and Sunday of month, last for -1
        WeekdayOfMonth, ///< n-th `weekday` of month
        HalfOfMonth,    ///< n 1–2
        Holiday,        ///< `holiday`
        Weekday,        ///< `weekday`, repeats weekly
        Weekend,        ///< repeats weekly
    };

    Shape shape = Shape::Fixed;
    std::optional<int> year;
    int month = 0;
    int day = 0;
    int n = 0;
    int weekday = 0;
    Holiday holiday{};
    Part part = Part::Whole;
    std::optional<int> which; ///< -1 last, 0 this, 1 next, -2 the one before last
    DayPart dayPart = DayPart::None;
    int clock = -1; ///< minutes of the day, or -1
    bool clockHasMinutes = false;
    DayRange fixed;
    std::optional<LocalRange> exact; ///< overrides `fixed` where hours matter
    TimeGrain grain = TimeGrain::Day;
    TimeKind kind = TimeKind::Absolute;
    bool relative = false;

    [[nodiscard]] bool isWeekly() const { return shape == Shape::Weekday || shape == Shape::Weekend; }
    /// Whether a year, said or inherited, would complete it.
    [[nodiscard]] bool lacksYear() const
    {
        return !year && shape != Shape::Fixed && shape != Shape::DayNumber && !isWeekly();
    }
};

/// The period of a cyclic shape in one year, its part taken; nothing when there is none (29 February, week 53).
[[nodiscard]] std::optional<DayRange> inYear(const Period& period, int year);

/// Early, middle or late part of a range of some grain.
[[nodiscard]] DayRange partOf(const DayRange& range, TimeGrain grain, Part part);

/// Where a period lies, with its part and time of day taken.
[[nodiscard]] std::optional<LocalRange> resolve(const Period& period, LocalMicros now, TimeOptions::Nearest nearest);
/// The same for the right end of a range whose left end is known: the first occurrence that does not end before it.
[[nodiscard]] std::optional<LocalRange> resolveAfter(const Period& period, LocalMicros start, LocalMicros now,
                                                     TimeOptions::Nearest nearest);

} // namespace reminisce::text::time
