// SPDX-License-Identifier: GPL-3.0-or-later
// Distances from another period: "two weeks before Christmas", "the Friday after", "shortly before".
#include <algorithm>

#include "core/text/time/parser.h"

namespace reminisce::text::time {
namespace {

using Shape = Period::Shape;

constexpr std::int64_t kShortlyDays = 14;

} // namespace

/// "zwei Wochen vor Weihnachten", "three days after June 3, 2024", "the day before my …" (no: only before a period).
Parser::Maybe Parser::offset(std::size_t at, int depth) const
{
    std::size_t unitAt = at;
    Count n{at, 1, 1};
    const bool bare =
        sense(at) == Sense::Unit &&
        (isUnit(at, Unit::Day) || isUnit(at, Unit::Week) || isUnit(at, Unit::Month) || isUnit(at, Unit::Year)) &&
        !flag(at, kPlural);
    if (!bare) {
        const auto found = count(at);
        if (!found || sense(found->end) != Sense::Unit || found->half) {
            return std::nullopt;
        }
        n = *found;
        unitAt = n.end;
    }
    std::size_t next = unitAt + 1;
    const Sense side = sense(next);
    if (side != Sense::Before && side != Sense::After) {
        return std::nullopt;
    }
    next += isWord(next, "prior") && isWord(next + 1, "to") ? 2 : 1;
    const auto unit = static_cast<Unit>(value(unitAt));
    if (bare && sense(next) == Sense::Which && !isUnit(next + 1, Unit::Week) && !isUnit(next + 1, Unit::Year) &&
        !isUnit(next + 1, Unit::Month)) {
        // "the week before last", "the month after next"
        const bool outward = (side == Sense::Before && value(next) == -1) || (side == Sense::After && value(next) == 1);
        if (outward && (!has(next + 1) || sense(next + 1) == Sense::None)) {
            Maybe match = qualifiedUnit(unitAt, 2 * value(next), unitAt);
            if (match) {
                match->end = next + 1;
            }
            return match;
        }
    }
    next = skipLinks(next);
    Maybe anchor = has(next) ? period(next, depth + 1, true) : std::nullopt;
    if (!anchor || unit < Unit::Day || unit > Unit::Year) {
        return std::nullopt;
    }
    const auto range = resolved(anchor->period);
    if (!range) {
        return std::nullopt;
    }
    const bool before = side == Sense::Before;
    const std::int64_t day = before ? dayOf(*range->from) : dayOf(*range->to);
    const int sign = before ? -1 : 1;
    Period result = anchor->period;
    result.shape = Shape::Fixed;
    result.part = Part::Whole;
    result.dayPart = DayPart::None;
    result.clock = -1;
    result.exact.reset();
    result.grain = TimeGrain::Day;
    if (unit == Unit::Day || unit == Unit::Weekend) {
        if (unit == Unit::Weekend) {
            return std::nullopt;
        }
        result.fixed = {std::min(day + sign * n.from, day + sign * n.to),
                        std::max(day + sign * n.from, day + sign * n.to)};
    } else if (unit == Unit::Week || unit == Unit::Fortnight) {
        const int days = unit == Unit::Week ? 7 : 14;
        result.grain = TimeGrain::Week;
        if (bare) { // "the week before 16 November": the seven days that lead to it
            result.fixed = before ? DayRange{day - 7, day - 1} : DayRange{day + 1, day + 7};
        } else {
            const std::int64_t nearDay = day + sign * days * n.from;
            const std::int64_t farDay = day + sign * days * n.to;
            result.fixed = {std::min(nearDay, farDay) - 3, std::max(nearDay, farDay) + 3};
        }
    } else {
        const int months = unit == Unit::Month ? 1 : unit == Unit::Quarter ? 3 : unit == Unit::HalfYear ? 6 : 12;
        const CivilDate nearDate = dateOfDayNumber(addMonths(day, sign * months * std::min(n.from, 400)));
        const CivilDate farDate = dateOfDayNumber(addMonths(day, sign * months * std::min(n.to, 400)));
        const DayRange a = monthRange(nearDate.year, nearDate.month);
        const DayRange b = monthRange(farDate.year, farDate.month);
        result.grain = TimeGrain::Month;
        result.fixed = {std::min(a.first, b.first), std::max(a.last, b.last)};
    }
    return Match{anchor->end, result};
}

/// "the Friday before June 3", "weekend before April 10, 2023", "Dienstag nach Ostern".
Parser::Maybe Parser::neighbour(std::size_t at, int depth) const
{
    const bool weekend = isUnit(at, Unit::Weekend) && !flag(at, kPlural);
    if (!weekend && (sense(at) != Sense::Weekday || flag(at, kNeedsNumber))) {
        return std::nullopt;
    }
    const Sense side = sense(at + 1);
    if (side != Sense::Before && side != Sense::After) {
        return std::nullopt;
    }
    const std::size_t next = skipLinks(at + 2);
    Maybe anchor = has(next) ? period(next, depth + 1, true) : std::nullopt;
    if (!anchor) {
        return std::nullopt;
    }
    const auto range = resolved(anchor->period);
    if (!range) {
        return std::nullopt;
    }
    const int wanted = weekend ? 6 : value(at);
    std::int64_t day = 0;
    if (side == Sense::Before) {
        const std::int64_t last = dayOf(*range->from) - 1;
        day = last - (isoWeekday(last) - wanted + 7) % 7;
    } else {
        const std::int64_t first = dayOf(*range->to) + 1;
        day = first + (wanted - isoWeekday(first) + 7) % 7;
    }
    if (weekend && side == Sense::Before && isoWeekday(dayOf(*range->from)) == 7) {
        day -= 7; // the anchor is the Sunday of that weekend
    }
    Period result;
    result.fixed = {day, weekend ? day + 1 : day};
    result.grain = weekend ? TimeGrain::Weekend : TimeGrain::Day;
    result.kind = anchor->period.kind;
    result.relative = anchor->period.relative;
    return completed(Match{anchor->end, result});
}

/// "kurz vor Weihnachten 2023", "kurz bevor Weihnachten 2023", "shortly after Easter", "right before the summer".
std::optional<Parser::Found> Parser::shortly(std::size_t at) const
{
    if (sense(at) != Sense::Shortly) {
        return std::nullopt;
    }
    const Sense side = sense(at + 1);
    if ((side != Sense::Before && side != Sense::After) || isWord(at + 1, "prior")) {
        return std::nullopt;
    }
    const std::size_t next = skipLinks(at + 2);
    Maybe anchor = period(next, 1, true);
    if (!anchor) {
        return std::nullopt;
    }
    const auto range = resolved(anchor->period);
    if (!range) {
        return std::nullopt;
    }
    DayRange days;
    if (side == Sense::Before) {
        const std::int64_t first = dayOf(*range->from);
        days = {first - kShortlyDays, first - 1};
    } else {
        const std::int64_t last = dayOf(*range->to);
        days = {last + 1, last + kShortlyDays};
    }
    Found found = single(at, *anchor, toLocalRange(days));
    found.grain = TimeGrain::Week;
    return found;
}

} // namespace reminisce::text::time
