// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/tools/passage_filter.h"
#include "core/agent/tools/tools.h"

namespace reminisce::agent {
namespace {

Result<ToolResult> run(const nlohmann::json&, ToolContext& context)
{
    ToolResult result;
    const std::string shown = shownTime(context.now);
    result.head = {{"now", formatIso(context.now)}, {"weekday", shown.substr(0, shown.find(','))}};
    result.count = 1;
    result.summary = formatIso(context.now);
    return result;
}

} // namespace

Tool currentDateTimeTool()
{
    return {"get_current_date_time",
            "Gives the current date and time (ISO 8601) and the weekday. Needed before working out \"yesterday\" or "
            "\"last week\".",
            {{"type", "object"}, {"properties", nlohmann::json::object()}, {"required", nlohmann::json::array()}},
            &run};
}

} // namespace reminisce::agent
