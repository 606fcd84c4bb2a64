// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/evaluation/lab/summary.h"

namespace reminisce::evaluation {

/// A run with everything that a report shows. Runs and comparisons over the same items.
struct ReportInput
{
    LabRun run;
    std::vector<LabItem> items;
    std::optional<LabRun> against;
    std::vector<LabItem> againstItems;
    std::string metric; ///< that charts show; empty: defaultMetric()
};
[[nodiscard]] std::string metricOf(const ReportInput& input, const RunSummary& summary);

/// One self-contained HTML file: charts as inline SVG, each with its numbers as a table; light and dark; no reference
/// to anything outside.
[[nodiscard]] std::string htmlReport(const ReportInput& input);
/// The document of `evaluate answers --json`: run, settings, configurations (overall, categories, taxonomy), items
/// (with their answers only when `withAnswers`), comparison, anchors.
[[nodiscard]] nlohmann::ordered_json jsonReport(const ReportInput& input, bool withAnswers = true);
/// One line per item, with a head; RFC 4180. Texts that a spreadsheet would run as a formula are quoted with '.
[[nodiscard]] std::string csvReport(const ReportInput& input);

/// Writes by the file's ending: .html, .json or .csv. InvalidArgument for others; Io.
[[nodiscard]] Result<> writeReport(const ReportInput& input, const std::filesystem::path& file);

} // namespace reminisce::evaluation
