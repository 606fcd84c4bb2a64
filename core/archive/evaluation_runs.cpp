// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/evaluation_runs.h"

#include "core/archive/connection.h"

namespace reminisce::archive {

Result<Id> addEvaluationRun(Writer& writer, const EvaluationRun& run)
{
    Connection& connection = writer.connection();
    REMINISCE_ARCHIVE_TRY(connection.run(
        "INSERT INTO evaluation_run(name, started_at, finished_at, settings, summary) VALUES (?, ?, ?, ?, ?)", run.name,
        run.startedAtUtc, run.finishedAtUtc, run.settingsJson, run.summaryJson));
    return connection.lastInsertId();
}

Result<> finishEvaluationRun(Writer& writer, Id run, std::string_view summaryJson, std::int64_t nowUtc)
{
    return writer.connection().run("UPDATE evaluation_run SET summary = ?, finished_at = ? WHERE id = ?", summaryJson,
                                   nowUtc, run);
}

Result<> setEvaluationSettings(Writer& writer, Id run, std::string_view settingsJson)
{
    return writer.connection().run("UPDATE evaluation_run SET settings = ? WHERE id = ?", settingsJson, run);
}

Result<> deleteEvaluationRun(Writer& writer, Id run)
{
    return writer.connection().run("DELETE FROM evaluation_run WHERE id = ?", run);
}

Result<> deleteEvaluationItem(Writer& writer, Id item)
{
    return writer.connection().run("DELETE FROM evaluation_item WHERE id = ?", item);
}

Result<Id> putEvaluationItem(Writer& writer, const EvaluationItem& item)
{
    Connection& connection = writer.connection();
    REMINISCE_ARCHIVE_TRY(connection.run("INSERT INTO evaluation_item(run_id, key, state, payload) VALUES (?, ?, ?, ?) "
                                         "ON CONFLICT DO UPDATE SET state = excluded.state, payload = excluded.payload",
                                         item.run, item.key, item.state, item.payloadJson));
    return connection.integer("SELECT id FROM evaluation_item WHERE run_id = ? AND key = ?", item.run, item.key)
        .map([](std::optional<Id> id) { return id.value_or(0); });
}

Result<std::vector<EvaluationRun>> listEvaluationRuns(const Reader& reader)
{
    Statement query = reader.connection().query(
        "SELECT id, name, started_at, finished_at, settings, summary FROM evaluation_run ORDER BY id DESC");
    std::vector<EvaluationRun> runs;
    while (query.next()) {
        runs.push_back({query.integer(0), query.string(1), query.integer(2), query.optionalInteger(3), query.string(4),
                        query.string(5)});
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return runs;
}

Result<std::map<std::string, std::uint64_t>> countEvaluationItems(const Reader& reader, Id run)
{
    Statement query =
        reader.connection().query("SELECT state, count(*) FROM evaluation_item WHERE run_id = ? GROUP BY state", run);
    std::map<std::string, std::uint64_t> counts;
    while (query.next()) {
        counts.emplace(query.string(0), query.count(1));
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return counts;
}

Result<std::vector<EvaluationItem>> evaluationItems(const Reader& reader, Id run)
{
    Statement query = reader.connection().query(
        "SELECT id, run_id, key, state, payload FROM evaluation_item WHERE run_id = ? ORDER BY id", run);
    std::vector<EvaluationItem> items;
    while (query.next()) {
        items.push_back({query.integer(0), query.integer(1), query.string(2), query.string(3), query.string(4)});
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return items;
}

} // namespace reminisce::archive
