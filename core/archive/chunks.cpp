// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/chunks.h"

#include "core/archive/connection.h"
#include "core/archive/emotion_column.h"
#include "core/archive/emotion_text_rows.h"
#include "core/archive/filter_sql.h"

namespace reminisce::archive {
namespace {

Result<std::vector<Id>> readIds(Statement& query)
{
    std::vector<Id> ids;
    while (query.next()) {
        ids.push_back(query.integer(0));
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return ids;
}

Result<> addPeople(Connection& connection, Chunk& chunk)
{
    Statement query = connection.query("SELECT p.id, p.name FROM chunk_person cp JOIN person p ON p.id = cp.person_id "
                                       "WHERE cp.chunk_id = ? ORDER BY p.id",
                                       chunk.id);
    while (query.next()) {
        chunk.people.emplace_back(query.integer(0), query.string(1));
    }
    return query.status();
}

Result<std::optional<Chunk>> loadChunk(Connection& connection, Id id)
{
    Chunk chunk;
    std::int64_t firstTurn = 0;
    std::int64_t lastTurn = 0;
    {
        Statement query = connection.query(
            "SELECT c.id, coalesce(c.external_id, ''), c.conversation_id, coalesce(v.external_id, ''), v.title, "
            "c.started_local, c.utc_offset, c.text, c.emotions, c.first_turn, c.last_turn, "
            "v.started_local, v.utc_offset, v.date_source, coalesce(d.description, '') FROM chunk c "
            "JOIN conversation v ON v.id = c.conversation_id LEFT JOIN chunk_emotion_text d ON d.chunk_id = c.id "
            "WHERE c.id = ?",
            id);
        if (!query.next()) {
            REMINISCE_ARCHIVE_TRY(query.status());
            return std::nullopt;
        }
        chunk.id = query.integer(0);
        chunk.externalId = query.string(1);
        chunk.conversation = query.integer(2);
        chunk.conversationExternalId = query.string(3);
        chunk.title = query.string(4);
        chunk.start = query.moment(5, 6);
        chunk.text = query.string(7);
        chunk.emotions = emotionColumn(query, 8);
        firstTurn = query.integer(9);
        lastTurn = query.integer(10);
        chunk.conversationStart = query.moment(11, 12);
        chunk.dateSource = query.string(13);
        chunk.emotionText = query.string(14);
    }
    REMINISCE_ARCHIVE_TRY(addPeople(connection, chunk));
    Statement query =
        connection.query("SELECT id FROM turn WHERE conversation_id = ? AND ordinal BETWEEN ? AND ? ORDER BY ordinal",
                         chunk.conversation, firstTurn, lastTurn);
    auto turns = readIds(query);
    REMINISCE_ARCHIVE_TRY(turns);
    chunk.turns = std::move(*turns);
    return chunk;
}

} // namespace

Result<std::vector<Chunk>> loadChunks(const Reader& reader, std::span<const Id> ids)
{
    std::vector<Chunk> chunks;
    chunks.reserve(ids.size());
    for (const Id id : ids) {
        auto chunk = loadChunk(reader.connection(), id);
        REMINISCE_ARCHIVE_TRY(chunk);
        if (*chunk) {
            chunks.push_back(std::move(**chunk));
        }
    }
    return chunks;
}

Result<std::uint64_t> chunkCount(const Reader& reader)
{
    return reader.connection().count("SELECT coalesce(sum(chunks), 0) FROM day_rollup WHERE person_id = 0");
}

Result<std::vector<Id>> chunkIds(const Reader& reader, const Filter& filter)
{
    const Predicate predicate = predicateOf(filter);
    Statement query = reader.connection().queryOnce("SELECT c.id FROM chunk c WHERE " + predicate.sql +
                                                    " ORDER BY c.started_local ASC NULLS LAST, c.id");
    predicate.bindTo(query);
    return readIds(query);
}

Result<std::uint64_t> countChunks(const Reader& reader, const Filter& filter)
{
    if (filter.isEmpty()) {
        return chunkCount(reader);
    }
    const Predicate predicate = predicateOf(filter);
    Statement query = reader.connection().queryOnce("SELECT count(*) FROM chunk c WHERE " + predicate.sql);
    predicate.bindTo(query);
    const std::uint64_t count = query.next() ? query.count(0) : 0;
    REMINISCE_ARCHIVE_TRY(query.status());
    return count;
}

Result<> visitChunks(const Reader& reader, const std::function<bool(const ChunkView&)>& visit,
                     std::optional<Id> afterId)
{
    Connection& connection = reader.connection();
    constexpr std::string_view kColumns =
        "SELECT c.id, c.conversation_id, c.started_local, c.utc_offset, c.text, v.title, c.emotions, "
        "c.first_turn, c.last_turn FROM chunk c CROSS JOIN conversation v ON v.id = c.conversation_id ";
    Statement query = afterId
                          ? connection.query(std::string(kColumns) + "WHERE c.id > ? ORDER BY c.id", *afterId)
                          : connection.query(std::string(kColumns) + "ORDER BY c.started_local ASC NULLS LAST, c.id");
    Statement people = connection.query("SELECT person_id FROM chunk_person WHERE chunk_id = ? ORDER BY person_id");
    std::vector<Id> speakers;
    while (query.next()) {
        ChunkView view;
        view.id = query.integer(0);
        view.conversation = query.integer(1);
        view.start = query.moment(2, 3);
        view.text = query.text(4);
        view.title = query.text(5);
        view.emotions = emotionColumn(query, 6).value_or(EmotionBytes{});
        view.firstTurn = query.count(7);
        view.lastTurn = query.count(8);
        speakers.clear();
        people.reset();
        people.bind(view.id);
        while (people.next()) {
            speakers.push_back(people.integer(0));
        }
        REMINISCE_ARCHIVE_TRY(people.status());
        view.people = speakers;
        if (!visit(view)) {
            return {};
        }
    }
    return query.status();
}

Result<std::vector<Id>> chunksOfConversation(const Reader& reader, Id conversation)
{
    Statement query = reader.connection().query(
        "SELECT id FROM chunk WHERE conversation_id = ? ORDER BY first_turn, first_offset, id", conversation);
    return readIds(query);
}

Result<std::vector<Id>> chunksOfTurn(const Reader& reader, Id turn)
{
    Statement query = reader.connection().query(
        "SELECT c.id FROM turn t JOIN chunk c ON c.conversation_id = t.conversation_id AND t.ordinal BETWEEN "
        "c.first_turn AND c.last_turn WHERE t.id = ? ORDER BY c.first_turn, c.first_offset, c.id",
        turn);
    return readIds(query);
}

Result<> setChunkEmotions(Writer& writer, Id chunk, const EmotionScores& scores)
{
    Connection& connection = writer.connection();
    const EmotionBytes bytes = toEmotionBytes(scores);
    return inTransaction(connection, [&]() -> Result<> {
        connection.markChanged();
        REMINISCE_ARCHIVE_TRY(connection.run(
            "UPDATE chunk SET emotions = ?, emotion_mask = ?, emotion_top = ? WHERE id = ?",
            std::as_bytes(std::span(bytes)), static_cast<int>(emotionMask(bytes)), dominantEmotion(bytes), chunk));
        return noteOwnEmotions(connection, chunk);
    });
}

} // namespace reminisce::archive
