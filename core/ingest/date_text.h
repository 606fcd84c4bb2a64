// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "core/base/local_time.h"

namespace reminisce::ingest {

/// The parts of a date and time that a text names.
struct DateText
{
    std::optional<CivilDate> date;
    std::optional<LocalMicros> timeOfDay; ///< microseconds since midnight
    std::optional<int> utcOffsetMinutes;

    /// The moment meant, midnight when no time is named; nothing without a date.
    [[nodiscard]] std::optional<Moment> moment() const;
};

/// Reads a text that is a date, a time or both and nothing else, German or English, e.g. "Sonntag, 5. Februar 2023,
/// 15:30", "June 27, 2024 at 12:30 PM", "1:56 pm on 8 May, 2023", "20.06.2024 um 17 Uhr", "2024-06-20T17:00:00+02:00",
/// "Datum: 3.5.24". `dayFirst` decides "03/05/2024". Nothing when other words are in it.
[[nodiscard]] std::optional<DateText> parseDateText(std::string_view text, bool dayFirst = true);

/// The first date anywhere in a short text such as a file name or a title, with the time that follows it directly.
[[nodiscard]] std::optional<DateText> findDateText(std::string_view text, bool dayFirst = true);

/// 1–12 for a month's name or usual abbreviation in English, German, Spanish, French, Italian, Portuguese, Dutch,
/// Swedish or Polish, any case, without full stop; else 0.
[[nodiscard]] int monthOfName(std::string_view name);

} // namespace reminisce::ingest
