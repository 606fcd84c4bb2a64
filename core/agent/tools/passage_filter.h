// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include "core/agent/knowledge.h"
#include "core/agent/tool.h"
#include "core/search/search_request.h"

namespace reminisce::agent {

/// The filter arguments that several tools share, as properties of a JSON schema.
[[nodiscard]] nlohmann::json filterProperties();

/// The filter of checked arguments, confined to the run's scope. InvalidArgument or NotFound with what would be right.
[[nodiscard]] Result<Confined> filterOf(const nlohmann::json& arguments, const ToolContext& context);

/// How a passage is shown to a model: id, date, weekday, conversation, speakers, text, score.
[[nodiscard]] nlohmann::json shownPassage(const Evidence& passage, bool withScore = true);

/// "Wednesday, 2024-01-10 09:30"; "undated" without a date.
[[nodiscard]] std::string shownTime(const std::optional<Moment>& moment);

/// The passages as a tool's result, those that do not pass left out.
[[nodiscard]] ToolResult passagesResult(std::vector<Evidence> passages, const Confined& confined);

/// The schema of a tool that ranks passages for `query_text` behind the shared filters.
[[nodiscard]] nlohmann::json rankedPassagesSchema(std::string_view whatToLookFor);

/// The passages that fit checked arguments of that schema best. `understand`: feelings and the like are read out of
/// the query.
[[nodiscard]] Result<ToolResult> rankedPassages(const nlohmann::json& arguments, ToolContext& context,
                                                search::SearchMode mode, bool understand);

} // namespace reminisce::agent
