// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/expression.h"
#include "core/agent/tools/tools.h"

namespace reminisce::agent {
namespace {

Result<ToolResult> run(const nlohmann::json& arguments, ToolContext&)
{
    const auto expression = arguments["expression"].get<std::string>();
    auto value = calculate(expression);
    if (!value) {
        return tl::unexpected(value.error());
    }
    ToolResult result;
    result.head = {{"expression", expression}, {"result", *value}};
    result.count = 1;
    result.summary = *value;
    return result;
}

} // namespace

Tool calculateTool()
{
    return {"calculate",
            "Works out arithmetic and dates: \"(3 + 4) * 2\", \"2024-12-24 - 2024-11-20\" (days between), \"2024-01-31 "
            "+ 3 weeks\".",
            {{"type", "object"},
             {"properties", {{"expression", {{"type", "string"}, {"description", "The expression to work out."}}}}},
             {"required", {"expression"}}},
            &run};
}

} // namespace reminisce::agent
