// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/emotion_texts.h"

#include <span>

#include "core/archive/emotion_column.h"
#include "core/archive/emotion_text_rows.h"
#include "core/archive/people_change_rows.h"

namespace reminisce::archive {

Result<std::uint64_t> blendPending(Connection& connection)
{
    const auto pending = connection.count("SELECT count(*) FROM chunk_emotion_text WHERE blended = 0");
    REMINISCE_ARCHIVE_TRY(pending);
    if (*pending == 0) {
        return 0;
    }
    connection.markChanged();
    REMINISCE_ARCHIVE_TRY(
        connection.run("UPDATE chunk SET emotions = b.scores, emotion_mask = coalesce(emotion_mask_of(b.scores), 0), "
                       "emotion_top = coalesce(emotion_top_of(b.scores), -1) FROM (SELECT chunk_id, "
                       "emotion_blend(own_emotions, scores) AS scores FROM chunk_emotion_text WHERE blended = 0) b "
                       "WHERE chunk.id = b.chunk_id"));
    REMINISCE_ARCHIVE_TRY(connection.run("UPDATE chunk_emotion_text SET blended = 1 WHERE blended = 0"));
    return *pending;
}

Result<> moveEmotionText(Connection& connection, Id from, Id to)
{
    REMINISCE_ARCHIVE_TRY(connection.run("UPDATE OR IGNORE chunk_emotion_text SET chunk_id = ?1, blended = 0, "
                                         "own_emotions = (SELECT emotions FROM chunk WHERE id = ?1) WHERE chunk_id = "
                                         "?2",
                                         to, from));
    return blendPending(connection).map([](std::uint64_t) {});
}

Result<> noteOwnEmotions(Connection& connection, Id chunk)
{
    REMINISCE_ARCHIVE_TRY(connection.run("UPDATE chunk_emotion_text SET blended = 0, own_emotions = (SELECT emotions "
                                         "FROM chunk WHERE id = ?1) WHERE chunk_id = ?1",
                                         chunk));
    return blendPending(connection).map([](std::uint64_t) {});
}

Result<> setEmotionText(Writer& writer, Id chunk, const EmotionText& text)
{
    Connection& connection = writer.connection();
    return inTransaction(connection, [&]() -> Result<> {
        REMINISCE_ARCHIVE_TRY(connection.run("DELETE FROM embedding WHERE chunk_id = ? AND kind = 1", chunk));
        REMINISCE_ARCHIVE_TRY(connection.run(
            "INSERT INTO chunk_emotion_text(chunk_id, description, model, own_emotions) "
            "SELECT id, ?2, ?3, emotions FROM chunk WHERE id = ?1 "
            "ON CONFLICT DO UPDATE SET description = excluded.description, model = excluded.model, blended = 0",
            chunk, text.description, text.model));
        if (!text.scores) {
            return connection.run("UPDATE chunk_emotion_text SET scores = NULL WHERE chunk_id = ?", chunk);
        }
        return connection.run("UPDATE chunk_emotion_text SET scores = ? WHERE chunk_id = ?",
                              std::as_bytes(std::span(*text.scores)), chunk);
    });
}

Result<std::optional<EmotionText>> emotionTextOf(const Reader& reader, Id chunk)
{
    Statement query = reader.connection().query(
        "SELECT description, model, scores FROM chunk_emotion_text WHERE chunk_id = ?", chunk);
    std::optional<EmotionText> found;
    if (query.next()) {
        found = EmotionText{query.string(0), query.string(1), emotionColumn(query, 2)};
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return found;
}

Result<std::vector<Id>> chunksToDescribe(const Reader& reader, std::string_view model, std::size_t limit, Id afterChunk)
{
    return idsOf(reader.connection().query(
        "SELECT id FROM chunk WHERE id > ? AND NOT EXISTS (SELECT 1 FROM chunk_emotion_text WHERE chunk_id = chunk.id "
        "AND model = ?) ORDER BY id LIMIT ?",
        afterChunk, model, static_cast<std::int64_t>(limit)));
}

Result<std::uint64_t> emotionTextCount(const Reader& reader, const std::optional<std::string>& model)
{
    Connection& connection = reader.connection();
    return model ? connection.count("SELECT count(*) FROM chunk_emotion_text WHERE model = ?", *model)
                 : connection.count("SELECT count(*) FROM chunk_emotion_text");
}

Result<std::uint64_t> blendEmotionTexts(Writer& writer)
{
    Connection& connection = writer.connection();
    return inTransaction(connection, [&] { return blendPending(connection); });
}

Result<std::uint64_t> removeEmotionTexts(Writer& writer)
{
    Connection& connection = writer.connection();
    return inTransaction(connection, [&]() -> Result<std::uint64_t> {
        connection.markChanged();
        REMINISCE_ARCHIVE_TRY(connection.run(
            "UPDATE chunk SET emotions = t.own_emotions, emotion_mask = coalesce(emotion_mask_of(t.own_emotions), 0), "
            "emotion_top = coalesce(emotion_top_of(t.own_emotions), -1) FROM chunk_emotion_text t "
            "WHERE chunk.id = t.chunk_id AND t.blended = 1"));
        REMINISCE_ARCHIVE_TRY(
            connection.run("DELETE FROM embedding WHERE kind = 1")); // vectors of words that are no more
        const auto count = connection.count("SELECT count(*) FROM chunk_emotion_text");
        REMINISCE_ARCHIVE_TRY(count);
        REMINISCE_ARCHIVE_TRY(connection.run("DELETE FROM chunk_emotion_text"));
        return *count;
    });
}

} // namespace reminisce::archive
