// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/archive.h"

#include <chrono>
#include <optional>
#include <utility>

#include "core/archive/backup_files.h"
#include "core/archive/connection.h"
#include "core/archive/files.h"
#include "core/archive/migrations.h"
#include "core/archive/stores.h"

namespace reminisce::archive {

Reader::Reader(std::unique_ptr<Connection> connection) : m_connection(std::move(connection)) {}
Reader::Reader(Reader&&) noexcept = default;
Reader& Reader::operator=(Reader&&) noexcept = default;
Reader::~Reader() = default;

Result<Transaction> Transaction::begin(Writer& writer)
{
    Connection& connection = writer.connection();
    REMINISCE_ARCHIVE_TRY(connection.begin());
    return Transaction(connection, connection.depth());
}

Result<Transaction> Transaction::beginWhole(Writer& writer)
{
    Connection& connection = writer.connection();
    REMINISCE_ARCHIVE_TRY(connection.beginWhole());
    return Transaction(connection, connection.depth());
}

Transaction::Transaction(Transaction&& other) noexcept
    : m_connection(std::exchange(other.m_connection, nullptr)), m_depth(other.m_depth)
{}

Transaction::~Transaction()
{
    if (m_connection != nullptr) {
        m_connection->rollback(m_depth);
    }
}

Result<> Transaction::commit()
{
    if (m_connection == nullptr) {
        return fail(ErrorCode::Internal, "Changes to the archive were finished twice. Please report this.");
    }
    UndoUnlessEnded undo(*m_connection, m_depth); // also when an allocation throws
    auto done = std::exchange(m_connection, nullptr)->commit(m_depth);
    undo.end();
    return done;
}

Result<Snapshot> Snapshot::take(const Reader& reader)
{
    Connection& connection = reader.connection();
    if (connection.inTransaction()) {
        return Snapshot(nullptr);
    }
    REMINISCE_ARCHIVE_TRY(connection.run("BEGIN"));
    Snapshot snapshot(&connection);
    // BEGIN alone waits for the first read to fix the state.
    const auto fixed = connection.integer("SELECT count(*) FROM sqlite_schema");
    REMINISCE_ARCHIVE_TRY(fixed);
    return snapshot;
}

Snapshot::Snapshot(Snapshot&& other) noexcept : m_connection(std::exchange(other.m_connection, nullptr)) {}

Snapshot::~Snapshot()
{
    if (m_connection != nullptr) {
        m_connection->endSnapshot();
    }
}

StopScope::StopScope(const Reader& reader, std::stop_token stop)
    : m_connection(reader.connection()), m_previous(m_connection.stopToken())
{
    m_connection.setStopToken(std::move(stop));
}

StopScope::~StopScope()
{
    m_connection.setStopToken(std::move(m_previous));
}

struct Archive::State
{
    std::filesystem::path directory;
    std::optional<WriterLock> lock; // released last
    std::optional<Writer> writer;
};

Archive::Archive(std::unique_ptr<State> state) : m_state(std::move(state)) {}
Archive::Archive(Archive&&) noexcept = default;
Archive& Archive::operator=(Archive&&) noexcept = default;
Archive::~Archive() = default;

namespace {

Result<> checkVersionForReading(Connection& connection)
{
    const auto version = connection.integer("PRAGMA user_version");
    REMINISCE_ARCHIVE_TRY(version);
    if (version->value_or(0) < currentSchemaVersion()) {
        return fail(ErrorCode::NotFound, "This archive was made by an older version, or is still empty. Open it once "
                                         "for writing to bring it up to date.");
    }
    if (version->value_or(0) > currentSchemaVersion()) {
        return fail(ErrorCode::NewerSchema,
                    "This archive was written by a newer version of Reminisce. Update the program to open it.");
    }
    return {};
}

/// A backup was put in place, and the program ended before its files were unpacked.
Result<> finishRestoring(Connection& connection, const std::filesystem::path& directory)
{
    const auto unfinished = hasBackupFiles(connection);
    if (!unfinished || !*unfinished) {
        return unfinished.map([](bool) {});
    }
    const auto lab = lockLab(directory);
    REMINISCE_ARCHIVE_TRY(lab);
    return unpackBackupFiles(connection, directory);
}

Result<std::unique_ptr<Connection>> openForWriting(const std::filesystem::path& file)
{
    auto connection = Connection::open(file, Connection::Mode::Write);
    REMINISCE_ARCHIVE_TRY(connection);
    makePrivateFile(file); // SQLite gives the files beside it the same permissions
    Connection& opened = **connection;
    REMINISCE_ARCHIVE_TRY(opened.execute("PRAGMA journal_mode=WAL; PRAGMA journal_size_limit=67108864; "
                                         "PRAGMA wal_autocheckpoint=4000"));
    REMINISCE_ARCHIVE_TRY(finishRestoring(opened, file.parent_path()));
    REMINISCE_ARCHIVE_TRY(migrate(opened, allMigrations(), file));
    return connection;
}

} // namespace

Result<Archive> Archive::open(std::filesystem::path directory, Access access)
{
    auto state = std::make_unique<State>();
    state->directory = std::move(directory);
    const auto file = state->directory / kDatabaseName;
    if (access == Access::ReadOnly) {
        std::error_code ignored;
        if (!std::filesystem::exists(file, ignored)) {
            return fail(ErrorCode::NotFound, "There is no archive in " + state->directory.string() +
                                                 ". Import a transcript to make one, or choose another directory.");
        }
    } else {
        REMINISCE_ARCHIVE_TRY(makePrivateDirectory(state->directory));
    }
    REMINISCE_ARCHIVE_TRY(checkDatabaseHeader(file, currentSchemaVersion()));
    if (access == Access::ReadOnly) {
        auto connection = Connection::open(file, Connection::Mode::Read);
        REMINISCE_ARCHIVE_TRY(connection);
        REMINISCE_ARCHIVE_TRY(checkVersionForReading(**connection));
        return Archive(std::move(state));
    }
    auto lock = WriterLock::take(state->directory);
    REMINISCE_ARCHIVE_TRY(lock);
    state->lock.emplace(std::move(*lock));
    removeTemporaryFiles(state->directory);
    auto connection = openForWriting(file);
    REMINISCE_ARCHIVE_TRY(connection);
    state->writer.emplace(std::move(*connection));
    REMINISCE_ARCHIVE_TRY(finishRemoval(*state->writer, state->directory));
    return Archive(std::move(state));
}

const std::filesystem::path& Archive::directory() const
{
    return m_state->directory;
}

std::filesystem::path Archive::databaseFile() const
{
    return m_state->directory / kDatabaseName;
}

bool Archive::canWrite() const
{
    return m_state->writer.has_value();
}

Result<Reader> Archive::newReader() const
{
    auto connection = Connection::open(databaseFile(), Connection::Mode::Read);
    REMINISCE_ARCHIVE_TRY(connection);
    return Reader(std::move(*connection));
}

Writer& Archive::writer()
{
    return *m_state->writer;
}

std::int64_t nowUtcMicros()
{
    return std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::system_clock::now().time_since_epoch())
        .count();
}

} // namespace reminisce::archive
