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
    {"new year", Holiday::NewYear},
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
    {"feiertage", Holiday::FestiveDays},
    {"feiertagen", Holiday::FestiveDays},
    {"holidays", Holiday::FestiveDays},
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

} // namespace reminisce::text::time
