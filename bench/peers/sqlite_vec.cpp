// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/peers/peers.h"

#ifdef HAVE_SQLITE_VEC

#include <algorithm>
#include <cmath>
#include <memory>

#include <sqlite3.h>

namespace reminisce::bench {
namespace {

struct Vec0
{
    sqlite3* handle = nullptr;
    sqlite3_stmt* search = nullptr;
    std::vector<std::int8_t> codes;

    ~Vec0()
    {
        sqlite3_finalize(search);
        sqlite3_close(handle);
    }

    sqlite3_stmt* prepare(const std::string& sql) const
    {
        sqlite3_stmt* statement = nullptr;
        sqlite3_prepare_v2(handle, sql.c_str(), -1, &statement, nullptr);
        return statement;
    }

    void encode(const float* values)
    {
        constexpr float kScale = 127.0F * 4; // values of unit vectors are small
        for (std::size_t i = 0; i < codes.size(); ++i) {
            codes[i] = static_cast<std::int8_t>(std::lrint(std::clamp(values[i] * kScale, -127.0F, 127.0F)));
        }
    }
};

void fill(Vec0& vec, VectorRows rows, std::span<const std::int64_t> starts,
          const std::function<std::span<const std::int64_t>(std::uint32_t)>& speakersOf)
{
    sqlite3_stmt* vector = vec.prepare("INSERT INTO vec(rowid, e) VALUES(?, vec_int8(?))");
    sqlite3_stmt* chunk = vec.prepare("INSERT INTO chunk VALUES(?, ?)");
    sqlite3_stmt* speaker = vec.prepare("INSERT INTO speaker VALUES(?, ?)");
    const auto run = [](sqlite3_stmt* statement) {
        sqlite3_step(statement);
        sqlite3_reset(statement);
    };
    for (std::uint32_t row = 0; row < rows.count; ++row) {
        vec.encode(rows.values + row * rows.dimension);
        sqlite3_bind_int64(vector, 1, row);
        sqlite3_bind_blob(vector, 2, vec.codes.data(), static_cast<int>(vec.codes.size()), SQLITE_STATIC);
        run(vector);
        sqlite3_bind_int64(chunk, 1, row);
        sqlite3_bind_int64(chunk, 2, starts[row]);
        run(chunk);
        for (const std::int64_t person : speakersOf(row)) {
            sqlite3_bind_int64(speaker, 1, person);
            sqlite3_bind_int64(speaker, 2, row);
            run(speaker);
        }
    }
    for (sqlite3_stmt* statement : {vector, chunk, speaker}) {
        sqlite3_finalize(statement);
    }
}

} // namespace

SqliteVec sqliteVecNearest(VectorRows rows, std::span<const std::int64_t> starts,
                           const std::function<std::span<const std::int64_t>(std::uint32_t)>& speakersOf,
                           const std::filesystem::path& file)
{
    auto vec = std::make_shared<Vec0>();
    vec->codes.resize(rows.dimension);
    std::filesystem::remove(file);
    sqlite3_open(file.c_str(), &vec->handle);
    sqlite3_enable_load_extension(vec->handle, 1);
    if (sqlite3_load_extension(vec->handle, HAVE_SQLITE_VEC, nullptr, nullptr) != SQLITE_OK) {
        return {};
    }
    const auto execute = [&vec](const std::string& sql) {
        sqlite3_exec(vec->handle, sql.c_str(), nullptr, nullptr, nullptr);
    };
    execute("PRAGMA journal_mode=WAL; PRAGMA synchronous=OFF; PRAGMA cache_size=-2000000; PRAGMA mmap_size=8000000000;"
            "CREATE VIRTUAL TABLE vec USING vec0(e int8[" +
            std::to_string(rows.dimension) +
            "] distance_metric=L2); CREATE TABLE chunk(id INTEGER PRIMARY KEY, start INTEGER);"
            "CREATE TABLE speaker(person INTEGER, id INTEGER, PRIMARY KEY(person, id)) WITHOUT ROWID; BEGIN");
    fill(*vec, rows, starts, speakersOf);
    execute("COMMIT");
    vec->search =
        vec->prepare("SELECT rowid FROM vec WHERE e MATCH vec_int8(?) AND k = ? AND rowid IN (SELECT s.id FROM "
                     "speaker s JOIN chunk c ON c.id = s.id WHERE s.person = ? AND c.start BETWEEN ? AND ?)");
    SqliteVec peer;
    peer.prepare = [vec](std::int64_t person, std::int64_t from, std::int64_t to) {
        sqlite3_bind_int64(vec->search, 3, person);
        sqlite3_bind_int64(vec->search, 4, from);
        sqlite3_bind_int64(vec->search, 5, to);
    };
    peer.search = [vec](std::span<const float> query, std::size_t k) {
        vec->encode(query.data());
        sqlite3_bind_blob(vec->search, 1, vec->codes.data(), static_cast<int>(vec->codes.size()), SQLITE_STATIC);
        sqlite3_bind_int64(vec->search, 2, static_cast<sqlite3_int64>(k));
        std::vector<std::uint32_t> found;
        while (sqlite3_step(vec->search) == SQLITE_ROW) {
            found.push_back(static_cast<std::uint32_t>(sqlite3_column_int64(vec->search, 0)));
        }
        sqlite3_reset(vec->search);
        return found;
    };
    return peer;
}

} // namespace reminisce::bench

#else

namespace reminisce::bench {
SqliteVec sqliteVecNearest(VectorRows, std::span<const std::int64_t>,
                           const std::function<std::span<const std::int64_t>(std::uint32_t)>&,
                           const std::filesystem::path&)
{
    return {};
}
} // namespace reminisce::bench

#endif
