// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/row_terms.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "core/text/time/token.h"
#include "core/text/time_expression.h"

namespace reminisce::search {

namespace {

struct Names
{
    std::string_view german;
    std::string_view english;
};

constexpr std::array<Names, 12> kMonths = {{{"januar", "january"},
                                            {"februar", "february"},
                                            {"marz", "march"},
                                            {"april", "april"},
                                            {"mai", "may"},
                                            {"juni", "june"},
                                            {"juli", "july"},
                                            {"august", "august"},
                                            {"september", "september"},
                                            {"oktober", "october"},
                                            {"november", "november"},
                                            {"dezember", "december"}}};
constexpr std::array<Names, 7> kWeekdays = {{{"montag", "monday"},
                                             {"dienstag", "tuesday"},
                                             {"mittwoch", "wednesday"},
                                             {"donnerstag", "thursday"},
                                             {"freitag", "friday"},
                                             {"samstag", "saturday"},
                                             {"sonntag", "sunday"}}};
constexpr std::array<Names, 4> kSeasons = {
    {{"winter", "winter"}, {"fruhling", "spring"}, {"sommer", "summer"}, {"herbst", "autumn"}}};

constexpr std::int64_t kLongestMention = 366;
constexpr std::int64_t kLongestDayMention = 9;
constexpr std::int64_t kLongestQuestion = 3660;

void both(const Names& names, const TermSink& sink)
{
    sink(names.german);
    if (names.english != names.german) {
        sink(names.english);
    }
}

void forEachMonth(const CivilDate& first, const CivilDate& last, const TermSink& sink)
{
    for (int year = first.year, month = first.month; year < last.year || (year == last.year && month <= last.month);) {
        sink(monthTerm(year, month));
        if (++month > 12) {
            month = 1;
            ++year;
        }
    }
}

} // namespace

std::string monthTerm(int year, int month)
{
    return fmt::format("\x01m{:04}-{:02}", year, month);
}

std::string dayTerm(std::int64_t day)
{
    return fmt::format("\x01"
                       "d{}",
                       day);
}

void forEachDateWord(LocalMicros start, const TermSink& sink)
{
    const CivilDate date = dateOf(start);
    if (date.month < 1 || date.month > 12) {
        return;
    }
    both(kMonths[static_cast<std::size_t>(date.month - 1)], sink);
    both(kWeekdays[static_cast<std::size_t>(isoWeekday(dayNumber(date)) - 1)], sink);
    both(kSeasons[static_cast<std::size_t>(date.month % 12 / 3)], sink);
    sink(fmt::format("{}", date.year));
}

bool mayNameTime(std::string_view folded)
{
    static constexpr auto kBeginnings = std::to_array<std::string_view>(
        {"heut",   "gest",  "vorgest", "morg",    "uberm",  "tag",    "woche",   "monat",  "jahr",  "quart",   "halbj",
         "jan",    "feb",   "mar",     "apr",     "mai",    "may",    "jun",     "jul",    "aug",   "sep",     "okt",
         "oct",    "nov",   "dez",     "dec",     "mont",   "diens",  "mittw",   "donner", "freit", "sams",    "sonna",
         "sonnt",  "mond",  "tues",    "wedn",    "thur",   "frid",   "satur",   "sund",   "weihn", "heilig",  "silv",
         "neuj",   "oster", "pfing",   "adv",     "somm",   "wint",   "fruh",    "herb",   "tod",   "yest",    "tom",
         "day",    "week",  "month",   "year",    "spring", "summ",   "aut",     "fall",   "chris", "new",     "east",
         "val",    "hallo", "thank",   "karn",    "fasch",  "niko",   "karf",    "himm",   "night", "nacht",   "abend",
         "even",   "mom",   "xmas",    "century", "jahrz",  "decade", "muttert", "vatert", "fort",  "tonight", "noon",
         "mittag", "nachm", "vorm",    "ramad",   "anfang"}); // "so", "do" and the like name a day beside a number
                                                              // only, and numbers are seen below
    if (folded.empty()) {
        return false;
    }
    if (folded.front() >= '0' && folded.front() <= '9') {
        return true;
    }
    if (std::none_of(kBeginnings.begin(), kBeginnings.end(),
                     [folded](std::string_view beginning) { return folded.starts_with(beginning); })) {
        return false;
    }
    // Beginnings are short ("tom" of tomorrow), and reading a text for times is dear: has the word itself a meaning?
    const auto tokens = text::time::tokenize(folded).tokens;
    return std::any_of(tokens.begin(), tokens.end(), [](const text::time::Token& token) {
        return token.meaning.sense != text::time::Sense::None || (token.meaning.flags & text::time::kMayBegin) != 0;
    });
}

void forEachMentionedTime(std::string_view text, LocalMicros recordedAt, const TermSink& sink)
{
    for (const text::TimeExpression& time : text::resolveMentionedTimes(text, recordedAt)) {
        if (!time.range.from || !time.range.to || *time.range.to < *time.range.from) {
            continue;
        }
        const CivilDate first = dateOf(*time.range.from);
        const CivilDate last = dateOf(*time.range.to);
        const std::int64_t days = dayNumber(last) - dayNumber(first) + 1;
        if (days > kLongestMention) {
            continue;
        }
        forEachMonth(first, last, sink);
        for (std::int64_t day = dayNumber(first); days <= kLongestDayMention && day <= dayNumber(last); ++day) {
            sink(dayTerm(day));
        }
    }
}

void forEachTimeTermIn(const LocalRange& range, const TermSink& sink)
{
    if (!range.from || !range.to || *range.to < *range.from) {
        return;
    }
    const CivilDate first = dateOf(*range.from);
    const CivilDate last = dateOf(*range.to);
    const std::int64_t days = dayNumber(last) - dayNumber(first) + 1;
    if (days > kLongestQuestion) {
        return;
    }
    if (days <= kLongestDayMention) {
        for (std::int64_t day = dayNumber(first); day <= dayNumber(last); ++day) {
            sink(dayTerm(day));
        }
    } else {
        forEachMonth(first, last, sink);
    }
}

} // namespace reminisce::search
