// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <vector>

#include "core/base/error.h"
#include "core/evaluation/lab/item.h"
#include "core/evaluation/lab/settings.h"
#include "core/evaluation/retrieval_dataset.h"

namespace reminisce::evaluation {

/// What a run consists of: every question of every collection for every configuration.
struct LabPlan
{
    RetrievalDataset dataset;                        ///< its collections have no samples any more, see `questions`
    std::vector<std::vector<LabQuestion>> questions; ///< per collection
    std::vector<Configuration> configurations;
    std::vector<std::string> categories; ///< of the whole dataset, in its order
    [[nodiscard]] std::size_t items() const;
};

/// Reads the dataset and chooses the questions. `archiveDirectory` is opened for datasets that ask the archive itself.
/// Fails as loadAnswerDataset and configurationsOf do; InvalidArgument when a category does not exist or nothing is
/// left to ask, and when the file is not the one that `settings.datasetFingerprint` names.
[[nodiscard]] Result<LabPlan> makePlan(const LabSettings& settings, const std::filesystem::path& archiveDirectory);

} // namespace reminisce::evaluation
