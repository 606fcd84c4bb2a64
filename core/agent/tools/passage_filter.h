// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include "core/agent/knowledge.h"
#include "core/agent/tool.h"

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

} // namespace reminisce::agent
