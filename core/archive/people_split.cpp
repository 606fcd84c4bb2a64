// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <set>

#include "core/archive/people_change_rows.h"
#include "core/archive/people_names.h"
#include "core/archive/store_rows.h"

namespace reminisce::archive {
namespace {

Result<std::vector<Id>> turnsToMove(Connection& connection, const PersonSplit& split)
{
    std::set<Id> turns;
    for (const Id conversation : split.conversations) {
        auto ids = idsOf(connection.query("SELECT id FROM turn WHERE person_id = ? AND conversation_id = ?",
                                          split.person, conversation));
        REMINISCE_ARCHIVE_TRY(ids);
        turns.insert(ids->begin(), ids->end());
    }
    for (const Id turn : split.turns) {
        auto ids = idsOf(connection.query("SELECT id FROM turn WHERE person_id = ? AND id = ?", split.person, turn));
        REMINISCE_ARCHIVE_TRY(ids);
        turns.insert(ids->begin(), ids->end());
    }
    return std::vector<Id>(turns.begin(), turns.end());
}

/// Gives turns of `from` to `to` and brings the people of their chunks in line.
Result<> moveTurns(Connection& connection, const std::vector<Id>& turns, Id from, Id to)
{
    connection.markChanged();
    std::set<Id> chunks;
    for (const Id turn : turns) {
        REMINISCE_ARCHIVE_TRY(
            connection.run("UPDATE turn SET person_id = ? WHERE id = ? AND person_id = ?", to, turn, from));
        auto ids = idsOf(connection.query("SELECT c.id FROM turn t JOIN chunk c ON c.conversation_id = "
                                          "t.conversation_id AND t.ordinal BETWEEN c.first_turn AND c.last_turn "
                                          "WHERE t.id = ?",
                                          turn));
        REMINISCE_ARCHIVE_TRY(ids);
        chunks.insert(ids->begin(), ids->end());
    }
    for (const Id chunk : chunks) {
        REMINISCE_ARCHIVE_TRY(refreshChunkPeople(connection, chunk));
    }
    return {};
}

/// The aliases of `split` that are really theirs, in their stored spelling; they are taken away from them.
Result<std::vector<std::string>> takeAliases(Writer& writer, const PersonName& person, const PersonSplit& split)
{
    std::vector<std::string> taken;
    const std::string nameKey = personKey(split.name);
    for (const std::string& alias : person.aliases) {
        const std::string key = personKey(alias);
        const bool wanted = key == nameKey || std::any_of(split.aliases.begin(), split.aliases.end(),
                                                          [&](const auto& name) { return personKey(name) == key; });
        if (wanted) {
            REMINISCE_ARCHIVE_TRY(removeAlias(writer, person.id, alias));
            taken.push_back(alias);
        }
    }
    return taken;
}

/// Turns of which the file says something else now; they are noted as corrected by the person.
Result<std::vector<Id>> markCorrected(Connection& connection, const std::vector<Id>& turns)
{
    std::vector<Id> marked;
    for (const Id turn : turns) {
        REMINISCE_ARCHIVE_TRY(connection.run("INSERT OR IGNORE INTO corrected_speaker VALUES (?)", turn));
        if (connection.changes() > 0) {
            marked.push_back(turn);
        }
    }
    return marked;
}

} // namespace

Result<Id> splitPerson(Writer& writer, const PersonSplit& split)
{
    Connection& connection = writer.connection();
    return inTransaction(connection, [&]() -> Result<Id> {
        const auto person = personName(connection, split.person);
        REMINISCE_ARCHIVE_TRY(person);
        if (!*person) {
            return noSuchPerson();
        }
        PeopleSplitRecord record;
        record.from = split.person;
        auto turns = turnsToMove(connection, split);
        REMINISCE_ARCHIVE_TRY(turns);
        const auto all = connection.count("SELECT count(*) FROM turn WHERE person_id = ?", split.person);
        REMINISCE_ARCHIVE_TRY(all);
        if (turns->empty() || turns->size() == *all) {
            return fail(ErrorCode::InvalidArgument,
                        turns->empty() ? "Nothing that this person said was chosen. Choose at least one of their turns."
                                       : "That is everything this person said. Rename the person instead.");
        }
        record.turns = std::move(*turns);
        auto aliases = takeAliases(writer, **person, split);
        REMINISCE_ARCHIVE_TRY(aliases);
        record.aliases = std::move(*aliases);
        const auto created = addPerson(writer, split.name);
        REMINISCE_ARCHIVE_TRY(created);
        record.created = *created;
        for (const std::string& alias : record.aliases) {
            REMINISCE_ARCHIVE_TRY(addAlias(writer, record.created, alias));
        }
        REMINISCE_ARCHIVE_TRY(moveTurns(connection, record.turns, split.person, record.created));
        auto marked = markCorrected(connection, record.turns);
        REMINISCE_ARCHIVE_TRY(marked);
        record.corrected = std::move(*marked);
        const auto shown = personName(connection, record.created);
        REMINISCE_ARCHIVE_TRY(shown);
        REMINISCE_ARCHIVE_TRY(noteSplit(connection, record, (*person)->name, (*shown)->name));
        return record.created;
    });
}

Result<> undoSplit(Connection& connection, const PeopleSplitRecord& record)
{
    const auto there = connection.count("SELECT count(*) FROM person WHERE id IN (?, ?)", record.from, record.created);
    REMINISCE_ARCHIVE_TRY(there);
    if (*there != 2) {
        return fail(ErrorCode::InvalidArgument, "The split cannot be undone any more, because the people were changed "
                                                "since. Merge them by hand.");
    }
    REMINISCE_ARCHIVE_TRY(moveTurns(connection, record.turns, record.created, record.from));
    for (const Id turn : record.corrected) {
        REMINISCE_ARCHIVE_TRY(connection.run("DELETE FROM corrected_speaker WHERE turn_id = ?", turn));
    }
    for (const std::string& alias : record.aliases) {
        const std::string key = personKey(alias);
        REMINISCE_ARCHIVE_TRY(
            connection.run("DELETE FROM person_alias WHERE person_id = ? AND folded = ?", record.created, key));
    }
    // What came in under the new name meanwhile stays theirs.
    REMINISCE_ARCHIVE_TRY(connection.run("DELETE FROM person WHERE id = ?1 AND is_owner = 0 AND NOT EXISTS (SELECT 1 "
                                         "FROM turn WHERE person_id = ?1) AND NOT EXISTS (SELECT 1 FROM chunk_person "
                                         "WHERE person_id = ?1)",
                                         record.created));
    for (const std::string& alias : record.aliases) {
        const std::string key = personKey(alias);
        REMINISCE_ARCHIVE_TRY(connection.run(
            "INSERT OR IGNORE INTO person_alias(person_id, alias, folded) SELECT ?, ?, ? WHERE NOT EXISTS (SELECT 1 "
            "FROM person WHERE folded = ?)",
            record.from, alias, key, key));
    }
    return {};
}

} // namespace reminisce::archive
