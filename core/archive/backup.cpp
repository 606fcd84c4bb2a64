// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/backup.h"

#include "core/archive/backup_files.h"
#include "core/archive/connection.h"
#include "core/archive/copy.h"
#include "core/archive/files.h"
#include "core/archive/index_files.h"
#include "core/archive/migrations.h"
#include "core/archive/stores.h"

namespace reminisce::archive {
namespace {

/// Empties the log of the archive that is to be replaced, which fails when somebody still has it open.
Result<> closeDown(const std::filesystem::path& file)
{
    std::error_code ignored;
    if (!std::filesystem::exists(file, ignored)) {
        return {};
    }
    auto present = Connection::open(file, Connection::Mode::Write);
    Result<> done = present ? (*present)->execute("PRAGMA busy_timeout=200; PRAGMA locking_mode=EXCLUSIVE; "
                                                  "BEGIN EXCLUSIVE; COMMIT; PRAGMA journal_mode=DELETE")
                            : Result<>(tl::unexpected(present.error()));
    if (!done && done.error().code == ErrorCode::Busy) {
        return fail(ErrorCode::Busy,
                    "The archive is in use, so the backup cannot take its place. Close it everywhere "
                    "and try again.",
                    done.error().detail);
    }
    return {}; // damaged: that is what the backup is for
}

Result<> removeLogs(const std::filesystem::path& file)
{
    for (const auto* ending : {"-wal", "-shm", "-journal"}) {
        std::error_code problem;
        std::filesystem::remove(file.string() + ending, problem);
        if (problem) {
            return fail(ErrorCode::Io,
                        "A file of the old archive could not be removed. Check the permissions of its "
                        "directory.",
                        "errno " + std::to_string(problem.value()));
        }
    }
    return {};
}

Result<> checkBackup(const std::filesystem::path& file)
{
    std::error_code problem;
    if (!std::filesystem::is_regular_file(file, problem) || std::filesystem::file_size(file, problem) == 0) {
        return fail(ErrorCode::NotFound, "There is no backup at " + file.string() + ". Choose another file.");
    }
    if (auto known = checkDatabaseHeader(file, currentSchemaVersion()); !known) {
        if (known.error().code == ErrorCode::DamagedInput) {
            return fail(ErrorCode::DamagedInput,
                        "The file " + file.filename().string() + " is not a backup of Reminisce. Choose another file.");
        }
        return known;
    }
    REMINISCE_ARCHIVE_TRY(checkDatabaseFile(file));
    auto backup = Connection::open(file, Connection::Mode::Read);
    REMINISCE_ARCHIVE_TRY(backup);
    return checkBackupFiles(**backup);
}

} // namespace

Result<> backupTo(const Reader& reader, const std::filesystem::path& directory, const std::filesystem::path& file)
{
    return copyDatabase(reader.connection(), file, [&](Connection& copy) -> Result<> {
        BackupFiles files(copy, file.parent_path());
        REMINISCE_ARCHIVE_TRY(files.begin());
        for (const Store& store : stores()) {
            if (store.keep != nullptr) {
                REMINISCE_ARCHIVE_TRY(store.keep(directory, files));
            }
        }
        return {};
    });
}

Result<> restoreFrom(const std::filesystem::path& file, const std::filesystem::path& directory)
{
    REMINISCE_ARCHIVE_TRY(checkBackup(file));
    REMINISCE_ARCHIVE_TRY(makePrivateDirectory(directory));
    const auto lock = WriterLock::take(directory);
    REMINISCE_ARCHIVE_TRY(lock);
    const auto labLock = lockLab(directory);
    REMINISCE_ARCHIVE_TRY(labLock);
    const auto target = directory / kDatabaseName;
    auto source = Connection::open(file, Connection::Mode::Read);
    REMINISCE_ARCHIVE_TRY(source);
    // The copy is complete before anything of the archive is touched: a full disk must not cost its log.
    const TemporaryFile copy(target);
    REMINISCE_ARCHIVE_TRY(copyDatabase(**source, copy.path()));
    REMINISCE_ARCHIVE_TRY(closeDown(target));
    REMINISCE_ARCHIVE_TRY(removeLogs(target));
    // Before: an index of the old archive may have the generation number of the new one.
    REMINISCE_ARCHIVE_TRY(removeIndexFiles(directory));
    REMINISCE_ARCHIVE_TRY(copy.moveTo(target));
    auto restored = Connection::open(target, Connection::Mode::Write);
    REMINISCE_ARCHIVE_TRY(restored);
    return unpackBackupFiles(**restored, directory);
}

} // namespace reminisce::archive
