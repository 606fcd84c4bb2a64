// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/verification.h"

#include "core/archive/connection.h"
#include "core/archive/emotion_text_rows.h"
#include "core/archive/schema.h"

namespace reminisce::archive {
namespace {

std::string differing(std::uint64_t rows)
{
    return rows == 0 ? "nothing differs" : std::to_string(rows) + " rows differ";
}

/// A check whose query counts what is wrong.
Result<Check> countingCheck(Connection& connection, std::string name, const std::string& sql)
{
    const auto wrong = connection.count(sql);
    REMINISCE_ARCHIVE_TRY(wrong);
    return Check{std::move(name), *wrong == 0, differing(*wrong)};
}

Result<Check> checkDatabase(Connection& connection)
{
    Statement query = connection.query("PRAGMA integrity_check(10)");
    Check check{"database", true, "every page is whole"};
    while (query.next()) {
        if (query.text(0) != "ok") {
            check.detail = (check.ok ? "" : check.detail + "; ") + query.string(0);
            check.ok = false;
        }
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return check;
}

Result<Check> checkReferences(Connection& connection)
{
    Statement query = connection.query("PRAGMA foreign_key_check");
    std::uint64_t dangling = 0;
    while (query.next()) {
        ++dangling;
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return Check{"references", dangling == 0, std::to_string(dangling) + " dangling"};
}

constexpr std::string_view kExpectedPeople =
    "SELECT c.id, t.person_id FROM chunk c JOIN turn t ON t.conversation_id = c.conversation_id "
    "AND t.ordinal BETWEEN c.first_turn AND c.last_turn WHERE t.person_id IS NOT NULL";

} // namespace

Result<> checkRows(Connection& connection, std::vector<Check>& checks)
{
    const std::string recount(rollupRecount());
    const auto add = [&](Result<Check> check, std::string_view name) {
        // A damaged database may fail to answer: that is a finding, not an end of the checks.
        checks.push_back(check ? std::move(*check) : Check{std::string(name), false, check.error().detail});
    };
    add(checkDatabase(connection), "database");
    add(checkReferences(connection), "references");
    add(countingCheck(connection, "day-rollup",
                      "SELECT (SELECT count(*) FROM (SELECT * FROM (" + recount +
                          ") EXCEPT SELECT person_id, day, emotion, chunks FROM day_rollup)) + (SELECT count(*) FROM "
                          "(SELECT person_id, day, emotion, chunks FROM day_rollup EXCEPT SELECT * FROM (" +
                          recount + ")))"),
        "day-rollup");
    add(countingCheck(connection, "chunk-people",
                      "SELECT count(*) FROM (" + std::string(kExpectedPeople) +
                          " EXCEPT SELECT chunk_id, person_id FROM chunk_person)"),
        "chunk-people");
    add(countingCheck(connection, "chunk-emotions",
                      "SELECT count(*) FROM chunk WHERE emotion_mask <> coalesce(emotion_mask_of(emotions), 0) OR "
                      "emotion_top <> coalesce(emotion_top_of(emotions), -1)"),
        "chunk-emotions");
    add(countingCheck(connection, "emotion-texts",
                      "SELECT count(*) FROM chunk_emotion_text t JOIN chunk c ON c.id = t.chunk_id WHERE t.blended = 1 "
                      "AND c.emotions IS NOT emotion_blend(t.own_emotions, t.scores)"),
        "emotion-texts");
    return {};
}

Result<std::vector<Check>> verifyArchive(Writer& writer)
{
    std::vector<Check> checks;
    REMINISCE_ARCHIVE_TRY(checkRows(writer.connection(), checks));
    return checks;
}

Result<> rebuildDerivedTables(Writer& writer)
{
    Connection& connection = writer.connection();
    return inTransaction(connection, [&]() -> Result<> {
        connection.markChanged();
        // SQLite's own indexes derive from the tables as well.
        REMINISCE_ARCHIVE_TRY(connection.run("REINDEX"));
        REMINISCE_ARCHIVE_TRY(connection.run("INSERT OR IGNORE INTO chunk_person " + std::string(kExpectedPeople)));
        REMINISCE_ARCHIVE_TRY(connection.run("UPDATE chunk_emotion_text SET blended = 0"));
        REMINISCE_ARCHIVE_TRY(blendPending(connection));
        REMINISCE_ARCHIVE_TRY(connection.run("UPDATE chunk SET emotion_mask = coalesce(emotion_mask_of(emotions), 0), "
                                             "emotion_top = coalesce(emotion_top_of(emotions), -1)"));
        REMINISCE_ARCHIVE_TRY(connection.run("DELETE FROM day_rollup"));
        return connection.run("INSERT INTO day_rollup " + std::string(rollupRecount()));
    });
}

} // namespace reminisce::archive
