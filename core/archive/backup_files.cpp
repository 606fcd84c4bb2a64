// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/backup_files.h"

#include <algorithm>
#include <fstream>
#include <vector>

#include "core/archive/copy.h"
#include "core/archive/files.h"
#include "core/archive/index_files.h"
#include "core/archive/stores.h"

namespace reminisce::archive {
namespace {

constexpr std::size_t kPartBytes = 1 << 20;

tl::unexpected<Error> cannotRead()
{
    return fail(ErrorCode::Io,
                "A file of the archive could not be read. Check the permissions of the archive's directory.");
}

tl::unexpected<Error> damaged(std::string detail)
{
    return fail(ErrorCode::DamagedInput,
                "The backup is damaged: not all that it says to hold is in it. Use another backup.", std::move(detail));
}

Result<std::vector<std::string>> namesOf(Connection& database)
{
    std::vector<std::string> names;
    Statement query = database.query("SELECT DISTINCT path FROM backup_file ORDER BY path");
    while (query.next()) {
        names.push_back(query.string(0));
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return names;
}

/// Paths that lead elsewhere are of no store.
bool isBackedUp(const std::string& name)
{
    const std::filesystem::path path(name);
    const Store* store = storeOf(path);
    return store != nullptr && store->keep != nullptr && path == path.lexically_normal() && path.is_relative();
}

Result<> removeReplaced(const std::filesystem::path& directory, const std::vector<std::string>& names)
{
    const auto present = filesBelow(directory);
    REMINISCE_ARCHIVE_TRY(present);
    for (const auto& file : *present) {
        const Store* store = storeOf(file);
        const bool comesBack = std::find(names.begin(), names.end(), file.string()) != names.end();
        std::error_code problem;
        if (store != nullptr && store->keep != nullptr && !comesBack) {
            std::filesystem::remove(directory / file, problem);
        }
        if (problem) {
            return fail(ErrorCode::Io,
                        "A file that the backup replaces could not be removed. Check the permissions of the archive's "
                        "directory.",
                        "errno " + std::to_string(problem.value()));
        }
    }
    return {};
}

Result<> unpack(Connection& database, const std::string& name, const std::filesystem::path& directory)
{
    const std::filesystem::path file = directory / name;
    REMINISCE_ARCHIVE_TRY(makePrivateDirectory(file.parent_path()));
    return writeFileAtomically(file, [&](const ByteSink& sink) -> Result<> {
        Statement parts = database.query("SELECT content FROM backup_file WHERE path = ? ORDER BY part", name);
        while (parts.next()) {
            REMINISCE_ARCHIVE_TRY(sink(parts.blob(0)));
        }
        return parts.status();
    });
}

} // namespace

BackupFiles::BackupFiles(Connection& database, std::filesystem::path directory)
    : m_database(database), m_directory(std::move(directory))
{}

Result<> BackupFiles::begin()
{
    return m_database.execute("CREATE TABLE backup_file(path TEXT NOT NULL, part INTEGER NOT NULL, content BLOB NOT "
                              "NULL, UNIQUE (path, part))");
}

Result<> BackupFiles::add(const std::filesystem::path& name, const std::filesystem::path& file)
{
    std::ifstream in(file, std::ios::binary);
    if (!in) {
        return cannotRead();
    }
    const std::string path = name.string();
    std::vector<char> part(kPartBytes);
    for (std::int64_t number = 0; number == 0 || in; ++number) {
        in.read(part.data(), static_cast<std::streamsize>(part.size()));
        const auto bytes = std::as_bytes(std::span(part)).first(static_cast<std::size_t>(in.gcount()));
        REMINISCE_ARCHIVE_TRY(m_database.run("INSERT INTO backup_file VALUES (?, ?, ?)", path, number, bytes));
    }
    return in.bad() ? cannotRead() : Result<>();
}

Result<> BackupFiles::addDatabase(const std::filesystem::path& name, Connection& source)
{
    const TemporaryFile copy(m_directory / name.filename());
    REMINISCE_ARCHIVE_TRY(copyDatabase(source, copy.path()));
    return add(name, copy.path());
}

Result<bool> hasBackupFiles(Connection& database)
{
    return database.count("SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = 'backup_file'")
        .map([](std::uint64_t tables) { return tables > 0; });
}

Result<> checkBackupFiles(Connection& database)
{
    const auto present = hasBackupFiles(database);
    if (!present || !*present) {
        return present.map([](bool) {});
    }
    const auto names = namesOf(database);
    REMINISCE_ARCHIVE_TRY(names);
    for (const std::string& name : *names) {
        if (!isBackedUp(name)) {
            return damaged("a file that is of no store");
        }
    }
    const auto gaps = database.count("SELECT count(*) FROM (SELECT count(*) AS parts, max(part) AS last, min(part) AS "
                                     "first FROM backup_file GROUP BY path) WHERE first <> 0 OR last + 1 <> parts");
    REMINISCE_ARCHIVE_TRY(gaps);
    return *gaps == 0 ? Result<>() : damaged(std::to_string(*gaps) + " files with gaps");
}

Result<std::optional<WriterLock>> lockLab(const std::filesystem::path& directory)
{
    const auto lab = directory / kLabDirectoryName;
    std::error_code problem;
    if (!std::filesystem::is_directory(lab, problem)) {
        return std::nullopt;
    }
    auto lock = WriterLock::take(lab);
    if (!lock && lock.error().code == ErrorCode::Busy) {
        return fail(ErrorCode::Busy,
                    "The Lab is running, so the backup cannot take the place of its runs. Stop it and try again.");
    }
    REMINISCE_ARCHIVE_TRY(lock);
    return std::optional<WriterLock>(std::move(*lock));
}

Result<> unpackBackupFiles(Connection& database, const std::filesystem::path& directory)
{
    const auto present = hasBackupFiles(database);
    if (!present || !*present) {
        return present.map([](bool) {});
    }
    REMINISCE_ARCHIVE_TRY(checkBackupFiles(database));
    const auto names = namesOf(database);
    REMINISCE_ARCHIVE_TRY(names);
    REMINISCE_ARCHIVE_TRY(removeReplaced(directory, *names));
    for (const std::string& name : *names) {
        REMINISCE_ARCHIVE_TRY(unpack(database, name, directory));
    }
    database.forgetStatements();
    return inTransaction(database, [&] { return database.run("DROP TABLE backup_file"); });
}

} // namespace reminisce::archive
