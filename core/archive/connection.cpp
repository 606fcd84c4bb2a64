// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/connection.h"

#include <cstring>

#include <sqlite3.h>

#include "core/archive/emotion_bytes.h"
#include "core/archive/files.h"
#include "core/text/find_text.h"
#include "core/text/unicode.h"

namespace reminisce::archive {
namespace {

constexpr int kBusyTimeoutMilliseconds = 10'000;
/// How many of SQLite's virtual-machine steps lie between two looks at the stop token: well below a millisecond.
constexpr int kStepsBetweenStopChecks = 5'000;
/// More than there are texts that recur; should made ones come along, the cache is emptied before they can pile up.
constexpr std::size_t kMaxKeptStatements = 300;

/// folded_contains(text, needle): needle has gone through foldCase; found_in(text, needle): through fold.
template <bool (*Contains)(std::string_view, std::string_view)>
void contains(sqlite3_context* context, int, sqlite3_value** values)
{
    const auto view = [](sqlite3_value* value) {
        const auto* data = reinterpret_cast<const char*>(sqlite3_value_text(value));
        return data == nullptr ? std::string_view()
                               : std::string_view(data, static_cast<std::size_t>(sqlite3_value_bytes(value)));
    };
    try {
        sqlite3_result_int(context, Contains(view(values[0]), view(values[1])) ? 1 : 0);
    } catch (const std::bad_alloc&) {
        sqlite3_result_error_nomem(context);
    }
}

/// emotion_mask_of(scores), emotion_top_of(scores): NULL for NULL.
template <int (*Derive)(const EmotionBytes&)>
void deriveFromScores(sqlite3_context* context, int, sqlite3_value** values)
{
    EmotionBytes scores{};
    const void* blob = sqlite3_value_blob(values[0]);
    if (blob == nullptr || sqlite3_value_bytes(values[0]) != static_cast<int>(scores.size())) {
        sqlite3_result_null(context);
        return;
    }
    std::memcpy(scores.data(), blob, scores.size());
    sqlite3_result_int(context, Derive(scores));
}

int maskOf(const EmotionBytes& scores)
{
    return emotionMask(scores);
}

int topOf(const EmotionBytes& scores)
{
    return dominantEmotion(scores);
}

/// emotion_blend(own scores, described scores).
void blendScores(sqlite3_context* context, int, sqlite3_value** values)
{
    const auto scoresOf = [](sqlite3_value* value) -> std::optional<EmotionBytes> {
        EmotionBytes scores{};
        const void* blob = sqlite3_value_blob(value);
        if (blob == nullptr || sqlite3_value_bytes(value) != static_cast<int>(scores.size())) {
            return std::nullopt;
        }
        std::memcpy(scores.data(), blob, scores.size());
        return scores;
    };
    if (const auto blended = blendEmotions(scoresOf(values[0]), scoresOf(values[1]))) {
        sqlite3_result_blob(context, blended->data(), static_cast<int>(blended->size()), SQLITE_TRANSIENT);
    } else {
        sqlite3_result_null(context);
    }
}

int addFunction(sqlite3* handle, const char* name, int arguments,
                void (*function)(sqlite3_context*, int, sqlite3_value**))
{
    return sqlite3_create_function_v2(handle, name, arguments, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY,
                                      nullptr, function, nullptr, nullptr, nullptr);
}

int stopHandler(void* connection)
{
    return static_cast<Connection*>(connection)->stopToken().stop_requested() ? 1 : 0;
}

std::string messageFor(int code)
{
    switch (code & 0xFF) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return "The archive is in use by another program. Close it there and try again.";
    case SQLITE_FULL:
        return "The disk is full, so nothing was stored. Make room and try again.";
    case SQLITE_IOERR:
        return "The archive could not be read or written, because the disk reported an error. Check the disk, and "
               "restore a backup if it goes on.";
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return "The archive's database is damaged. Restore a backup, or import the transcripts into a new archive.";
    case SQLITE_READONLY:
    case SQLITE_PERM:
    case SQLITE_CANTOPEN:
        return "The archive's database cannot be opened or written. Check the permissions of its directory.";
    case SQLITE_NOMEM:
        return "There is not enough memory for this. Close other programs and try again.";
    case SQLITE_TOOBIG:
        return "A text is too large to be stored. Split the file and try again.";
    case SQLITE_INTERRUPT:
        return "Stopped on request.";
    default:
        return "The archive's database reported an error. Run a check of the archive, and report this if it goes on.";
    }
}

ErrorCode codeFor(int code)
{
    switch (code & 0xFF) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return ErrorCode::Busy;
    case SQLITE_INTERRUPT:
        return ErrorCode::Cancelled;
    case SQLITE_TOOBIG:
        return ErrorCode::LimitExceeded;
    default:
        return ErrorCode::Database;
    }
}

} // namespace

Connection::Connection(sqlite3* handle) : m_handle(handle) {}

Connection::~Connection()
{
    forgetStatements();
    sqlite3_close_v2(m_handle);
}

Result<std::unique_ptr<Connection>> Connection::open(const std::filesystem::path& file, Mode mode)
{
    sqlite3* handle = nullptr;
    const bool writes = mode == Mode::Write;
    const int flags = (writes ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY | SQLITE_OPEN_URI) |
                      SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    const std::string address = writes ? file.string() : addressForReading(file);
    const int code = sqlite3_open_v2(address.c_str(), &handle, flags, nullptr);
    std::unique_ptr<sqlite3, int (*)(sqlite3*)> unowned(handle, &sqlite3_close_v2);
    std::unique_ptr<Connection> connection(new Connection(handle));
    (void)unowned.release();
    if (code != SQLITE_OK) {
        return tl::unexpected(connection->error(code));
    }
    sqlite3_busy_timeout(handle, kBusyTimeoutMilliseconds);
    sqlite3_progress_handler(handle, kStepsBetweenStopChecks, stopHandler, connection.get());
    sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_DQS_DML, 0, nullptr);
    for (const int added : {addFunction(handle, "folded_contains", 2, contains<text::containsFoldedNeedle>),
                            addFunction(handle, "found_in", 2, contains<text::isFoundIn>),
                            addFunction(handle, "emotion_mask_of", 1, deriveFromScores<maskOf>),
                            addFunction(handle, "emotion_top_of", 1, deriveFromScores<topOf>),
                            addFunction(handle, "emotion_blend", 2, blendScores)}) {
        if (added != SQLITE_OK) {
            return tl::unexpected(connection->error(added));
        }
    }
    REMINISCE_ARCHIVE_TRY(
        connection->execute("PRAGMA foreign_keys=ON; PRAGMA temp_store=MEMORY; PRAGMA cache_size=-32000"));
    if (mode == Mode::Write) {
        REMINISCE_ARCHIVE_TRY(connection->execute("PRAGMA secure_delete=ON; PRAGMA synchronous=NORMAL"));
    }
    return connection;
}

Error Connection::error(int code) const
{
    // SQLite's message may quote what a person typed or imported, except where it names columns only.
    std::string detail = "SQLite " + std::to_string(code) + ": " + sqlite3_errstr(code);
    if (m_handle != nullptr && (code & 0xFF) == SQLITE_CONSTRAINT) {
        detail += std::string(": ") + sqlite3_errmsg(m_handle);
    }
    return {codeFor(code), messageFor(code), std::move(detail)};
}

Result<> Connection::settle()
{
    if (!m_leftOpen) {
        return {};
    }
    const int code = sqlite3_exec(m_handle, "ROLLBACK", nullptr, nullptr, nullptr);
    m_leftOpen = inTransaction();
    return m_leftOpen ? tl::unexpected(error(code)) : Result<>();
}

Statement Connection::prepare(std::string_view sql, bool keep)
{
    if (auto settled = settle(); !settled) {
        return {*this, settled.error()};
    }
    if (keep) {
        const auto found = m_statements.find(sql);
        const bool known = found != m_statements.end() && found->second.statement != nullptr;
        if (known && !found->second.inUse) {
            found->second.inUse = true;
            return {*this, found->second.statement, true};
        }
        if (known) {
            keep = false; // used by a caller further up at this moment
        }
    }
    if (keep && m_statements.size() >= kMaxKeptStatements) {
        forgetStatements();
    }
    sqlite3_stmt* statement = nullptr;
    const unsigned flags = keep ? SQLITE_PREPARE_PERSISTENT : 0U;
    const int code = sqlite3_prepare_v3(m_handle, sql.data(), static_cast<int>(sql.size()), flags, &statement, nullptr);
    if (code != SQLITE_OK) {
        return {*this, error(code)};
    }
    if (keep) {
        try {
            Cached& cached = m_statements[std::string(sql)];
            m_byHandle[statement] = &cached;
            cached = {statement, true};
        } catch (...) { // a statement that nobody knows would keep the file open for ever
            sqlite3_finalize(statement);
            throw;
        }
    }
    return {*this, statement, keep};
}

void Connection::giveBack(sqlite3_stmt* statement)
{
    if (const auto found = m_byHandle.find(statement); found != m_byHandle.end()) {
        found->second->inUse = false;
    }
}

void Connection::forgetStatements()
{
    for (auto it = m_statements.begin(); it != m_statements.end();) {
        if (it->second.inUse) {
            ++it;
            continue;
        }
        m_byHandle.erase(it->second.statement);
        sqlite3_finalize(it->second.statement);
        it = m_statements.erase(it);
    }
}

Result<> Connection::execute(const std::string& sql)
{
    REMINISCE_ARCHIVE_TRY(settle());
    if (const int code = sqlite3_exec(m_handle, sql.c_str(), nullptr, nullptr, nullptr); code != SQLITE_OK) {
        return tl::unexpected(error(code));
    }
    return {};
}

Id Connection::lastInsertId() const
{
    return sqlite3_last_insert_rowid(m_handle);
}

std::uint64_t Connection::changes() const
{
    return static_cast<std::uint64_t>(sqlite3_changes64(m_handle));
}

bool Connection::inTransaction() const
{
    return sqlite3_get_autocommit(m_handle) == 0;
}

Result<> Connection::begin()
{
    if (m_wholeDepth > 0) {
        ++m_depth;
        return {};
    }
    if (m_depth == 0) {
        m_changed = false;
        m_broken = false;
        REMINISCE_ARCHIVE_TRY(run("BEGIN IMMEDIATE"));
    } else {
        REMINISCE_ARCHIVE_TRY(run("SAVEPOINT nested"));
    }
    ++m_depth;
    return {};
}

Result<> Connection::beginWhole()
{
    REMINISCE_ARCHIVE_TRY(begin());
    if (m_wholeDepth == 0) {
        m_wholeDepth = m_depth;
    }
    return {};
}

Result<> Connection::commit(int depth)
{
    if (depth != m_depth) {
        rollback(depth);
        return fail(ErrorCode::Internal, "Changes to the archive were not stored, because they were finished in the "
                                         "wrong order. Please report this.");
    }
    if (m_wholeDepth > 0 && depth > m_wholeDepth) {
        --m_depth;
        return {};
    }
    if (m_broken && (m_depth == 1 || m_wholeDepth > 0)) {
        rollback(depth);
        return fail(ErrorCode::Database, "Changes to the archive were not stored, because a part of them had failed. "
                                         "Try again.");
    }
    m_wholeDepth = 0;
    if (m_depth > 1) {
        if (auto released = run("RELEASE nested"); !released) {
            rollback(depth);
            return released;
        }
        --m_depth;
        return {};
    }
    Result<> done;
    if (m_changed) {
        done = run("UPDATE meta SET value = value + 1 WHERE key = 'generation'");
    }
    if (done) {
        done = run("COMMIT");
    }
    if (!done) {
        rollback(depth);
        return done;
    }
    m_depth = 0;
    m_changed = false;
    return {};
}

bool Connection::runPlain(const char* sql) noexcept
{
    return sqlite3_exec(m_handle, sql, nullptr, nullptr, nullptr) == SQLITE_OK;
}

void Connection::rollback(int depth) noexcept
{
    // SQLite undoes everything by itself after some errors (disk full); then there is nothing left to undo here.
    while (m_depth >= depth && m_depth > 0) {
        if (m_wholeDepth > 0 && m_depth > m_wholeDepth) {
            m_broken = true;
            --m_depth;
            continue;
        }
        m_wholeDepth = 0;
        if (inTransaction()) {
            if (m_depth > 1) {
                m_broken = !(runPlain("ROLLBACK TO nested") && runPlain("RELEASE nested"));
            } else {
                (void)runPlain("ROLLBACK");
            }
        }
        --m_depth;
    }
    if (m_depth == 0) {
        noteLeftOpen();
    }
}

void Connection::endSnapshot() noexcept
{
    (void)runPlain("COMMIT");
    noteLeftOpen();
}

} // namespace reminisce::archive
