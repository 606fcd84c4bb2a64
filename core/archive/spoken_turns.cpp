// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/spoken_turns.h"

#include "core/archive/connection.h"

namespace reminisce::archive {

Result<SpokenTurns> spokenTurns(const Reader& reader, Id person, const LocalRange& dates)
{
    Statement query = reader.connection().query(
        "SELECT count(*), count(DISTINCT conversation_id), min(at), max(at) FROM (SELECT t.conversation_id, "
        "coalesce(t.started_local, c.started_local) AS at FROM turn t JOIN conversation c ON c.id = t.conversation_id "
        "WHERE t.person_id = ?1) WHERE (?2 IS NULL OR at >= ?2) AND (?3 IS NULL OR at <= ?3)",
        person, dates.from, dates.to);
    SpokenTurns spoken;
    if (query.next()) {
        spoken = {query.count(0), query.count(1), query.optionalInteger(2), query.optionalInteger(3)};
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return spoken;
}

} // namespace reminisce::archive
