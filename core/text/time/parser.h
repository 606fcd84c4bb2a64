// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "core/text/time/period.h"
#include "core/text/time/token.h"
#include "core/text/time_expression.h"

namespace reminisce::text::time {

/// Reads periods and expressions at given tokens. Each function looks ahead a bounded number of tokens and returns
/// nothing when its form does not stand there. The methods are spread over parse_*.cpp by subject.
class Parser
{
public:
    Parser(const TokenList& list, LocalMicros now, const TimeOptions& options);

    /// Tokens [begin, end) and what they say.
    struct Found
    {
        std::size_t begin = 0;
        std::size_t end = 0;
        LocalRange range;
        TimeKind kind = TimeKind::Absolute;
        TimeGrain grain = TimeGrain::Day;
        bool relative = false;
        bool vague = false;
    };
    /// The longest expression that begins at a token.
    [[nodiscard]] std::optional<Found> expression(std::size_t at) const;

private:
    struct Match
    {
        std::size_t end = 0;
        Period period;
    };
    using Maybe = std::optional<Match>;

    struct Count
    {
        std::size_t end = 0;
        int from = 0; ///< 2 and 5 for "a few"
        int to = 0;
        bool half = false; ///< half a unit
        bool plusHalf = false;
        bool indefinite = false; ///< "a", "ein"
    };

    struct YearMatch
    {
        std::size_t end = 0;
        int year = 0;
        bool relative = false;
    };

    // Tokens.
    [[nodiscard]] bool has(std::size_t at) const { return at < m_list.tokens.size(); }
    [[nodiscard]] const Token& token(std::size_t at) const { return m_list.tokens[at]; }
    [[nodiscard]] Sense sense(std::size_t at) const { return has(at) ? token(at).meaning.sense : Sense::None; }
    [[nodiscard]] int value(std::size_t at) const { return token(at).meaning.value; }
    [[nodiscard]] bool flag(std::size_t at, std::uint8_t f) const { return (token(at).meaning.flags & f) != 0; }
    [[nodiscard]] bool isWord(std::size_t at, std::string_view word) const;
    [[nodiscard]] bool isMark(std::size_t at, char mark) const { return has(at) && token(at).mark == mark; }
    [[nodiscard]] bool isNumber(std::size_t at, int from, int to) const;
    [[nodiscard]] bool isUnit(std::size_t at, Unit unit) const;
    [[nodiscard]] bool isOrdinalSuffix(std::size_t at) const;
    [[nodiscard]] std::size_t skipArticles(std::size_t at, std::size_t most = 2) const;
    [[nodiscard]] std::size_t skipLinks(std::size_t at) const;
    [[nodiscard]] std::optional<std::size_t> wordBefore(std::size_t at) const;
    [[nodiscard]] bool isIntroduced(std::size_t at) const;
    [[nodiscard]] bool isIntroducedStrictly(std::size_t at) const;
    [[nodiscard]] bool isBlocked(std::size_t at) const;

    // Building blocks.
    [[nodiscard]] Maybe period(std::size_t at, int depth, bool strong) const;
    [[nodiscard]] Maybe barePeriod(std::size_t at, int depth, bool strong) const;
    [[nodiscard]] Match completed(Match match) const;
    [[nodiscard]] std::optional<YearMatch> yearBehind(std::size_t at) const;
    [[nodiscard]] std::optional<YearMatch> yearReference(std::size_t at) const;
    [[nodiscard]] bool isPlainYear(std::size_t at) const;
    [[nodiscard]] bool isLoneYear(std::size_t at, bool strong) const;
    [[nodiscard]] Match withTimeOfDay(Match match) const;
    [[nodiscard]] std::optional<std::size_t> clockAt(std::size_t at, Period& period) const;
    [[nodiscard]] std::optional<Count> count(std::size_t at) const;
    [[nodiscard]] std::optional<std::pair<int, std::size_t>> ordinal(std::size_t at) const;
    [[nodiscard]] std::optional<std::pair<int, std::size_t>> ordinalOrLast(std::size_t at) const; ///< -1: the last
    [[nodiscard]] std::optional<LocalRange> resolved(const Period& period) const;

    // parse_dates.cpp
    [[nodiscard]] Maybe numericDate(std::size_t at, bool strong) const;
    [[nodiscard]] Maybe yearFirstDate(std::size_t at) const;
    [[nodiscard]] Maybe separatedDate(std::size_t at, bool strong) const;
    [[nodiscard]] Maybe dayMonth(std::size_t at) const;
    [[nodiscard]] Maybe dayOfThatMonth(std::size_t at) const;
    [[nodiscard]] bool isYearOfMonth(std::size_t month, std::size_t number) const;
    [[nodiscard]] Maybe month(std::size_t at, bool strong) const;
    [[nodiscard]] Maybe weekdayWithDate(std::size_t at) const;
    [[nodiscard]] Maybe year(std::size_t at, bool strong) const;

    // parse_calendar.cpp
    [[nodiscard]] Maybe holiday(std::size_t at) const;
    [[nodiscard]] Maybe part(std::size_t at, int depth) const;
    [[nodiscard]] Maybe season(std::size_t at, bool strong) const;
    [[nodiscard]] Maybe quarterOrHalf(std::size_t at, bool strong) const;
    [[nodiscard]] Maybe calendarWeek(std::size_t at) const;
    [[nodiscard]] Maybe numberedOfMonth(std::size_t at) const;
    [[nodiscard]] Maybe numberedOfYear(std::size_t at) const;
    [[nodiscard]] Maybe dayPartOf(std::size_t at, int depth) const;

    // parse_relative.cpp
    [[nodiscard]] Maybe dayReference(std::size_t at) const;
    [[nodiscard]] Maybe qualified(std::size_t at, int depth) const;
    [[nodiscard]] Maybe qualifiedUnit(std::size_t at, int which, std::size_t unitAt) const;
    [[nodiscard]] Maybe rolling(std::size_t at) const;
    [[nodiscard]] Maybe ago(std::size_t at) const;
    [[nodiscard]] Maybe clockOfDay(std::size_t at) const;
    [[nodiscard]] Maybe ahead(std::size_t at) const;
    [[nodiscard]] Maybe weekday(std::size_t at, bool strong) const;
    [[nodiscard]] Maybe weekend(std::size_t at, bool strong) const;
    [[nodiscard]] static Period nightAround(LocalMicros midnight);
    [[nodiscard]] Period away(const Count& count, Unit unit, int sign) const;

    // parse_spans.cpp
    [[nodiscard]] Maybe decade(std::size_t at) const;
    [[nodiscard]] Maybe weekdaysAgo(std::size_t at) const;
    [[nodiscard]] Maybe weekdayOfWeek(std::size_t at) const;
    [[nodiscard]] Maybe countedInside(std::size_t at, int depth) const;
    [[nodiscard]] Maybe beforeLast(std::size_t at) const;
    [[nodiscard]] Maybe nightInto(std::size_t at, int depth) const;
    [[nodiscard]] std::optional<Found> recent(std::size_t at) const;

    // parse_ranges.cpp
    [[nodiscard]] Maybe offset(std::size_t at, int depth) const;
    [[nodiscard]] Maybe neighbour(std::size_t at, int depth) const;
    [[nodiscard]] std::optional<Found> shortly(std::size_t at) const;
    [[nodiscard]] std::optional<Found> range(std::size_t at) const;
    [[nodiscard]] std::optional<Found> openRange(std::size_t at) const;
    [[nodiscard]] Maybe leftDayNumber(std::size_t at) const;
    [[nodiscard]] Maybe rightSide(std::size_t at, const Match& left) const;
    [[nodiscard]] std::optional<std::size_t> separator(std::size_t at, bool between) const;
    [[nodiscard]] std::optional<Found> joined(std::size_t begin, Match left, Match right) const;
    [[nodiscard]] Found single(std::size_t begin, const Match& match, const LocalRange& range) const;

    const TokenList& m_list;
    LocalMicros m_now;
    std::int64_t m_today;
    CivilDate m_date;
    TimeOptions m_options;
};

} // namespace reminisce::text::time
