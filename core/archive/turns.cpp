// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/turns.h"

#include <algorithm>

#include "core/archive/connection.h"
#include "core/archive/emotion_column.h"
#include "core/archive/store_rows.h"
#include "core/text/unicode.h"

namespace reminisce::archive {
namespace {

std::string selectTurns(std::string_view rest)
{
    return std::string("SELECT t.id, t.conversation_id, t.ordinal, coalesce(t.external_id, ''), "
                       "coalesce(t.person_id, 0), p.name, t.started_local, t.utc_offset, t.ended_local, t.text, "
                       "t.emotions FROM turn t LEFT JOIN person p ON p.id = t.person_id ")
        .append(rest);
}

Turn readTurn(const Statement& row)
{
    Turn turn;
    turn.id = row.integer(0);
    turn.conversation = row.integer(1);
    turn.ordinal = row.count(2);
    turn.externalId = row.string(3);
    turn.person = row.integer(4);
    turn.speaker = row.string(5);
    turn.start = row.moment(6, 7);
    turn.end = row.moment(8, 7);
    turn.text = row.string(9);
    turn.emotions = emotionColumn(row, 10);
    return turn;
}

} // namespace

Result<std::vector<Turn>> turnsOfConversation(const Reader& reader, Id conversation, std::uint64_t firstOrdinal,
                                              std::size_t count)
{
    Statement query = reader.connection().query(
        selectTurns("WHERE t.conversation_id = ? AND t.ordinal >= ? ORDER BY t.ordinal LIMIT ?"), conversation,
        firstOrdinal, count);
    std::vector<Turn> turns;
    while (query.next()) {
        turns.push_back(readTurn(query));
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return turns;
}

Result<bool> hasTurnTimes(const Reader& reader, Id conversation)
{
    return reader.connection()
        .integer("SELECT 1 FROM turn WHERE conversation_id = ? AND started_local IS NOT NULL LIMIT 1", conversation)
        .map([](std::optional<std::int64_t> found) { return found.has_value(); });
}

Result<std::optional<Turn>> turnById(const Reader& reader, Id turn)
{
    Statement query = reader.connection().query(selectTurns("WHERE t.id = ?"), turn);
    std::optional<Turn> found;
    if (query.next()) {
        found = readTurn(query);
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return found;
}

Result<std::vector<Turn>> turnsByIds(const Reader& reader, std::span<const Id> ids)
{
    std::vector<Turn> turns;
    turns.reserve(ids.size());
    for (const Id id : ids) {
        auto turn = turnById(reader, id);
        REMINISCE_ARCHIVE_TRY(turn);
        if (*turn) {
            turns.push_back(std::move(**turn));
        }
    }
    return turns;
}

Result<std::vector<Turn>> turnWithNeighbours(const Reader& reader, Id turn, std::size_t before, std::size_t after)
{
    Statement place = reader.connection().query("SELECT conversation_id, ordinal FROM turn WHERE id = ?", turn);
    if (!place.next()) {
        REMINISCE_ARCHIVE_TRY(place.status());
        return std::vector<Turn>{};
    }
    const std::uint64_t ordinal = place.count(1);
    const std::uint64_t first = ordinal - std::min<std::uint64_t>(ordinal, before);
    return turnsOfConversation(reader, place.integer(0), first, ordinal - first + 1 + after);
}

Result<std::uint64_t> turnCount(const Reader& reader, Id conversation)
{
    return reader.connection().count("SELECT count(*) FROM turn WHERE conversation_id = ?", conversation);
}

Result<std::vector<std::uint64_t>> findInConversation(const Reader& reader, Id conversation, std::string_view text)
{
    std::vector<std::uint64_t> ordinals;
    if (text.empty()) {
        return ordinals;
    }
    const std::string needle = text::fold(text);
    Statement query = reader.connection().query(
        "SELECT ordinal FROM turn WHERE conversation_id = ? AND found_in(text, ?) ORDER BY ordinal", conversation,
        needle);
    while (query.next()) {
        ordinals.push_back(query.count(0));
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return ordinals;
}

Result<std::optional<Id>> findTurnByExternalId(const Reader& reader, std::string_view externalId)
{
    return reader.connection().integer("SELECT id FROM turn WHERE external_id = ? ORDER BY id LIMIT 1", externalId);
}

Result<> visitTurnsToScore(const Reader& reader, std::string_view model,
                           const std::function<bool(Id turn, std::string_view text)>& visit)
{
    Statement query =
        reader.connection().query("SELECT id, text FROM turn WHERE emotion_model IS NULL OR "
                                  "emotion_model IS NOT (SELECT id FROM emotion_model WHERE name = ?) ORDER BY id",
                                  model);
    while (query.next()) {
        if (!visit(query.integer(0), query.text(1))) {
            return {};
        }
    }
    return query.status();
}

Result<> setTurnEmotions(Writer& writer, Id turn, const EmotionScores& scores, std::string_view model)
{
    Connection& connection = writer.connection();
    const EmotionBytes bytes = toEmotionBytes(scores);
    return inTransaction(connection, [&]() -> Result<> {
        const auto modelId = emotionModelId(connection, model);
        REMINISCE_ARCHIVE_TRY(modelId);
        return connection.run("UPDATE turn SET emotions = ?, emotion_model = ? WHERE id = ?",
                              std::as_bytes(std::span(bytes)), *modelId, turn);
    });
}

} // namespace reminisce::archive
