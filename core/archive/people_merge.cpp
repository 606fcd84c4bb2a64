// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <iterator>
#include <set>

#include "core/archive/connection.h"
#include "core/archive/people.h"
#include "core/archive/people_change_rows.h"
#include "core/archive/people_names.h"
#include "core/archive/rollup.h"
#include "core/archive/saved_filters.h"
#include "core/archive/store_rows.h"

namespace reminisce::archive {
namespace {

Result<> noteWhatIsFrom(Connection& connection, PeopleMerge& merge)
{
    auto turns = idsOf(connection.query("SELECT id FROM turn WHERE person_id = ?", merge.from.id));
    REMINISCE_ARCHIVE_TRY(turns);
    auto chunks = idsOf(connection.query("SELECT chunk_id FROM chunk_person WHERE person_id = ?", merge.from.id));
    REMINISCE_ARCHIVE_TRY(chunks);
    auto both = idsOf(connection.query("SELECT a.chunk_id FROM chunk_person a JOIN chunk_person b ON b.chunk_id = "
                                       "a.chunk_id WHERE a.person_id = ? AND b.person_id = ?",
                                       merge.from.id, merge.into.id));
    REMINISCE_ARCHIVE_TRY(both);
    merge.turns = std::move(*turns);
    merge.chunks = std::move(*chunks);
    merge.chunksOfBoth = std::move(*both);
    return {};
}

/// Saved filters and the scopes of chats name people by id: those that name `from` name `into` afterwards.
Result<> redirectFilters(Connection& connection, std::string_view select, std::string_view update, Id from, Id into)
{
    std::vector<std::pair<Id, std::string>> changed;
    Statement query = connection.query(select);
    while (query.next()) {
        auto filter = filterFromJson(query.text(1));
        if (!filter || std::find(filter->people.begin(), filter->people.end(), from) == filter->people.end()) {
            continue;
        }
        std::replace(filter->people.begin(), filter->people.end(), from, into);
        changed.emplace_back(query.integer(0), filterToJson(*filter));
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    for (const auto& [id, json] : changed) {
        REMINISCE_ARCHIVE_TRY(connection.run(update, json, id));
    }
    return {};
}

/// Who was said not to be `from` is not `into` either.
Result<> redirectDismissals(Connection& connection, Id from, Id into)
{
    return connection.run("INSERT OR IGNORE INTO distinct_people SELECT min(?2, other), max(?2, other) FROM "
                          "(SELECT CASE one_id WHEN ?1 THEN other_id ELSE one_id END AS other FROM distinct_people "
                          "WHERE one_id = ?1 OR other_id = ?1) WHERE other <> ?2",
                          from, into);
}

/// Chunks made since the merge, which hold restored turns and are in no list of it.
Result<> refreshLaterChunks(Connection& connection, const PeopleMerge& merge)
{
    const std::set<Id> known(merge.chunks.begin(), merge.chunks.end());
    std::set<Id> later;
    for (const Id turn : merge.turns) {
        auto chunks = idsOf(connection.query("SELECT c.id FROM turn t JOIN chunk c ON c.conversation_id = "
                                             "t.conversation_id AND t.ordinal BETWEEN c.first_turn AND c.last_turn "
                                             "WHERE t.id = ?",
                                             turn));
        REMINISCE_ARCHIVE_TRY(chunks);
        std::copy_if(chunks->begin(), chunks->end(), std::inserter(later, later.end()),
                     [&](Id chunk) { return known.count(chunk) == 0; });
    }
    for (const Id chunk : later) {
        REMINISCE_ARCHIVE_TRY(refreshChunkPeople(connection, chunk));
    }
    return {};
}

Result<> restoreRows(Connection& connection, const PeopleMerge& merge)
{
    for (const Id turn : merge.turns) {
        REMINISCE_ARCHIVE_TRY(connection.run("UPDATE turn SET person_id = ? WHERE id = ? AND person_id = ?",
                                             merge.from.id, turn, merge.into.id));
    }
    for (const Id chunk : merge.chunks) {
        REMINISCE_ARCHIVE_TRY(connection.run("INSERT OR IGNORE INTO chunk_person SELECT id, ? FROM chunk WHERE id = ?",
                                             merge.from.id, chunk));
        REMINISCE_ARCHIVE_TRY(
            connection.run("DELETE FROM chunk_person WHERE chunk_id = ? AND person_id = ?", chunk, merge.into.id));
    }
    for (const Id chunk : merge.chunksOfBoth) {
        REMINISCE_ARCHIVE_TRY(connection.run("INSERT OR IGNORE INTO chunk_person SELECT id, ? FROM chunk WHERE id = ?",
                                             merge.into.id, chunk));
    }
    REMINISCE_ARCHIVE_TRY(recountPerson(connection, merge.from.id));
    return recountPerson(connection, merge.into.id);
}

/// Gives `from` its name, aliases and place back. What somebody else has taken meanwhile stays theirs.
Result<> restorePerson(Connection& connection, const PeopleMerge& merge)
{
    const PersonName& from = merge.from;
    const std::string key = personKey(from.name);
    REMINISCE_ARCHIVE_TRY(
        connection.run("DELETE FROM person_alias WHERE person_id = ? AND folded = ?", merge.into.id, key));
    REMINISCE_ARCHIVE_TRY(connection.run("INSERT INTO person(id, name, folded, colour, overrides_direction) "
                                         "VALUES (?, ?, ?, ?, ?)",
                                         from.id, from.name, key, from.colourIndex, from.overridesDirection));
    for (const std::string& alias : from.aliases) {
        const std::string aliasKey = personKey(alias);
        REMINISCE_ARCHIVE_TRY(
            connection.run("DELETE FROM person_alias WHERE person_id = ? AND folded = ?", merge.into.id, aliasKey));
        REMINISCE_ARCHIVE_TRY(connection.run("INSERT OR IGNORE INTO person_alias(person_id, alias, folded) "
                                             "SELECT ?, ?, ? WHERE NOT EXISTS (SELECT 1 FROM person WHERE folded = ?)",
                                             from.id, alias, aliasKey, aliasKey));
    }
    if (from.isOwner) {
        REMINISCE_ARCHIVE_TRY(
            connection.run("UPDATE person SET is_owner = 0 WHERE id = ? AND is_owner = 1", merge.into.id));
        return connection.run("UPDATE person SET is_owner = 1 WHERE id = ? AND NOT EXISTS "
                              "(SELECT 1 FROM person WHERE is_owner = 1)",
                              from.id);
    }
    return {};
}

} // namespace

Result<PeopleMerge> mergePeople(Writer& writer, Id from, Id into)
{
    Connection& connection = writer.connection();
    if (from == into) {
        return fail(ErrorCode::InvalidArgument, "A person cannot be merged with themselves. Choose two people.");
    }
    return inTransaction(connection, [&]() -> Result<PeopleMerge> {
        const auto first = personName(connection, from);
        REMINISCE_ARCHIVE_TRY(first);
        const auto second = personName(connection, into);
        REMINISCE_ARCHIVE_TRY(second);
        if (!*first || !*second) {
            return noSuchPerson();
        }
        PeopleMerge merge;
        merge.from = **first;
        merge.into = **second;
        connection.markChanged();
        REMINISCE_ARCHIVE_TRY(noteWhatIsFrom(connection, merge));
        REMINISCE_ARCHIVE_TRY(connection.run("UPDATE turn SET person_id = ? WHERE person_id = ?", into, from));
        REMINISCE_ARCHIVE_TRY(connection.run("INSERT OR IGNORE INTO chunk_person SELECT chunk_id, ? FROM chunk_person "
                                             "WHERE person_id = ?",
                                             into, from));
        REMINISCE_ARCHIVE_TRY(connection.run("DELETE FROM chunk_person WHERE person_id = ?", from));
        REMINISCE_ARCHIVE_TRY(recountPerson(connection, into));
        REMINISCE_ARCHIVE_TRY(connection.run("UPDATE person_alias SET person_id = ? WHERE person_id = ?", into, from));
        const auto noted = noteMerge(connection, merge);
        REMINISCE_ARCHIVE_TRY(noted);
        merge.change = *noted;
        REMINISCE_ARCHIVE_TRY(redirectDismissals(connection, from, into));
        REMINISCE_ARCHIVE_TRY(connection.run("DELETE FROM person WHERE id = ?", from));
        REMINISCE_ARCHIVE_TRY(redirectFilters(connection, "SELECT id, filter FROM saved_filter",
                                              "UPDATE saved_filter SET filter = ? WHERE id = ?", from, into));
        REMINISCE_ARCHIVE_TRY(redirectFilters(connection, "SELECT id, scope FROM chat_session WHERE scope <> '{}'",
                                              "UPDATE chat_session SET scope = ? WHERE id = ?", from, into));
        const std::string key = personKey(merge.from.name);
        REMINISCE_ARCHIVE_TRY(connection.run("INSERT OR IGNORE INTO person_alias(person_id, alias, folded) VALUES "
                                             "(?, ?, ?)",
                                             into, merge.from.name, key));
        if (merge.from.isOwner) {
            REMINISCE_ARCHIVE_TRY(connection.run("UPDATE person SET is_owner = 1 WHERE id = ?", into));
        }
        return merge;
    });
}

Result<> unmergePeople(Writer& writer, const PeopleMerge& merge)
{
    Connection& connection = writer.connection();
    return inTransaction(connection, [&]() -> Result<> {
        const auto into = personName(connection, merge.into.id);
        REMINISCE_ARCHIVE_TRY(into);
        const std::string key = personKey(merge.from.name);
        const auto taken = connection.count("SELECT (SELECT count(*) FROM person WHERE folded = ?1 OR id = ?2) + "
                                            "(SELECT count(*) FROM person_alias WHERE folded = ?1 AND person_id <> ?3)",
                                            key, merge.from.id, merge.into.id);
        REMINISCE_ARCHIVE_TRY(taken);
        if (!*into || *taken > 0) {
            return fail(ErrorCode::InvalidArgument, "The merge cannot be undone any more, because the people were "
                                                    "changed since. Rename or split them by hand.");
        }
        connection.markChanged();
        REMINISCE_ARCHIVE_TRY(restorePerson(connection, merge));
        REMINISCE_ARCHIVE_TRY(restoreRows(connection, merge));
        REMINISCE_ARCHIVE_TRY(refreshLaterChunks(connection, merge));
        return connection.run("DELETE FROM person_change WHERE id = ?", merge.change);
    });
}

} // namespace reminisce::archive
