// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/sources.h"

#include "core/archive/connection.h"
#include "core/archive/removal.h"

namespace reminisce::archive {
namespace {

constexpr std::string_view kColumns =
    "SELECT id, coalesce(batch_id, 0), path, sha256, format, imported_at, report, reader_version, settings, "
    "(SELECT count(*) FROM conversation_source WHERE source_id = s.id) FROM source s ";

Source readSource(const Statement& row)
{
    Source source;
    source.id = row.integer(0);
    source.batch = row.integer(1);
    source.path = row.string(2);
    source.sha256 = row.string(3);
    source.format = row.string(4);
    source.importedAtUtc = row.integer(5);
    source.reportJson = row.string(6);
    source.readerVersion = static_cast<int>(row.integer(7));
    source.settingsJson = row.string(8);
    source.conversations = row.count(9);
    return source;
}

Result<std::optional<Source>> readOne(Statement query)
{
    std::optional<Source> found;
    if (query.next()) {
        found = readSource(query);
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return found;
}

Result<std::vector<Source>> readAll(Statement query)
{
    std::vector<Source> found;
    while (query.next()) {
        found.push_back(readSource(query));
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return found;
}

std::string withColumns(std::string_view rest)
{
    return std::string(kColumns).append(rest);
}

} // namespace

Result<std::optional<Source>> findSourceByHash(const Reader& reader, std::string_view sha256)
{
    return readOne(reader.connection().query(withColumns("WHERE sha256 = ?"), sha256));
}

Result<std::optional<Source>> sourceById(const Reader& reader, Id id)
{
    return readOne(reader.connection().query(withColumns("WHERE id = ?"), id));
}

Result<std::vector<Source>> listSources(const Reader& reader, std::size_t limit)
{
    return readAll(reader.connection().query(withColumns("ORDER BY id DESC LIMIT ?"), limit));
}

Result<std::vector<Source>> sourcesOfConversation(const Reader& reader, Id conversation)
{
    return readAll(reader.connection().query(
        withColumns("WHERE id IN (SELECT source_id FROM conversation_source WHERE conversation_id = ?) ORDER BY id"),
        conversation));
}

Result<Id> addSource(Writer& writer, const Source& source)
{
    Connection& connection = writer.connection();
    return inTransaction(connection, [&]() -> Result<Id> {
        const auto known = connection.count("SELECT count(*) FROM source WHERE sha256 = ?", source.sha256);
        REMINISCE_ARCHIVE_TRY(known);
        if (*known > 0) {
            return fail(ErrorCode::InvalidArgument, "This file is in the archive already; it was not stored again.");
        }
        REMINISCE_ARCHIVE_TRY(connection.run("INSERT INTO source(batch_id, path, sha256, format, imported_at, report, "
                                             "reader_version, settings) VALUES (nullif(?, 0), ?, ?, ?, ?, ?, ?, ?)",
                                             source.batch, source.path, source.sha256, source.format,
                                             source.importedAtUtc, source.reportJson, source.readerVersion,
                                             source.settingsJson));
        return connection.lastInsertId();
    });
}

Result<> setSourceReport(Writer& writer, Id source, std::string_view reportJson)
{
    return writer.connection().run("UPDATE source SET report = ? WHERE id = ?", reportJson, source);
}

Result<std::vector<RefusedFile>> listRefusedFiles(const Reader& reader, std::size_t limit)
{
    Statement query = reader.connection().query(
        "SELECT path, tried_at, report FROM refused_file ORDER BY tried_at DESC, path LIMIT ?", limit);
    std::vector<RefusedFile> files;
    while (query.next()) {
        files.push_back({query.string(0), query.integer(1), query.string(2)});
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return files;
}

Result<> noteRefusedFile(Writer& writer, const RefusedFile& file)
{
    return writer.connection().run("INSERT OR REPLACE INTO refused_file(path, tried_at, report) VALUES (?, ?, ?)",
                                   file.path, file.triedAtUtc, file.reportJson);
}

Result<> forgetRefusedFile(Writer& writer, std::string_view path)
{
    return writer.connection().run("DELETE FROM refused_file WHERE path = ?", path);
}

Result<Id> beginImportBatch(Writer& writer, std::string_view label, std::int64_t nowUtc)
{
    Connection& connection = writer.connection();
    REMINISCE_ARCHIVE_TRY(connection.run("INSERT INTO import_batch(label, started_at) VALUES (?, ?)", label, nowUtc));
    return connection.lastInsertId();
}

Result<> endImportBatch(Writer& writer, Id batch, std::int64_t nowUtc)
{
    return writer.connection().run("UPDATE import_batch SET finished_at = ? WHERE id = ?", nowUtc, batch);
}

Result<std::vector<ImportBatch>> listImportBatches(const Reader& reader)
{
    Statement query = reader.connection().query(
        "SELECT b.id, b.label, b.started_at, b.finished_at, count(DISTINCT s.id), count(DISTINCT cs.conversation_id), "
        "(SELECT count(*) FROM turn WHERE conversation_id IN (SELECT conversation_id FROM conversation_source "
        " WHERE source_id IN (SELECT id FROM source WHERE batch_id = b.id))) "
        "FROM import_batch b JOIN source s ON s.batch_id = b.id "
        "LEFT JOIN conversation_source cs ON cs.source_id = s.id GROUP BY b.id ORDER BY b.id DESC");
    std::vector<ImportBatch> batches;
    while (query.next()) {
        ImportBatch batch;
        batch.id = query.integer(0);
        batch.label = query.string(1);
        batch.startedAtUtc = query.integer(2);
        batch.finishedAtUtc = query.optionalInteger(3);
        batch.sources = query.count(4);
        batch.conversations = query.count(5);
        batch.turns = query.count(6);
        batches.push_back(std::move(batch));
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return batches;
}

Result<RemovedCounts> undoImportBatch(Writer& writer, Id batch)
{
    Connection& connection = writer.connection();
    return inTransaction(connection, [&]() -> Result<RemovedCounts> {
        std::vector<Id> conversations;
        {
            Statement query = connection.query(
                "SELECT DISTINCT conversation_id FROM conversation_source WHERE source_id IN "
                "(SELECT id FROM source WHERE batch_id = ?1) AND conversation_id NOT IN "
                "(SELECT cs.conversation_id FROM conversation_source cs JOIN source s ON s.id = cs.source_id "
                " WHERE s.batch_id IS NOT ?1)",
                batch);
            while (query.next()) {
                conversations.push_back(query.integer(0));
            }
            REMINISCE_ARCHIVE_TRY(query.status());
        }
        REMINISCE_ARCHIVE_TRY(noteRemoval(connection, UnfinishedRemoval::Conversations));
        auto removed = removeConversations(connection, conversations);
        REMINISCE_ARCHIVE_TRY(removed);
        REMINISCE_ARCHIVE_TRY(connection.run("DELETE FROM source WHERE batch_id = ?", batch));
        removed->sources += connection.changes();
        REMINISCE_ARCHIVE_TRY(connection.run("DELETE FROM import_batch WHERE id = ?", batch));
        return removed;
    });
}

} // namespace reminisce::archive
