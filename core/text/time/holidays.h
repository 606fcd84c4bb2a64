// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>

#include "core/text/time/calendar.h"
#include "core/text/time/period.h"
#include "core/text/time/token.h"

namespace reminisce::text::time {

enum class Holiday : std::uint8_t {
    None,
    NewYear,
    Epiphany,
    MartinLutherKingDay,
    ValentinesDay,
    PresidentsDay,
    WomensFastnacht,
    Carnival,
    RoseMonday,
    ShroveTuesday,
    AshWednesday,
    WomensDay,
    SaintPatrick,
    AprilFools,
    PalmSunday,
    HolyWeek,
    MaundyThursday,
    GoodFriday,
    HolySaturday,
    Easter,
    EasterSunday,
    EasterMonday,
    EasterWeek,
    Walpurgis,
    MayDay,
    MothersDay,
    MemorialDay,
    Ascension,
    Pentecost,
    PentecostSunday,
    PentecostMonday,
    CorpusChristi,
    Juneteenth,
    FathersDay,
    IndependenceDay,
    Assumption,
    LaborDay,
    GermanUnity,
    Harvest,
    ColumbusDay,
    Reformation,
    Halloween,
    AllSaints,
    AllSouls,
    Martinmas,
    VeteransDay,
    RepentanceDay,
    SundayOfTheDead,
    Thanksgiving,
    BlackFriday,
    CyberMonday,
    Advent,
    FirstAdvent,
    SecondAdvent,
    ThirdAdvent,
    FourthAdvent,
    FirstAdventWeekend,
    SecondAdventWeekend,
    ThirdAdventWeekend,
    FourthAdventWeekend,
    SaintNicholas,
    ChristmasEve,
    Christmas,
    ChristmasDay,
    BoxingDay,
    BetweenTheYears,
    NewYearsEve,
    TurnOfTheYear,
    FestiveDays,
};

/// The days of a holiday in a year. Christmas is 24 to 26 December, Easter Good Friday to Easter Monday.
[[nodiscard]] DayRange holidayInYear(Holiday holiday, int year);

/// Calls `fn(word)` with the first word of each name of a holiday.
void forEachHolidayStart(const std::function<void(std::string_view)>& fn);

struct HolidayMatch
{
    Holiday holiday = Holiday::None;
    std::size_t end = 0; ///< index of the token behind it
};

/// The longest name of a holiday that starts at a token.
[[nodiscard]] std::optional<HolidayMatch> matchHoliday(const TokenList& list, std::size_t at);

} // namespace reminisce::text::time
