// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/plain_inserts.h"

#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include <sqlite3.h>

#include "bench/measure.h"

namespace reminisce::bench {
namespace {

struct Close
{
    void operator()(sqlite3* handle) const { sqlite3_close(handle); }
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
using Database = std::unique_ptr<sqlite3, Close>;
using Statement = std::unique_ptr<sqlite3_stmt, Close>;

Database open(const std::filesystem::path& file, int flags)
{
    sqlite3* handle = nullptr;
    sqlite3_open_v2(file.c_str(), &handle, flags, nullptr);
    return Database(handle);
}

Statement prepare(sqlite3* handle, const char* sql)
{
    sqlite3_stmt* statement = nullptr;
    sqlite3_prepare_v2(handle, sql, -1, &statement, nullptr);
    return Statement(statement);
}

bool execute(sqlite3* handle, const char* sql)
{
    return sqlite3_exec(handle, sql, nullptr, nullptr, nullptr) == SQLITE_OK;
}

/// One value of a row, kept so that the timed part does nothing but insert.
struct Value
{
    int type = SQLITE_NULL;
    sqlite3_int64 number = 0;
    std::string bytes = {};
};

using Rows = std::vector<std::vector<Value>>;

Rows readAll(sqlite3* handle, const char* sql)
{
    Rows rows;
    const Statement statement = prepare(handle, sql);
    const int columns = sqlite3_column_count(statement.get());
    while (sqlite3_step(statement.get()) == SQLITE_ROW) {
        std::vector<Value> row;
        for (int i = 0; i < columns; ++i) {
            Value value{sqlite3_column_type(statement.get(), i)};
            if (value.type == SQLITE_INTEGER) {
                value.number = sqlite3_column_int64(statement.get(), i);
            } else if (value.type != SQLITE_NULL) {
                const auto* data = static_cast<const char*>(sqlite3_column_blob(statement.get(), i));
                value.bytes.assign(data == nullptr ? "" : data,
                                   static_cast<std::size_t>(sqlite3_column_bytes(statement.get(), i)));
            }
            row.push_back(std::move(value));
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

bool insert(sqlite3_stmt* statement, const std::vector<Value>& row)
{
    for (std::size_t i = 0; i < row.size(); ++i) {
        const Value& value = row[i];
        const int at = static_cast<int>(i) + 1;
        const auto size = static_cast<int>(value.bytes.size());
        switch (value.type) {
        case SQLITE_INTEGER:
            sqlite3_bind_int64(statement, at, value.number);
            break;
        case SQLITE_TEXT:
            sqlite3_bind_text(statement, at, value.bytes.data(), size, SQLITE_STATIC);
            break;
        case SQLITE_BLOB:
            sqlite3_bind_blob(statement, at, value.bytes.data(), size, SQLITE_STATIC);
            break;
        default:
            sqlite3_bind_null(statement, at);
        }
    }
    return sqlite3_step(statement) == SQLITE_DONE && sqlite3_reset(statement) == SQLITE_OK;
}

/// Inserts, beside each chunk, the rows of other tables up to the same share, so that the tables grow together.
bool insertTogether(sqlite3* handle, const std::vector<std::pair<const Rows*, Statement>>& tables)
{
    constexpr std::size_t kChunksPerCommit = 1000;
    std::vector<std::size_t> done(tables.size(), 0);
    const std::size_t chunks = tables.front().first->size();
    for (std::size_t chunk = 0; chunk < chunks; ++chunk) {
        if (chunk % kChunksPerCommit == 0 && !execute(handle, "BEGIN")) {
            return false;
        }
        for (std::size_t table = 0; table < tables.size(); ++table) {
            const auto& [rows, statement] = tables[table];
            for (const std::size_t end = rows->size() * (chunk + 1) / chunks; done[table] < end; ++done[table]) {
                if (!insert(statement.get(), (*rows)[done[table]])) {
                    return false;
                }
            }
        }
        if ((chunk % kChunksPerCommit == kChunksPerCommit - 1 || chunk + 1 == chunks) && !execute(handle, "COMMIT")) {
            return false;
        }
    }
    return true;
}

} // namespace

Result<PlainInserts> insertPlainly(const archive::Archive& archive, const std::filesystem::path& file)
{
    const Database source = open(archive.databaseFile(), SQLITE_OPEN_READONLY);
    const Rows chunks = readAll(source.get(), "SELECT id, conversation_id, first_turn, last_turn, started_local, "
                                              "emotion_mask, text FROM chunk ORDER BY id");
    const Rows turns = readAll(source.get(), "SELECT id, conversation_id, ordinal, person_id, started_local, "
                                             "ended_local, text FROM turn ORDER BY id");
    const Rows speakers = readAll(source.get(), "SELECT chunk_id, person_id FROM chunk_person ORDER BY chunk_id");
    const Rows scores = readAll(source.get(), "SELECT id, emotions FROM chunk WHERE emotions IS NOT NULL ORDER BY id");
    const Database plain = open(file, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
    const bool made = execute(plain.get(), R"sql(
        PRAGMA journal_mode = WAL;
        PRAGMA synchronous = NORMAL;
        PRAGMA cache_size = -65536;
        CREATE TABLE chunk(id INTEGER PRIMARY KEY, conversation INTEGER, first INTEGER, last INTEGER, start INTEGER,
                           emotions INTEGER, text TEXT);
        CREATE TABLE turn(id INTEGER PRIMARY KEY, conversation INTEGER, ordinal INTEGER, person INTEGER, start INTEGER,
                          finish INTEGER, text TEXT);
        CREATE TABLE speaker(chunk INTEGER, person INTEGER, PRIMARY KEY(person, chunk)) WITHOUT ROWID;
        CREATE TABLE emotion(chunk INTEGER PRIMARY KEY, scores BLOB);
        CREATE INDEX chunk_by_start ON chunk(start);)sql");
    if (!made || chunks.empty()) {
        return fail(ErrorCode::Database, "The plain database could not be made, or there are no rows to insert.");
    }
    std::vector<std::pair<const Rows*, Statement>> tables;
    tables.emplace_back(&chunks, prepare(plain.get(), "INSERT INTO chunk VALUES(?,?,?,?,?,?,?)"));
    tables.emplace_back(&turns, prepare(plain.get(), "INSERT INTO turn VALUES(?,?,?,?,?,?,?)"));
    tables.emplace_back(&speakers, prepare(plain.get(), "INSERT INTO speaker VALUES(?,?)"));
    tables.emplace_back(&scores, prepare(plain.get(), "INSERT INTO emotion VALUES(?,?)"));
    const double begin = now();
    const double processorBegin = processorSeconds();
    if (!insertTogether(plain.get(), tables)) {
        return fail(ErrorCode::Database, "A plain insert failed.", sqlite3_errmsg(plain.get()));
    }
    return PlainInserts{now() - begin, processorSeconds() - processorBegin, turns.size(), chunks.size()};
}

Result<std::size_t> readRollup(const std::filesystem::path& database)
{
    const Database source = open(database, SQLITE_OPEN_READONLY);
    const Statement statement =
        prepare(source.get(), "SELECT day, chunks, emotion FROM day_rollup WHERE person_id = 0 ORDER BY day, emotion");
    std::size_t rows = 0;
    sqlite3_int64 sum = 0;
    while (sqlite3_step(statement.get()) == SQLITE_ROW) {
        sum += sqlite3_column_int64(statement.get(), 0) + sqlite3_column_int64(statement.get(), 1) +
               sqlite3_column_int64(statement.get(), 2);
        ++rows;
    }
    return sum == 0 ? 0 : rows;
}

} // namespace reminisce::bench
