// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/tool.h"

/// The tools, in the order in which models read of them. A new one is one file here that defines `NAMETool()`, and one
/// line in this list.
#define REMINISCE_TOOLS(TOOL)                                                                                          \
    TOOL(semanticQuery)                                                                                                \
    TOOL(emotionQuery)                                                                                                 \
    TOOL(currentDateTime)                                                                                              \
    TOOL(readConversation)                                                                                             \
    TOOL(listPeople)                                                                                                   \
    TOOL(findPerson)                                                                                                   \
    TOOL(activity)                                                                                                     \
    TOOL(calculate)                                                                                                    \
    TOOL(sqlQuery)                                                                                                     \
    TOOL(vectorQuery)

namespace reminisce::agent {

#define REMINISCE_DECLARE_TOOL(name) [[nodiscard]] Tool name##Tool();
REMINISCE_TOOLS(REMINISCE_DECLARE_TOOL)
#undef REMINISCE_DECLARE_TOOL

} // namespace reminisce::agent
