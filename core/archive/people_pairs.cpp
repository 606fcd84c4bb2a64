// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/people_pairs.h"

#include <algorithm>

#include "core/archive/connection.h"

namespace reminisce::archive {

Result<std::set<PeoplePair>> dismissedPairs(const Reader& reader)
{
    Statement query = reader.connection().query("SELECT one_id, other_id FROM distinct_people");
    std::set<PeoplePair> pairs;
    while (query.next()) {
        pairs.emplace(query.integer(0), query.integer(1));
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return pairs;
}

Result<> dismissPair(Writer& writer, Id one, Id other)
{
    if (one == other) {
        return fail(ErrorCode::InvalidArgument, "These are one person already. Choose two people.");
    }
    return writer.connection().run("INSERT OR IGNORE INTO distinct_people SELECT a.id, b.id FROM person a, person b "
                                   "WHERE a.id = ? AND b.id = ?",
                                   std::min(one, other), std::max(one, other));
}

Result<bool> speakTogether(const Reader& reader, Id one, Id other)
{
    // The index by person and conversation serves both sides; the first common conversation ends the search.
    const auto found = reader.connection().integer(
        "SELECT 1 FROM turn a WHERE a.person_id = ?1 AND EXISTS (SELECT 1 FROM turn b WHERE b.person_id = ?2 AND "
        "b.conversation_id = a.conversation_id) LIMIT 1",
        one, other);
    REMINISCE_ARCHIVE_TRY(found);
    return found->has_value();
}

} // namespace reminisce::archive
