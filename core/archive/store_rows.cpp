// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/store_rows.h"

#include <algorithm>

#include "core/archive/rollup.h"
#include "core/archive/schema.h"

namespace reminisce::archive {
namespace {

std::optional<int> offsetOf(const std::optional<Moment>& moment)
{
    return moment ? moment->utcOffsetMinutes : std::nullopt;
}

void bindMoment(Statement& statement, const std::optional<Moment>& moment)
{
    if (moment) {
        statement.bind(moment->local);
    } else {
        statement.bind(std::nullopt);
    }
}

void bindOffset(Statement& statement, const std::optional<int>& minutes)
{
    if (minutes) {
        statement.bind(*minutes);
    } else {
        statement.bind(std::nullopt);
    }
}

void bindUnlessEmpty(Statement& statement, std::string_view text)
{
    if (text.empty()) {
        statement.bind(std::nullopt);
    } else {
        statement.bind(text);
    }
}

/// `scores` has to live until the statement has run.
void bindEmotions(Statement& statement, const std::optional<EmotionBytes>& scores)
{
    if (scores) {
        statement.bind(std::as_bytes(std::span(*scores)));
    } else {
        statement.bind(std::nullopt);
    }
}

Result<Id> nextId(Connection& connection, std::string_view sql)
{
    const auto highest = connection.integer(sql);
    REMINISCE_ARCHIVE_TRY(highest);
    return highest->value_or(0) + 1;
}

std::optional<EmotionBytes> emotionsOf(const ChunkDraft& chunk, std::span<const TurnDraft> turns)
{
    if (chunk.emotions) {
        return toEmotionBytes(*chunk.emotions);
    }
    std::optional<EmotionBytes> highest;
    for (std::size_t i = chunk.firstTurn; i <= chunk.lastTurn; ++i) {
        if (turns[i].emotions) {
            const EmotionBytes scores = toEmotionBytes(*turns[i].emotions);
            if (!highest) {
                highest.emplace();
            }
            std::transform(scores.begin(), scores.end(), highest->begin(), highest->begin(),
                           [](std::uint8_t a, std::uint8_t b) { return std::max(a, b); });
        }
    }
    return highest;
}

void peopleOf(const ChunkDraft& chunk, std::span<const TurnDraft> turns, std::vector<Id>& people)
{
    people = chunk.people;
    for (std::size_t i = chunk.firstTurn; i <= chunk.lastTurn; ++i) {
        if (turns[i].person > 0) {
            people.push_back(turns[i].person);
        }
    }
    std::sort(people.begin(), people.end());
    people.erase(std::unique(people.begin(), people.end()), people.end());
}

/// The two statements of a chunk, prepared once for all of a conversation's.
class ChunkInserter
{
public:
    ChunkInserter(Connection& connection, const RowContext& context)
        : m_context(context),
          m_chunk(connection.query("INSERT INTO chunk(id, conversation_id, external_id, first_turn, first_offset, "
                                   "last_turn, last_offset, started_local, utc_offset, emotion_mask, emotion_top, "
                                   "emotions, text) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")),
          m_person(connection.query("INSERT INTO chunk_person(chunk_id, person_id) VALUES (?, ?)"))
    {}

    Result<> insert(Id id, const ChunkDraft& chunk, std::span<const TurnDraft> turns)
    {
        const auto& firstStart = turns[chunk.firstTurn].start;
        const auto& start = chunk.start ? chunk.start : firstStart ? firstStart : m_context.fallback;
        const auto emotions = emotionsOf(chunk, turns);
        m_chunk.reset();
        m_chunk.bind(id).bind(m_context.conversation);
        bindUnlessEmpty(m_chunk, chunk.externalId);
        m_chunk.bind(m_context.firstOrdinal + chunk.firstTurn).bind(chunk.firstOffset);
        m_chunk.bind(m_context.firstOrdinal + chunk.lastTurn);
        if (chunk.lastOffset == ChunkDraft::kToTheEnd) {
            m_chunk.bind(std::nullopt);
        } else {
            m_chunk.bind(chunk.lastOffset);
        }
        bindMoment(m_chunk, start);
        bindOffset(m_chunk, offsetOf(start));
        m_chunk.bind(emotions ? static_cast<int>(emotionMask(*emotions)) : 0);
        const int strongest = emotions ? dominantEmotion(*emotions) : -1;
        m_chunk.bind(strongest);
        bindEmotions(m_chunk, emotions);
        REMINISCE_ARCHIVE_TRY(m_chunk.bind(chunk.text).run());
        const std::int64_t day = start ? dayNumber(dateOf(start->local)) : kUndatedDay;
        m_rollup.add(kAnyone, day, strongest);
        peopleOf(chunk, turns, m_people);
        for (const Id person : m_people) {
            m_person.reset();
            REMINISCE_ARCHIVE_TRY(m_person.bind(id).bind(person).run());
            m_rollup.add(person, day, strongest);
        }
        return {};
    }
    /// After the last one.
    Result<> finish(Connection& connection) const { return m_rollup.write(connection); }

private:
    const RowContext& m_context;
    Statement m_chunk;
    Statement m_person;
    RollupCounter m_rollup;
    std::vector<Id> m_people;
};

} // namespace

Result<Id> nextTurnId(Connection& connection)
{
    return nextId(connection, "SELECT max(coalesce((SELECT max(id) FROM turn), 0), "
                              "coalesce((SELECT value FROM meta WHERE key = 'last_turn'), 0))");
}

Result<Id> nextChunkId(Connection& connection)
{
    return nextId(connection, "SELECT max(coalesce((SELECT max(id) FROM chunk), 0), "
                              "coalesce((SELECT value FROM meta WHERE key = 'last_chunk'), 0))");
}

Result<> prepareRemoval(Connection& connection)
{
    const auto turn = nextTurnId(connection);
    REMINISCE_ARCHIVE_TRY(turn);
    const auto chunk = nextChunkId(connection);
    REMINISCE_ARCHIVE_TRY(chunk);
    REMINISCE_ARCHIVE_TRY(connection.run("INSERT OR REPLACE INTO meta VALUES ('last_turn', ?)", *turn - 1));
    return connection.run("INSERT OR REPLACE INTO meta VALUES ('last_chunk', ?)", *chunk - 1);
}

Result<Id> emotionModelId(Connection& connection, std::string_view name)
{
    const auto known = connection.integer("SELECT id FROM emotion_model WHERE name = ?", name);
    REMINISCE_ARCHIVE_TRY(known);
    if (*known) {
        return **known;
    }
    REMINISCE_ARCHIVE_TRY(connection.run("INSERT INTO emotion_model(name) VALUES (?)", name));
    return connection.lastInsertId();
}

Result<> insertTurns(Connection& connection, const RowContext& context, Id firstId, std::span<const TurnDraft> turns,
                     std::string_view emotionModel)
{
    const auto model = emotionModelId(connection, emotionModel);
    REMINISCE_ARCHIVE_TRY(model);
    Statement insert = connection.query("INSERT INTO turn(id, conversation_id, ordinal, external_id, person_id, "
                                        "started_local, ended_local, utc_offset, emotions, emotion_model, text) "
                                        "VALUES (?, ?, ?, ?, nullif(?, 0), ?, ?, ?, ?, ?, ?)");
    for (std::size_t i = 0; i < turns.size(); ++i) {
        const TurnDraft& turn = turns[i];
        const Id id = firstId + static_cast<Id>(i);
        insert.reset();
        insert.bind(id).bind(context.conversation).bind(context.firstOrdinal + i);
        bindUnlessEmpty(insert, turn.externalId);
        insert.bind(turn.person);
        bindMoment(insert, turn.start);
        bindMoment(insert, turn.end);
        bindOffset(insert, offsetOf(turn.start ? turn.start : turn.end));
        const auto scores = turn.emotions ? std::optional(toEmotionBytes(*turn.emotions)) : std::nullopt;
        bindEmotions(insert, scores);
        if (scores) {
            insert.bind(*model);
        } else {
            insert.bind(std::nullopt);
        }
        REMINISCE_ARCHIVE_TRY(insert.bind(turn.text).run());
    }
    return {};
}

Result<> insertChunks(Connection& connection, const RowContext& context, Id firstId, std::span<const ChunkDraft> chunks,
                      std::span<const TurnDraft> turns)
{
    ChunkInserter inserter(connection, context);
    for (std::size_t i = 0; i < chunks.size(); ++i) {
        const ChunkDraft& chunk = chunks[i];
        if (chunk.firstTurn > chunk.lastTurn || chunk.lastTurn >= turns.size()) {
            return fail(ErrorCode::InvalidArgument, "A passage names turns that the conversation does not have; it "
                                                    "was not stored. Please report this.");
        }
        REMINISCE_ARCHIVE_TRY(inserter.insert(firstId + static_cast<Id>(i), chunk, turns));
    }
    return inserter.finish(connection);
}

Result<> refreshChunkPeople(Connection& connection, Id chunk)
{
    REMINISCE_ARCHIVE_TRY(
        connection.run("DELETE FROM chunk_person WHERE chunk_id = ?1 AND person_id NOT IN (SELECT t.person_id FROM "
                       "chunk c JOIN turn t "
                       "ON t.conversation_id = c.conversation_id AND t.ordinal BETWEEN c.first_turn AND c.last_turn "
                       "WHERE c.id = ?1 AND t.person_id IS NOT NULL)",
                       chunk));
    std::vector<Id> added;
    {
        Statement insert = connection.query(
            "INSERT OR IGNORE INTO chunk_person SELECT DISTINCT c.id, t.person_id FROM chunk c JOIN turn t "
            "ON t.conversation_id = c.conversation_id AND t.ordinal BETWEEN c.first_turn AND c.last_turn "
            "WHERE c.id = ? AND t.person_id IS NOT NULL RETURNING person_id",
            chunk);
        while (insert.next()) {
            added.push_back(insert.integer(0));
        }
        REMINISCE_ARCHIVE_TRY(insert.status());
    }
    for (const Id person : added) {
        REMINISCE_ARCHIVE_TRY(countPersonInChunk(connection, person, chunk));
    }
    return {};
}

} // namespace reminisce::archive
