// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include <sys/wait.h>
#include <unistd.h>

#include <fmt/format.h>

#include "core/archive/connection.h"
#include "core/archive/migrations.h"
#include "tests/faults/rows.h"
#include "tests/support/faulty_disk.h"

namespace reminisce::faults {

namespace fs = std::filesystem;
using namespace archive;
using test::FaultyDisk;

namespace {

constexpr const char* kMark = " (brought up to date)";

/// Steps as later versions may have them: a table filled from another, a column, texts changed, a table dropped.
const std::array<Migration, 4>& chain()
{
    static const std::array<Migration, 4> kChain = {
        Migration{1, allMigrations().front().sql},
        Migration{2, "CREATE TABLE note(id INTEGER PRIMARY KEY, text TEXT NOT NULL); INSERT INTO note SELECT id, text "
                     "FROM turn"},
        Migration{3, "ALTER TABLE conversation ADD COLUMN mood TEXT; UPDATE conversation SET mood = title; "
                     "CREATE INDEX conversation_by_mood ON conversation(mood)"},
        Migration{4, "UPDATE turn SET text = text || ' (brought up to date)'; DROP TABLE note"}};
    return kChain;
}

Result<> bringUpToDate(const fs::path& file)
{
    auto connection = Connection::open(file, Connection::Mode::Write);
    REMINISCE_ARCHIVE_TRY(connection);
    REMINISCE_ARCHIVE_TRY((*connection)->execute("PRAGMA journal_mode=WAL"));
    return migrate(**connection, chain(), file);
}

struct State
{
    std::uint64_t version = 0;
    std::uint64_t turns = 0;
    std::uint64_t marked = 0;
    bool whole = false;
};

Result<State> stateOf(const fs::path& file)
{
    auto opened = Connection::open(file, Connection::Mode::Write);
    REMINISCE_ARCHIVE_TRY(opened);
    Connection& connection = **opened;
    State state;
    const auto version = connection.count("PRAGMA user_version");
    const auto turns = connection.count("SELECT count(*) FROM turn");
    const auto marked = connection.count("SELECT count(*) FROM turn WHERE text LIKE '%' || ?", std::string_view(kMark));
    const auto whole = connection.count("SELECT count(*) FROM pragma_integrity_check WHERE integrity_check = 'ok'");
    REMINISCE_ARCHIVE_TRY(version);
    REMINISCE_ARCHIVE_TRY(turns);
    REMINISCE_ARCHIVE_TRY(marked);
    REMINISCE_ARCHIVE_TRY(whole);
    return State{*version, *turns, *marked, *whole == 1};
}

std::string wrongWith(const Result<State>& state, std::uint64_t turns, const std::string& when)
{
    if (!state) {
        return when + ": " + state.error().message + " [" + state.error().detail + "]";
    }
    const std::uint64_t marked = state->version == 4 ? turns : 0;
    if (!state->whole || state->turns != turns || state->marked != marked || state->version < 1 || state->version > 4) {
        return fmt::format("{}: version {}, {} of {} turns, {} changed, integrity {}", when, state->version,
                           state->turns, turns, state->marked, state->whole);
    }
    return {};
}

void migrateAndDieAt(const fs::path& file, std::size_t operation)
{
    const pid_t child = ::fork();
    if (child == 0) {
        FaultyDisk disk;
        disk.failAt(operation, FaultyDisk::Fault::Killed, false);
        (void)bringUpToDate(file);
        ::_exit(0);
    }
    ::waitpid(child, nullptr, 0);
}

} // namespace

Row migrationKills(const World& world)
{
    Row row;
    row.threat = "killed at each step of a migration";
    const auto first = world.archiveCopy("first");
    const auto turns = stateOf(first / "archive.sqlite")->turns;
    std::size_t operations = 0;
    {
        const auto trial = world.archiveCopy("trial");
        FaultyDisk disk;
        disk.heal();
        if (const auto done = bringUpToDate(trial / "archive.sqlite"); !done) {
            row.add("the undisturbed migration failed: " + done.error().message + done.error().detail);
            return row;
        }
        operations = disk.operations();
    }
    const std::size_t step = std::max<std::size_t>(1, operations / (world.isShort ? 25 : 300));
    std::array<std::size_t, 5> versions{};
    for (std::size_t operation = 1; operation <= operations; operation += step) {
        const auto archive = world.archiveCopy("archive");
        const auto file = archive / "archive.sqlite";
        migrateAndDieAt(file, operation);
        const auto left = stateOf(file);
        std::string finding = wrongWith(left, turns, "after the kill");
        const fs::path backup = file.string() + ".before-4" + std::string(kMigrationBackupEnding);
        if (finding.empty() && left->version > 1 && !fs::exists(backup)) {
            finding = "changed without a backup";
        }
        if (finding.empty() && fs::exists(backup)) {
            const auto saved = stateOf(backup);
            finding = saved && saved->version != 1 ? "the backup is not of the old version"
                                                   : wrongWith(saved, turns, "the backup");
        }
        if (finding.empty()) {
            ++versions[left->version];
            const auto again = bringUpToDate(file);
            const auto after = stateOf(file);
            finding = !again ? "again: " + again.error().message : wrongWith(after, turns, "again");
            if (finding.empty() && after->version != 4) {
                finding = "still not up to date";
            }
        }
        row.add(finding);
    }
    row.note = fmt::format("of {} operations; left at version 1, 2, 3, 4: {}, {}, {}, {} times", operations,
                           versions[1], versions[2], versions[3], versions[4]);
    return row;
}

} // namespace reminisce::faults
