// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/tools/passage_filter.h"
#include "core/agent/tools/tools.h"

namespace reminisce::agent {
namespace {

using nlohmann::json;

Result<ToolResult> run(const json& arguments, ToolContext& context)
{
    auto confined = filterOf(arguments, context);
    if (!confined) {
        return tl::unexpected(confined.error());
    }
    if (confined->nothing) {
        return passagesResult({}, *confined);
    }
    search::SearchRequest request;
    request.query = arguments["query_text"].get<std::string>();
    request.filter = confined->filter;
    request.k = arguments["num_results"].get<std::size_t>();
    request.mode = search::SearchMode::Emotion;
    request.understand = true; // turns the words for feelings into weights of the eight emotions
    request.now = context.now.local;
    auto found = context.knowledge.search(request, context.stop);
    if (!found) {
        return tl::unexpected(found.error());
    }
    return passagesResult(std::move(found->passages), *confined);
}

} // namespace

Tool emotionQueryTool()
{
    json properties = filterProperties();
    properties["query_text"] = {
        {"type", "string"},
        {"description", "Emotions, separated by commas: \"fear, nervousness\" or \"Freude, Stolz\"."}};
    properties["num_results"] = {{"type", "integer"},
                                 {"default", 25},
                                 {"minimum", 1},
                                 {"maximum", 100},
                                 {"description", "How many passages to return at most."}};
    return {"emotion_query",
            "Finds the passages in which somebody sounds the way the given emotions say. The filters are applied "
            "before the ranking.",
            {{"type", "object"}, {"properties", properties}, {"required", {"query_text"}}},
            &run};
}

} // namespace reminisce::agent
