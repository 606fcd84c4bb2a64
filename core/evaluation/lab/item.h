// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/evaluation/lab/settings.h"

namespace reminisce::evaluation {

/// What became of an answer: R-Eval's taxonomy (Tu et al., KDD 2024).
enum class Outcome {
    ExactMatch,     ///< EM: right, from what was found
    AnswerMatch,    ///< AM: right, but not from what was found
    GroundedError,  ///< GE: wrong although the answer was found
    ToolError,      ///< TE: interrupted by misuse of a tool or a format
    ModelError,     ///< ME: interrupted by a fault of a tool or a backend itself
    ReasoningError, ///< RE: wrong, and nothing useful was found
};

inline constexpr std::array<Outcome, 6> kOutcomes = {Outcome::ExactMatch,    Outcome::AnswerMatch,
                                                     Outcome::GroundedError, Outcome::ModelError,
                                                     Outcome::ToolError,     Outcome::ReasoningError};

/// "EM", "AM", "GE", "TE", "ME", "RE".
[[nodiscard]] std::string_view outcomeName(Outcome outcome);
[[nodiscard]] std::optional<Outcome> outcomeFromName(std::string_view name);
/// Whether it counts as right: EM and AM.
[[nodiscard]] bool isRight(Outcome outcome);

/// One question as it is put to every configuration.
struct LabQuestion
{
    std::string id; ///< unique in the run: collection and number
    std::string category;
    std::string question;
    std::string gold;
    std::vector<std::string> evidence; ///< ids of units
    bool answerable = true;
    int locomoCategory = 0; ///< decides LoCoMo's F1; 0 elsewhere
};

/// One question answered by one configuration.
struct LabItem
{
    std::int64_t id = 0; ///< in the store; 0 before it is stored
    Configuration configuration;
    LabQuestion question;
    bool failed = false;  ///< a backend or the archive failed; may be tried again
    std::string error;    ///< sentence, when failed or broken off
    std::string response; ///< the answer without citation marks
    bool abstained = false;
    nlohmann::json answer;                 ///< the document of `ask --json`: text, citations, evidence, trace, usage
    std::map<std::string, double> metrics; ///< by key; one that could not be measured is absent
    std::vector<std::string> notes;        ///< why a metric is absent
    Outcome outcome = Outcome::ReasoningError;
};

/// Names an item within its run: configuration and question.
[[nodiscard]] std::string itemKey(const Configuration& configuration, const LabQuestion& question);

[[nodiscard]] nlohmann::ordered_json toJson(const Configuration& configuration);
[[nodiscard]] nlohmann::ordered_json toJson(const LabItem& item);
/// Reads what toJson wrote; DamagedInput.
[[nodiscard]] Result<LabItem> itemFromJson(const nlohmann::json& json);

} // namespace reminisce::evaluation
