// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/charts/charts.h"
#include "core/evaluation/lab/summary.h"

namespace reminisce::evaluation {

/// The charts of a run from its summary. `metric` is a key of RunSummary::metrics.
[[nodiscard]] RadarChart radarOf(const RunSummary& summary, const std::string& metric, const ChartWords& words = {});
[[nodiscard]] RingChart ringOf(const ConfigurationSummary& configuration, const ChartWords& words = {});
[[nodiscard]] ScatterChart scatterOf(const RunSummary& summary, const std::string& metric,
                                     const ChartWords& words = {});
[[nodiscard]] BarChart barsOf(const RunSummary& summary, const std::string& metric, const ChartWords& words = {});
[[nodiscard]] DifferenceChart differencesOf(const RunComparison& comparison, const ChartWords& words = {});

} // namespace reminisce::evaluation
