// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "core/archive/connection.h"
#include "core/archive/evaluation_scrub.h"
#include "core/archive/files.h"
#include "core/archive/index_files.h"
#include "core/archive/migrations.h"
#include "core/archive/question_set_scrub.h"
#include "core/archive/verification.h"

namespace reminisce::archive {
namespace {

/// Copies made before migrations hold what was deleted since.
Result<> removeMigrationBackups(Connection&, const std::filesystem::path& directory)
{
    std::error_code problem;
    for (const auto& file : entriesOf(directory, problem)) {
        std::error_code failed;
        if (file.extension() == kMigrationBackupEnding && !std::filesystem::remove(file, failed)) {
            problem = failed;
        }
    }
    if (problem) {
        return fail(ErrorCode::Io,
                    "An old backup in the archive's directory could not be removed. Check the "
                    "permissions of the directory.",
                    "errno " + std::to_string(problem.value()));
    }
    return {};
}

Result<> removeIndex(Connection&, const std::filesystem::path& directory)
{
    return removeIndexFiles(directory);
}

/// Every place beside the database that holds words of conversations, with what takes deleted ones out of it. Whoever
/// lets such words into a further file of the archive's directory adds it here.
using Scrubber = Result<> (*)(Connection& archive, const std::filesystem::path& directory);
constexpr std::array<Scrubber, 4> kPlacesBesideTheDatabase = {scrubEvaluations, scrubQuestionSets, removeIndex,
                                                              removeMigrationBackups};

Result<> truncateLog(Connection& connection)
{
    Statement query = connection.query("PRAGMA wal_checkpoint(TRUNCATE)");
    const bool busy = query.next() && query.integer(0) != 0;
    REMINISCE_ARCHIVE_TRY(query.status());
    if (busy) {
        return fail(ErrorCode::Busy, "Deleted words may still be in the archive's log, because something is reading "
                                     "an older state. They go when the program is closed.");
    }
    return {};
}

} // namespace

Result<> scrub(Writer& writer, const std::filesystem::path& directory)
{
    Connection& connection = writer.connection();
    if (connection.depth() > 0) {
        return fail(ErrorCode::Internal, "The archive cannot be cleaned while changes are under way. Please report "
                                         "this.");
    }
    // A place that cannot be reached now must not keep the words in the others.
    Result<> first;
    for (const Scrubber scrubPlace : kPlacesBesideTheDatabase) {
        if (auto done = scrubPlace(connection, directory); !done && first) {
            first = std::move(done);
        }
    }
    connection.forgetStatements();
    REMINISCE_ARCHIVE_TRY(connection.execute("VACUUM"));
    const Result<> emptied = truncateLog(connection);
    return first ? emptied : first;
}

} // namespace reminisce::archive
