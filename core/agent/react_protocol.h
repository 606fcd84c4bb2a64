// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/base/error.h"

namespace reminisce::agent {

/// One turn of a model in the text protocol of thoughts and actions.
struct ReactTurn
{
    std::string thought;
    std::string action; ///< name
    std::vector<nlohmann::ordered_json> positional;
    std::vector<std::pair<std::string, nlohmann::ordered_json>> named;
};

/// Reads "[Thought]: … [Action]: Name(arguments)". Labels in any case, also without brackets or in bold; the action
/// ends at "[Observation]" or the end of the text. Arguments are literals as in Python; JSON objects with "name" and
/// "parameters" or "arguments", and code fences, are accepted too. InvalidArgument with what would be right.
[[nodiscard]] Result<ReactTurn> parseReactTurn(std::string_view text);

/// Rows as an observation: one JSON object per line, "/" as "\/", other than ASCII as \uXXXX, at most `maxRows` rows
/// and `maxTokens` tokens (the first row always), then how many are shown.
[[nodiscard]] std::string formatObservation(const std::vector<nlohmann::ordered_json>& rows, std::size_t maxRows = 10,
                                            int maxTokens = 5000);

} // namespace reminisce::agent
