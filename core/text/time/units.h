// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/text/time/calendar.h"
#include "core/text/time/token.h"
#include "core/text/time_expression.h"

namespace reminisce::text::time {

/// Months in the longer units, 0 for the shorter ones.
[[nodiscard]] int monthsIn(Unit unit);
/// Days in units from a day to a fortnight, 0 for the others.
[[nodiscard]] int daysIn(Unit unit);
/// `count` units later (earlier when negative); far distances are cut.
[[nodiscard]] std::int64_t moved(std::int64_t day, Unit unit, int count);
[[nodiscard]] TimeGrain grainOf(Unit unit);
/// The calendar period of some size around a day.
[[nodiscard]] DayRange around(std::int64_t day, Unit unit);

} // namespace reminisce::text::time
