// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>

#include <fmt/core.h>

#include "core/agent/tools/passage_filter.h"
#include "core/agent/tools/tools.h"
#include "core/archive/density.h"
#include "core/archive/spoken_turns.h"

namespace reminisce::agent {
namespace {

using nlohmann::json;

std::string periodOf(LocalMicros start, const std::string& by)
{
    const CivilDate date = dateOf(start);
    if (by == "month") {
        return fmt::format("{:04}-{:02}", date.year, date.month);
    }
    const std::int64_t day = dayNumber(date);
    return by == "week" ? "week of " + formatIsoDate(startOfDay(dateOfDayNumber(day - isoWeekday(day) + 1)))
                        : formatIsoDate(start);
}

std::string nameOf(archive::Id key, bool person, const std::vector<archive::PersonName>& people)
{
    if (!person) {
        return key < 0 || key >= static_cast<archive::Id>(kEmotionCount)
                   ? std::string("none")
                   : std::string(emotionName(kEmotions[static_cast<std::size_t>(key)]));
    }
    const auto found = std::find_if(people.begin(), people.end(), [key](const auto& p) { return p.id == key; });
    return found == people.end() ? std::string("unnamed") : found->name;
}

/// Of the one speaker that is all that is asked for beside the dates; a word or a mood is of passages, not of turns.
Result<std::optional<archive::SpokenTurns>> turnsOfSpeaker(const Confined& confined, const ToolContext& context)
{
    archive::Filter others = confined.filter;
    others.people.clear();
    others.peopleMatch = {};
    others.dates = {};
    const bool alone = others.isEmpty() && confined.anyOf.empty() && confined.alsoContains.empty();
    if (!alone || confined.nothing || confined.filter.people.size() != 1) {
        return std::nullopt;
    }
    auto spoken =
        archive::spokenTurns(context.knowledge.reader(), confined.filter.people.front(), confined.filter.dates);
    if (!spoken) {
        return tl::unexpected(spoken.error());
    }
    return std::optional(*spoken);
}

Result<ToolResult> run(const json& arguments, ToolContext& context)
{
    const auto by = arguments["by"].get<std::string>();
    auto confined = filterOf(arguments, context);
    if (!confined) {
        return tl::unexpected(confined.error());
    }
    const bool person = by == "person";
    const bool parts = person || by == "emotion";
    ToolResult result;
    result.itemsName = "counts";
    std::map<std::string, std::uint64_t> counts;
    std::uint64_t total = 0;
    if (!confined->nothing) {
        auto density = archive::density(context.knowledge.reader(), confined->filter, archive::DensityUnit::Day,
                                        person ? archive::DensityStack::Person : archive::DensityStack::Emotion);
        if (!density) {
            return tl::unexpected(density.error());
        }
        const auto people = context.knowledge.people();
        for (const auto& bin : density->bins) {
            const auto& dates = confined->filter.dates;
            if ((dates.from && bin.to < *dates.from) || (dates.to && bin.from > *dates.to)) {
                continue;
            }
            total += bin.total;
            if (!parts) {
                counts[periodOf(bin.from, by)] += bin.total;
            }
            for (const auto& part : parts ? bin.parts : std::vector<archive::DensityPart>{}) {
                counts[nameOf(part.key, person, people ? *people : std::vector<archive::PersonName>{})] += part.chunks;
            }
        }
    }
    std::vector<std::pair<std::string, std::uint64_t>> rows(counts.begin(), counts.end());
    if (parts) {
        std::stable_sort(rows.begin(), rows.end(), [](const auto& a, const auto& b) { return a.second > b.second; });
    }
    for (const auto& [name, count] : rows) {
        result.items.push_back({{by, name}, {"passages", count}});
    }
    result.head = {{"total_passages", total}};
    if (auto spoken = turnsOfSpeaker(*confined, context); !spoken) {
        return tl::unexpected(spoken.error());
    } else if (*spoken) {
        result.head["turns_of_speaker"] = (*spoken)->turns;
        result.head["conversations_of_speaker"] = (*spoken)->conversations;
    }
    result.count = static_cast<int>(total);
    result.summary = fmt::format("{} passages in {} rows", total, rows.size());
    return result;
}

} // namespace

Tool activityTool()
{
    json properties = filterProperties();
    properties["by"] = {{"type", "string"},
                        {"enum", {"day", "week", "month", "person", "emotion"}},
                        {"description", "What to count by."}};
    return {
        "activity",
        "Counts passages by day, week, month, person or emotion: for \"how often\", \"when did\" and \"with whom "
        "most\". With "
        "contains_substring it counts the passages that have a word; with a speaker alone it also says how many turns "
        "(messages) that person has.",
        {{"type", "object"}, {"properties", properties}, {"required", {"by"}}},
        &run};
}

} // namespace reminisce::agent
