// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <fmt/core.h>

#include "core/agent/knowledge.h"
#include "core/agent/tools/tools.h"
#include "core/archive/people.h"
#include "core/text/unicode.h"

namespace reminisce::agent {
namespace {

using nlohmann::json;

json shownPerson(const archive::PersonSummary& person)
{
    json shown = {{"name", person.name}, {"turns", person.turns}, {"conversations", person.conversations}};
    if (!person.aliases.empty()) {
        shown["aliases"] = person.aliases;
    }
    if (person.isOwner) {
        shown["is_owner"] = true;
    }
    if (person.first) {
        shown["first"] = formatIsoDate(*person.first);
    }
    if (person.last) {
        shown["last"] = formatIsoDate(*person.last);
    }
    return shown;
}

Result<ToolResult> listPeople(const json&, ToolContext& context)
{
    auto people = archive::listPeopleWithCounts(context.knowledge.reader());
    if (!people) {
        return tl::unexpected(people.error());
    }
    ToolResult result;
    result.itemsName = "people";
    for (const auto& person : *people) {
        result.items.push_back(shownPerson(person));
    }
    result.count = static_cast<int>(people->size());
    result.summary = fmt::format("{} people", result.count);
    return result;
}

Result<ToolResult> findPerson(const json& arguments, ToolContext& context)
{
    const auto name = arguments["name"].get<std::string>();
    ToolResult result;
    result.itemsName = "people";
    auto people = archive::listPeopleWithCounts(context.knowledge.reader());
    if (!people) {
        return tl::unexpected(people.error());
    }
    const auto exact = personOfName(context.knowledge, name);
    for (const auto& person : *people) {
        std::vector<std::string> names = person.aliases;
        names.insert(names.begin(), person.name);
        const bool part = std::any_of(names.begin(), names.end(),
                                      [&](const std::string& known) { return text::containsFolded(known, name); });
        if ((exact && exact->id == person.id) || part || nearestName(name, names)) {
            const bool best = exact && exact->id == person.id;
            result.items.insert(best ? result.items.begin() : result.items.end(), shownPerson(person));
        }
    }
    if (result.items.empty()) {
        return tl::unexpected(exact ? Error{} : exact.error());
    }
    result.count = static_cast<int>(result.items.size());
    result.summary = fmt::format("{} people", result.count);
    return result;
}

} // namespace

Tool listPeopleTool()
{
    return {"list_people",
            "Lists everybody who speaks in the conversations, with aliases, how often, and the first and last date.",
            {{"type", "object"}, {"properties", json::object()}, {"required", json::array()}},
            &listPeople};
}

Tool findPersonTool()
{
    return {"find_person",
            "Finds people by a name that may be misspelt or incomplete.",
            {{"type", "object"},
             {"properties", {{"name", {{"type", "string"}, {"description", "The name, or a part of it."}}}}},
             {"required", {"name"}}},
            &findPerson};
}

} // namespace reminisce::agent
