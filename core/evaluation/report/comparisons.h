// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/evaluation/report/report.h"

namespace reminisce::evaluation {

/// What a report compares: with another run, each configuration that both have (else the best of each by the metric);
/// within one run, the best configuration with each other one. The input must outlive the result. Empty when nothing
/// can be compared.
[[nodiscard]] std::vector<RunComparison> comparisonsOf(const ReportInput& input, const RunSummary& summary);

/// The items of one configuration, copied.
[[nodiscard]] std::vector<LabItem> itemsOf(const std::vector<LabItem>& items, const Configuration& configuration);

} // namespace reminisce::evaluation
