// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>

#include "core/archive/connection.h"
#include "core/archive/files.h"

namespace reminisce::archive {

/// The files that a backup has beside the database's own rows, in a table of the backup: so a backup is one file, and
/// restoring it one rename. Whoever opens the restored archive for writing unpacks them before anything else.
class BackupFiles
{
public:
    /// `database` is the backup, `directory` a place for temporary files.
    BackupFiles(Connection& database, std::filesystem::path directory);

    /// Makes the table, also when no file follows: a backup that says that there were none.
    Result<> begin();
    /// `name` is its path relative to the archive's directory.
    Result<> add(const std::filesystem::path& name, const std::filesystem::path& file);
    /// A copy of a database that may be in use.
    Result<> addDatabase(const std::filesystem::path& name, Connection& source);

private:
    Connection& m_database;
    std::filesystem::path m_directory;
};

/// Held while the Lab's files are exchanged; nothing where there is no Lab. Busy when it is running.
[[nodiscard]] Result<std::optional<WriterLock>> lockLab(const std::filesystem::path& directory);
/// Whether there are files to be unpacked, be it none of them: the database is a backup.
[[nodiscard]] Result<bool> hasBackupFiles(Connection& database);
/// Whether all of them are whole and belong to a store that is backed up: DamagedInput otherwise.
[[nodiscard]] Result<> checkBackupFiles(Connection& database);
/// Puts them into the archive's directory in place of what these stores held, and takes them out of the database. When
/// it is broken off, it can be done again. The Lab must be
/// locked. Without such files it does nothing.
[[nodiscard]] Result<> unpackBackupFiles(Connection& database, const std::filesystem::path& directory);

} // namespace reminisce::archive
