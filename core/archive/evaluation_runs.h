// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/archive/archive.h"
#include "core/archive/filter.h"

namespace reminisce::archive {

/// A run of the laboratory. What the JSON holds is core/evaluation's business.
struct EvaluationRun
{
    Id id = 0;
    std::string name;
    std::int64_t startedAtUtc = 0;
    std::optional<std::int64_t> finishedAtUtc;
    std::string settingsJson;
    std::string summaryJson;
};

struct EvaluationItem
{
    Id id = 0;
    Id run = 0;
    std::string key;   ///< names the question within the run; one item per key
    std::string state; ///< "done", "failed" …
    std::string payloadJson;
};

[[nodiscard]] Result<Id> addEvaluationRun(Writer& writer, const EvaluationRun& run);
[[nodiscard]] Result<> finishEvaluationRun(Writer& writer, Id run, std::string_view summaryJson, std::int64_t nowUtc);
/// Replaces the JSON of the settings.
[[nodiscard]] Result<> setEvaluationSettings(Writer& writer, Id run, std::string_view settingsJson);
[[nodiscard]] Result<> deleteEvaluationRun(Writer& writer, Id run);
/// Stores an item; one with the same key in the run is replaced.
[[nodiscard]] Result<Id> putEvaluationItem(Writer& writer, const EvaluationItem& item);
[[nodiscard]] Result<> deleteEvaluationItem(Writer& writer, Id item);
/// Newest first.
[[nodiscard]] Result<std::vector<EvaluationRun>> listEvaluationRuns(const Reader& reader);
/// How many items of a run are in which state.
[[nodiscard]] Result<std::map<std::string, std::uint64_t>> countEvaluationItems(const Reader& reader, Id run);
/// In the order in which they were first stored.
[[nodiscard]] Result<std::vector<EvaluationItem>> evaluationItems(const Reader& reader, Id run);

} // namespace reminisce::archive
