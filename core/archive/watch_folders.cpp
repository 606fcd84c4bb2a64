// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/watch_folders.h"

#include "core/archive/connection.h"

namespace reminisce::archive {

Result<std::vector<WatchFolder>> listWatchFolders(const Reader& reader)
{
    Statement query = reader.connection().query(
        "SELECT id, path, added_at, scanned_at, "
        "(SELECT count(*) FROM watch_file WHERE folder_id = w.id AND state = ?), "
        "(SELECT count(*) FROM watch_file WHERE folder_id = w.id AND state = ?) FROM watch_folder w ORDER BY id",
        static_cast<int>(WatchedFile::State::Imported), static_cast<int>(WatchedFile::State::Failed));
    std::vector<WatchFolder> folders;
    while (query.next()) {
        WatchFolder& folder = folders.emplace_back();
        folder.id = query.integer(0);
        folder.path = query.string(1);
        folder.addedAtUtc = query.integer(2);
        folder.scannedAtUtc = query.optionalInteger(3);
        folder.imported = query.count(4);
        folder.failed = query.count(5);
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return folders;
}

Result<Id> addWatchFolder(Writer& writer, std::string_view path)
{
    Connection& connection = writer.connection();
    return inTransaction(connection, [&]() -> Result<Id> {
        REMINISCE_ARCHIVE_TRY(
            connection.run("INSERT OR IGNORE INTO watch_folder(path, added_at) VALUES (?, ?)", path, nowUtcMicros()));
        const auto id = connection.integer("SELECT id FROM watch_folder WHERE path = ?", path);
        REMINISCE_ARCHIVE_TRY(id);
        return id->value_or(0);
    });
}

Result<> removeWatchFolder(Writer& writer, std::string_view path)
{
    Connection& connection = writer.connection();
    return inTransaction(connection, [&]() -> Result<> {
        REMINISCE_ARCHIVE_TRY(connection.run("DELETE FROM watch_folder WHERE path = ?", path));
        if (connection.changes() == 0) {
            return fail(ErrorCode::NotFound, "This folder is not watched, so nothing was changed.");
        }
        return {};
    });
}

Result<std::vector<WatchedFile>> watchedFiles(const Reader& reader, Id folder)
{
    Statement query = reader.connection().query(
        "SELECT path, size, modified, state, message FROM watch_file WHERE folder_id = ? ORDER BY path", folder);
    std::vector<WatchedFile> files;
    while (query.next()) {
        WatchedFile& file = files.emplace_back();
        file.path = query.string(0);
        file.size = query.count(1);
        file.modified = query.integer(2);
        file.state = static_cast<WatchedFile::State>(query.integer(3));
        file.message = query.string(4);
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return files;
}

Result<> setWatchedFiles(Writer& writer, Id folder, const std::vector<WatchedFile>& files, std::int64_t nowUtc)
{
    Connection& connection = writer.connection();
    return inTransaction(connection, [&]() -> Result<> {
        REMINISCE_ARCHIVE_TRY(connection.run("DELETE FROM watch_file WHERE folder_id = ?", folder));
        for (const WatchedFile& file : files) {
            REMINISCE_ARCHIVE_TRY(connection.run(
                "INSERT INTO watch_file(folder_id, path, size, modified, state, message) VALUES (?, ?, ?, ?, ?, ?)",
                folder, file.path, static_cast<std::int64_t>(file.size), file.modified, static_cast<int>(file.state),
                file.message));
        }
        return connection.run("UPDATE watch_folder SET scanned_at = ? WHERE id = ?", nowUtc, folder);
    });
}

} // namespace reminisce::archive
