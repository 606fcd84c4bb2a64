// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/error.h"

namespace reminisce {

/// Microseconds since 1970-01-01T00:00:00 on the wall clock of the place where something was said; no zone applied.
/// Filters, day headers and "last week" all mean this clock.
using LocalMicros = std::int64_t;

inline constexpr LocalMicros kMicrosPerSecond = 1'000'000;
inline constexpr LocalMicros kMicrosPerMinute = 60 * kMicrosPerSecond;
inline constexpr LocalMicros kMicrosPerHour = 60 * kMicrosPerMinute;
inline constexpr LocalMicros kMicrosPerDay = 24 * kMicrosPerHour;

/// A point in time as it was spoken: wall clock and, where the source says it, the offset from UTC.
struct Moment
{
    LocalMicros local = 0;
    std::optional<int> utcOffsetMinutes; ///< absent: a naive local time, which stays naive

    [[nodiscard]] std::optional<std::int64_t> utcMicros() const
    {
        if (!utcOffsetMinutes) {
            return std::nullopt;
        }
        return local - *utcOffsetMinutes * kMicrosPerMinute;
    }
    friend bool operator==(const Moment&, const Moment&) = default;
};

/// Inclusive at both ends; an absent end is open.
struct LocalRange
{
    std::optional<LocalMicros> from;
    std::optional<LocalMicros> to;

    [[nodiscard]] bool isOpen() const { return !from && !to; }
    [[nodiscard]] bool contains(LocalMicros t) const { return (!from || t >= *from) && (!to || t <= *to); }
    friend bool operator==(const LocalRange&, const LocalRange&) = default;
};

/// A day of the proleptic Gregorian calendar.
struct CivilDate
{
    int year = 1970;
    int month = 1; ///< 1–12
    int day = 1;   ///< 1–31
    friend auto operator<=>(const CivilDate&, const CivilDate&) = default;
};

[[nodiscard]] bool isValidDate(const CivilDate& date);
[[nodiscard]] int daysInMonth(int year, int month);
/// Days since 1970-01-01; any CivilDate with month 1–12, the day may run over.
[[nodiscard]] std::int64_t dayNumber(const CivilDate& date);
[[nodiscard]] CivilDate dateOfDayNumber(std::int64_t day);
[[nodiscard]] CivilDate dateOf(LocalMicros t);
/// ISO weekday of a day number: 1 Monday … 7 Sunday.
[[nodiscard]] int isoWeekday(std::int64_t day);
[[nodiscard]] LocalMicros startOfDay(const CivilDate& date);
/// Last microsecond of the day.
[[nodiscard]] LocalMicros endOfDay(const CivilDate& date);

/// Reads "2024", "2024-06", "2024-06-20", "2024-06-20T17:00", "…:30", "….123456", each with optional "Z" or "+02:00"
/// after a time ("T" may be a blank). Missing parts count from the start of the period.
[[nodiscard]] Result<Moment> parseIso(std::string_view text);
/// The same, but missing parts are filled to the last microsecond of the period named: for inclusive ends.
[[nodiscard]] Result<Moment> parseIsoEnd(std::string_view text);
/// "2024-06-20T17:00:00+02:00", without the offset when naive; fractions of a second only when there are any.
[[nodiscard]] std::string formatIso(const Moment& moment);
[[nodiscard]] std::string formatIso(LocalMicros naive);
/// "2024-06-20".
[[nodiscard]] std::string formatIsoDate(LocalMicros t);

} // namespace reminisce
