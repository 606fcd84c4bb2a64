// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/date_text.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "core/ingest/date_tokens.h"
#include "core/text/unicode.h"

namespace reminisce::ingest {

namespace {

using Token = DateToken;
using Tokens = std::vector<Token>;

const Token& tokenAt(const Tokens& tokens, std::size_t at)
{
    static const Token none{Token::Kind::Mark, {}, 0, 0, false};
    return at < tokens.size() ? tokens[at] : none;
}

int fullYear(const Token& token)
{
    if (token.digits == 2) {
        return static_cast<int>(token.value) + (token.value < 70 ? 2000 : 1900);
    }
    return static_cast<int>(token.value);
}

std::optional<CivilDate> validDate(int year, std::int64_t month, std::int64_t day)
{
    const CivilDate date{year, static_cast<int>(month), static_cast<int>(day)};
    if (month < 1 || month > 12 || day < 1 || day > 31 || year < 1970 || year > 2100 || !isValidDate(date)) {
        return std::nullopt;
    }
    return date;
}

bool isDateMark(const Token& t)
{
    return t.isMark('-') || t.isMark('.') || t.isMark('/') || t.isMark('_');
}

/// Numbers only: 2024-06-20, 20240620, 20.06.2024, 06/20/2024, 24-06-20. `next` is set behind the date.
std::optional<CivilDate> numericDate(const Tokens& tokens, std::size_t at, bool dayFirst, std::size_t& next)
{
    const Token& a = tokenAt(tokens, at);
    if (a.isNumber(8, 8)) {
        next = at + 1;
        return validDate(static_cast<int>(a.value / 10000), a.value / 100 % 100, a.value % 100);
    }
    const Token& mark = tokenAt(tokens, at + 1);
    const Token& b = tokenAt(tokens, at + 2);
    const Token& c = tokenAt(tokens, at + 4);
    if (!isDateMark(mark) || mark.word != tokenAt(tokens, at + 3).word || !b.isNumber(1, 2)) {
        return std::nullopt;
    }
    next = at + 5;
    if (a.isNumber(4, 4) && c.isNumber(1, 2)) {
        return validDate(static_cast<int>(a.value), b.value, c.value);
    }
    if (!a.isNumber(1, 2) || !(c.isNumber(4, 4) || c.isNumber(2, 2))) {
        return std::nullopt;
    }
    const bool dashed = mark.isMark('-') || mark.isMark('_');
    if (c.digits == 2 && dashed) {
        // Longer chains of small numbers, and single digits, are no dates.
        const bool chainBefore =
            at >= 2 && tokens[at - 1].word == mark.word && tokens[at - 2].kind == Token::Kind::Number;
        const bool chainAfter =
            tokenAt(tokens, at + 5).word == mark.word && tokenAt(tokens, at + 6).kind == Token::Kind::Number;
        if (a.digits != 2 || b.digits != 2 || chainBefore || chainAfter) {
            return std::nullopt;
        }
        if (auto date = validDate(fullYear(a), b.value, c.value)) {
            return date;
        }
    }
    const bool first = mark.isMark('.') || dayFirst;
    auto date = first ? validDate(fullYear(c), b.value, a.value) : validDate(fullYear(c), a.value, b.value);
    if (!date && !mark.isMark('.')) {
        date = first ? validDate(fullYear(c), a.value, b.value) : validDate(fullYear(c), b.value, a.value);
    }
    return date;
}

/// With a month's name: 5. Februar 2023, 8 May, 2023, June 27th, 2024, 2024 June 20.
std::optional<CivilDate> namedDate(const Tokens& tokens, std::size_t at, std::size_t& next)
{
    const auto skip = [&](std::size_t i) {
        while (tokenAt(tokens, i).isMark('.') || tokenAt(tokens, i).isMark(',') || tokenAt(tokens, i).isMark('-') ||
               tokenAt(tokens, i).isMark('_') || tokenAt(tokens, i).isWord("of") || tokenAt(tokens, i).isWord("de") ||
               tokenAt(tokens, i).isWord("st") || tokenAt(tokens, i).isWord("nd") || tokenAt(tokens, i).isWord("rd") ||
               tokenAt(tokens, i).isWord("th")) {
            ++i;
        }
        return i;
    };
    const std::size_t second = skip(at + 1);
    const std::size_t third = skip(second + 1);
    const Token& a = tokenAt(tokens, at);
    const Token& b = tokenAt(tokens, second);
    const Token& c = tokenAt(tokens, third);
    next = third + 1;
    const auto month = [](const Token& t) { return t.kind == Token::Kind::Word ? monthOfName(t.word) : 0; };
    if (a.isNumber(1, 2) && month(b) != 0 && c.isNumber(4, 4)) {
        return validDate(fullYear(c), month(b), a.value);
    }
    if (month(a) != 0 && b.isNumber(1, 2) && c.isNumber(4, 4)) {
        return validDate(fullYear(c), month(a), b.value);
    }
    if (a.isNumber(4, 4) && month(b) != 0 && c.isNumber(1, 2)) {
        return validDate(fullYear(a), month(b), c.value);
    }
    return std::nullopt;
}

std::optional<CivilDate> dateAt(const Tokens& tokens, std::size_t at, bool dayFirst, std::size_t& next)
{
    if (auto date = numericDate(tokens, at, dayFirst, next)) {
        return date;
    }
    return namedDate(tokens, at, next);
}

/// "am", "pm", "a.m." at `at`; 1 for am, 2 for pm, 0 for none.
int halfOfDay(const Tokens& tokens, std::size_t at, std::size_t& next)
{
    const Token& t = tokenAt(tokens, at);
    if (t.isWord("am") || t.isWord("pm")) {
        next = at + 1;
        return t.isWord("am") ? 1 : 2;
    }
    if ((t.isWord("a") || t.isWord("p")) && tokenAt(tokens, at + 1).isMark('.') &&
        tokenAt(tokens, at + 2).isWord("m")) {
        next = at + 3 + (tokenAt(tokens, at + 3).isMark('.') ? 1U : 0U);
        return t.isWord("a") ? 1 : 2;
    }
    return 0;
}

std::optional<LocalMicros> clock(std::int64_t hour, std::int64_t minute, std::int64_t second, int half)
{
    if (half != 0 && (hour < 1 || hour > 12)) {
        return std::nullopt;
    }
    if (half == 1 && hour == 12) {
        hour = 0;
    } else if (half == 2 && hour < 12) {
        hour += 12;
    }
    if (hour > 23 || minute > 59 || second > 60) {
        return std::nullopt;
    }
    return hour * kMicrosPerHour + minute * kMicrosPerMinute + second * kMicrosPerSecond;
}

/// `loose` allows the separators of file names (17-00-00, 17.00, 170000, 17h00).
std::optional<LocalMicros> timeAt(const Tokens& tokens, std::size_t at, bool loose, std::size_t& next)
{
    const Token& a = tokenAt(tokens, at);
    if (loose && (a.isNumber(6, 6) || a.isNumber(4, 4))) {
        next = at + 1;
        const std::int64_t v = a.digits == 4 ? a.value * 100 : a.value;
        const int half = halfOfDay(tokens, next, next);
        return clock(v / 10000, v / 100 % 100, v % 100, half);
    }
    if (!a.isNumber(1, 2)) {
        return std::nullopt;
    }
    const Token& mark = tokenAt(tokens, at + 1);
    const Token& b = tokenAt(tokens, at + 2);
    const bool joins = mark.isMark(':') || mark.isWord("h") ||
                       (mark.isMark('.') && (loose || tokenAt(tokens, at + 3).isWord("uhr"))) ||
                       (loose && (mark.isMark('-') || mark.isMark('_')));
    if (joins && b.isNumber(2, 2)) {
        std::size_t after = at + 3;
        std::int64_t second = 0;
        const Token& mark2 = tokenAt(tokens, after);
        if ((mark2.word == mark.word || mark2.isMark(':')) && tokenAt(tokens, after + 1).isNumber(2, 2)) {
            second = tokenAt(tokens, after + 1).value;
            after += 2;
        }
        LocalMicros fraction = 0;
        if (mark.isMark(':') && (tokenAt(tokens, after).isMark('.') || tokenAt(tokens, after).isMark(',')) &&
            tokenAt(tokens, after + 1).isNumber(1, 9) && !tokenAt(tokens, after + 1).blankBefore) {
            double scale = 1e6;
            for (std::size_t i = 0; i < tokenAt(tokens, after + 1).digits; ++i) {
                scale /= 10;
            }
            fraction = static_cast<LocalMicros>(static_cast<double>(tokenAt(tokens, after + 1).value) * scale);
            after += 2;
        }
        next = after;
        const int half = halfOfDay(tokens, after, next);
        auto t = clock(a.value, b.value, second, half);
        return t ? std::optional(*t + fraction) : std::nullopt;
    }
    std::size_t after = at + 1;
    const int half = halfOfDay(tokens, after, after);
    if (half != 0) {
        next = after;
        return clock(a.value, 0, 0, half);
    }
    if (mark.isWord("uhr")) {
        next = at + 2;
        const bool minutes = tokenAt(tokens, next).isNumber(2, 2);
        const std::int64_t minute = minutes ? tokenAt(tokens, next).value : 0;
        next += minutes ? 1 : 0;
        return clock(a.value, minute, 0, 0);
    }
    return std::nullopt;
}

/// "Z", "UTC", "GMT+2", "+02:00", "+0200", "MESZ".
std::optional<int> zoneAt(const Tokens& tokens, std::size_t at, std::size_t& next)
{
    struct Named
    {
        std::string_view name;
        int minutes;
    };
    static constexpr std::array<Named, 8> kNamed = {
        {{"z", 0}, {"utc", 0}, {"gmt", 0}, {"mez", 60}, {"cet", 60}, {"mesz", 120}, {"cest", 120}, {"bst", 60}}};
    const Token& t = tokenAt(tokens, at);
    int base = 0;
    std::size_t sign = at;
    bool named = false;
    for (const auto& n : kNamed) {
        if (t.isWord(n.name)) {
            named = true;
            base = n.minutes;
            sign = at + 1;
            next = at + 1;
        }
    }
    const Token& s = tokenAt(tokens, sign);
    const Token& hours = tokenAt(tokens, sign + 1);
    if ((s.isMark('+') || s.isMark('-')) && (hours.isNumber(1, 2) || hours.isNumber(4, 4)) && !hours.blankBefore) {
        next = sign + 2;
        int minutes =
            static_cast<int>(hours.digits == 4 ? hours.value / 100 * 60 + hours.value % 100 : hours.value * 60);
        if (hours.digits <= 2 && tokenAt(tokens, next).isMark(':') && tokenAt(tokens, next + 1).isNumber(2, 2)) {
            minutes += static_cast<int>(tokenAt(tokens, next + 1).value);
            next += 2;
        } else if (!named && hours.digits != 4) {
            return std::nullopt;
        }
        return minutes > 14 * 60 ? std::nullopt : std::optional(base + (s.isMark('-') ? -minutes : minutes));
    }
    return named ? std::optional(base) : std::nullopt;
}

bool isFiller(const Token& t)
{
    static constexpr std::array<std::string_view, 56> kWords = {
        "montag",  "dienstag",  "mittwoch", "donnerstag", "freitag",     "samstag",  "sonnabend", "sonntag",
        "mo",      "di",        "mi",       "do",         "fr",          "sa",       "so",        "monday",
        "tuesday", "wednesday", "thursday", "friday",     "saturday",    "sunday",   "mon",       "tue",
        "tues",    "wed",       "thu",      "thur",       "thurs",       "fri",      "sat",       "sun",
        "at",      "on",        "the",      "um",         "uhr",         "den",      "der",       "am",
        "vom",     "t",         "ab",       "datum",      "date",        "zeit",     "time",      "uhrzeit",
        "beginn",  "start",     "started",  "recorded",   "aufgenommen", "aufnahme", "recording", "gesprach"};
    if (t.kind == Token::Kind::Mark) {
        static constexpr std::string_view kMarks = ",.:;|()[]#*-=_/@•~<>";
        return kMarks.find(t.word) != std::string_view::npos;
    }
    return t.kind == Token::Kind::Word && std::find(kWords.begin(), kWords.end(), t.word) != kWords.end();
}

} // namespace

std::optional<Moment> DateText::moment() const
{
    if (!date) {
        return std::nullopt;
    }
    return Moment{startOfDay(*date) + timeOfDay.value_or(0), utcOffsetMinutes};
}

int monthOfName(std::string_view name)
{
    static constexpr std::array<std::string_view, 12> kMonths = {
        " january januar jan janner jaenner enero ene janvier janv gennaio gen janeiro januari stycznia ",
        " february februar feb feber febr febrero fevrier fevr febbraio fevereiro fev februari lutego ",
        " march marz mar maerz mrz marzo mars marco maart mrt marca ",
        " april apr abril abr avril avr aprile kwietnia ",
        " may mai mayo maggio mag maio mei maj maja ",
        " june juni jun junio juin giugno giu junho czerwca ",
        " july juli jul julio juillet juil luglio lug julho lipca ",
        " august aug agosto ago aout augustus augusti sierpnia ",
        " september sep sept septiembre septembre settembre set setembro wrzesnia ",
        " october oktober oct okt octubre octobre ottobre ott outubro out pazdziernika ",
        " november nov noviembre novembre novembro listopada ",
        " december dezember dec dez diciembre dic decembre dicembre dezembro grudnia "};
    const std::string folded = text::fold(name);
    if (folded.empty() || folded.find(' ') != std::string::npos) {
        return 0;
    }
    for (std::size_t m = 0; m < kMonths.size(); ++m) {
        if (kMonths[m].find(" " + folded + " ") != std::string_view::npos) {
            return static_cast<int>(m) + 1;
        }
    }
    return 0;
}

std::optional<DateText> parseDateText(std::string_view text, bool dayFirst)
{
    if (text.size() > kLongestDateText) {
        return std::nullopt;
    }
    const Tokens tokens = dateTokens(text);
    DateText result;
    std::size_t at = 0;
    while (at < tokens.size()) {
        std::size_t next = at;
        if (!result.date) {
            if (auto date = dateAt(tokens, at, dayFirst, next)) {
                result.date = date;
                at = next;
                continue;
            }
        }
        if (!result.timeOfDay) {
            if (auto time = timeAt(tokens, at, false, next)) {
                result.timeOfDay = time;
                at = next;
                continue;
            }
        }
        if (result.timeOfDay && !result.utcOffsetMinutes) {
            if (auto zone = zoneAt(tokens, at, next)) {
                result.utcOffsetMinutes = zone;
                at = next;
                continue;
            }
        }
        if (!isFiller(tokens[at])) {
            return std::nullopt;
        }
        ++at;
    }
    if (!result.date && !result.timeOfDay) {
        return std::nullopt;
    }
    return result;
}

std::optional<DateText> findDateText(std::string_view text, bool dayFirst)
{
    const Tokens tokens = dateTokens(text);
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const Token& t = tokens[i];
        std::size_t next = i;
        DateText result;
        if (t.isNumber(14, 14) || t.isNumber(12, 12)) { // yyyymmddhhmm[ss]
            const std::int64_t v = t.digits == 12 ? t.value * 100 : t.value;
            result.date = validDate(static_cast<int>(v / 10'000'000'000), v / 100'000'000 % 100, v / 1'000'000 % 100);
            result.timeOfDay = clock(v / 10'000 % 100, v / 100 % 100, v % 100, 0);
            next = i + 1;
        } else {
            result.date = dateAt(tokens, i, dayFirst, next);
        }
        if (!result.date) {
            continue;
        }
        std::size_t at = next;
        while (!result.timeOfDay && at < tokens.size() && at < next + 4) {
            std::size_t after = at;
            result.timeOfDay = timeAt(tokens, at, true, after);
            if (result.timeOfDay) {
                next = after;
            } else if (!isFiller(tokens[at])) {
                break;
            } else {
                ++at;
            }
        }
        if (result.timeOfDay) {
            std::size_t after = next;
            result.utcOffsetMinutes = zoneAt(tokens, next, after);
            if (i > 0 && tokens[i - 1].isWord("gmt") && !t.blankBefore) { // Zoom's recording names are in UTC
                result.utcOffsetMinutes = 0;
            }
        }
        return result;
    }
    return std::nullopt;
}

} // namespace reminisce::ingest
