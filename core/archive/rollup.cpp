// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/rollup.h"

namespace reminisce::archive {

Result<> RollupCounter::write(Connection& connection) const
{
    Statement add = connection.query("INSERT INTO day_rollup VALUES (?, ?, ?, ?) "
                                     "ON CONFLICT DO UPDATE SET chunks = chunks + excluded.chunks");
    for (const auto& [key, chunks] : m_chunks) {
        const auto& [person, day, emotion] = key;
        add.reset();
        REMINISCE_ARCHIVE_TRY(add.bind(person).bind(day).bind(emotion).bind(chunks).run());
    }
    return {};
}

Result<> countPersonInChunk(Connection& connection, Id person, Id chunk)
{
    return connection.run("INSERT INTO day_rollup SELECT ?, day, emotion_top, 1 FROM chunk WHERE id = ? "
                          "ON CONFLICT DO UPDATE SET chunks = chunks + 1",
                          person, chunk);
}

Result<> recountPerson(Connection& connection, Id person)
{
    REMINISCE_ARCHIVE_TRY(connection.run("DELETE FROM day_rollup WHERE person_id = ?", person));
    return connection.run("INSERT INTO day_rollup SELECT cp.person_id, c.day, c.emotion_top, count(*) FROM "
                          "chunk_person cp JOIN chunk c ON c.id = cp.chunk_id WHERE cp.person_id = ? "
                          "GROUP BY c.day, c.emotion_top",
                          person);
}

} // namespace reminisce::archive
