// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/time/holidays.h"

#include <array>

namespace reminisce::text::time {
namespace {

struct Name
{
    std::string_view words; ///< folded, one blank between tokens
    Holiday holiday;
};

constexpr auto kNames = std::to_array<Name>({
    {"neujahr", Holiday::NewYear},
    {"neujahrstag", Holiday::NewYear},
    {"new year ' s day", Holiday::NewYear},
    {"new years day", Holiday::NewYear},
    {"new year ' s eve", Holiday::NewYearsEve},
    {"new years eve", Holiday::NewYearsEve},
    {"new year ' s", Holiday::TurnOfTheYear},
    {"new years", Holiday::TurnOfTheYear},
    {"silvester", Holiday::NewYearsEve},
    {"silvester abend", Holiday::NewYearsEve},
    {"silvester nacht", Holiday::NewYearsEve},
    {"jahreswechsel", Holiday::TurnOfTheYear},
    {"turn of the year", Holiday::TurnOfTheYear},
    {"heilige drei konige", Holiday::Epiphany},
    {"heiligen drei konige", Holiday::Epiphany},
    {"dreikonigstag", Holiday::Epiphany},
    {"epiphany", Holiday::Epiphany},
    {"martin luther king day", Holiday::MartinLutherKingDay},
    {"mlk day", Holiday::MartinLutherKingDay},
    {"valentinstag", Holiday::ValentinesDay},
    {"valentine ' s day", Holiday::ValentinesDay},
    {"valentines day", Holiday::ValentinesDay},
    {"valentine ' s", Holiday::ValentinesDay},
    {"presidents day", Holiday::PresidentsDay},
    {"presidents ' day", Holiday::PresidentsDay},
    {"weiberfastnacht", Holiday::WomensFastnacht},
    {"altweiber", Holiday::WomensFastnacht},
    {"karneval", Holiday::Carnival},
    {"fasching", Holiday::Carnival},
    {"fastnacht", Holiday::Carnival},
    {"fasnacht", Holiday::Carnival},
    {"carnival", Holiday::Carnival},
    {"rosenmontag", Holiday::RoseMonday},
    {"faschingsdienstag", Holiday::ShroveTuesday},
    {"shrove tuesday", Holiday::ShroveTuesday},
    {"mardi gras", Holiday::ShroveTuesday},
    {"aschermittwoch", Holiday::AshWednesday},
    {"ash wednesday", Holiday::AshWednesday},
    {"frauentag", Holiday::WomensDay},
    {"weltfrauentag", Holiday::WomensDay},
    {"women ' s day", Holiday::WomensDay},
    {"international women ' s day", Holiday::WomensDay},
    {"st patrick ' s day", Holiday::SaintPatrick},
    {"st . patrick ' s day", Holiday::SaintPatrick},
    {"saint patrick ' s day", Holiday::SaintPatrick},
    {"april fools", Holiday::AprilFools},
    {"april fool ' s day", Holiday::AprilFools},
    {"april fools ' day", Holiday::AprilFools},
    {"april fools day", Holiday::AprilFools},
    {"palmsonntag", Holiday::PalmSunday},
    {"palm sunday", Holiday::PalmSunday},
    {"karwoche", Holiday::HolyWeek},
    {"holy week", Holiday::HolyWeek},
    {"grundonnerstag", Holiday::MaundyThursday},
    {"maundy thursday", Holiday::MaundyThursday},
    {"karfreitag", Holiday::GoodFriday},
    {"good friday", Holiday::GoodFriday},
    {"karsamstag", Holiday::HolySaturday},
    {"holy saturday", Holiday::HolySaturday},
    {"ostern", Holiday::Easter},
    {"ostern wochenende", Holiday::Easter},
    {"osterfest", Holiday::Easter},
    {"osterfeiertage", Holiday::Easter},
    {"osterfeiertagen", Holiday::Easter},
    {"ostertage", Holiday::Easter},
    {"ostertagen", Holiday::Easter},
    {"easter", Holiday::Easter},
    {"easter weekend", Holiday::Easter},
    {"ostern sonntag", Holiday::EasterSunday},
    {"ostersonntag", Holiday::EasterSunday},
    {"easter sunday", Holiday::EasterSunday},
    {"easter day", Holiday::EasterSunday},
    {"ostermontag", Holiday::EasterMonday},
    {"easter monday", Holiday::EasterMonday},
    {"ostern woche", Holiday::EasterWeek},
    {"easter week", Holiday::EasterWeek},
    {"walpurgisnacht", Holiday::Walpurgis},
    {"tag der arbeit", Holiday::MayDay},
    {"maifeiertag", Holiday::MayDay},
    {"may day", Holiday::MayDay},
    {"muttertag", Holiday::MothersDay},
    {"mother ' s day", Holiday::MothersDay},
    {"mothers day", Holiday::MothersDay},
    {"mothers ' day", Holiday::MothersDay},
    {"memorial day", Holiday::MemorialDay},
    {"christi himmelfahrt", Holiday::Ascension},
    {"himmelfahrt", Holiday::Ascension},
    {"himmelfahrtstag", Holiday::Ascension},
    {"vatertag", Holiday::Ascension},
    {"ascension day", Holiday::Ascension},
    {"ascension", Holiday::Ascension},
    {"pfingsten", Holiday::Pentecost},
    {"pfingsten wochenende", Holiday::Pentecost},
    {"pfingstfest", Holiday::Pentecost},
    {"pentecost", Holiday::Pentecost},
    {"whitsun", Holiday::Pentecost},
    {"pfingsten sonntag", Holiday::PentecostSunday},
    {"pfingstsonntag", Holiday::PentecostSunday},
    {"whit sunday", Holiday::PentecostSunday},
    {"pfingstmontag", Holiday::PentecostMonday},
    {"whit monday", Holiday::PentecostMonday},
    {"fronleichnam", Holiday::CorpusChristi},
    {"corpus christi", Holiday::CorpusChristi},
    {"juneteenth", Holiday::Juneteenth},
    {"father ' s day", Holiday::FathersDay},
    {"fathers day", Holiday::FathersDay},
    {"fathers ' day", Holiday::FathersDay},
    {"independence day", Holiday::IndependenceDay},
    {"maria himmelfahrt", Holiday::Assumption},
    {"labor day", Holiday::LaborDay},
    {"labour day", Holiday::LaborDay},
    {"tag der deutschen einheit", Holiday::GermanUnity},
    {"tages der deutschen einheit", Holiday::GermanUnity},
    {"german unity day", Holiday::GermanUnity},
    {"day of german unity", Holiday::GermanUnity},
    {"erntedank", Holiday::Harvest},
    {"erntedankfest", Holiday::Harvest},
    {"columbus day", Holiday::ColumbusDay},
    {"reformationstag", Holiday::Reformation},
    {"halloween", Holiday::Halloween},
    {"allerheiligen", Holiday::AllSaints},
    {"all saints ' day", Holiday::AllSaints},
    {"all saints day", Holiday::AllSaints},
    {"all saints", Holiday::AllSaints},
    {"allerseelen", Holiday::AllSouls},
    {"all souls ' day", Holiday::AllSouls},
    {"all souls day", Holiday::AllSouls},
    {"martinstag", Holiday::Martinmas},
    {"sankt martin", Holiday::Martinmas},
    {"veterans day", Holiday::VeteransDay},
    {"veterans ' day", Holiday::VeteransDay},
    {"buss - und bettag", Holiday::RepentanceDay},
    {"totensonntag", Holiday::SundayOfTheDead},
    {"thanksgiving", Holiday::Thanksgiving},
    {"thanksgiving day", Holiday::Thanksgiving},
    {"black friday", Holiday::BlackFriday},
    {"cyber monday", Holiday::CyberMonday},
    {"advent", Holiday::Advent},
    {"adventszeit", Holiday::Advent},
    {"vorweihnachtszeit", Holiday::Advent},
    {"advent season", Holiday::Advent},
    {"nikolaus", Holiday::SaintNicholas},
    {"nikolaustag", Holiday::SaintNicholas},
    {"nikolausabend", Holiday::SaintNicholas},
    {"st nicholas day", Holiday::SaintNicholas},
    {"saint nicholas day", Holiday::SaintNicholas},
    {"st . nicholas day", Holiday::SaintNicholas},
    {"st . nicholas ' day", Holiday::SaintNicholas},
    {"heiligabend", Holiday::ChristmasEve},
    {"heiliger abend", Holiday::ChristmasEve},
    {"heiligen abend", Holiday::ChristmasEve},
    {"weihnachten abend", Holiday::ChristmasEve},
    {"christmas eve", Holiday::ChristmasEve},
    {"weihnachten", Holiday::Christmas},
    {"weihnachtsfest", Holiday::Christmas},
    {"weihnachtsfeiertage", Holiday::Christmas},
    {"weihnachtsfeiertagen", Holiday::Christmas},
    {"weihnachtstage", Holiday::Christmas},
    {"weihnachtstagen", Holiday::Christmas},
    {"christmas", Holiday::Christmas},
    {"xmas", Holiday::Christmas},
    {"christmas holidays", Holiday::Christmas},
    {"christmas time", Holiday::Christmas},
    {"weihnachtszeit", Holiday::Christmas},
    {"christmas day", Holiday::ChristmasDay},
    {"boxing day", Holiday::BoxingDay},
    {"zwischen den jahren", Holiday::BetweenTheYears},
    {"between the years", Holiday::BetweenTheYears},
    {"zwischen weihnachten und neujahr", Holiday::BetweenTheYears},
    {"zwischen weihnachten und silvester", Holiday::BetweenTheYears},
    {"between christmas and new year", Holiday::BetweenTheYears},
    {"between christmas and new year ' s", Holiday::BetweenTheYears},
    {"between christmas and new years", Holiday::BetweenTheYears},
    {"between christmas and new year ' s eve", Holiday::BetweenTheYears},
});

/// Words behind an ordinal: "2. Weihnachtsfeiertag", "dritter Advent", "third Sunday of Advent".
struct NumberedName
{
    std::string_view words;
    std::array<Holiday, 4> holidays;
};
constexpr std::array<Holiday, 4> kAdvents = {Holiday::FirstAdvent, Holiday::SecondAdvent, Holiday::ThirdAdvent,
                                             Holiday::FourthAdvent};
constexpr std::array<Holiday, 4> kAdventWeekends = {Holiday::FirstAdventWeekend, Holiday::SecondAdventWeekend,
                                                    Holiday::ThirdAdventWeekend, Holiday::FourthAdventWeekend};
constexpr std::array<Holiday, 4> kChristmasDays = {Holiday::ChristmasDay, Holiday::BoxingDay, Holiday::None,
                                                   Holiday::None};
constexpr auto kNumberedNames = std::to_array<NumberedName>({
    {"advent", kAdvents},
    {"advent sonntag", kAdvents},
    {"adventsonntag", kAdvents},
    {"sunday of advent", kAdvents},
    {"sunday in advent", kAdvents},
    {"advent sunday", kAdvents},
    {"advent wochenende", kAdventWeekends},
    {"advent weekend", kAdventWeekends},
    {"weekend of advent", kAdventWeekends},
    {"weekend in advent", kAdventWeekends},
    {"weihnachtstag", kChristmasDays},
    {"weihnachtsfeiertag", kChristmasDays},
    {"christmas day", kChristmasDays},
});

/// The token behind `words` when they stand at `at`, else nothing. Marks compare as themselves.
std::optional<std::size_t> matchWords(const TokenList& list, std::size_t at, std::string_view words)
{
    while (!words.empty()) {
        const std::size_t blank = words.find(' ');
        const std::string_view word = words.substr(0, blank);
        if (at >= list.tokens.size()) {
            return std::nullopt;
        }
        const Token& token = list.tokens[at];
        const bool equal = token.wordSize > 0 ? list.word(token) == word : word.size() == 1 && token.mark == word[0];
        if (!equal) {
            return std::nullopt;
        }
        ++at;
        words = blank == std::string_view::npos ? std::string_view{} : words.substr(blank + 1);
    }
    return at;
}

std::int64_t day(int year, int month, int dayOfMonth)
{
    return dayNumber({year, month, dayOfMonth});
}

} // namespace

void forEachHolidayStart(const std::function<void(std::string_view)>& fn)
{
    for (const Name& name : kNames) {
        fn(name.words.substr(0, name.words.find(' ')));
    }
}

std::optional<HolidayMatch> matchHoliday(const TokenList& list, std::size_t at)
{
    std::optional<HolidayMatch> best;
    const auto consider = [&](Holiday holiday, std::optional<std::size_t> end) {
        if (end && holiday != Holiday::None && (!best || *end > best->end)) {
            best = HolidayMatch{holiday, *end};
        }
    };
    const Token& first = list.tokens[at];
    int ordinal = 0;
    std::size_t behind = at + 1;
    if (first.digits == 1 && behind < list.tokens.size() && list.tokens[behind].mark == '.') {
        ordinal = first.number;
        ++behind;
    } else if (first.digits == 1 && behind < list.tokens.size() && list.tokens[behind].glued &&
               list.tokens[behind].wordSize == 2) {
        ordinal = first.number; // "1st"
        ++behind;
    } else if (first.meaning.sense == Sense::Ordinal) {
        ordinal = first.meaning.value;
    }
    if (ordinal >= 1 && ordinal <= 4) {
        for (const NumberedName& name : kNumberedNames) {
            consider(name.holidays[static_cast<std::size_t>(ordinal) - 1], matchWords(list, behind, name.words));
        }
        return best;
    }
    if (first.wordSize == 0 || (first.meaning.flags & kMayBegin) == 0) {
        return best;
    }
    const std::string_view word = list.word(first);
    for (const Name& name : kNames) {
        if (name.words[0] == word[0] && name.words.starts_with(word)) {
            consider(name.holiday, matchWords(list, at, name.words));
        }
    }
    return best;
}

DayRange holidayInYear(Holiday holiday, int year)
{
    const auto fixed = [&](int month, int dayOfMonth) { return oneDay(day(year, month, dayOfMonth)); };
    const auto easter = [&](int from, int to) {
        const std::int64_t sunday = easterSunday(year);
        return DayRange{sunday + from, sunday + to};
    };
    const auto nth = [&](int month, int weekday, int n) { return oneDay(nthWeekday(year, month, weekday, n)); };
    const std::int64_t advent = firstAdvent(year);
    switch (holiday) {
    case Holiday::None:
    case Holiday::NewYear:
        return fixed(1, 1);
    case Holiday::Epiphany:
        return fixed(1, 6);
    case Holiday::MartinLutherKingDay:
        return nth(1, 1, 3);
    case Holiday::ValentinesDay:
        return fixed(2, 14);
    case Holiday::PresidentsDay:
        return nth(2, 1, 3);
    case Holiday::WomensFastnacht:
        return easter(-52, -52);
    case Holiday::Carnival:
        return easter(-52, -46);
    case Holiday::RoseMonday:
        return easter(-48, -48);
    case Holiday::ShroveTuesday:
        return easter(-47, -47);
    case Holiday::AshWednesday:
        return easter(-46, -46);
    case Holiday::WomensDay:
        return fixed(3, 8);
    case Holiday::SaintPatrick:
        return fixed(3, 17);
    case Holiday::AprilFools:
        return fixed(4, 1);
    case Holiday::PalmSunday:
        return easter(-7, -7);
    case Holiday::HolyWeek:
        return easter(-7, -1);
    case Holiday::MaundyThursday:
        return easter(-3, -3);
    case Holiday::GoodFriday:
        return easter(-2, -2);
    case Holiday::HolySaturday:
        return easter(-1, -1);
    case Holiday::Easter:
        return easter(-2, 1);
    case Holiday::EasterSunday:
        return easter(0, 0);
    case Holiday::EasterMonday:
        return easter(1, 1);
    case Holiday::EasterWeek:
        return easter(0, 6);
    case Holiday::Walpurgis:
        return fixed(4, 30);
    case Holiday::MayDay:
        return fixed(5, 1);
    case Holiday::MothersDay:
        return nth(5, 7, 2);
    case Holiday::MemorialDay:
        return nth(5, 1, -1);
    case Holiday::Ascension:
        return easter(39, 39);
    case Holiday::Pentecost:
        return easter(49, 50);
    case Holiday::PentecostSunday:
        return easter(49, 49);
    case Holiday::PentecostMonday:
        return easter(50, 50);
    case Holiday::CorpusChristi:
        return easter(60, 60);
    case Holiday::Juneteenth:
        return fixed(6, 19);
    case Holiday::FathersDay:
        return nth(6, 7, 3);
    case Holiday::IndependenceDay:
        return fixed(7, 4);
    case Holiday::Assumption:
        return fixed(8, 15);
    case Holiday::LaborDay:
        return nth(9, 1, 1);
    case Holiday::GermanUnity:
        return fixed(10, 3);
    case Holiday::Harvest:
        return nth(10, 7, 1);
    case Holiday::ColumbusDay:
        return nth(10, 1, 2);
    case Holiday::Reformation:
    case Holiday::Halloween:
        return fixed(10, 31);
    case Holiday::AllSaints:
        return fixed(11, 1);
    case Holiday::AllSouls:
        return fixed(11, 2);
    case Holiday::Martinmas:
    case Holiday::VeteransDay:
        return fixed(11, 11);
    case Holiday::RepentanceDay:
        return oneDay(advent - 11);
    case Holiday::SundayOfTheDead:
        return oneDay(advent - 7);
    case Holiday::Thanksgiving:
        return nth(11, 4, 4);
    case Holiday::BlackFriday:
        return oneDay(nthWeekday(year, 11, 4, 4) + 1);
    case Holiday::CyberMonday:
        return oneDay(nthWeekday(year, 11, 4, 4) + 4);
    case Holiday::Advent:
        return {advent, day(year, 12, 24)};
    case Holiday::FirstAdvent:
    case Holiday::SecondAdvent:
    case Holiday::ThirdAdvent:
    case Holiday::FourthAdvent:
        return oneDay(advent + 7 * (static_cast<int>(holiday) - static_cast<int>(Holiday::FirstAdvent)));
    case Holiday::FirstAdventWeekend:
    case Holiday::SecondAdventWeekend:
    case Holiday::ThirdAdventWeekend:
    case Holiday::FourthAdventWeekend: {
        const auto weeks = static_cast<int>(holiday) - static_cast<int>(Holiday::FirstAdventWeekend);
        return {advent + 7 * weeks - 1, advent + 7 * weeks};
    }
    case Holiday::SaintNicholas:
        return fixed(12, 6);
    case Holiday::ChristmasEve:
        return fixed(12, 24);
    case Holiday::Christmas:
        return {day(year, 12, 24), day(year, 12, 26)};
    case Holiday::ChristmasDay:
        return fixed(12, 25);
    case Holiday::BoxingDay:
        return fixed(12, 26);
    case Holiday::BetweenTheYears:
        return {day(year, 12, 27), day(year, 12, 31)};
    case Holiday::NewYearsEve:
        return fixed(12, 31);
    case Holiday::TurnOfTheYear:
        return {day(year, 12, 31), day(year + 1, 1, 1)};
    }
    return fixed(1, 1);
}

} // namespace reminisce::text::time
