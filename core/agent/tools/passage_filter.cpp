// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/tools/passage_filter.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "core/archive/tags.h"

namespace reminisce::agent {

using nlohmann::json;

namespace {

/// A tag of the archive, and of the scope where that has tags.
Result<std::string> tagWithin(const ToolContext& context, std::string_view name)
{
    auto tag = archive::knownTag(context.knowledge.reader(), name);
    const std::vector<std::string>& scope = context.scope.tags;
    const auto isIt = [&](const std::string& known) { return archive::tagKey(known) == archive::tagKey(name); };
    if (!scope.empty() && std::none_of(scope.begin(), scope.end(), isIt)) {
        return fail(
            ErrorCode::InvalidArgument,
            fmt::format("Only conversations with one of these tags may be searched here: {}.", fmt::join(scope, ", ")));
    }
    return tag;
}

} // namespace

nlohmann::json filterProperties()
{
    return {
        {"start_date_time_iso",
         {{"type", "string"},
          {"format", "date-time"},
          {"description", "Only passages recorded at or after this time, ISO 8601."}}},
        {"end_date_time_iso",
         {{"type", "string"},
          {"format", "date-time"},
          {"description",
           "Only passages recorded at or before this time, ISO 8601; a bare date means its whole day."}}},
        {"contains_substring",
         {{"type", "string"},
          {"description",
           "Only passages whose text has exactly these letters (any case). For proper names and numbers only."}}},
        {"speaker",
         {{"type", "string"}, {"description", "Only passages in which this person speaks. A name from list_people."}}},
        {"tag",
         {{"type", "string"},
          {"description",
           "Only conversations to which the person gave this tag. Only when the question names a tag."}}},
        {"conversation_id",
         {{"type", "integer"}, {"minimum", 1}, {"description", "Only passages of this conversation."}}}};
}

Result<Confined> filterOf(const nlohmann::json& arguments, const ToolContext& context)
{
    archive::Filter filter;
    if (arguments.contains("start_date_time_iso")) {
        auto from = parseIso(arguments["start_date_time_iso"].get<std::string>());
        if (!from) {
            return tl::unexpected(from.error());
        }
        filter.dates.from = from->local;
    }
    if (arguments.contains("end_date_time_iso")) {
        auto to = parseIsoEnd(arguments["end_date_time_iso"].get<std::string>());
        if (!to) {
            return tl::unexpected(to.error());
        }
        filter.dates.to = to->local;
    }
    if (filter.dates.from && filter.dates.to && *filter.dates.from > *filter.dates.to) {
        return fail(ErrorCode::InvalidArgument, "start_date_time_iso is later than end_date_time_iso. Exchange them.");
    }
    filter.contains = arguments.value("contains_substring", "");
    if (arguments.contains("speaker")) {
        auto person = personOfName(context.knowledge, arguments["speaker"].get<std::string>());
        if (!person) {
            return tl::unexpected(person.error());
        }
        filter.people = {person->id};
    }
    if (arguments.contains("tag")) {
        auto tag = tagWithin(context, arguments["tag"].get<std::string>());
        if (!tag) {
            return tl::unexpected(tag.error());
        }
        filter.tags = {std::move(*tag)};
    }
    if (arguments.contains("conversation_id")) {
        filter.conversation = arguments["conversation_id"].get<archive::Id>();
    }
    return confine(context.scope, filter);
}

std::string shownTime(const std::optional<Moment>& moment)
{
    static constexpr const char* kDays[] = {"Monday", "Tuesday",  "Wednesday", "Thursday",
                                            "Friday", "Saturday", "Sunday"};
    if (!moment) {
        return "undated";
    }
    std::string time = formatIso(moment->local); // 2024-01-10T09:30:00
    const std::string clock = time.substr(11, 5);
    const int day = isoWeekday(dayNumber(dateOf(moment->local)));
    const std::string date = fmt::format("{}, {}", kDays[day - 1], time.substr(0, 10));
    return clock == "00:00" ? date : date + " " + clock;
}

nlohmann::json shownPassage(const Evidence& passage, bool withScore)
{
    json shown = {{"id", passage.chunkId},
                  {"time", shownTime(passage.startedAt)},
                  {"conversation_id", passage.conversationId},
                  {"speakers", passage.people},
                  {"text", passage.text}};
    if (!passage.title.empty()) {
        shown["title"] = passage.title;
    }
    if (withScore && passage.scores.fused) {
        shown["score"] = std::round(*passage.scores.fused * 10000.0) / 10000.0;
    }
    return shown;
}

ToolResult passagesResult(std::vector<Evidence> passages, const Confined& confined)
{
    ToolResult result;
    for (auto& passage : passages) {
        if (passes(confined, passage)) {
            result.items.push_back(shownPassage(passage));
            result.evidence.push_back(std::move(passage));
        }
    }
    result.count = static_cast<int>(result.evidence.size());
    result.summary = result.count == 1 ? std::string("1 passage") : fmt::format("{} passages", result.count);
    return result;
}

nlohmann::json rankedPassagesSchema(std::string_view whatToLookFor)
{
    json properties = filterProperties();
    properties["query_text"] = {{"type", "string"}, {"description", whatToLookFor}};
    properties["num_results"] = {{"type", "integer"},
                                 {"default", 25},
                                 {"minimum", 1},
                                 {"maximum", 100},
                                 {"description", "How many passages to return at most."}};
    return {{"type", "object"}, {"properties", properties}, {"required", {"query_text"}}};
}

Result<ToolResult> rankedPassages(const nlohmann::json& arguments, ToolContext& context, search::SearchMode mode,
                                  bool understand)
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
    request.mode = mode;
    request.understand = understand;
    request.now = context.now.local;
    auto found = context.knowledge.search(request, context.stop);
    if (!found) {
        return tl::unexpected(found.error());
    }
    return passagesResult(std::move(found->passages), *confined);
}

} // namespace reminisce::agent
