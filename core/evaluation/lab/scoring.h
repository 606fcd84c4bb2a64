// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "core/agent/answer.h"
#include "core/base/local_time.h"
#include "core/evaluation/lab/item.h"

namespace reminisce::evaluation {

/// The text of an answer without its marks "[1]".
[[nodiscard]] std::string withoutMarks(std::string_view answer);

/// What an answer is measured against besides the question's own gold.
struct ScoringContext
{
    LocalMicros now = 0;
    std::vector<std::string> people;
    std::function<std::string(const agent::Evidence&)> unitOf; ///< the dataset's id of a passage
    double secondsToFirstToken = 0;                            ///< 0: nothing was streamed
};

/// All metrics that need no backend: of the text against the gold, of what was found against the evidence, abstention,
/// support, cost.
[[nodiscard]] std::map<std::string, double> scoreAnswer(const LabQuestion& question, const agent::Answer& answer,
                                                        const ScoringContext& context);

/// What R-Eval's taxonomy makes of an answer. `unitOf` as above.
[[nodiscard]] Outcome classify(const LabQuestion& question, const agent::Answer& answer, double matchThreshold,
                               Usefulness usefulness, const std::function<std::string(const agent::Evidence&)>& unitOf);

/// Whether a backend or tool failed, so that trying again may help. A program that does not run is the model's own.
[[nodiscard]] bool wasBrokenByFault(const agent::Answer& answer);

} // namespace reminisce::evaluation
