// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/stores.h"

#include <algorithm>
#include <array>

#include "core/archive/backup_files.h"
#include "core/archive/connection.h"
#include "core/archive/files.h"
#include "core/archive/index_files.h"
#include "core/archive/lab_run_store.h"
#include "core/archive/migrations.h"
#include "core/archive/question_set_store.h"
#include "core/archive/removal.h"
#include "core/archive/store_rows.h"

namespace reminisce::archive {
namespace {

namespace fs = std::filesystem;

bool isDatabase(const fs::path& file)
{
    const std::string name = file.filename().string();
    constexpr std::array<std::string_view, 4> kEndings = {"", "-wal", "-shm", "-journal"};
    return std::any_of(kEndings.begin(), kEndings.end(),
                       [&](std::string_view ending) { return name == kDatabaseName + std::string(ending); });
}

bool isInLab(const fs::path& file)
{
    return file.parent_path() == kLabDirectoryName;
}

bool holdsConversations(const fs::path& file)
{
    return !file.has_parent_path() && isDatabase(file);
}

bool holdsLabRuns(const fs::path& file)
{
    return isInLab(file) && isDatabase(file);
}

bool holdsQuestionSets(const fs::path& file)
{
    return file.parent_path() == questionSetDirectory({});
}

bool holdsIndex(const fs::path& file)
{
    return file.parent_path() == kIndexDirectoryName;
}

bool holdsOldVersions(const fs::path& file)
{
    const bool isKnownPlace = !file.has_parent_path() || isInLab(file);
    return isKnownPlace && file.filename().string().starts_with(kDatabaseName + std::string(".before-")) &&
           file.extension() == kMigrationBackupEnding;
}

bool holdsBackends(const fs::path& file)
{
    return file == "backends.json"; // core/backend/settings.cpp
}

bool isPassing(const fs::path& file)
{
    const bool isKnownPlace = !file.has_parent_path() || isInLab(file);
    const bool isTemporary = file.filename().string().find(kTemporaryEnding) != std::string::npos;
    return isKnownPlace && (file.filename() == kLockName || isTemporary);
}

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

/// The rows are gone; their bytes go with the pages and the log.
Result<> compact(Connection& archive, const fs::path& /*directory*/)
{
    archive.forgetStatements();
    REMINISCE_ARCHIVE_TRY(archive.execute("VACUUM"));
    return truncateLog(archive);
}

Result<> removeIndex(Connection& /*archive*/, const fs::path& directory)
{
    return removeIndexFiles(directory);
}

/// Copies made before migrations hold what was deleted since.
Result<> removeOldVersions(Connection& /*archive*/, const fs::path& directory)
{
    const auto files = filesBelow(directory);
    REMINISCE_ARCHIVE_TRY(files);
    std::error_code problem;
    for (const auto& file : *files) {
        std::error_code failed;
        if (holdsOldVersions(file) && !fs::remove(directory / file, failed)) {
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

Result<> checkConversations(Connection& archive, const fs::path& /*directory*/, std::vector<Check>& checks)
{
    return checkRows(archive, checks);
}

constexpr auto kStores = std::to_array<Store>(
    {// A backup is a copy of this one; the others are put into it.
     {"conversations", "archive.sqlite", StoreRole::Words, holdsConversations, compact, nullptr, checkConversations},
     {"lab-runs", "lab/archive.sqlite", StoreRole::Words, holdsLabRuns, scrubLabRuns, keepLabRuns, checkLabRuns},
     {"question-sets", "lab/questions", StoreRole::Words, holdsQuestionSets, scrubQuestionSets, keepQuestionSets,
      checkQuestionSets},
     {"index", "index", StoreRole::Derived, holdsIndex, removeIndex, nullptr, nullptr},
     {"old-versions", "archive.sqlite.before-…", StoreRole::Derived, holdsOldVersions, removeOldVersions, nullptr,
      nullptr},
     {"backends", "backends.json", StoreRole::Settings, holdsBackends, nullptr, nullptr, nullptr},
     {"passing", "archive.lock", StoreRole::Passing, isPassing, nullptr, nullptr, nullptr}});

/// `below` is relative to the directory. Names are joined as texts: joining paths is not safe when memory runs out.
Result<> addFilesBelow(const std::string& directory, const std::string& below, std::vector<fs::path>& files)
{
    std::error_code problem;
    const auto entries = entriesOf(below.empty() ? directory : directory + "/" + below, problem);
    for (const auto& entry : entries) {
        const std::string& whole = entry.native();
        const std::string file = whole.substr(whole.rfind('/') + 1);
        std::string name = below;
        if (!name.empty()) {
            name += '/';
        }
        name += file;
        std::error_code none;
        if (fs::is_directory(fs::symlink_status(entry, none))) {
            REMINISCE_ARCHIVE_TRY(addFilesBelow(directory, name, files));
        } else {
            files.emplace_back(name);
        }
    }
    if (problem) {
        return fail(ErrorCode::Io, "The archive's directory could not be read. Check its permissions.",
                    "errno " + std::to_string(problem.value()));
    }
    return {};
}

/// Every table, whoever added it. What meta keeps are the numbers that no later row may have again.
Result<> removeAllRows(Connection& connection)
{
    connection.markChanged();
    REMINISCE_ARCHIVE_TRY(prepareRemoval(connection));
    REMINISCE_ARCHIVE_TRY(connection.execute("PRAGMA defer_foreign_keys=ON"));
    std::vector<std::string> tables;
    Statement query =
        connection.query("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' "
                         "AND name <> 'meta'");
    while (query.next()) {
        tables.push_back(query.string(0));
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    for (const std::string& table : tables) {
        REMINISCE_ARCHIVE_TRY(connection.execute("DELETE FROM " + table));
    }
    REMINISCE_ARCHIVE_TRY(
        connection.run("DELETE FROM meta WHERE key NOT IN ('generation', 'last_turn', 'last_chunk') AND "
                       "key NOT LIKE 'schema%'"));
    return noteRemoval(connection, UnfinishedRemoval::Everything);
}

Result<> removeFilesWithWords(const fs::path& directory)
{
    const auto files = filesBelow(directory);
    REMINISCE_ARCHIVE_TRY(files);
    for (const auto& file : *files) {
        const Store* store = storeOf(file);
        std::error_code problem;
        if (store != nullptr && store->role == StoreRole::Words && !holdsConversations(file)) {
            fs::remove(directory / file, problem);
        }
        if (problem) {
            return fail(ErrorCode::Io,
                        "A file of the archive could not be removed. Check the permissions of the archive's "
                        "directory.",
                        "errno " + std::to_string(problem.value()));
        }
    }
    return {};
}

} // namespace

std::span<const Store> stores()
{
    return kStores;
}

const Store* storeOf(const fs::path& file)
{
    const auto found =
        std::find_if(kStores.begin(), kStores.end(), [&](const Store& store) { return store.holds(file); });
    return found == kStores.end() ? nullptr : &*found;
}

Result<std::vector<fs::path>> filesBelow(const fs::path& directory)
{
    std::vector<fs::path> files;
    REMINISCE_ARCHIVE_TRY(addFilesBelow(directory.native(), {}, files));
    return files;
}

Result<std::vector<StoredFiles>> storedFiles(const fs::path& directory)
{
    const auto files = filesBelow(directory);
    REMINISCE_ARCHIVE_TRY(files);
    std::vector<StoredFiles> all;
    all.reserve(kStores.size() + 1);
    for (const Store& store : kStores) {
        all.push_back({&store});
    }
    all.push_back({});
    for (const auto& file : *files) {
        const Store* store = storeOf(file);
        StoredFiles& place = store == nullptr ? all.back() : all[static_cast<std::size_t>(store - kStores.data())];
        std::error_code gone; // by a program that writes at this moment
        const auto size = fs::file_size(directory / file, gone);
        place.files += gone ? 0 : 1;
        place.bytes += gone ? 0 : size;
    }
    return all;
}

Result<std::vector<Check>> verifyStores(Writer& writer, const fs::path& directory)
{
    std::vector<Check> checks;
    for (const Store& store : kStores) {
        if (store.check != nullptr) {
            REMINISCE_ARCHIVE_TRY(store.check(writer.connection(), directory, checks));
        }
    }
    return checks;
}

Result<std::uint64_t> removeEverything(Writer& writer, const fs::path& directory)
{
    const auto lab = lockLab(directory);
    if (!lab) {
        return fail(lab.error().code, "The Lab is running, so nothing was deleted. Stop it and try again.",
                    lab.error().detail);
    }
    Connection& connection = writer.connection();
    const auto before = connection.count("SELECT count(*) FROM conversation");
    REMINISCE_ARCHIVE_TRY(before);
    REMINISCE_ARCHIVE_TRY(inTransaction(connection, [&] { return removeAllRows(connection); }));
    REMINISCE_ARCHIVE_TRY(removeFilesWithWords(directory));
    REMINISCE_ARCHIVE_TRY(scrub(writer, directory));
    return *before;
}

Result<> scrub(Writer& writer, const fs::path& directory)
{
    Connection& connection = writer.connection();
    if (connection.depth() > 0) {
        return fail(ErrorCode::Internal, "The archive cannot be cleaned while changes are under way. Please report "
                                         "this.");
    }
    // A place that cannot be reached now must not keep the words in the others.
    Result<> first;
    for (const Store& store : kStores) {
        if (store.scrub == nullptr) {
            continue;
        }
        if (auto done = store.scrub(connection, directory); !done && first) {
            first = std::move(done);
        }
    }
    // A set that cannot be read stays so; whoever is busy is done some time.
    if (first || first.error().code != ErrorCode::Busy) {
        REMINISCE_ARCHIVE_TRY(noteRemoval(connection, UnfinishedRemoval::None));
    }
    return first;
}

Result<> finishRemoval(Writer& writer, const fs::path& directory)
{
    const auto unfinished = unfinishedRemoval(writer.connection());
    if (!unfinished || *unfinished == UnfinishedRemoval::None) {
        return unfinished.map([](UnfinishedRemoval) {});
    }
    const auto lab =
        *unfinished == UnfinishedRemoval::Everything ? lockLab(directory) : Result<std::optional<WriterLock>>();
    if (lab) {
        const auto files = *unfinished == UnfinishedRemoval::Everything ? removeFilesWithWords(directory) : Result<>();
        if (files) {
            (void)scrub(writer, directory); // unless it is done, the note stays
        }
    }
    return {};
}

} // namespace reminisce::archive
