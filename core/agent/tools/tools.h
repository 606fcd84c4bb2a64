// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/tool.h"

namespace reminisce::agent {

// One maker per tool, each in the file of its name; standardTools() lists them.
[[nodiscard]] Tool semanticQueryTool();
[[nodiscard]] Tool emotionQueryTool();
[[nodiscard]] Tool currentDateTimeTool();
[[nodiscard]] Tool readConversationTool();
[[nodiscard]] Tool listPeopleTool();
[[nodiscard]] Tool findPersonTool();
[[nodiscard]] Tool activityTool();
[[nodiscard]] Tool calculateTool();
[[nodiscard]] Tool sqlQueryTool();
[[nodiscard]] Tool vectorQueryTool();

} // namespace reminisce::agent
