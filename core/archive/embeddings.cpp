// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/embeddings.h"

#include <cstring>

#include "core/archive/connection.h"

namespace reminisce::archive {
namespace {

static_assert(sizeof(float) == 4);

std::string selectSpaces(std::string_view rest)
{
    return std::string("SELECT s.id, s.backend, s.model, s.dimension, s.is_current, s.probe, "
                       "(SELECT count(*) FROM embedding WHERE space_id = s.id) FROM embedding_space s ")
        .append(rest);
}

EmbeddingSpace readSpace(const Statement& row)
{
    EmbeddingSpace space;
    space.id = row.integer(0);
    space.backend = row.string(1);
    space.model = row.string(2);
    space.dimension = row.count(3);
    space.isCurrent = row.integer(4) != 0;
    const auto probe = row.blob(5);
    space.probe.resize(probe.size() / sizeof(float));
    if (!space.probe.empty()) {
        std::memcpy(space.probe.data(), probe.data(), space.probe.size() * sizeof(float));
    }
    space.vectors = row.count(6);
    return space;
}

Result<std::optional<EmbeddingSpace>> readOne(Statement query)
{
    std::optional<EmbeddingSpace> found;
    if (query.next()) {
        found = readSpace(query);
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return found;
}

} // namespace

Result<std::vector<EmbeddingSpace>> listEmbeddingSpaces(const Reader& reader)
{
    Statement query = reader.connection().query(selectSpaces("ORDER BY s.id"));
    std::vector<EmbeddingSpace> spaces;
    while (query.next()) {
        spaces.push_back(readSpace(query));
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return spaces;
}

Result<std::optional<EmbeddingSpace>> currentEmbeddingSpace(const Reader& reader)
{
    return readOne(reader.connection().query(selectSpaces("WHERE s.is_current = 1")));
}

Result<std::optional<EmbeddingSpace>> findEmbeddingSpace(const Reader& reader, std::string_view backend,
                                                         std::string_view model)
{
    return readOne(reader.connection().query(selectSpaces("WHERE s.backend = ? AND s.model = ?"), backend, model));
}

Result<Id> createEmbeddingSpace(Writer& writer, std::string_view backend, std::string_view model, std::size_t dimension,
                                std::span<const float> probe)
{
    Connection& connection = writer.connection();
    if (dimension == 0) {
        return fail(ErrorCode::InvalidArgument, "The embedding backend gave vectors without values. Choose another "
                                                "model.");
    }
    return inTransaction(connection, [&]() -> Result<Id> {
        const auto known = findEmbeddingSpace(writer, backend, model);
        REMINISCE_ARCHIVE_TRY(known);
        if (*known && (*known)->dimension != dimension) {
            return fail(ErrorCode::InvalidArgument,
                        "The model gives vectors of another length than before. Remove the old vectors and index "
                        "again.",
                        "dimension " + std::to_string(dimension) + ", before " + std::to_string((*known)->dimension));
        }
        if (*known) {
            return (*known)->id;
        }
        REMINISCE_ARCHIVE_TRY(
            connection.run("INSERT INTO embedding_space(backend, model, dimension, probe) VALUES (?, ?, ?, ?)", backend,
                           model, dimension, std::as_bytes(probe)));
        return connection.lastInsertId();
    });
}

Result<> setCurrentEmbeddingSpace(Writer& writer, Id space)
{
    Connection& connection = writer.connection();
    return inTransaction(connection, [&]() -> Result<> {
        connection.markChanged();
        REMINISCE_ARCHIVE_TRY(connection.run("UPDATE embedding_space SET is_current = (id = ?)", space));
        const auto current = connection.count("SELECT count(*) FROM embedding_space WHERE is_current = 1");
        REMINISCE_ARCHIVE_TRY(current);
        if (space != 0 && *current == 0) {
            return fail(ErrorCode::NotFound, "These vectors are not in the archive. Index again with this backend.");
        }
        return {};
    });
}

Result<> dropEmbeddingSpace(Writer& writer, Id space)
{
    Connection& connection = writer.connection();
    return inTransaction(connection, [&]() -> Result<> {
        connection.markChanged();
        REMINISCE_ARCHIVE_TRY(connection.run("DELETE FROM embedding WHERE space_id = ?", space));
        return connection.run("DELETE FROM embedding_space WHERE id = ?", space);
    });
}

Result<> putEmbeddings(Writer& writer, Id space, std::span<const EmbeddingRow> rows)
{
    Connection& connection = writer.connection();
    return inTransaction(connection, [&]() -> Result<> {
        const auto dimension = connection.integer("SELECT dimension FROM embedding_space WHERE id = ?", space);
        REMINISCE_ARCHIVE_TRY(dimension);
        if (!*dimension) {
            return fail(ErrorCode::NotFound, "The vectors' space is not in the archive any more. Index again.");
        }
        connection.markChanged();
        Statement insert =
            connection.query("INSERT INTO embedding(chunk_id, space_id, kind, vector) SELECT id, ?, ?, ? FROM chunk "
                             "WHERE id = ? ON CONFLICT DO UPDATE SET vector = excluded.vector");
        for (const EmbeddingRow& row : rows) {
            if (static_cast<std::int64_t>(row.vector.size()) != **dimension) {
                return fail(ErrorCode::InvalidArgument,
                            "The embedding backend gave a vector of the wrong length. Nothing of this batch was "
                            "stored.");
            }
            insert.reset();
            REMINISCE_ARCHIVE_TRY(insert.bind(space)
                                      .bind(static_cast<int>(row.kind))
                                      .bind(std::as_bytes(row.vector))
                                      .bind(row.chunk)
                                      .run());
        }
        return {};
    });
}

Result<> visitEmbeddings(const Reader& reader, Id space, EmbeddingKind kind,
                         const std::function<bool(Id chunk, std::span<const float> vector)>& visit)
{
    Connection& connection = reader.connection();
    const auto dimension = connection.count("SELECT dimension FROM embedding_space WHERE id = ?", space);
    REMINISCE_ARCHIVE_TRY(dimension);
    Statement query =
        connection.query("SELECT chunk_id, vector FROM embedding WHERE space_id = ? AND kind = ? ORDER BY chunk_id",
                         space, static_cast<int>(kind));
    std::vector<float> vector(*dimension); // a blob is not aligned for floats
    while (query.next()) {
        const auto blob = query.blob(1);
        if (blob.size() != vector.size() * sizeof(float)) {
            continue;
        }
        std::memcpy(vector.data(), blob.data(), blob.size());
        if (!visit(query.integer(0), vector)) {
            return {};
        }
    }
    return query.status();
}

Result<std::vector<Id>> chunksWithoutEmbedding(const Reader& reader, Id space, EmbeddingKind kind, std::size_t limit,
                                               Id afterChunk)
{
    // Only chunks with a description have something to embed for EmotionText.
    const std::string_view source =
        kind == EmbeddingKind::Text ? "SELECT id FROM chunk" : "SELECT chunk_id AS id FROM chunk_emotion_text";
    Statement query =
        reader.connection().query("SELECT id FROM (" + std::string(source) +
                                      ") c WHERE id > ? AND NOT EXISTS (SELECT 1 FROM embedding WHERE "
                                      "chunk_id = c.id AND space_id = ? AND kind = ?) ORDER BY id LIMIT ?",
                                  afterChunk, space, static_cast<int>(kind), limit);
    std::vector<Id> ids;
    while (query.next()) {
        ids.push_back(query.integer(0));
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return ids;
}

} // namespace reminisce::archive
