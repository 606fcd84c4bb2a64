// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers as they are written in times: counts, ordinals, clock times.
#include <array>

#include "core/text/time/parser.h"

namespace reminisce::text::time {
namespace {

struct VagueNumber
{
    int from;
    int to;
};
/// "a couple", "a few", "several".
constexpr std::array<VagueNumber, 3> kVagueNumbers = {{{2, 3}, {2, 5}, {3, 7}}};

} // namespace

std::optional<Parser::Count> Parser::count(std::size_t at) const
{
    Count result;
    for (int i = 0; i < 2 && sense(at) == Sense::About; ++i) {
        at += isMark(at + 1, '.') ? 2 : 1;
    }
    if ((isWord(at, "a") || isWord(at, "ein") || isWord(at, "einige") || isWord(at, "the")) &&
        (sense(at + 1) == Sense::FewNumber)) {
        ++at;
    }
    if (sense(at) == Sense::FewNumber) {
        const VagueNumber& vague = kVagueNumbers[static_cast<std::size_t>(value(at))];
        result.from = vague.from;
        result.to = vague.to;
        result.end = isWord(at + 1, "of") ? at + 2 : at + 1;
        return result;
    }
    if (sense(at) == Sense::Half) { // "half a year"
        result.half = true;
        result.from = result.to = 1;
        result.end = sense(at + 1) == Sense::Number || isWord(at + 1, "an") ? at + 2 : at + 1;
        return result;
    }
    if (isWord(at, "anderthalb") || isWord(at, "eineinhalb")) {
        result.plusHalf = true;
        result.from = result.to = 1;
        result.end = at + 1;
        return result;
    }
    if (sense(at) == Sense::Number || isWord(at, "an")) {
        result.from = isWord(at, "an") ? 1 : value(at);
        result.indefinite = result.from == 1;
        result.end = at + 1;
        if (result.from >= 20 && isMark(at + 1, '-') && sense(at + 2) == Sense::Number && value(at + 2) < 10) {
            result.from += value(at + 2);
            result.end = at + 3;
        } else if (sense(at + 1) == Sense::Half) { // "einem halben Jahr"
            result.half = true;
            result.end = at + 2;
        }
        result.to = result.from;
        return result;
    }
    if (isNumber(at, 1, 9999) && !isMark(at + 1, '.')) {
        result.from = result.to = token(at).number;
        result.end = at + 1;
        if (isMark(at + 1, '-') && isNumber(at + 2, result.from, 9999)) { // "2-3 weeks"
            result.to = token(at + 2).number;
            result.end = at + 3;
        }
        return result;
    }
    return std::nullopt;
}

/// "first", "3rd", "3.", "dritten": the number and the token behind.
std::optional<std::pair<int, std::size_t>> Parser::ordinal(std::size_t at) const
{
    if (sense(at) == Sense::Ordinal) {
        return std::pair(value(at), at + 1);
    }
    if (sense(at) == Sense::Number && value(at) >= 20 && isMark(at + 1, '-') && sense(at + 2) == Sense::Ordinal &&
        value(at + 2) < 10) {
        return std::pair(value(at) + value(at + 2), at + 3);
    }
    if (isNumber(at, 1, 99)) {
        if (isOrdinalSuffix(at + 1) || (isMark(at + 1, '.') && token(at + 1).glued)) {
            return std::pair(token(at).number, at + 2);
        }
    }
    return std::nullopt;
}

std::optional<std::pair<int, std::size_t>> Parser::ordinalOrLast(std::size_t at) const
{
    if (const auto numbered = ordinal(at)) {
        return numbered;
    }
    const bool last = sense(at) == Sense::Which && value(at) == -1 && !flag(at, kRolling);
    return last ? std::optional(std::pair(-1, at + 1)) : std::nullopt;
}

/// Reads "17:30", "17 Uhr", "5 pm", "17.30 Uhr"; sets the period's clock.
std::optional<std::size_t> Parser::clockAt(std::size_t at, Period& period) const
{
    const bool announced =
        isWord(at, "at") || isWord(at, "um") || isWord(at, "gegen") || isWord(at, "around") || isWord(at, "t");
    const std::size_t first = announced ? at + 1 : at;
    if (!isNumber(first, 0, 23)) {
        return std::nullopt;
    }
    int minutes = token(first).number * 60;
    std::size_t end = first + 1;
    bool hasMinutes = false;
    if ((isMark(end, ':') || isMark(end, '.')) && isNumber(end + 1, 0, 59) && token(end).glued &&
        token(end + 1).glued && token(end + 1).digits == 2) {
        const bool colon = isMark(end, ':');
        if (!colon && sense(end + 2) != Sense::Oclock) {
            return std::nullopt;
        }
        minutes += token(end + 1).number;
        hasMinutes = true;
        end += 2;
    }
    bool known = hasMinutes;
    if (sense(end) == Sense::Oclock) {
        ++end;
        known = true;
    } else if (isWord(end, "am") || isWord(end, "pm")) {
        if (minutes > 12 * 60 + 59) {
            return std::nullopt;
        }
        minutes = minutes % (12 * 60) + (isWord(end, "pm") ? 12 * 60 : 0);
        ++end;
        known = true;
    }
    if (!known) {
        return std::nullopt;
    }
    period.clock = minutes;
    period.clockHasMinutes = hasMinutes;
    return end;
}

/// "5pm yesterday", "17 Uhr am 3. Mai": the clock before its day.
Parser::Maybe Parser::clockOfDay(std::size_t at) const
{
    Period clock;
    const auto end = clockAt(at, clock);
    if (!end) {
        return std::nullopt;
    }
    const std::size_t next = isMark(*end, ',') ? *end + 1 : skipLinks(*end);
    Maybe day = dayReference(next);
    if (!day && next > *end) {
        day = dayMonth(next);
        if (day) {
            day = completed(*day);
        }
    }
    if (!day || day->period.grain != TimeGrain::Day || day->period.clock >= 0) {
        return std::nullopt;
    }
    day->period.clock = clock.clock;
    day->period.clockHasMinutes = clock.clockHasMinutes;
    day->period.grain = TimeGrain::TimeOfDay;
    return day;
}

} // namespace reminisce::text::time
