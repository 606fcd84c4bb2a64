// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/people_order.h"

#include "core/archive/connection.h"

namespace reminisce::archive {

Result<std::vector<Id>> peopleByPassages(const Reader& reader)
{
    Statement query = reader.connection().query(
        "SELECT p.id FROM person p LEFT JOIN (SELECT person_id, sum(chunks) AS passages FROM day_rollup WHERE "
        "person_id > 0 GROUP BY person_id) r ON r.person_id = p.id ORDER BY p.is_owner DESC, r.passages DESC, p.id");
    std::vector<Id> people;
    while (query.next()) {
        people.push_back(query.integer(0));
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return people;
}

} // namespace reminisce::archive
