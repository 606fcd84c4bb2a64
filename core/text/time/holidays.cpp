// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/time/holidays.h"

#include <array>

namespace reminisce::text::time {
namespace {

/// What a holiday is counted from.
enum class Base : std::uint8_t {
    Date,         ///< month, day, and how many days it goes on
    Weekday,      ///< month, weekday, which of them (-1 the last)
    Easter,       ///< first and last day from Easter Sunday
    Advent,       ///< first and last day from the first Sunday of Advent
    AdventSeason, ///< from that Sunday to Christmas Eve
    Thanksgiving, ///< days from the fourth Thursday of November
};

struct Rule
{
    Base base;
    int a;
    int b;
    int c;
};

/// In the order of Holiday.
constexpr auto kRules = std::to_array<Rule>({
    {Base::Date, 1, 1, 0},         // None
    {Base::Date, 1, 1, 0},         // NewYear
    {Base::Date, 1, 6, 0},         // Epiphany
    {Base::Weekday, 1, 1, 3},      // MartinLutherKingDay
    {Base::Date, 2, 14, 0},        // ValentinesDay
    {Base::Weekday, 2, 1, 3},      // PresidentsDay
    {Base::Easter, -52, -52, 0},   // WomensFastnacht
    {Base::Easter, -52, -46, 0},   // Carnival
    {Base::Easter, -48, -48, 0},   // RoseMonday
    {Base::Easter, -47, -47, 0},   // ShroveTuesday
    {Base::Easter, -46, -46, 0},   // AshWednesday
    {Base::Date, 3, 8, 0},         // WomensDay
    {Base::Date, 3, 17, 0},        // SaintPatrick
    {Base::Date, 4, 1, 0},         // AprilFools
    {Base::Easter, -7, -7, 0},     // PalmSunday
    {Base::Easter, -7, -1, 0},     // HolyWeek
    {Base::Easter, -3, -3, 0},     // MaundyThursday
    {Base::Easter, -2, -2, 0},     // GoodFriday
    {Base::Easter, -1, -1, 0},     // HolySaturday
    {Base::Easter, -2, 1, 0},      // Easter
    {Base::Easter, 0, 0, 0},       // EasterSunday
    {Base::Easter, 1, 1, 0},       // EasterMonday
    {Base::Easter, 0, 6, 0},       // EasterWeek
    {Base::Date, 4, 30, 0},        // Walpurgis
    {Base::Date, 5, 1, 0},         // MayDay
    {Base::Weekday, 5, 7, 2},      // MothersDay
    {Base::Weekday, 5, 1, -1},     // MemorialDay
    {Base::Easter, 39, 39, 0},     // Ascension
    {Base::Easter, 49, 50, 0},     // Pentecost
    {Base::Easter, 49, 49, 0},     // PentecostSunday
    {Base::Easter, 50, 50, 0},     // PentecostMonday
    {Base::Easter, 60, 60, 0},     // CorpusChristi
    {Base::Date, 6, 19, 0},        // Juneteenth
    {Base::Weekday, 6, 7, 3},      // FathersDay
    {Base::Date, 7, 4, 0},         // IndependenceDay
    {Base::Date, 8, 15, 0},        // Assumption
    {Base::Weekday, 9, 1, 1},      // LaborDay
    {Base::Date, 10, 3, 0},        // GermanUnity
    {Base::Weekday, 10, 7, 1},     // Harvest
    {Base::Weekday, 10, 1, 2},     // ColumbusDay
    {Base::Date, 10, 31, 0},       // Reformation
    {Base::Date, 10, 31, 0},       // Halloween
    {Base::Date, 11, 1, 0},        // AllSaints
    {Base::Date, 11, 2, 0},        // AllSouls
    {Base::Date, 11, 11, 0},       // Martinmas
    {Base::Date, 11, 11, 0},       // VeteransDay
    {Base::Advent, -11, -11, 0},   // RepentanceDay
    {Base::Advent, -7, -7, 0},     // SundayOfTheDead
    {Base::Thanksgiving, 0, 0, 0}, // Thanksgiving
    {Base::Thanksgiving, 1, 0, 0}, // BlackFriday
    {Base::Thanksgiving, 4, 0, 0}, // CyberMonday
    {Base::AdventSeason, 0, 0, 0}, // Advent
    {Base::Advent, 0, 0, 0},       // FirstAdvent
    {Base::Advent, 7, 7, 0},       // SecondAdvent
    {Base::Advent, 14, 14, 0},     // ThirdAdvent
    {Base::Advent, 21, 21, 0},     // FourthAdvent
    {Base::Advent, -1, 0, 0},      // FirstAdventWeekend
    {Base::Advent, 6, 7, 0},       // SecondAdventWeekend
    {Base::Advent, 13, 14, 0},     // ThirdAdventWeekend
    {Base::Advent, 20, 21, 0},     // FourthAdventWeekend
    {Base::Date, 12, 6, 0},        // SaintNicholas
    {Base::Date, 12, 24, 0},       // ChristmasEve
    {Base::Date, 12, 24, 2},       // Christmas
    {Base::Date, 12, 25, 0},       // ChristmasDay
    {Base::Date, 12, 26, 0},       // BoxingDay
    {Base::Date, 12, 27, 4},       // BetweenTheYears
    {Base::Date, 12, 31, 0},       // NewYearsEve
    {Base::Date, 12, 31, 1},       // TurnOfTheYear
    {Base::Date, 12, 24, 8},       // FestiveDays
});
static_assert(kRules.size() == static_cast<std::size_t>(Holiday::FestiveDays) + 1);

} // namespace

DayRange holidayInYear(Holiday holiday, int year)
{
    const Rule& rule = kRules[static_cast<std::size_t>(holiday)];
    switch (rule.base) {
    case Base::Date: {
        const std::int64_t first = dayNumber({year, rule.a, rule.b});
        return {first, first + rule.c};
    }
    case Base::Weekday:
        return oneDay(nthWeekday(year, rule.a, rule.b, rule.c));
    case Base::Easter: {
        const std::int64_t sunday = easterSunday(year);
        return {sunday + rule.a, sunday + rule.b};
    }
    case Base::Advent:
        return {firstAdvent(year) + rule.a, firstAdvent(year) + rule.b};
    case Base::AdventSeason:
        return {firstAdvent(year), dayNumber({year, 12, 24})};
    case Base::Thanksgiving:
        return oneDay(nthWeekday(year, 11, 4, 4) + rule.a);
    }
    return oneDay(dayNumber({year, 1, 1}));
}

} // namespace reminisce::text::time
