// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/saved_filters.h"

#include <nlohmann/json.hpp>

#include "core/archive/connection.h"

namespace reminisce::archive {
namespace {

tl::unexpected<Error> notAFilter()
{
    return fail(ErrorCode::DamagedInput, "A stored filter cannot be read. Delete it and save it again.");
}

/// Throws what nlohmann-json throws for values of other types.
bool readInto(const nlohmann::json& json, Filter& filter)
{
    if (!json.is_object()) {
        return false;
    }
    filter.people = json.value("people", std::vector<Id>{});
    filter.peopleMatch = json.value("match", std::string("any")) == "all" ? PeopleMatch::All : PeopleMatch::Any;
    for (const auto& name : json.value("emotions", std::vector<std::string>{})) {
        const auto emotion = emotionFromName(name);
        if (!emotion) {
            return false;
        }
        filter.emotions.push_back(*emotion);
    }
    const auto readDate = [&](const char* key, std::optional<LocalMicros>& date) {
        if (!json.contains(key)) {
            return true;
        }
        const auto moment = parseIso(json.at(key).get<std::string>());
        if (moment) {
            date = moment->local;
        }
        return moment.has_value();
    };
    filter.tags = json.value("tags", std::vector<std::string>{});
    filter.contains = json.value("contains", std::string());
    if (json.contains("conversation")) {
        filter.conversation = json.at("conversation").get<Id>();
    }
    return readDate("from", filter.dates.from) && readDate("to", filter.dates.to);
}

} // namespace

std::string filterToJson(const Filter& filter)
{
    nlohmann::json json = nlohmann::json::object();
    if (!filter.people.empty()) {
        json["people"] = filter.people;
        json["match"] = filter.peopleMatch == PeopleMatch::All ? "all" : "any";
    }
    for (const Emotion emotion : filter.emotions) {
        json["emotions"].push_back(emotionName(emotion));
    }
    if (!filter.tags.empty()) {
        json["tags"] = filter.tags;
    }
    if (filter.dates.from) {
        json["from"] = formatIso(*filter.dates.from);
    }
    if (filter.dates.to) {
        json["to"] = formatIso(*filter.dates.to);
    }
    if (!filter.contains.empty()) {
        json["contains"] = filter.contains;
    }
    if (filter.conversation) {
        json["conversation"] = *filter.conversation;
    }
    return json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

Result<Filter> filterFromJson(std::string_view json)
{
    try {
        Filter filter;
        if (readInto(nlohmann::json::parse(json), filter)) {
            return filter;
        }
    } catch (const nlohmann::json::exception&) {
        return notAFilter();
    }
    return notAFilter();
}

Result<std::vector<SavedFilter>> listSavedFilters(const Reader& reader)
{
    Statement query = reader.connection().query("SELECT id, name, filter FROM saved_filter ORDER BY name, id");
    std::vector<SavedFilter> filters;
    while (query.next()) {
        auto filter = filterFromJson(query.text(2));
        if (filter) { // one that cannot be read is not offered
            filters.push_back({query.integer(0), query.string(1), std::move(*filter)});
        }
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return filters;
}

Result<Id> saveFilter(Writer& writer, std::string_view name, const Filter& filter)
{
    Connection& connection = writer.connection();
    const std::string json = filterToJson(filter);
    REMINISCE_ARCHIVE_TRY(connection.run("INSERT INTO saved_filter(name, filter) VALUES (?, ?) ON CONFLICT DO UPDATE "
                                         "SET filter = excluded.filter",
                                         name, json));
    return connection.integer("SELECT id FROM saved_filter WHERE name = ?", name).map([](std::optional<Id> id) {
        return id.value_or(0);
    });
}

Result<> deleteSavedFilter(Writer& writer, Id id)
{
    return writer.connection().run("DELETE FROM saved_filter WHERE id = ?", id);
}

} // namespace reminisce::archive
