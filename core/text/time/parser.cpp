// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/time/parser.h"

#include <algorithm>
#include <array>

#include "core/text/time/holidays.h"

namespace reminisce::text::time {
namespace {

constexpr int kMaxDepth = 2;

/// What is counted by a number that looks like a year.
constexpr auto kCountedThings = std::to_array<std::string_view>(
    {"euro",     "euros",       "dollar",     "dollars",   "bucks",    "franken",  "pfund",     "pounds",
     "km",       "kilometer",   "kilometers", "meter",     "metern",   "meters",   "miles",     "meilen",
     "m",        "cm",          "kg",         "g",         "gramm",    "schritte", "schritten", "steps",
     "leute",    "leuten",      "people",     "menschen",  "personen", "kalorien", "calories",  "kcal",
     "uhr",      "punkte",      "punkten",    "points",    "mal",      "times",    "watt",      "worter",
     "words",    "seiten",      "pages",      "prozent",   "percent",  "stuck",    "pieces",    "followers",
     "follower", "subscribers", "views",      "einwohner", "ps",       "er",       "s",         "th"});

} // namespace

Parser::Parser(const TokenList& list, LocalMicros now, const TimeOptions& options)
    : m_list(list), m_now(now), m_today(dayOf(now)), m_date(dateOf(now)), m_options(options)
{}

bool Parser::isWord(std::size_t at, std::string_view word) const
{
    return has(at) && m_list.word(token(at)) == word;
}

bool Parser::isNumber(std::size_t at, int from, int to) const
{
    return has(at) && token(at).digits > 0 && token(at).number >= from && token(at).number <= to;
}

bool Parser::isUnit(std::size_t at, Unit unit) const
{
    return sense(at) == Sense::Unit && value(at) == static_cast<int>(unit);
}

bool Parser::isOrdinalSuffix(std::size_t at) const
{
    return has(at) && token(at).glued &&
           (isWord(at, "st") || isWord(at, "nd") || isWord(at, "rd") || isWord(at, "th") || isWord(at, "ten"));
}

std::size_t Parser::skipArticles(std::size_t at, std::size_t most) const
{
    for (std::size_t i = 0; i < most && sense(at) == Sense::Article; ++i) {
        ++at;
    }
    return at;
}

/// Behind prepositions and articles that only link: "im Jahr", "zum 3. Mai", "of the".
std::size_t Parser::skipLinks(std::size_t at) const
{
    for (int i = 0; i < 3 && (sense(at) == Sense::Article || sense(at) == Sense::In || sense(at) == Sense::From); ++i) {
        ++at;
    }
    return at;
}

std::optional<std::size_t> Parser::wordBefore(std::size_t at) const
{
    for (int i = 0; i < 2 && at > 0 && sense(at - 1) == Sense::Article && !isWord(at - 1, "of"); ++i) {
        --at;
    }
    return at > 0 ? std::optional(at - 1) : std::nullopt;
}

bool Parser::isIntroduced(std::size_t at) const
{
    const auto before = wordBefore(at);
    if (!before) {
        return false;
    }
    switch (sense(*before)) {
    case Sense::In:
    case Sense::From:
    case Sense::Since:
    case Sense::Starting:
    case Sense::Until:
    case Sense::Before:
    case Sense::After:
    case Sense::Between:
    case Sense::Part:
    case Sense::PartOfUnit:
        return true;
    default:
        return isWord(*before, "of");
    }
}

/// For words that are names too (April, June, Mai, August): "for June" and "by April" say little.
bool Parser::isIntroducedStrictly(std::size_t at) const
{
    const auto before = wordBefore(at);
    if (!before || !isIntroduced(at)) {
        return false;
    }
    constexpr auto kPersonal = std::to_array<std::string_view>(
        {"for", "by", "from", "von", "fur", "to", "zu", "at", "an", "of", "over", "uber", "on", "around", "gegen"});
    const std::string_view word = m_list.word(token(*before));
    return std::find(kPersonal.begin(), kPersonal.end(), word) == kPersonal.end();
}

/// Whether what stands before makes this a habit ("every Tuesday") or a name ("Herr Sommer").
bool Parser::isBlocked(std::size_t at) const
{
    if (at == 0) {
        return false;
    }
    std::size_t before = at - 1;
    if (isMark(before, '.') && before > 0) {
        --before;
    }
    return sense(before) == Sense::Every || sense(before) == Sense::Title;
}

std::optional<LocalRange> Parser::resolved(const Period& period) const
{
    return resolve(period, m_now, m_options.nearest);
}

bool Parser::isPlainYear(std::size_t at) const
{
    if (!isNumber(at, 1900, 2099) || token(at).digits != 4) {
        return false;
    }
    const bool decimals = has(at + 2) && (isMark(at + 1, '.') || isMark(at + 1, ',') || isMark(at + 1, ':')) &&
                          token(at + 1).glued && token(at + 2).glued && token(at + 2).digits > 0;
    return !decimals && !(has(at + 1) && token(at + 1).glued && token(at + 1).wordSize > 0);
}

/// A number of four digits that may stand for a year without any other word for it.
bool Parser::isLoneYear(std::size_t at, bool strong) const
{
    if (!isPlainYear(at)) {
        return false;
    }
    const int year = token(at).number;
    if (has(at + 1)) {
        const Token& next = token(at + 1);
        const std::string_view word = m_list.word(next);
        const bool counted = std::find(kCountedThings.begin(), kCountedThings.end(), word) != kCountedThings.end();
        if (next.mark == '%' || next.mark == '$' || next.mark == '\1' || next.meaning.sense == Sense::Unit || counted) {
            return false;
        }
    }
    if (at > 0) {
        const char mark = token(at - 1).mark;
        if (mark == '$' || mark == '#' || mark == '+' || mark == '\1' ||
            (token(at).glued && (mark == '.' || mark == '/' || mark == 0))) {
            return false;
        }
    }
    // Far years without a preposition are numbers of other things: titles, addresses, models.
    return strong || (year >= m_date.year - 40 && year <= m_date.year + 10);
}

/// "2024", "des Jahres 2024", "of the year 2024", "'24", "letzten Jahres", "last year".
std::optional<Parser::YearMatch> Parser::yearReference(std::size_t at) const
{
    if (isMark(at, '\'') && isNumber(at + 1, 0, 99) && token(at + 1).digits == 2 && token(at + 1).glued) {
        return YearMatch{at + 2, 2000 + token(at + 1).number, false};
    }
    if (isPlainYear(at) && isLoneYear(at, true)) {
        return YearMatch{at + 1, token(at).number, false};
    }
    if (isUnit(at, Unit::Year) && isPlainYear(at + 1)) {
        return YearMatch{at + 2, token(at + 1).number, false};
    }
    if (sense(at) == Sense::Which && isUnit(at + 1, Unit::Year) && !flag(at + 1, kPlural)) {
        return YearMatch{at + 2, m_date.year + value(at), true};
    }
    return std::nullopt;
}

/// The year that belongs to what ends at `at`: "March 2024", "20 June, 2024", "Ostern im letzten Jahr".
std::optional<Parser::YearMatch> Parser::yearBehind(std::size_t at) const
{
    if (isMark(at, ',')) {
        return isPlainYear(at + 1) ? yearReference(at + 1) : std::nullopt;
    }
    if (auto found = yearReference(at)) {
        return found;
    }
    const std::size_t linked = skipLinks(at);
    return linked > at ? yearReference(linked) : std::nullopt;
}

/// Adds a year that stands behind and the time of day.
Parser::Match Parser::completed(Match match) const
{
    if (match.period.lacksYear() && !match.period.which) {
        if (const auto year = yearBehind(match.end)) {
            match.period.year = year->year;
            match.period.relative = year->relative;
            match.end = year->end;
            if (match.period.kind == TimeKind::Incomplete) {
                match.period.kind = year->relative ? TimeKind::Relative : TimeKind::Absolute;
            }
        }
    }
    // "Winter 2023/24"
    if (match.period.shape == Period::Shape::Season && match.period.n == 3 && match.period.year &&
        (isMark(match.end, '/') || isMark(match.end, '-')) && has(match.end + 1) &&
        (token(match.end + 1).number == (*match.period.year + 1) % 100 ||
         token(match.end + 1).number == *match.period.year + 1)) {
        match.end += 2;
    }
    return withTimeOfDay(match);
}

/// Adds a part of the day or a clock time to a single day.
Parser::Match Parser::withTimeOfDay(Match match) const
{
    if (match.period.grain != TimeGrain::Day || match.period.exact) {
        return match;
    }
    std::size_t at = isMark(match.end, ',') ? match.end + 1 : match.end;
    if (sense(at) == Sense::In && !isWord(at, "at") && !isWord(at, "um") && !isWord(at, "gegen") &&
        sense(skipArticles(at + 1)) == Sense::DayPart) {
        at = skipArticles(at + 1);
    }
    if (sense(at) == Sense::DayPart) {
        match.period.dayPart = static_cast<DayPart>(value(at));
        match.period.grain = TimeGrain::TimeOfDay;
        match.end = ++at;
    }
    if (const auto end = clockAt(at, match.period)) {
        match.period.grain = TimeGrain::TimeOfDay;
        match.end = *end;
    }
    return match;
}

Parser::Maybe Parser::barePeriod(std::size_t at, int depth, bool strong) const
{
    Maybe best;
    const auto consider = [&](Maybe match) {
        if (match && (!best || match->end > best->end)) {
            best = std::move(match);
        }
    };
    const Token& first = token(at);
    if (first.digits > 0) {
        consider(numericDate(at, strong));
        consider(year(at, strong));
        consider(clockOfDay(at));
    }
    if (first.mark != 0) {
        return std::nullopt;
    }
    consider(holiday(at));
    consider(dayMonth(at));
    consider(dayOfThatMonth(at));
    consider(numberedOfMonth(at));
    consider(numberedOfYear(at));
    consider(decade(at));
    consider(countedInside(at, depth));
    consider(quarterOrHalf(at, strong));
    consider(calendarWeek(at));
    switch (first.meaning.sense) {
    case Sense::Month:
        consider(month(at, strong));
        break;
    case Sense::Weekday:
        consider(weekdayWithDate(at));
        consider(weekday(at, strong));
        consider(weekdayOfWeek(at));
        consider(beforeLast(at));
        break;
    case Sense::Part:
    case Sense::PartOfUnit:
        consider(part(at, depth));
        break;
    case Sense::Season:
        consider(season(at, strong));
        consider(beforeLast(at));
        break;
    case Sense::Which:
        consider(qualified(at, depth));
        consider(rolling(at));
        break;
    case Sense::Unit:
        consider(weekend(at, strong));
        consider(year(at, strong));
        break;
    case Sense::DayPart:
        consider(nightInto(at, depth)); // before the other: "zum Sonntag" is not on Sunday
        consider(dayPartOf(at, depth));
        break;
    default:
        break;
    }
    consider(dayReference(at));
    consider(ago(at));
    consider(weekdaysAgo(at));
    if (first.meaning.sense != Sense::Weekday) {
        consider(weekdayOfWeek(at));
    }
    consider(ahead(at));
    return best;
}

Parser::Maybe Parser::period(std::size_t at, int depth, bool strong) const
{
    if (!has(at) || depth > kMaxDepth) {
        return std::nullopt;
    }
    Maybe best = barePeriod(at, depth, strong);
    if (best) {
        best = completed(*best);
    }
    for (Maybe other : {offset(at, depth), neighbour(at, depth)}) {
        if (other && (!best || other->end > best->end)) {
            best = std::move(other);
        }
    }
    return best;
}

} // namespace reminisce::text::time
