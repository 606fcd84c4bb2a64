// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/tools/passage_filter.h"
#include "core/agent/tools/tools.h"

namespace reminisce::agent {
namespace {

Result<ToolResult> run(const nlohmann::json& arguments, ToolContext& context)
{
    // Understanding turns the words for feelings into weights of the eight emotions.
    return rankedPassages(arguments, context, search::SearchMode::Emotion, true);
}

} // namespace

Tool emotionQueryTool()
{
    return {"emotion_query",
            "Finds the passages in which somebody sounds the way the given emotions say. The filters are applied "
            "before the ranking.",
            rankedPassagesSchema("Emotions, separated by commas: \"fear, nervousness\" or \"Freude, Stolz\"."), &run};
}

} // namespace reminisce::agent
