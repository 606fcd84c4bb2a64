// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <set>
#include <string>

#include "core/archive/sql_sandbox.h"
#include "core/archive/statistics.h"
#include "tests/core/agent/agent_fixture.h"

namespace {

using namespace reminisce;
using namespace reminisce::archive;
using namespace reminisce::test;
namespace fs = std::filesystem;

class SqlSandbox : public AgentTest
{
protected:
    Result<SqlTable> run(std::string_view sql, std::chrono::milliseconds time = std::chrono::milliseconds(300))
    {
        SqlLimits limits;
        limits.time = time;
        return runSandboxedSql(knowledge().reader(), sql, limits);
    }
    std::set<std::string> files() const
    {
        std::set<std::string> found;
        for (const auto& entry : fs::recursive_directory_iterator(outside())) {
            found.insert(entry.path().string());
        }
        return found;
    }
};

TEST_F(SqlSandbox, AttacksDoNotSucceed)
{
    const auto before = files();
    const auto turns = valueOf(statistics(writer())).turns;
    const std::string target = (outside() / "stolen.sqlite").string();
    for (const std::string& attack :
         std::vector<std::string>{"ATTACH DATABASE '" + target + "' AS x",
                                  "ATTACH DATABASE '/etc/passwd' AS x",
                                  "DETACH DATABASE main",
                                  "PRAGMA query_only = 0",
                                  "PRAGMA writable_schema = 1",
                                  "PRAGMA table_info(turn)",
                                  "SELECT * FROM pragma_table_info('turn')",
                                  "SELECT * FROM pragma_database_list",
                                  "SELECT * FROM pragma_function_list",
                                  "VACUUM INTO '" + target + "'",
                                  "VACUUM",
                                  "SELECT load_extension('/tmp/evil.so')",
                                  "SELECT readfile('/etc/passwd')",
                                  "SELECT writefile('" + target + "', 'x')",
                                  "SELECT edit('x')",
                                  "SELECT * FROM sqlite_master",
                                  "SELECT * FROM sqlite_schema",
                                  "SELECT * FROM sqlite_temp_master",
                                  "SELECT * FROM main.sqlite_master",
                                  "SELECT * FROM turn",
                                  "SELECT text FROM main.turn",
                                  "SELECT * FROM person",
                                  "SELECT * FROM chat_message",
                                  "SELECT * FROM source",
                                  "SELECT * FROM embedding",
                                  "WITH t AS (SELECT * FROM turn) SELECT * FROM t",
                                  "WITH turn AS (SELECT * FROM main.turn) SELECT * FROM turn",
                                  "SELECT (SELECT text FROM turn LIMIT 1)",
                                  "SELECT * FROM turns WHERE id IN (SELECT id FROM turn)",
                                  "SELECT 1 UNION SELECT sql FROM sqlite_master",
                                  "SELECT 1; SELECT 2",
                                  "SELECT 1; DROP TABLE turn",
                                  "SELECT 1;;; DELETE FROM turn",
                                  "DELETE FROM turns",
                                  "DELETE FROM turn",
                                  "UPDATE turn SET text = 'x'",
                                  "INSERT INTO person(name) VALUES ('x')",
                                  "DROP TABLE turn",
                                  "DROP VIEW turns",
                                  "CREATE TABLE x(a)",
                                  "CREATE TEMP TABLE x AS SELECT * FROM turns",
                                  "CREATE TEMP VIEW people AS SELECT * FROM turn",
                                  "ALTER TABLE turn RENAME TO x",
                                  "BEGIN IMMEDIATE",
                                  "REINDEX",
                                  "ANALYZE",
                                  "EXPLAIN SELECT 1",
                                  "EXPLAIN QUERY PLAN SELECT * FROM turns",
                                  "/* x */ DELETE FROM turn -- SELECT",
                                  "",
                                  "   ",
                                  "-- only a comment",
                                  "SELECT fts5(NULL)",
                                  "SELECT sqlite_compileoption_get(1)",
                                  "SELECT zeroblob(1000000000)",
                                  "SELECT trim('aaab', printf('%.*c', 1000000, 'b'))",
                                  "WITH c(x) AS (SELECT 'a' UNION ALL SELECT x || x FROM c) SELECT length(x) FROM c",
                                  "REPLACE INTO person(id, name) VALUES (1, 'x')"}) {
        EXPECT_FALSE(run(attack)) << attack;
    }
    EXPECT_FALSE(run(std::string("SELECT 1\0; DROP TABLE turn", 26)));
    EXPECT_FALSE(run("SELECT " + std::string(3000, '(') + "1" + std::string(3000, ')')));
    EXPECT_EQ(files(), before);
    EXPECT_EQ(valueOf(statistics(writer())).turns, turns);
}

TEST_F(SqlSandbox, EndlessQueriesAreStopped)
{
    for (const std::string& bomb : std::vector<std::string>{
             "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) FROM c",
             "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT max(x) FROM c WHERE x < 0",
             "SELECT count(*) FROM turns a, turns b, turns c, turns d, turns e, turns f, turns g, turns h, turns i",
             "WITH RECURSIVE c(x, t) AS (SELECT 1, printf('%.*c', 4000000, 'a') UNION ALL SELECT x + 1, replace(t, "
             "'a', 'a') FROM c) SELECT count(*) FROM c"}) {
        const auto result = run(bomb);
        ASSERT_FALSE(result) << bomb;
        EXPECT_EQ(result.error().code, ErrorCode::LimitExceeded) << bomb;
    }
    // Functions whose cost would be the product of two lengths.
    EXPECT_TRUE(run("SELECT instr(printf('%.*c', 2000000, 'a'), printf('%.*c', 1000000, 'a') || 'b')",
                    std::chrono::seconds(20)));
    EXPECT_TRUE(run("SELECT length(replace(printf('%.*c', 2000000, 'a'), printf('%.*c', 1000000, 'a') || 'b', 'c'))",
                    std::chrono::seconds(20)));
}

TEST_F(SqlSandbox, StopsOnRequest)
{
    std::stop_source stop;
    stop.request_stop();
    const auto result = runSandboxedSql(knowledge().reader(), "SELECT count(*) FROM turns a, turns b, turns c, turns d",
                                        {}, stop.get_token());
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, ErrorCode::Cancelled);
}

TEST_F(SqlSandbox, ResultsAreCut)
{
    const auto rows = run("WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT 5000) SELECT x FROM c",
                          std::chrono::seconds(20));
    ASSERT_TRUE(rows);
    EXPECT_EQ(rows->rows.size(), 1000U);
    EXPECT_TRUE(rows->cut);
    const auto bytes = run("WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT 50) SELECT "
                           "printf('%.*c', 100000, 'x') FROM c",
                           std::chrono::seconds(20));
    ASSERT_TRUE(bytes);
    EXPECT_LE(bytes->rows.size(), 10U);
    EXPECT_TRUE(bytes->cut);
}

TEST_F(SqlSandbox, AnalysisRuns)
{
    for (const char* query :
         {"SELECT count(*) FROM turns",
          "SELECT name FROM people ORDER BY name",
          "SELECT * FROM conversations LIMIT 3",
          "SELECT * FROM chunks LIMIT 3",
          "SELECT * FROM emotions LIMIT 3",
          "SELECT speaker, count(*) AS n FROM turns GROUP BY speaker HAVING n > 1 ORDER BY n DESC",
          "SELECT date(started_at), count(*) FROM conversations GROUP BY 1",
          "SELECT strftime('%Y-%m', started_at) AS month, count(*) FROM chunks GROUP BY month",
          "SELECT * FROM turns WHERE text LIKE '%roman%'",
          "SELECT t.text FROM turns t JOIN conversations c ON c.id = t.conversation_id WHERE c.started_at >= "
          "'2025-01-01'",
          "SELECT p.name, (SELECT count(*) FROM turns t WHERE t.person_id = p.id) FROM people p",
          "WITH m AS (SELECT speaker, count(*) AS n FROM turns GROUP BY speaker) SELECT * FROM m WHERE n = (SELECT "
          "max(n) FROM m)",
          "SELECT speaker, row_number() OVER (PARTITION BY speaker ORDER BY started_at) FROM turns",
          "SELECT id, lag(started_at) OVER (ORDER BY started_at) FROM conversations",
          "SELECT julianday(max(started_at)) - julianday(min(started_at)) FROM conversations",
          "SELECT emotion, avg(score) FROM emotions GROUP BY emotion",
          "SELECT c.id, group_concat(DISTINCT t.speaker) FROM conversations c JOIN turns t ON t.conversation_id = c.id "
          "GROUP BY c.id",
          "SELECT max(length(text)) FROM turns",
          "SELECT upper(name), lower(name), substr(name, 1, 2) FROM people",
          "SELECT CASE WHEN is_owner THEN 'me' ELSE name END FROM people",
          "SELECT DISTINCT speaker FROM turns WHERE speaker IS NOT NULL",
          "SELECT coalesce(external_id, 'none') FROM chunks",
          "SELECT round(avg(length(text)), 2) FROM turns",
          "SELECT * FROM people WHERE name IN ('Tom', 'Anna')",
          "SELECT speaker FROM turns UNION SELECT name FROM people",
          "SELECT speaker FROM turns EXCEPT SELECT 'Tom'",
          "SELECT sum(n) OVER () FROM (SELECT count(*) AS n FROM turns)",
          "SELECT instr(text, 'Roman') FROM turns",
          "SELECT replace(name, 'o', '0'), trim(name) FROM people",
          "WITH RECURSIVE d(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM d WHERE x < 5) SELECT * FROM d",
          "SELECT 1;",
          "SELECT strftime('%w', started_at), count(*) FROM conversations GROUP BY 1 -- weekday"}) {
        const auto result = run(query, std::chrono::seconds(20));
        EXPECT_TRUE(result) << query << ": " << (result ? "" : result.error().message);
    }
    const auto count = run("SELECT count(*) AS n FROM turns WHERE speaker = 'Grace'");
    ASSERT_TRUE(count);
    EXPECT_EQ(count->columns.at(0), "n");
    EXPECT_EQ(std::get<std::int64_t>(count->rows.at(0).at(0)), 2);
}

} // namespace
