// SPDX-License-Identifier: GPL-3.0-or-later
// Two periods joined, or one with an open end.
#include <algorithm>

#include "core/text/time/parser.h"

namespace reminisce::text::time {
namespace {

using Shape = Period::Shape;

} // namespace

Parser::Found Parser::single(std::size_t begin, const Match& match, const LocalRange& range) const
{
    return {begin, match.end, range, match.period.kind, match.period.grain, match.period.relative};
}

/// "3." of "3. bis 7. Juni", "the 3rd" of "between the 3rd and 7th of June".
Parser::Maybe Parser::leftDayNumber(std::size_t at) const
{
    at = skipArticles(at);
    if (!isNumber(at, 1, 31) || token(at).digits > 2) {
        return std::nullopt;
    }
    Period period;
    period.shape = Shape::DayNumber;
    period.day = token(at).number;
    std::size_t end = at + 1;
    if (isMark(end, '.') || isOrdinalSuffix(end)) {
        ++end;
    }
    return Match{end, period};
}

std::optional<std::size_t> Parser::separator(std::size_t at, bool between) const
{
    const Sense s = sense(at);
    const bool spoken = s == Sense::To || isWord(at, "bis") || isWord(at, "until") || isWord(at, "till") ||
                        (between && s == Sense::And);
    if (!spoken && !isMark(at, '-')) {
        return std::nullopt;
    }
    return skipLinks(at + 1);
}

/// The right end: a period, or only a day ("June 3 to 7") that takes the month from the left.
Parser::Maybe Parser::rightSide(std::size_t at, const Match& left) const
{
    if (auto right = period(at, 1, true)) {
        return right;
    }
    if (left.period.shape == Shape::Day && !left.period.year && isNumber(at, left.period.day + 1, 31) &&
        token(at).digits <= 2) {
        std::size_t end = at + 1;
        if (isMark(end, '.') || isOrdinalSuffix(end)) {
            ++end;
        }
        if (sense(end) == Sense::Unit || sense(end) == Sense::Oclock) {
            return std::nullopt;
        }
        Match right{end, left.period};
        right.period.day = token(at).number;
        return completed(right);
    }
    return std::nullopt;
}

std::optional<Parser::Found> Parser::joined(std::size_t begin, Match left, Match right) const
{
    if (left.period.shape == Shape::DayNumber) {
        if (right.period.shape != Shape::Day) {
            return std::nullopt;
        }
        const int day = left.period.day;
        left.period = right.period;
        left.period.day = day;
    }
    if (left.period.exact || right.period.exact) {
        return std::nullopt;
    }
    if (left.period.lacksYear() && right.period.year && !left.period.which) {
        // "November bis Februar 2024" begins in the year before.
        left.period.year = right.period.year;
        const auto from = inYear(left.period, *left.period.year);
        const auto to = inYear(right.period, *right.period.year);
        if (from && to && from->first > to->last) {
            left.period.year = *right.period.year - 1;
        }
        left.period.relative = right.period.relative;
    }
    const auto from = resolved(left.period);
    if (!from || !from->from) {
        return std::nullopt;
    }
    auto to =
        right.period.which ? resolved(right.period) : resolveAfter(right.period, *from->from, m_now, m_options.nearest);
    if (!to || !to->to || *to->to < *from->from) {
        return std::nullopt;
    }
    Found found;
    found.begin = begin;
    found.end = right.end;
    found.range = {from->from, to->to};
    found.kind = TimeKind::Range;
    found.grain = std::min(left.period.grain, right.period.grain);
    found.relative = left.period.relative || right.period.relative;
    return found;
}

/// "von Mai bis Juli 2024", "zwischen März und Juni", "from 3 to 7 June", "Ende 2023 bis Mitte 2027", "2023-2025".
std::optional<Parser::Found> Parser::range(std::size_t at) const
{
    const bool between = sense(at) == Sense::Between;
    const bool started = between || sense(at) == Sense::From;
    const std::size_t first = started ? skipLinks(at + 1) : at;
    if (!has(first)) {
        return std::nullopt;
    }
    // "2023/24", "2023/2024"
    if (isPlainYear(first) && isMark(first + 1, '/') && has(first + 2) && token(first + 1).glued &&
        token(first + 2).glued && token(first + 2).number % 100 == (token(first).number + 1) % 100 &&
        !(token(first + 2).number <= 12 && token(first + 2).digits == 2 && isMark(first + 3, '/'))) {
        const int year = token(first).number;
        Found found;
        found.begin = first;
        found.end = first + 3;
        found.range = toLocalRange({yearRange(year).first, yearRange(year + 1).last});
        found.kind = TimeKind::Range;
        found.grain = TimeGrain::Year;
        return found;
    }
    std::optional<Found> best;
    const auto attempt = [&](const Maybe& left) {
        if (!left) {
            return;
        }
        const auto next = separator(left->end, between);
        if (!next || !has(*next)) {
            return;
        }
        const auto right = rightSide(*next, *left);
        if (!right) {
            return;
        }
        const auto found = joined(at, *left, *right);
        if (found && (!best || found->end > best->end)) {
            best = found;
        }
    };
    attempt(period(first, 1, true));
    attempt(leftDayNumber(first));
    return best;
}

/// "seit März", "since last week", "ab Juni", "from March on", "bis Ende 2023", "before June 2024", "nach dem 3. Mai".
std::optional<Parser::Found> Parser::openRange(std::size_t at) const
{
    const Sense side = sense(at);
    std::size_t next = at + 1;
    if (isWord(at, "prior")) {
        if (!isWord(next, "to")) {
            return std::nullopt;
        }
        ++next;
    }
    next = skipLinks(next);
    if (!has(next)) {
        return std::nullopt;
    }
    Found found;
    found.begin = at;
    found.kind = TimeKind::OpenRange;
    if (side == Sense::Since) { // "seit drei Wochen"
        const auto n = count(next);
        if (n && sense(n->end) == Sense::Unit && sense(n->end + 1) != Sense::Ago) {
            const auto unit = static_cast<Unit>(value(n->end));
            Count longest = *n;
            longest.from = longest.to;
            const Period start = away(longest, unit, -1);
            if (const auto range = resolved(start)) {
                found.end = n->end + 1;
                const bool exactDays = unit == Unit::Week || unit == Unit::Fortnight;
                found.range.from =
                    exactDays && !n->half
                        ? (m_today - (unit == Unit::Week ? 7 : 14) * std::min(n->to, 4000)) * kMicrosPerDay
                        : *range->from;
                found.grain = start.grain;
                found.relative = true;
                return found;
            }
        }
    }
    const bool strong = side == Sense::Since || side == Sense::Starting || !isWord(at, "by");
    const Maybe match = period(next, 1, strong);
    if (!match) {
        return std::nullopt;
    }
    const auto range = resolved(match->period);
    if (!range || !range->from || !range->to) {
        return std::nullopt;
    }
    found.end = match->end;
    found.grain = match->period.grain;
    found.relative = match->period.relative;
    switch (side) {
    case Sense::Since:
    case Sense::Starting:
        found.range.from = range->from;
        break;
    case Sense::From: // "from March on", "von Mai an"
        if (!isWord(found.end, "on") && !isWord(found.end, "onward") && !isWord(found.end, "onwards") &&
            !(isWord(found.end, "an") && !flag(at, kEnglish))) {
            return std::nullopt;
        }
        ++found.end;
        found.range.from = range->from;
        break;
    case Sense::Until:
        found.range.to = range->to;
        break;
    case Sense::Before:
        found.range.to = *range->from - 1;
        break;
    case Sense::After:
        found.range.from = *range->to + 1;
        break;
    default:
        return std::nullopt;
    }
    return found;
}

std::optional<Parser::Found> Parser::expression(std::size_t at) const
{
    const Token& first = token(at);
    if (first.mark != 0 ||
        (first.digits == 0 && first.meaning.sense == Sense::None && (first.meaning.flags & kMayBegin) == 0)) {
        return std::nullopt;
    }
    std::optional<Found> best;
    const auto consider = [&](std::optional<Found> found) {
        if (found && (!best || found->end > best->end)) {
            best = found;
        }
    };
    const auto considerPeriod = [&](const Maybe& match) {
        const auto range = match && !isBlocked(at) ? resolved(match->period) : std::nullopt;
        if (range) {
            consider(single(at, *match, *range));
        }
    };
    // Small words begin few forms; most words of a text end here.
    switch (first.meaning.sense) {
    case Sense::Article:
    case Sense::And:
    case Sense::To:
    case Sense::Ago:
    case Sense::Oclock:
    case Sense::Title:
    case Sense::Every:
    case Sense::HalfNoun:
        if ((first.meaning.flags & kMayBegin) != 0) {
            considerPeriod(period(at, 0, isIntroduced(at)));
        }
        return best;
    case Sense::In:
        considerPeriod(ahead(at));
        considerPeriod(ago(at)); // "an hour ago"
        consider(recent(at));
        return best;
    case Sense::Before:
        considerPeriod(ago(at));
        considerPeriod(weekdaysAgo(at));
        consider(recent(at));
        consider(openRange(at));
        return best;
    case Sense::Since:
    case Sense::Starting:
    case Sense::Until:
    case Sense::After:
        consider(openRange(at));
        return best;
    case Sense::From:
        consider(range(at));
        consider(openRange(at));
        return best;
    case Sense::Shortly:
        consider(shortly(at));
        consider(recent(at));
        return best;
    default:
        considerPeriod(period(at, 0, isIntroduced(at)));
        consider(range(at));
        consider(recent(at));
        return best;
    }
}

} // namespace reminisce::text::time
