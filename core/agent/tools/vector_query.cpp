// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <optional>

#include "core/agent/passage_condition.h"
#include "core/agent/tools/passage_filter.h"
#include "core/agent/tools/tools.h"

namespace reminisce::agent {
namespace {

using nlohmann::json;

/// How many of the best passages are held against the filter.
constexpr std::size_t kLookedAt = 2'000;

Result<ToolResult> run(const json& arguments, ToolContext& context)
{
    std::optional<PassageCondition> condition;
    if (arguments.contains("filter")) {
        auto parsed = PassageCondition::parse(arguments["filter"].get<std::string>());
        if (!parsed) {
            return tl::unexpected(parsed.error());
        }
        condition = std::move(*parsed);
    }
    const auto limit = arguments["limit"].get<std::size_t>();
    search::SearchRequest request;
    request.query = arguments["query"].get<std::string>();
    request.filter = context.scope;
    request.k = condition ? kLookedAt : limit;
    request.mode = search::SearchMode::Vector;
    request.understand = false;
    request.now = context.now.local;
    auto found = context.knowledge.search(request, context.stop);
    if (!found) {
        return tl::unexpected(found.error());
    }
    std::vector<Evidence> passages;
    for (auto& passage : found->passages) {
        if (passages.size() < limit && (!condition || condition->holds(passage))) {
            passages.push_back(std::move(passage));
        }
    }
    return passagesResult(std::move(passages), Confined{});
}

} // namespace

Tool vectorQueryTool()
{
    return {"vector_query",
            "Finds passages by likeness of meaning alone, with a filter in a small language: not, and, or, "
            "comparisons, in [..], "
            "arithmetic, array_contains(people, 'Tom'). Fields: " +
                std::string(passageFields()) + ".",
            {{"type", "object"},
             {"properties",
              {{"query", {{"type", "string"}, {"description", "What to look for."}}},
               {"filter", {{"type", "string"}, {"description", "Condition on the passages."}}},
               {"limit", {{"type", "integer"}, {"minimum", 1}, {"maximum", 100}, {"default", 5}}},
               {"collection", {{"type", "string"}, {"enum", {"text"}}, {"description", "Always text."}}},
               {"table", {{"type", "string"}, {"enum", {"chunks"}}, {"description", "Always chunks."}}},
               {"column", {{"type", "string"}, {"enum", {"text"}}, {"description", "Always text."}}}}},
             {"required", {"query"}}},
            &run};
}

} // namespace reminisce::agent
