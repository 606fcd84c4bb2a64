// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "core/base/local_time.h"

namespace reminisce::text {

/// How a time was said.
enum class TimeKind {
    Absolute,   ///< fully named: "20.06.2024", "Februar 2025", "Q3 2023"
    Incomplete, ///< a calendar period whose year was left out and taken from the reference time: "im März"
    Relative,   ///< counted from the reference time: "gestern", "two months ago", "last Friday"
    Holiday,    ///< "Ostern 2024", "kurz vor Weihnachten"
    Range,      ///< two ends: "von Mai bis Juli 2024"
    OpenRange,  ///< one end: "seit März", "before June 2024"
};

/// The size of the smallest period that the words name.
enum class TimeGrain { TimeOfDay, Day, Weekend, Week, Month, Quarter, Season, HalfYear, Year };

/// Where the period lies, seen from the reference time.
enum class TimeDirection { Past, Present, Future };

struct TimeExpression
{
    std::size_t begin = 0; ///< byte offsets in the text
    std::size_t end = 0;
    LocalRange range; ///< inclusive; OpenRange has one end only
    TimeKind kind = TimeKind::Absolute;
    TimeGrain grain = TimeGrain::Day;
    bool relative = false; ///< whether `range` depends on the reference time (also a year that was left out)
    bool vague = false;    ///< "neulich", "recently": `range` is a guess that nothing should be excluded by
    TimeDirection direction = TimeDirection::Past;
};

struct TimeOptions
{
    /// Where a period without its year lies ("am 15. März", "im Sommer", "am Dienstag").
    enum class Nearest {
        Past,   ///< the latest that has begun by now: questions about what was said
        Future, ///< the earliest that has not ended
        Either, ///< whichever is closer
    };
    Nearest nearest = Nearest::Past;
    bool dayFirst = true; ///< whether 03/05/2024 is the 3rd of May; dates that fit one reading only are read so
};

/// Finds time expressions, German and English at once, in order and without overlap. `now` is the reference time.
/// Linear in the length of the text; any bytes are allowed.
[[nodiscard]] std::vector<TimeExpression> findTimeExpressions(std::string_view text, LocalMicros now,
                                                              const TimeOptions& options = {});

/// The times that a spoken text mentions, resolved against the time at which it was recorded; only those that are
/// certain (absolute dates, and relative ones with a definite direction).
[[nodiscard]] std::vector<TimeExpression> resolveMentionedTimes(std::string_view text, LocalMicros recordedAt);

} // namespace reminisce::text
