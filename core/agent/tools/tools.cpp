// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/tools/tools.h"

namespace reminisce::agent {

std::vector<Tool> standardTools()
{
#define REMINISCE_TOOL_ENTRY(name) name##Tool(),
    return {REMINISCE_TOOLS(REMINISCE_TOOL_ENTRY)};
#undef REMINISCE_TOOL_ENTRY
}

} // namespace reminisce::agent
