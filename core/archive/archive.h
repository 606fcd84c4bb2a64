// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <stop_token>

#include "core/base/error.h"

namespace reminisce::archive {

class Connection;

enum class Access {
    ReadWrite, ///< makes or migrates the archive where needed; takes the writer's lock
    ReadOnly,  ///< an existing archive of this version; never waits for nor disturbs a writer
};

/// A connection for reading. One per thread; each query sees the last committed state (see Snapshot). All questions to
/// the archive are free functions over a Reader, in the headers named for their subject.
class Reader
{
public:
    explicit Reader(std::unique_ptr<Connection> connection);
    Reader(Reader&&) noexcept;
    Reader& operator=(Reader&&) noexcept;
    virtual ~Reader();

    /// For core/archive only.
    [[nodiscard]] Connection& connection() const { return *m_connection; }

private:
    std::unique_ptr<Connection> m_connection;
};

/// The one connection that may change the archive; it reads as well, and sees its own uncommitted changes.
class Writer final : public Reader
{
public:
    using Reader::Reader;
};

/// Changes made while it lives are kept by commit(), else undone. Transactions nest: an inner one that is not committed
/// undoes its own changes only. Functions that change the archive make their own where the caller has none; a
/// caller with many changes wraps them in one, which is far faster.
class [[nodiscard]] Transaction
{
public:
    static Result<Transaction> begin(Writer& writer);
    /// For many changes of which all or none are wanted: inner transactions are part of this one, and when one of them
    /// fails this one cannot be committed. Saves what a savepoint for each costs.
    static Result<Transaction> beginWhole(Writer& writer);
    Transaction(Transaction&&) noexcept;
    Transaction& operator=(Transaction&&) = delete;
    ~Transaction();

    /// Fails with Database (the disk is full, …); then everything is undone.
    Result<> commit();

private:
    Transaction(Connection& connection, int depth) : m_connection(&connection), m_depth(depth) {}
    Connection* m_connection; ///< null once committed or moved from
    int m_depth;
};

/// Holds one state of the archive for all reads made while it lives, whatever a writer commits meanwhile.
class [[nodiscard]] Snapshot
{
public:
    static Result<Snapshot> take(const Reader& reader);
    Snapshot(Snapshot&&) noexcept;
    Snapshot& operator=(Snapshot&&) = delete;
    ~Snapshot();

private:
    explicit Snapshot(Connection* connection) : m_connection(connection) {}
    Connection* m_connection; ///< null when moved from, or inside a transaction that holds the state anyway
};

/// While it lives, a query of `reader` that is still running when `stop` is requested ends with ErrorCode::Cancelled.
class [[nodiscard]] StopScope
{
public:
    StopScope(const Reader& reader, std::stop_token stop);
    StopScope(const StopScope&) = delete;
    StopScope& operator=(const StopScope&) = delete;
    ~StopScope();

private:
    Connection& m_connection;
    std::stop_token m_previous;
};

/// One person's data: a directory with `archive.sqlite` and rebuildable index files beside it.
class Archive
{
public:
    /// Opens the archive in `directory`. ReadWrite makes a missing one (directory 0700, files 0600) and migrates an
    /// older one after a verified backup. Errors: Busy when another process writes to it; NewerSchema when a newer
    /// version wrote it (it is left untouched); NotFound (ReadOnly); Database; Io.
    [[nodiscard]] static Result<Archive> open(std::filesystem::path directory, Access access = Access::ReadWrite);

    Archive(Archive&&) noexcept;
    Archive& operator=(Archive&&) noexcept;
    ~Archive();

    [[nodiscard]] const std::filesystem::path& directory() const;
    /// `archive.sqlite` in the directory.
    [[nodiscard]] std::filesystem::path databaseFile() const;
    [[nodiscard]] bool canWrite() const;
    /// A further reading connection; may be called from any thread.
    [[nodiscard]] Result<Reader> newReader() const;
    /// The writing connection; only when canWrite(), only one thread at a time.
    [[nodiscard]] Writer& writer();

private:
    struct State;
    explicit Archive(std::unique_ptr<State> state);
    std::unique_ptr<State> m_state;
};

/// Microseconds since 1970 in UTC, from the system clock: for the `…AtUtc` fields of the archive.
[[nodiscard]] std::int64_t nowUtcMicros();

} // namespace reminisce::archive
