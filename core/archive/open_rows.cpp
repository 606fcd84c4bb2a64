// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/open_rows.h"

#include "core/archive/connection.h"
#include "core/archive/emotion_column.h"
#include "core/archive/people_change_rows.h"

namespace reminisce::archive {

Result<std::vector<Id>> allConversationIds(const Reader& reader)
{
    return idsOf(reader.connection().query("SELECT id FROM conversation ORDER BY id"));
}

Result<std::optional<ConversationRow>> conversationRow(const Reader& reader, Id conversation)
{
    Statement query = reader.connection().query(
        "SELECT id, coalesce(external_id, ''), coalesce(fingerprint, ''), title, title_edited, started_local, "
        "utc_offset, ended_local, date_source, coalesce((SELECT m.name FROM turn t JOIN emotion_model m ON m.id = "
        "t.emotion_model WHERE t.conversation_id = c.id LIMIT 1), '') FROM conversation c WHERE id = ?",
        conversation);
    std::optional<ConversationRow> row;
    if (query.next()) {
        row.emplace();
        row->id = query.integer(0);
        row->externalId = query.string(1);
        row->fingerprint = query.string(2);
        row->title = query.string(3);
        row->titleEdited = query.integer(4) != 0;
        row->start = query.moment(5, 6);
        row->end = query.moment(7, 6);
        row->dateSource = query.string(8);
        row->emotionModel = query.string(9);
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return row;
}

Result<std::vector<ChunkRow>> chunkRows(const Reader& reader, Id conversation)
{
    Connection& connection = reader.connection();
    std::vector<ChunkRow> rows;
    {
        Statement query = connection.query(
            "SELECT id, coalesce(external_id, ''), first_turn, first_offset, last_turn, last_offset, started_local, "
            "utc_offset, text, CASE WHEN chunk_id IS NULL THEN emotions ELSE own_emotions END, description, model, "
            "scores FROM chunk LEFT JOIN chunk_emotion_text ON chunk_id = id WHERE conversation_id = ? "
            "ORDER BY first_turn, id",
            conversation);
        while (query.next()) {
            ChunkRow& row = rows.emplace_back();
            row.id = query.integer(0);
            row.externalId = query.string(1);
            row.firstTurn = query.count(2);
            row.firstOffset = query.count(3);
            row.lastTurn = query.count(4);
            if (!query.isNull(5)) {
                row.lastOffset = query.count(5);
            }
            row.start = query.moment(6, 7);
            row.text = query.string(8);
            row.emotions = emotionColumn(query, 9);
            if (!query.isNull(10)) {
                row.emotionText = EmotionText{query.string(10), query.string(11), emotionColumn(query, 12)};
            }
        }
        REMINISCE_ARCHIVE_TRY(query.status());
    }
    for (ChunkRow& row : rows) {
        auto people =
            idsOf(connection.query("SELECT person_id FROM chunk_person WHERE chunk_id = ? ORDER BY person_id", row.id));
        REMINISCE_ARCHIVE_TRY(people);
        row.people = std::move(*people);
    }
    return rows;
}

Result<std::vector<Id>> correctedTurns(const Reader& reader, Id conversation)
{
    return idsOf(reader.connection().query("SELECT s.turn_id FROM corrected_speaker s JOIN turn t ON t.id = s.turn_id "
                                           "WHERE t.conversation_id = ? ORDER BY s.turn_id",
                                           conversation));
}

Result<> noteTitleEdited(Writer& writer, Id conversation)
{
    return writer.connection().run("UPDATE conversation SET title_edited = 1 WHERE id = ?", conversation);
}

Result<> noteCorrectedTurns(Writer& writer, std::span<const Id> turns)
{
    Connection& connection = writer.connection();
    return inTransaction(connection, [&]() -> Result<> {
        for (const Id turn : turns) {
            REMINISCE_ARCHIVE_TRY(connection.run("INSERT OR IGNORE INTO corrected_speaker VALUES (?)", turn));
        }
        return {};
    });
}

} // namespace reminisce::archive
