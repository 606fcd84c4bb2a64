// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/people_changes.h"

#include <nlohmann/json.hpp>

#include "core/archive/people_change_rows.h"

namespace reminisce::archive {
namespace {

using Json = nlohmann::json;

Json toJson(const PersonName& person)
{
    return {{"id", person.id},
            {"name", person.name},
            {"aliases", person.aliases},
            {"is_owner", person.isOwner},
            {"colour", person.colourIndex},
            {"overrides_direction", person.overridesDirection}};
}

PersonName personOf(const Json& json)
{
    PersonName person;
    person.id = json.at("id").get<Id>();
    person.name = json.at("name").get<std::string>();
    person.aliases = json.at("aliases").get<std::vector<std::string>>();
    person.isOwner = json.at("is_owner").get<bool>();
    person.colourIndex = json.at("colour").get<int>();
    person.overridesDirection = json.at("overrides_direction").get<bool>();
    return person;
}

PeopleMerge mergeOf(const Json& json)
{
    PeopleMerge merge;
    merge.from = personOf(json.at("from"));
    merge.into = personOf(json.at("into"));
    merge.turns = json.at("turns").get<std::vector<Id>>();
    merge.chunks = json.at("chunks").get<std::vector<Id>>();
    merge.chunksOfBoth = json.at("chunks_of_both").get<std::vector<Id>>();
    return merge;
}

PeopleSplitRecord splitOf(const Json& json)
{
    PeopleSplitRecord record;
    record.from = json.at("from").get<Id>();
    record.created = json.at("created").get<Id>();
    record.turns = json.at("turns").get<std::vector<Id>>();
    record.corrected = json.at("corrected").get<std::vector<Id>>();
    record.aliases = json.at("aliases").get<std::vector<std::string>>();
    return record;
}

Result<> note(Connection& connection, PeopleChange::Kind kind, std::string_view from, std::string_view into, Id holder,
              std::size_t turns, const Json& data)
{
    const std::string text = data.dump(-1, ' ', false, Json::error_handler_t::replace);
    return connection.run("INSERT INTO person_change(kind, changed_at, from_name, into_name, holder_id, turns, data) "
                          "VALUES (?, ?, ?, ?, ?, ?, ?)",
                          static_cast<int>(kind), nowUtcMicros(), from, into, holder, turns, text);
}

Result<> takeBack(Writer& writer, PeopleChange::Kind kind, const std::string& data)
{
    PeopleMerge merge;
    PeopleSplitRecord split;
    try {
        const Json json = Json::parse(data);
        if (kind == PeopleChange::Kind::Merge) {
            merge = mergeOf(json);
        } else {
            split = splitOf(json);
        }
    } catch (const Json::exception& e) {
        return fail(ErrorCode::DamagedInput, "What is noted about this change cannot be read, so it cannot be undone.",
                    std::to_string(e.id));
    }
    return kind == PeopleChange::Kind::Merge ? unmergePeople(writer, merge) : undoSplit(writer.connection(), split);
}

} // namespace

Result<std::vector<Id>> idsOf(Statement query)
{
    std::vector<Id> ids;
    while (query.next()) {
        ids.push_back(query.integer(0));
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return ids;
}

Result<Id> noteMerge(Connection& connection, const PeopleMerge& merge)
{
    // What made the one who goes can be taken back once this merge has been.
    REMINISCE_ARCHIVE_TRY(
        connection.run("UPDATE person_change SET holder_id = ? WHERE holder_id = ?", merge.into.id, merge.from.id));
    const Json data = {{"from", toJson(merge.from)},
                       {"into", toJson(merge.into)},
                       {"turns", merge.turns},
                       {"chunks", merge.chunks},
                       {"chunks_of_both", merge.chunksOfBoth}};
    REMINISCE_ARCHIVE_TRY(note(connection, PeopleChange::Kind::Merge, merge.from.name, merge.into.name, merge.into.id,
                               merge.turns.size(), data));
    return connection.lastInsertId();
}

Result<> noteSplit(Connection& connection, const PeopleSplitRecord& record, std::string_view from,
                   std::string_view into)
{
    const Json data = {{"from", record.from},
                       {"created", record.created},
                       {"turns", record.turns},
                       {"corrected", record.corrected},
                       {"aliases", record.aliases}};
    return note(connection, PeopleChange::Kind::Split, from, into, record.created, record.turns.size(), data);
}

Result<std::vector<PeopleChange>> listPeopleChanges(const Reader& reader, std::size_t limit)
{
    Statement query = reader.connection().query(
        "SELECT id, kind, changed_at, from_name, into_name, turns FROM person_change ORDER BY id DESC LIMIT ?", limit);
    std::vector<PeopleChange> changes;
    while (query.next()) {
        PeopleChange& change = changes.emplace_back();
        change.id = query.integer(0);
        change.kind = static_cast<PeopleChange::Kind>(query.integer(1));
        change.changedAtUtc = query.integer(2);
        change.from = query.string(3);
        change.into = query.string(4);
        change.turns = query.count(5);
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return changes;
}

Result<> undoPeopleChange(Writer& writer, Id change)
{
    Connection& connection = writer.connection();
    return inTransaction(connection, [&]() -> Result<> {
        std::optional<std::string> data;
        auto kind = PeopleChange::Kind::Merge;
        {
            Statement query = connection.query("SELECT kind, data FROM person_change WHERE id = ?", change);
            if (query.next()) {
                kind = static_cast<PeopleChange::Kind>(query.integer(0));
                data = query.string(1);
            }
            REMINISCE_ARCHIVE_TRY(query.status());
        }
        if (!data) {
            return fail(ErrorCode::NotFound, "This change was undone already, or its people are gone.");
        }
        REMINISCE_ARCHIVE_TRY(takeBack(writer, kind, *data));
        return connection.run("DELETE FROM person_change WHERE id = ?", change);
    });
}

} // namespace reminisce::archive
