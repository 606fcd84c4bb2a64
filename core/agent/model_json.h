// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/backend/chat_backend.h"

namespace reminisce::agent {

/// Tool calls that a model wrote as JSON into its text instead of using the function interface: objects with "name"
/// and "parameters" or "arguments", alone, in a list, in code fences or in <tool_call> tags. Only complete JSON counts
/// (commas before a closing bracket are forgiven): nothing cut off is ever executed. Text before the JSON is allowed,
/// text after it makes it no call.
[[nodiscard]] std::vector<backend::ToolCall> callsInText(std::string_view content);

/// Whether a text that holds no call was meant to be one: it is no answer to show.
[[nodiscard]] bool looksLikeCall(std::string_view content);

/// Reads JSON as models write it: in fences or prose, with trailing commas, missing closing brackets, Python's None,
/// True and False, single or mismatched quotes, raw line breaks in strings. Nothing when no object can be made of it,
/// and nothing when the text ends within a string or a number: what was cut off is not to be guessed.
[[nodiscard]] std::optional<nlohmann::json> repairJson(std::string_view text);

} // namespace reminisce::agent
