// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/sql_sandbox.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <memory>
#include <optional>

#include <fmt/core.h>
#include <sqlite3.h>

#include "core/archive/connection.h"
#include "core/archive/files.h"

namespace reminisce::archive {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kLongestValue = 4 << 20;
/// Few, because one step may be a function over megabytes.
constexpr int kStepsBetweenChecks = 40;

constexpr std::array<std::string_view, 5> kViews = {"people", "conversations", "turns", "chunks", "emotions"};

/// Functions without effects, and without a cost out of proportion to their arguments.
constexpr std::array<std::string_view, 68> kFunctions = {
    "abs",          "avg",          "ceil",       "ceiling",    "char",        "coalesce",  "count",     "cume_dist",
    "date",         "datetime",     "dense_rank", "exp",        "first_value", "floor",     "format",    "glob",
    "group_concat", "hex",          "ifnull",     "iif",        "instr",       "julianday", "lag",       "last_value",
    "lead",         "length",       "like",       "likelihood", "likely",      "ln",        "log",       "log10",
    "log2",         "lower",        "ltrim",      "max",        "min",         "mod",       "nth_value", "ntile",
    "nullif",       "percent_rank", "pow",        "power",      "printf",      "quote",     "rank",      "replace",
    "round",        "row_number",   "rtrim",      "sign",       "sqrt",        "strftime",  "substr",    "substring",
    "sum",          "time",         "timediff",   "total",      "trim",        "trunc",     "typeof",    "unicode",
    "unixepoch",    "unlikely",     "upper",      "zeroblob"};

template <std::size_t N>
bool isOneOf(const char* name, const std::array<std::string_view, N>& known)
{
    if (name == nullptr) {
        return false;
    }
    return std::any_of(known.begin(), known.end(),
                       [name](std::string_view one) { return sqlite3_stricmp(std::string(one).c_str(), name) == 0; });
}

struct Refusal
{
    std::string what;
};

/// Lets SELECTs read the views, the views read their tables, and nothing else happen.
int authorize(void* user, int action, const char* first, const char* second, const char* database, const char* view)
{
    auto& refusal = *static_cast<Refusal*>(user);
    switch (action) {
    case SQLITE_SELECT:
    case SQLITE_RECURSIVE:
        return SQLITE_OK;
    case SQLITE_READ:
        // The name of a common table expression comes without a database; tables come with one. A table may be read on
        // behalf of a view only.
        if (isOneOf(first, kViews) || isOneOf(view, kViews) || (database == nullptr && view == nullptr)) {
            return SQLITE_OK;
        }
        refusal.what = fmt::format("“{}” cannot be read. {}", first == nullptr ? "" : first, describeSqlViews());
        return SQLITE_DENY;
    case SQLITE_FUNCTION:
        if (isOneOf(second, kFunctions)) {
            return SQLITE_OK;
        }
        refusal.what = fmt::format("The function “{}” is not allowed here.", second == nullptr ? "" : second);
        return SQLITE_DENY;
    default:
        refusal.what = "Only SELECT over the views is allowed.";
        return SQLITE_DENY;
    }
}

struct Watch
{
    Clock::time_point deadline;
    std::stop_token stop;
};

int checkTime(void* user)
{
    const auto& watch = *static_cast<Watch*>(user);
    return watch.stop.stop_requested() || Clock::now() > watch.deadline ? 1 : 0;
}

std::string_view textOf(sqlite3_value* value)
{
    const auto* text = reinterpret_cast<const char*>(sqlite3_value_text(value));
    return text == nullptr ? std::string_view()
                           : std::string_view(text, static_cast<std::size_t>(sqlite3_value_bytes(value)));
}

std::size_t indexOf(std::string_view text, std::string_view wanted, std::size_t from)
{
    if (wanted.size() > text.size() - from) {
        return std::string_view::npos;
    }
    const void* found = ::memmem(text.data() + from, text.size() - from, wanted.data(), wanted.size());
    return found == nullptr ? std::string_view::npos
                            : static_cast<std::size_t>(static_cast<const char*>(found) - text.data());
}

/// instr(X, Y) in linear time: SQLite's own takes the product of the lengths, minutes for two long strings.
void linearInstr(sqlite3_context* context, int, sqlite3_value** values)
{
    if (sqlite3_value_type(values[0]) == SQLITE_NULL || sqlite3_value_type(values[1]) == SQLITE_NULL) {
        return;
    }
    const std::string_view text = textOf(values[0]);
    const std::size_t at = indexOf(text, textOf(values[1]), 0);
    if (at == std::string_view::npos) {
        sqlite3_result_int(context, 0);
        return;
    }
    const auto characters = std::count_if(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at),
                                          [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; });
    sqlite3_result_int64(context, characters + 1);
}

/// replace(X, Y, Z), likewise.
void linearReplace(sqlite3_context* context, int, sqlite3_value** values)
{
    for (int i = 0; i < 3; ++i) {
        if (sqlite3_value_type(values[i]) == SQLITE_NULL) {
            return;
        }
    }
    const std::string_view text = textOf(values[0]);
    const std::string_view wanted = textOf(values[1]);
    const std::string_view by = textOf(values[2]);
    std::string out;
    std::size_t at = 0;
    while (!wanted.empty() && out.size() <= kLongestValue) {
        const std::size_t next = indexOf(text, wanted, at);
        if (next == std::string_view::npos) {
            break;
        }
        out.append(text.substr(at, next - at)).append(by);
        at = next + wanted.size();
    }
    out.append(text.substr(at));
    if (out.size() > kLongestValue) {
        sqlite3_result_error_toobig(context);
        return;
    }
    sqlite3_result_text(context, out.data(), static_cast<int>(out.size()), SQLITE_TRANSIENT);
}

/// trim(X, Y) and its kin for a few characters Y.
template <bool Left, bool Right>
void shortTrim(sqlite3_context* context, int, sqlite3_value** values)
{
    std::string_view text = textOf(values[0]);
    const std::string_view set = textOf(values[1]);
    if (set.size() > 64) {
        sqlite3_result_error(context, "trim takes at most 64 characters here", -1);
        return;
    }
    if constexpr (Left) {
        text.remove_prefix(std::min(text.find_first_not_of(set), text.size()));
    }
    if constexpr (Right) {
        const std::size_t last = text.find_last_not_of(set);
        text = last == std::string_view::npos ? std::string_view() : text.substr(0, last + 1);
    }
    sqlite3_result_text(context, text.data(), static_cast<int>(text.size()), SQLITE_TRANSIENT);
}

using Handle = std::unique_ptr<sqlite3, decltype(&sqlite3_close)>;
using Prepared = std::unique_ptr<sqlite3_stmt, decltype(&sqlite3_finalize)>;

void addFunction(sqlite3* handle, const char* name, int arguments,
                 void (*function)(sqlite3_context*, int, sqlite3_value**))
{
    sqlite3_create_function_v2(handle, name, arguments, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS, nullptr,
                               function, nullptr, nullptr, nullptr);
}

Result<Handle> openSandbox(const char* file)
{
    sqlite3* raw = nullptr;
    constexpr int kFlags = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_PRIVATECACHE;
    const int code = sqlite3_open_v2(addressForReading(file).c_str(), &raw, kFlags, nullptr);
    Handle handle(raw, &sqlite3_close);
    if (code != SQLITE_OK) {
        return fail(ErrorCode::Database, "The archive cannot be opened for the query.", sqlite3_errstr(code));
    }
    sqlite3_busy_timeout(raw, 1000);
    sqlite3_db_config(raw, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(raw, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    sqlite3_db_config(raw, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
    sqlite3_db_config(raw, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0, nullptr);
    sqlite3_exec(raw, "PRAGMA query_only = 1; PRAGMA temp_store = memory; PRAGMA cell_size_check = 1", nullptr, nullptr,
                 nullptr);
    sqlite3_limit(raw, SQLITE_LIMIT_LENGTH, kLongestValue);
    sqlite3_limit(raw, SQLITE_LIMIT_SQL_LENGTH, 20'000);
    sqlite3_limit(raw, SQLITE_LIMIT_EXPR_DEPTH, 200);
    sqlite3_limit(raw, SQLITE_LIMIT_COMPOUND_SELECT, 50);
    sqlite3_limit(raw, SQLITE_LIMIT_ATTACHED, 0);
    sqlite3_limit(raw, SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 200);
    sqlite3_limit(raw, SQLITE_LIMIT_WORKER_THREADS, 0);
    addFunction(raw, "instr", 2, &linearInstr);
    addFunction(raw, "replace", 3, &linearReplace);
    addFunction(raw, "trim", 2, &shortTrim<true, true>);
    addFunction(raw, "ltrim", 2, &shortTrim<true, false>);
    addFunction(raw, "rtrim", 2, &shortTrim<false, true>);
    return handle;
}

tl::unexpected<Error> refused(std::string_view why)
{
    return fail(ErrorCode::InvalidArgument, fmt::format("The query was not run: {}", why));
}

tl::unexpected<Error> failureOf(sqlite3* handle, int code, const Refusal& refusal, const Watch& watch,
                                const SqlLimits& limits)
{
    if (code == SQLITE_INTERRUPT) {
        if (watch.stop.stop_requested()) {
            return fail(ErrorCode::Cancelled, "Stopped on request.");
        }
        return fail(
            ErrorCode::LimitExceeded,
            fmt::format("The query took longer than {} ms and was stopped. Ask for less.", limits.time.count()));
    }
    if (!refusal.what.empty()) {
        return refused(refusal.what);
    }
    return refused(std::string(sqlite3_errmsg(handle)) + ".");
}

std::string hexOf(const void* data, int size)
{
    std::string out;
    for (int i = 0; i < std::min(size, 64); ++i) {
        out += fmt::format("{:02X}", static_cast<const unsigned char*>(data)[i]);
    }
    return out;
}

SqlValue valueAt(sqlite3_stmt* statement, int column)
{
    switch (sqlite3_column_type(statement, column)) {
    case SQLITE_INTEGER:
        return static_cast<std::int64_t>(sqlite3_column_int64(statement, column));
    case SQLITE_FLOAT:
        return sqlite3_column_double(statement, column);
    case SQLITE_TEXT:
        return std::string(reinterpret_cast<const char*>(sqlite3_column_text(statement, column)),
                           static_cast<std::size_t>(sqlite3_column_bytes(statement, column)));
    case SQLITE_BLOB:
        return hexOf(sqlite3_column_blob(statement, column), sqlite3_column_bytes(statement, column));
    default:
        return std::monostate();
    }
}

std::size_t sizeOf(const SqlValue& value)
{
    const auto* text = std::get_if<std::string>(&value);
    return text == nullptr ? 8 : text->size() + 2;
}

Result<Prepared> prepareOne(sqlite3* handle, std::string_view sql, const Refusal& refusal, const Watch& watch,
                            const SqlLimits& limits)
{
    if (sql.find('\0') != std::string_view::npos) {
        return refused("It holds a zero byte.");
    }
    sqlite3_stmt* raw = nullptr;
    const char* rest = nullptr;
    int code = sqlite3_prepare_v2(handle, sql.data(), static_cast<int>(sql.size()), &raw, &rest);
    Prepared statement(raw, &sqlite3_finalize);
    if (code != SQLITE_OK) {
        return failureOf(handle, code, refusal, watch, limits);
    }
    if (raw == nullptr) {
        return refused("It is empty.");
    }
    const auto used = static_cast<std::size_t>(rest - sql.data());
    sqlite3_stmt* second = nullptr;
    code = sqlite3_prepare_v2(handle, rest, static_cast<int>(sql.size() - used), &second, nullptr);
    const Prepared more(second, &sqlite3_finalize);
    if (code != SQLITE_OK || second != nullptr) {
        return refused("Only one statement is allowed.");
    }
    if (sqlite3_stmt_readonly(raw) == 0 || sqlite3_stmt_isexplain(raw) != 0 || sqlite3_column_count(raw) == 0) {
        return refused("Only SELECT is allowed.");
    }
    return statement;
}

} // namespace

Result<SqlTable> runSandboxedSql(const Reader& reader, std::string_view sql, const SqlLimits& limits,
                                 std::stop_token stop)
{
    const char* file = sqlite3_db_filename(reader.connection().handle(), "main");
    auto handle = openSandbox(file);
    if (!handle) {
        return tl::unexpected(handle.error());
    }
    Refusal refusal;
    Watch watch{Clock::now() + limits.time, std::move(stop)};
    sqlite3_set_authorizer(handle->get(), &authorize, &refusal);
    sqlite3_progress_handler(handle->get(), kStepsBetweenChecks, &checkTime, &watch);
    auto statement = prepareOne(handle->get(), sql, refusal, watch, limits);
    if (!statement) {
        return tl::unexpected(statement.error());
    }
    SqlTable table;
    const int columns = sqlite3_column_count(statement->get());
    for (int i = 0; i < columns; ++i) {
        table.columns.emplace_back(sqlite3_column_name(statement->get(), i));
    }
    std::size_t bytes = 0;
    int code = SQLITE_ROW;
    while ((code = sqlite3_step(statement->get())) == SQLITE_ROW) {
        std::vector<SqlValue> row;
        for (int i = 0; i < columns; ++i) {
            row.push_back(valueAt(statement->get(), i));
            bytes += sizeOf(row.back());
        }
        if (table.rows.size() >= limits.rows || bytes > limits.bytes) {
            table.cut = true;
            return table;
        }
        table.rows.push_back(std::move(row));
    }
    if (code != SQLITE_DONE) {
        return failureOf(handle->get(), code, refusal, watch, limits);
    }
    return table;
}

std::string_view describeSqlViews()
{
    return "Views: people(id, name, is_owner, aliases); conversations(id, external_id, title, started_at, ended_at, "
           "utc_offset, turns); "
           "turns(id, conversation_id, ordinal, external_id, person_id, speaker, started_at, text); "
           "chunks(id, conversation_id, external_id, started_at, people, text); emotions(chunk_id, emotion, score). "
           "Times are ISO texts by the local clock, such as 2024-06-20T17:00:00.";
}

} // namespace reminisce::archive
