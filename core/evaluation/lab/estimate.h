// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>
#include <vector>

#include "core/backend/settings.h"
#include "core/evaluation/lab/plan.h"
#include "core/evaluation/lab/runner.h"

namespace reminisce::evaluation {

/// What the items that are not among the `answered` keys will cost.
[[nodiscard]] CostEstimate estimateCost(const LabPlan& plan, const LabSettings& settings,
                                        const std::vector<backend::BackendSettings>& backends,
                                        const std::set<std::string>& answered);

} // namespace reminisce::evaluation
