// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/copy.h"

#include <sqlite3.h>

#include "core/archive/files.h"

namespace reminisce::archive {

Result<> checkDatabaseFile(const std::filesystem::path& file)
{
    auto connection = Connection::open(file, Connection::Mode::Read);
    REMINISCE_ARCHIVE_TRY(connection);
    Statement check = (*connection)->query("PRAGMA quick_check(1)");
    const bool whole = check.next() && check.text(0) == "ok";
    REMINISCE_ARCHIVE_TRY(check.status());
    if (!whole) {
        return fail(ErrorCode::DamagedInput,
                    "The database file " + file.filename().string() + " is damaged. Use another backup.");
    }
    return {};
}

Result<> copyDatabase(Connection& connection, const std::filesystem::path& file,
                      const std::function<Result<>(Connection& copy)>& add)
{
    const TemporaryFile temporary(file);
    REMINISCE_ARCHIVE_TRY(temporary.create());
    {
        auto target = Connection::open(temporary.path(), Connection::Mode::Write);
        REMINISCE_ARCHIVE_TRY(target);
        sqlite3_backup* backup = sqlite3_backup_init((*target)->handle(), "main", connection.handle(), "main");
        if (backup == nullptr) {
            return tl::unexpected((*target)->error(sqlite3_extended_errcode((*target)->handle())));
        }
        constexpr int kAllPages = -1;
        const int stepped = sqlite3_backup_step(backup, kAllPages);
        const int finished = sqlite3_backup_finish(backup);
        if (stepped != SQLITE_DONE) {
            return tl::unexpected((*target)->error(stepped));
        }
        if (finished != SQLITE_OK) {
            return tl::unexpected((*target)->error(finished));
        }
        // The copy comes out in WAL mode; as a single file it is complete by itself.
        REMINISCE_ARCHIVE_TRY((*target)->execute("PRAGMA journal_mode=DELETE"));
        if (add) {
            REMINISCE_ARCHIVE_TRY(inTransaction(**target, [&] { return add(**target); }));
        }
    }
    REMINISCE_ARCHIVE_TRY(checkDatabaseFile(temporary.path()));
    return temporary.moveTo(file);
}

} // namespace reminisce::archive
