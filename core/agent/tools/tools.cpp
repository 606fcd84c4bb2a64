// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/tools/tools.h"

namespace reminisce::agent {

std::vector<Tool> standardTools()
{
    return {
        semanticQueryTool(), emotionQueryTool(), currentDateTimeTool(), readConversationTool(), listPeopleTool(),
        findPersonTool(),    activityTool(),     calculateTool(),       sqlQueryTool(),         vectorQueryTool(),
    };
}

} // namespace reminisce::agent
