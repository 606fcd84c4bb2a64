// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/time/period.h"

#include <algorithm>
#include <cstdlib>

#include "core/text/time/holidays.h"

namespace reminisce::text::time {
namespace {

using Shape = Period::Shape;

/// First and last minute of the parts of a day; the night runs into the next day.
struct Hours
{
    int from = 0;
    int to = 24;
};

Hours hoursOf(DayPart part)
{
    switch (part) {
    case DayPart::Morning:
        return {5, 12};
    case DayPart::Forenoon:
        return {8, 12};
    case DayPart::Noon:
        return {11, 14};
    case DayPart::Afternoon:
        return {12, 18};
    case DayPart::Evening:
        return {17, 24};
    case DayPart::Night:
        return {21, 30};
    case DayPart::None:
        break;
    }
    return {0, 24};
}

/// The occurrence `index` cycles away from the one around `now`.
std::optional<DayRange> occurrence(const Period& period, int index, std::int64_t today)
{
    if (period.isWeekly()) {
        const std::int64_t monday = weekOf(today).first + std::int64_t{7} * index;
        if (period.shape == Shape::Weekend) {
            return DayRange{monday + 5, monday + 6};
        }
        return oneDay(monday + period.weekday - 1);
    }
    return inYear(period, dateOfDayNumber(today).year + index);
}

std::optional<DayRange> byQualifier(const Period& period, int which, std::int64_t today)
{
    if (which == 0) {
        for (const int index : {0, -1, 1}) {
            if (const auto range = occurrence(period, index, today); range && range->contains(today)) {
                return range;
            }
        }
        return occurrence(period, 0, today);
    }
    const int step = which < 0 ? -1 : 1;
    int left = std::abs(which);
    for (int index = -2 * step; std::abs(index) <= 12; index += step) {
        const auto range = occurrence(period, index, today);
        const bool beyond = range && (which < 0 ? range->last < today : range->first > today);
        if (beyond && --left == 0) {
            return range;
        }
    }
    return std::nullopt;
}

std::optional<DayRange> nearestTo(const Period& period, std::int64_t today, TimeOptions::Nearest nearest)
{
    std::optional<DayRange> best;
    std::int64_t bestDistance = 0;
    for (int index = -8; index <= 8; ++index) {
        const auto range = occurrence(period, index, today);
        if (!range) {
            continue;
        }
        const std::int64_t distance =
            range->contains(today) ? 0 : std::min(std::llabs(range->first - today), std::llabs(range->last - today));
        const bool allowed = nearest == TimeOptions::Nearest::Either ||
                             (nearest == TimeOptions::Nearest::Past ? range->first <= today : range->last >= today);
        if (allowed && (!best || distance < bestDistance)) {
            best = range;
            bestDistance = distance;
        }
    }
    return best;
}

LocalRange withTimeOfDay(const Period& period, LocalRange range)
{
    if (period.exact) {
        return *period.exact;
    }
    if (!range.from || !range.to) {
        return range;
    }
    const LocalMicros day = *range.from;
    if (period.clock >= 0) {
        range.from = day + period.clock * kMicrosPerMinute;
        range.to = *range.from + (period.clockHasMinutes ? kMicrosPerMinute : kMicrosPerHour) - 1;
    } else if (period.dayPart != DayPart::None) {
        const Hours hours = hoursOf(period.dayPart);
        range.from = day + hours.from * kMicrosPerHour;
        range.to = day + hours.to * kMicrosPerHour - 1;
    }
    return range;
}

std::optional<DayRange> daysOf(const Period& period, LocalMicros now, TimeOptions::Nearest nearest)
{
    const std::int64_t today = dayOf(now);
    if (period.shape == Shape::Fixed) {
        return partOf(period.fixed, period.grain, period.part);
    }
    if (period.shape == Shape::DayNumber) {
        return std::nullopt;
    }
    if (period.year && !period.isWeekly()) {
        return inYear(period, *period.year);
    }
    return period.which ? byQualifier(period, *period.which, today) : nearestTo(period, today, nearest);
}

} // namespace

DayRange partOf(const DayRange& range, TimeGrain grain, Part part)
{
    if (part == Part::Whole) {
        return range;
    }
    const CivilDate first = dateOfDayNumber(range.first);
    const auto months = [&](int from, int count) { return monthsRange(first.year, first.month + from, count); };
    switch (grain) {
    case TimeGrain::Year:
        return part == Part::Early ? months(0, 3) : part == Part::Middle ? months(4, 4) : months(9, 3);
    case TimeGrain::HalfYear:
        return part == Part::Early ? months(0, 2) : part == Part::Middle ? months(2, 2) : months(4, 2);
    case TimeGrain::Season:
    case TimeGrain::Quarter:
        return months(part == Part::Early ? 0 : part == Part::Middle ? 1 : 2, 1);
    case TimeGrain::Month:
        if (part == Part::Early) {
            return {range.first, range.first + 9};
        }
        return part == Part::Middle ? DayRange{range.first + 10, range.first + 19}
                                    : DayRange{range.first + 20, range.last};
    case TimeGrain::Week:
        if (part == Part::Early) {
            return {range.first, range.first + 2};
        }
        return part == Part::Middle ? DayRange{range.first + 1, range.first + 3}
                                    : DayRange{range.first + 3, range.last};
    default:
        return range;
    }
}

std::optional<DayRange> inYear(const Period& period, int year)
{
    if (year < 1 || year > 9000) {
        return std::nullopt;
    }
    const auto part = [&](const DayRange& range) { return partOf(range, period.grain, period.part); };
    switch (period.shape) {
    case Shape::Day:
        if (period.day == 0) { // the last of the month
            return oneDay(monthRange(year, period.month).last);
        }
        if (!isValidDate({year, period.month, period.day})) {
            return std::nullopt;
        }
        return oneDay(dayNumber({year, period.month, period.day}));
    case Shape::Month:
        return part(monthRange(year, period.month));
    case Shape::Year:
        return part(yearRange(year));
    case Shape::Quarter:
        return part(monthsRange(year, 3 * period.n - 2, 3));
    case Shape::Half:
        return part(monthsRange(year, 6 * period.n - 5, 6));
    case Shape::Season:
        return part(monthsRange(year, 3 * period.n + 3, 3)); // meteorological; winter runs into the next year
    case Shape::IsoWeek:
        if (period.n > isoWeeksInYear(year)) {
            return std::nullopt;
        }
        return part(isoWeekRange(year, period.n));
    case Shape::WeekOfMonth: {
        const DayRange month = monthRange(year, period.month);
        if (period.n < 0) {
            return DayRange{month.last - 6, month.last};
        }
        const std::int64_t first = month.first + std::int64_t{7} * (period.n - 1);
        return first > month.last ? std::nullopt : std::optional(DayRange{first, std::min(first + 6, month.last)});
    }
    case Shape::WeekendOfMonth: {
        const std::int64_t saturday = nthWeekday(year, period.month, 6, period.n);
        return DayRange{saturday, saturday + 1};
    }
    case Shape::WeekdayOfMonth: {
        const std::int64_t day = nthWeekday(year, period.month, period.weekday, period.n);
        return monthRange(year, period.month).contains(day) ? std::optional(oneDay(day)) : std::nullopt;
    }
    case Shape::HalfOfMonth: {
        const DayRange month = monthRange(year, period.month);
        return period.n == 1 ? DayRange{month.first, month.first + 14} : DayRange{month.first + 15, month.last};
    }
    case Shape::Holiday:
        return holidayInYear(period.holiday, year);
    default:
        return std::nullopt;
    }
}

std::optional<LocalRange> resolve(const Period& period, LocalMicros now, TimeOptions::Nearest nearest)
{
    if (period.exact) {
        return period.exact;
    }
    const auto days = daysOf(period, now, nearest);
    if (!days) {
        return std::nullopt;
    }
    return withTimeOfDay(period, toLocalRange(*days));
}

std::optional<LocalRange> resolveAfter(const Period& period, LocalMicros start, LocalMicros now,
                                       TimeOptions::Nearest nearest)
{
    if (!period.isWeekly() && !period.lacksYear()) {
        return resolve(period, now, nearest);
    }
    const std::int64_t startDay = dayOf(start);
    for (int index = -1; index <= 9; ++index) {
        if (const auto days = occurrence(period, index, startDay); days && days->last >= startDay) {
            return withTimeOfDay(period, toLocalRange(*days));
        }
    }
    return std::nullopt;
}

} // namespace reminisce::text::time
