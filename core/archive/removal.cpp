// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/removal.h"

#include "core/archive/store_rows.h"

namespace reminisce::archive {
namespace {

/// Answers that drew on a conversation may hold its words anywhere: in their text, in recorded results, in the
/// arguments of later calls. What was asked stays.
Result<> blankAnswers(Connection& connection)
{
    REMINISCE_ARCHIVE_TRY(connection.run(
        "INSERT OR IGNORE INTO temp.drawing_message SELECT message_id FROM main.evidence WHERE chunk_id IN "
        "(SELECT id FROM main.chunk WHERE conversation_id IN (SELECT id FROM temp.leaving)) "
        "UNION SELECT message_id FROM main.citation WHERE turn_id IN "
        "(SELECT id FROM main.turn WHERE conversation_id IN (SELECT id FROM temp.leaving)) "
        "UNION SELECT message_id FROM main.citation WHERE chunk_id IN "
        "(SELECT id FROM main.chunk WHERE conversation_id IN (SELECT id FROM temp.leaving))"));
    REMINISCE_ARCHIVE_TRY(connection.run("UPDATE chat_message SET answer = '', state = 'removed', error = '', "
                                         "unsupported = '[]' WHERE id IN (SELECT id FROM temp.drawing_message)"));
    REMINISCE_ARCHIVE_TRY(connection.run("UPDATE trace_step SET arguments = '', result = '', error = '' WHERE "
                                         "message_id IN (SELECT id FROM temp.drawing_message)"));
    return connection.run("DELETE FROM citation WHERE message_id IN (SELECT id FROM temp.drawing_message)");
}

Result<std::uint64_t> removeSilentPeople(Connection& connection)
{
    REMINISCE_ARCHIVE_TRY(
        connection.run("DELETE FROM person WHERE id IN (SELECT id FROM temp.leaving_person) AND is_owner = 0 "
                       "AND NOT EXISTS (SELECT 1 FROM turn WHERE person_id = person.id) "
                       "AND NOT EXISTS (SELECT 1 FROM chunk_person WHERE person_id = person.id)"));
    return connection.changes();
}

/// Temporary tables live in memory; they hold ids only.
Result<> noteWhatLeaves(Connection& connection, std::span<const Id> ids)
{
    REMINISCE_ARCHIVE_TRY(connection.execute("CREATE TEMP TABLE IF NOT EXISTS leaving(id INTEGER PRIMARY KEY);"
                                             "CREATE TEMP TABLE IF NOT EXISTS leaving_person(id INTEGER PRIMARY KEY);"
                                             "CREATE TEMP TABLE IF NOT EXISTS leaving_source(id INTEGER PRIMARY KEY);"
                                             "CREATE TEMP TABLE IF NOT EXISTS drawing_message(id INTEGER PRIMARY KEY);"
                                             "DELETE FROM temp.leaving; DELETE FROM temp.leaving_person;"
                                             "DELETE FROM temp.leaving_source; DELETE FROM temp.drawing_message"));
    for (const Id id : ids) {
        REMINISCE_ARCHIVE_TRY(
            connection.run("INSERT OR IGNORE INTO temp.leaving SELECT id FROM main.conversation WHERE id = ?", id));
    }
    REMINISCE_ARCHIVE_TRY(connection.run("INSERT OR IGNORE INTO temp.leaving_person SELECT person_id FROM main.turn "
                                         "WHERE conversation_id IN (SELECT id FROM temp.leaving) AND person_id > 0"));
    return connection.run("INSERT OR IGNORE INTO temp.leaving_source SELECT source_id FROM main.conversation_source "
                          "WHERE conversation_id IN (SELECT id FROM temp.leaving)");
}

} // namespace

Result<> noteRemoval(Connection& connection, UnfinishedRemoval removal)
{
    REMINISCE_ARCHIVE_TRY(connection.run("DELETE FROM meta WHERE key = 'removal'"));
    return removal == UnfinishedRemoval::None
               ? Result<>()
               : connection.run("INSERT INTO meta VALUES ('removal', ?)", static_cast<int>(removal));
}

Result<UnfinishedRemoval> unfinishedRemoval(Connection& connection)
{
    return connection.count("SELECT value FROM meta WHERE key = 'removal'").map([](std::uint64_t noted) {
        return noted == 1   ? UnfinishedRemoval::Conversations
               : noted == 2 ? UnfinishedRemoval::Everything
                            : UnfinishedRemoval::None;
    });
}

Result<RemovedCounts> removeConversations(Connection& connection, std::span<const Id> ids)
{
    RemovedCounts counts;
    if (ids.empty()) {
        return counts;
    }
    connection.markChanged();
    REMINISCE_ARCHIVE_TRY(prepareRemoval(connection));
    REMINISCE_ARCHIVE_TRY(noteWhatLeaves(connection, ids));
    REMINISCE_ARCHIVE_TRY(blankAnswers(connection));
    REMINISCE_ARCHIVE_TRY(
        connection.run("INSERT OR IGNORE INTO removed_conversation SELECT cs.source_id, c.fingerprint FROM "
                       "conversation c JOIN conversation_source cs ON cs.conversation_id = c.id WHERE c.id IN "
                       "(SELECT id FROM temp.leaving) AND c.fingerprint IS NOT NULL"));
    REMINISCE_ARCHIVE_TRY(connection.run("DELETE FROM chunk WHERE conversation_id IN (SELECT id FROM temp.leaving)"));
    counts.chunks = connection.changes();
    REMINISCE_ARCHIVE_TRY(connection.run("DELETE FROM turn WHERE conversation_id IN (SELECT id FROM temp.leaving)"));
    counts.turns = connection.changes();
    REMINISCE_ARCHIVE_TRY(connection.run("DELETE FROM conversation WHERE id IN (SELECT id FROM temp.leaving)"));
    counts.conversations = connection.changes();
    REMINISCE_ARCHIVE_TRY(connection.run("DELETE FROM source WHERE id IN (SELECT id FROM temp.leaving_source) AND id "
                                         "NOT IN (SELECT source_id FROM conversation_source)"));
    counts.sources = connection.changes();
    const auto people = removeSilentPeople(connection);
    REMINISCE_ARCHIVE_TRY(people);
    counts.people = *people;
    return counts;
}

} // namespace reminisce::archive
