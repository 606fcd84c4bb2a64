// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/conversations.h"

#include "core/archive/chunk_succession.h"
#include "core/archive/connection.h"
#include "core/archive/emotion_column.h"
#include "core/archive/removal.h"
#include "core/archive/store_rows.h"

namespace reminisce::archive {
namespace {

tl::unexpected<Error> noSuchConversation()
{
    return fail(ErrorCode::NotFound, "This conversation is not in the archive any more.");
}

Result<Id> insertConversation(Connection& connection, const ConversationDraft& draft)
{
    Statement insert = connection.query("INSERT INTO conversation(external_id, fingerprint, title, started_local, "
                                        "ended_local, utc_offset, date_source) "
                                        "VALUES (nullif(?, ''), nullif(?, ''), ?, ?, ?, ?, ?)",
                                        draft.externalId, draft.fingerprint, draft.title);
    const auto bindLocal = [&](const std::optional<Moment>& moment) {
        if (moment) {
            insert.bind(moment->local);
        } else {
            insert.bind(std::nullopt);
        }
    };
    bindLocal(draft.start);
    bindLocal(draft.end);
    if (draft.start && draft.start->utcOffsetMinutes) {
        insert.bind(*draft.start->utcOffsetMinutes);
    } else {
        insert.bind(std::nullopt);
    }
    REMINISCE_ARCHIVE_TRY(insert.bind(draft.dateSource).run());
    return connection.lastInsertId();
}

Result<> linkSource(Connection& connection, Id conversation, Id source)
{
    if (source == 0) {
        return {};
    }
    return connection.run("INSERT OR IGNORE INTO conversation_source VALUES (?, ?)", conversation, source);
}

Result<StoredConversation> insertRows(Connection& connection, const RowContext& context, const ConversationDraft& draft)
{
    const auto firstTurn = nextTurnId(connection);
    REMINISCE_ARCHIVE_TRY(firstTurn);
    const auto firstChunk = nextChunkId(connection);
    REMINISCE_ARCHIVE_TRY(firstChunk);
    connection.markChanged();
    REMINISCE_ARCHIVE_TRY(insertTurns(connection, context, *firstTurn, draft.turns, draft.emotionModel));
    REMINISCE_ARCHIVE_TRY(insertChunks(connection, context, *firstChunk, draft.chunks, draft.turns));
    return StoredConversation{context.conversation, *firstTurn, *firstChunk};
}

Result<std::optional<Moment>> startOf(Connection& connection, Id conversation)
{
    Statement query = connection.query("SELECT started_local, utc_offset FROM conversation WHERE id = ?", conversation);
    const bool found = query.next();
    REMINISCE_ARCHIVE_TRY(query.status());
    if (!found) {
        return noSuchConversation();
    }
    return query.moment(0, 1);
}

/// Turns as stored, as far as insertChunks needs them to derive people, start and scores.
Result<std::vector<TurnDraft>> storedTurns(Connection& connection, Id conversation)
{
    Statement query =
        connection.query("SELECT coalesce(t.person_id, 0), t.started_local, t.utc_offset, t.emotions FROM turn t "
                         "WHERE t.conversation_id = ? ORDER BY t.ordinal",
                         conversation);
    std::vector<TurnDraft> turns;
    while (query.next()) {
        TurnDraft& turn = turns.emplace_back();
        turn.person = query.integer(0);
        turn.start = query.moment(1, 2);
        if (const auto scores = emotionColumn(query, 3)) {
            turn.emotions = toEmotionScores(*scores);
        }
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return turns;
}

Result<> refreshChunksOfTurn(Connection& connection, Id turn)
{
    std::vector<Id> chunks;
    {
        Statement query = connection.query("SELECT c.id FROM chunk c JOIN turn t ON t.conversation_id = "
                                           "c.conversation_id AND t.ordinal BETWEEN c.first_turn AND c.last_turn "
                                           "WHERE t.id = ?",
                                           turn);
        while (query.next()) {
            chunks.push_back(query.integer(0));
        }
        REMINISCE_ARCHIVE_TRY(query.status());
    }
    for (const Id chunk : chunks) {
        REMINISCE_ARCHIVE_TRY(refreshChunkPeople(connection, chunk));
    }
    return {};
}

} // namespace

Result<StoredConversation> storeConversation(Writer& writer, const ConversationDraft& draft)
{
    Connection& connection = writer.connection();
    return inTransaction(connection, [&]() -> Result<StoredConversation> {
        const auto id = insertConversation(connection, draft);
        REMINISCE_ARCHIVE_TRY(id);
        REMINISCE_ARCHIVE_TRY(linkSource(connection, *id, draft.source));
        return insertRows(connection, {*id, 0, draft.start}, draft);
    });
}

Result<StoredConversation> appendToConversation(Writer& writer, Id conversation, const ConversationDraft& draft)
{
    Connection& connection = writer.connection();
    return inTransaction(connection, [&]() -> Result<StoredConversation> {
        const auto start = startOf(connection, conversation);
        REMINISCE_ARCHIVE_TRY(start);
        const auto ordinal =
            connection.count("SELECT max(ordinal) + 1 FROM turn WHERE conversation_id = ?", conversation);
        REMINISCE_ARCHIVE_TRY(ordinal);
        if (draft.end) {
            REMINISCE_ARCHIVE_TRY(
                connection.run("UPDATE conversation SET ended_local = ? WHERE id = ?", draft.end->local, conversation));
        }
        REMINISCE_ARCHIVE_TRY(linkSource(connection, conversation, draft.source));
        return insertRows(connection, {conversation, *ordinal, *start}, draft);
    });
}

Result<> replaceChunks(Writer& writer, Id conversation, std::span<const ChunkDraft> chunks)
{
    Connection& connection = writer.connection();
    return inTransaction(connection, [&]() -> Result<> {
        const auto start = startOf(connection, conversation);
        REMINISCE_ARCHIVE_TRY(start);
        const auto turns = storedTurns(connection, conversation);
        REMINISCE_ARCHIVE_TRY(turns);
        connection.markChanged();
        REMINISCE_ARCHIVE_TRY(prepareRemoval(connection));
        const auto firstId = nextChunkId(connection);
        REMINISCE_ARCHIVE_TRY(firstId);
        const auto old = chunkPlaces(connection, conversation);
        REMINISCE_ARCHIVE_TRY(old);
        REMINISCE_ARCHIVE_TRY(insertChunks(connection, {conversation, 0, *start}, *firstId, chunks, *turns));
        auto fresh = chunkPlaces(connection, conversation);
        REMINISCE_ARCHIVE_TRY(fresh);
        std::erase_if(*fresh, [&](const ChunkPlace& place) { return place.id < *firstId; });
        REMINISCE_ARCHIVE_TRY(handOverChunks(connection, *old, *fresh));
        return connection.run("DELETE FROM chunk WHERE conversation_id = ? AND id < ?", conversation, *firstId);
    });
}

Result<> addSourceToConversation(Writer& writer, Id conversation, Id source)
{
    Connection& connection = writer.connection();
    return inTransaction(connection, [&] { return linkSource(connection, conversation, source); });
}

Result<> renameConversation(Writer& writer, Id id, std::string_view title)
{
    Connection& connection = writer.connection();
    return inTransaction(connection, [&]() -> Result<> {
        connection.markChanged();
        REMINISCE_ARCHIVE_TRY(
            connection.run("UPDATE conversation SET title = ?, title_edited = 1 WHERE id = ?", title, id));
        return connection.changes() == 0 ? Result<>(noSuchConversation()) : Result<>();
    });
}

Result<RemovedCounts> deleteConversations(Writer& writer, std::span<const Id> ids)
{
    Connection& connection = writer.connection();
    return inTransaction(connection, [&]() -> Result<RemovedCounts> {
        REMINISCE_ARCHIVE_TRY(noteRemoval(connection, UnfinishedRemoval::Conversations));
        return removeConversations(connection, ids);
    });
}

Result<> setSpeakerOfTurn(Writer& writer, Id turn, Id person)
{
    Connection& connection = writer.connection();
    return inTransaction(connection, [&]() -> Result<> {
        connection.markChanged();
        REMINISCE_ARCHIVE_TRY(connection.run("UPDATE turn SET person_id = nullif(?, 0) WHERE id = ?", person, turn));
        if (connection.changes() == 0) {
            return fail(ErrorCode::NotFound, "This turn is not in the archive any more.");
        }
        REMINISCE_ARCHIVE_TRY(connection.run("INSERT OR IGNORE INTO corrected_speaker VALUES (?)", turn));
        return refreshChunksOfTurn(connection, turn);
    });
}

Result<> setSpeakerInConversation(Writer& writer, Id conversation, Id from, Id to)
{
    Connection& connection = writer.connection();
    return inTransaction(connection, [&]() -> Result<> {
        connection.markChanged();
        REMINISCE_ARCHIVE_TRY(connection.run("INSERT OR IGNORE INTO corrected_speaker SELECT id FROM turn WHERE "
                                             "conversation_id = ? AND person_id IS nullif(?, 0)",
                                             conversation, from));
        REMINISCE_ARCHIVE_TRY(connection.run("UPDATE turn SET person_id = nullif(?, 0) WHERE conversation_id = ? AND "
                                             "person_id IS nullif(?, 0)",
                                             to, conversation, from));
        std::vector<Id> chunks;
        {
            Statement query = connection.query("SELECT id FROM chunk WHERE conversation_id = ?", conversation);
            while (query.next()) {
                chunks.push_back(query.integer(0));
            }
            REMINISCE_ARCHIVE_TRY(query.status());
        }
        for (const Id chunk : chunks) {
            REMINISCE_ARCHIVE_TRY(refreshChunkPeople(connection, chunk));
        }
        return {};
    });
}

} // namespace reminisce::archive
