// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/tools/passage_filter.h"
#include "core/agent/tools/tools.h"

namespace reminisce::agent {
namespace {

Result<ToolResult> run(const nlohmann::json& arguments, ToolContext& context)
{
    return rankedPassages(arguments, context, search::SearchMode::Hybrid, false); // the model has said what it wants
}

} // namespace

Tool semanticQueryTool()
{
    return {"semantic_query",
            "Finds the passages of the person's conversations that fit a text best. The filters are applied before the "
            "ranking. "
            "Each result has its id, date and weekday, speakers and text.",
            rankedPassagesSchema(
                "What to look for, in the language of the conversations. Words that were probably said work best."),
            &run};
}

} // namespace reminisce::agent
