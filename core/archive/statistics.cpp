// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/statistics.h"

#include "core/archive/connection.h"

namespace reminisce::archive {
namespace {

Result<std::optional<Moment>> dateOfChunk(Connection& connection, std::string_view order)
{
    Statement query = connection.query(std::string("SELECT started_local, utc_offset FROM chunk WHERE started_local IS "
                                                   "NOT NULL ORDER BY started_local ")
                                           .append(order)
                                           .append(" LIMIT 1"));
    std::optional<Moment> found;
    if (query.next()) {
        found = query.moment(0, 1);
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return found;
}

} // namespace

Result<Statistics> statistics(const Reader& reader)
{
    Connection& connection = reader.connection();
    const auto snapshot = Snapshot::take(reader);
    REMINISCE_ARCHIVE_TRY(snapshot);
    Statistics numbers;
    {
        Statement query = connection.query("SELECT (SELECT count(*) FROM source), (SELECT count(*) FROM conversation), "
                                           "(SELECT count(*) FROM turn), (SELECT count(*) FROM person), "
                                           "(SELECT coalesce(sum(chunks), 0) FROM day_rollup WHERE person_id = 0)");
        if (query.next()) {
            numbers.sources = query.count(0);
            numbers.conversations = query.count(1);
            numbers.turns = query.count(2);
            numbers.people = query.count(3);
            numbers.chunks = query.count(4);
        }
        REMINISCE_ARCHIVE_TRY(query.status());
    }
    auto from = dateOfChunk(connection, "ASC");
    REMINISCE_ARCHIVE_TRY(from);
    auto to = dateOfChunk(connection, "DESC");
    REMINISCE_ARCHIVE_TRY(to);
    numbers.from = *from;
    numbers.to = *to;
    Statement query =
        connection.query("SELECT total(emotion_mask & 1), total(emotion_mask >> 1 & 1), total(emotion_mask >> 2 & 1), "
                         "total(emotion_mask >> 3 & 1), total(emotion_mask >> 4 & 1), total(emotion_mask >> 5 & 1), "
                         "total(emotion_mask >> 6 & 1), total(emotion_mask >> 7 & 1) FROM chunk");
    if (query.next()) {
        for (std::size_t i = 0; i < kEmotionCount; ++i) {
            numbers.emotionChunks[i] = query.count(static_cast<int>(i));
        }
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return numbers;
}

} // namespace reminisce::archive
