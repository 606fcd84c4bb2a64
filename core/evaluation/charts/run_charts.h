// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/charts/charts.h"
#include "core/evaluation/lab/summary.h"

namespace reminisce::evaluation {

/// The charts of a run from its summary. `metric` is a key of RunSummary::metrics.
[[nodiscard]] RadarChart radarOf(const RunSummary& summary, const std::string& metric);
[[nodiscard]] RingChart ringOf(const ConfigurationSummary& configuration);
[[nodiscard]] ScatterChart scatterOf(const RunSummary& summary, const std::string& metric);
[[nodiscard]] BarChart barsOf(const RunSummary& summary, const std::string& metric);
[[nodiscard]] DifferenceChart differencesOf(const RunComparison& comparison);

} // namespace reminisce::evaluation
