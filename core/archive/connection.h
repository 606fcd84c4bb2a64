// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <unordered_map>

#include "core/archive/filter.h"
#include "core/archive/statement.h"

namespace reminisce::archive {

class Reader;
class Writer;

/// One connection to SQLite with its prepared statements. For core/archive only; one thread at a time.
class Connection
{
public:
    enum class Mode { Read, Write };

    /// Opens the file; Mode::Write makes it when missing.
    [[nodiscard]] static Result<std::unique_ptr<Connection>> open(const std::filesystem::path& file, Mode mode);
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    ~Connection();

    /// A statement that is kept prepared: for texts that recur. Parameters are bound in order.
    template <class... Values>
    [[nodiscard]] Statement query(std::string_view sql, const Values&... values)
    {
        Statement statement = prepare(sql, true);
        (statement.bind(values), ...);
        return statement;
    }
    /// A statement for a text made for this one use, such as one over a filter; it is not kept.
    [[nodiscard]] Statement queryOnce(std::string_view sql) { return prepare(sql, false); }
    template <class... Values>
    Result<> run(std::string_view sql, const Values&... values)
    {
        return query(sql, values...).run();
    }
    /// Runs several statements without parameters.
    Result<> execute(const std::string& sql);
    /// The first column of the first row; nothing when there is no row or it is NULL.
    template <class... Values>
    [[nodiscard]] Result<std::optional<std::int64_t>> integer(std::string_view sql, const Values&... values)
    {
        Statement statement = query(sql, values...);
        std::optional<std::int64_t> found;
        if (statement.next()) {
            found = statement.optionalInteger(0);
        }
        return statement.status().map([&] { return found; });
    }
    /// A count, or 0.
    template <class... Values>
    [[nodiscard]] Result<std::uint64_t> count(std::string_view sql, const Values&... values)
    {
        return integer(sql, values...).map([](std::optional<std::int64_t> n) {
            return static_cast<std::uint64_t>(n.value_or(0));
        });
    }

    [[nodiscard]] Id lastInsertId() const;
    [[nodiscard]] std::uint64_t changes() const;
    [[nodiscard]] bool inTransaction() const;
    [[nodiscard]] sqlite3* handle() const { return m_handle; }
    [[nodiscard]] Error error(int code) const;

    /// The transaction under way touches what index files hold: its commit counts the generation up.
    void markChanged() { m_changed = true; }
    Result<> begin();
    /// A transaction in which the inner ones are no savepoints of their own: when one of them fails, none of it is
    /// kept.
    Result<> beginWhole();
    Result<> commit(int depth);
    void rollback(int depth) noexcept;
    [[nodiscard]] int depth() const { return m_depth; }

    /// Ends the transaction of a Snapshot. Needs no memory of ours, as undoing does: destructors call it.
    void endSnapshot() noexcept;
    /// Call when ending a transaction failed: it is undone before the next statement.
    void noteLeftOpen() noexcept { m_leftOpen = inTransaction(); }

    [[nodiscard]] std::stop_token stopToken() const { return m_stop; }
    void setStopToken(std::stop_token stop) { m_stop = std::move(stop); }
    /// Finalises all kept statements (VACUUM and some PRAGMAs need it).
    void forgetStatements();
    void giveBack(sqlite3_stmt* statement);

private:
    struct Hash
    {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
    };
    struct Cached
    {
        sqlite3_stmt* statement = nullptr;
        bool inUse = false;
    };

    explicit Connection(sqlite3* handle);
    [[nodiscard]] bool runPlain(const char* sql) noexcept;
    [[nodiscard]] Statement prepare(std::string_view sql, bool keep);
    /// Ends a transaction that was left open.
    Result<> settle();

    sqlite3* m_handle;
    std::unordered_map<std::string, Cached, Hash, std::equal_to<>> m_statements;
    std::unordered_map<sqlite3_stmt*, Cached*> m_byHandle;
    std::stop_token m_stop;
    int m_depth = 0;
    bool m_changed = false;
    int m_wholeDepth = 0;    ///< depth of the transaction made by beginWhole, 0 without one
    bool m_broken = false;   ///< something within the transaction under way failed and is not undone yet
    bool m_leftOpen = false; ///< undoing or ending a transaction failed (no memory): to be done before anything else
};

/// Undoes what a transaction has done so far, unless told that it came to its end.
class UndoUnlessEnded
{
public:
    UndoUnlessEnded(Connection& connection, int depth) : m_connection(connection), m_depth(depth) {}
    UndoUnlessEnded(const UndoUnlessEnded&) = delete;
    UndoUnlessEnded& operator=(const UndoUnlessEnded&) = delete;
    ~UndoUnlessEnded()
    {
        if (!m_ended) {
            m_connection.rollback(m_depth);
        }
    }
    void end() { m_ended = true; }

private:
    Connection& m_connection;
    int m_depth;
    bool m_ended = false;
};

/// Runs `change` in a transaction of its own or within the caller's, and keeps it when it succeeds. `change` returns a
/// Result.
template <class Change>
auto inTransaction(Connection& connection, Change&& change) -> decltype(change())
{
    if (auto begun = connection.begin(); !begun) {
        return tl::unexpected(begun.error());
    }
    const int depth = connection.depth();
    UndoUnlessEnded undo(connection, depth); // also when an allocation throws
    auto result = change();
    if (!result) {
        return result;
    }
    auto committed = connection.commit(depth);
    undo.end();
    if (!committed) {
        return tl::unexpected(committed.error());
    }
    return result;
}

} // namespace reminisce::archive

/// Returns the failure of a Result expression from the enclosing function, which returns a Result too.
#define REMINISCE_ARCHIVE_TRY(expression)                                                                              \
    do {                                                                                                               \
        if (auto&& reminisceOutcome = (expression); !reminisceOutcome) {                                               \
            return tl::unexpected(reminisceOutcome.error());                                                           \
        }                                                                                                              \
    } while (false)
