// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/answer_rows.h"

namespace reminisce::archive {
namespace {

Result<> insertEvidence(Connection& connection, Id message, const std::vector<EvidenceRow>& rows)
{
    // Chunks that were deleted while the answer ran are left out.
    Statement insert =
        connection.query("INSERT INTO evidence SELECT ?, ?, id, ?, ?, ?, ?, ?, ? FROM chunk WHERE id = ?");
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const EvidenceRow& row = rows[i];
        insert.reset();
        insert.bind(message).bind(i).bind(row.step).bind(row.keyword).bind(row.vector).bind(row.emotion);
        REMINISCE_ARCHIVE_TRY(insert.bind(row.fused).bind(row.cited).bind(row.chunk).run());
    }
    return {};
}

Result<> insertCitations(Connection& connection, Id message, const std::vector<CitationRow>& rows)
{
    Statement insert = connection.query(
        "INSERT INTO citation SELECT ?1, ?2, ?3, nullif(?4, 0), (SELECT id FROM chunk WHERE id = ?5), ?6 WHERE "
        "EXISTS (SELECT 1 FROM turn WHERE id = ?4) OR (?4 = 0 AND EXISTS (SELECT 1 FROM chunk WHERE id = ?5))");
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const CitationRow& row = rows[i];
        insert.reset();
        insert.bind(message).bind(i).bind(row.marker).bind(row.turn).bind(row.chunk).bind(row.quote);
        REMINISCE_ARCHIVE_TRY(insert.run());
    }
    return {};
}

} // namespace

Result<> insertTraceStep(Connection& connection, Id message, std::size_t position, const TraceStep& step)
{
    return connection.run("INSERT INTO trace_step(message_id, position, step, depth, kind, name, arguments, result, "
                          "error, start_seconds, seconds, prompt_tokens, completion_tokens) "
                          "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                          message, position, step.step, step.depth, step.kind, step.name, step.arguments, step.result,
                          step.error, step.startSeconds, step.seconds, step.promptTokens, step.completionTokens);
}

Result<> replaceAnswerRows(Connection& connection, Id message, const Answer& answer)
{
    REMINISCE_ARCHIVE_TRY(connection.run("DELETE FROM trace_step WHERE message_id = ?", message));
    REMINISCE_ARCHIVE_TRY(connection.run("DELETE FROM evidence WHERE message_id = ?", message));
    REMINISCE_ARCHIVE_TRY(connection.run("DELETE FROM citation WHERE message_id = ?", message));
    for (std::size_t i = 0; i < answer.trace.size(); ++i) {
        REMINISCE_ARCHIVE_TRY(insertTraceStep(connection, message, i, answer.trace[i]));
    }
    REMINISCE_ARCHIVE_TRY(insertEvidence(connection, message, answer.evidence));
    return insertCitations(connection, message, answer.citations);
}

Result<std::vector<TraceStep>> traceOf(Connection& connection, Id message)
{
    Statement query = connection.query("SELECT step, depth, kind, name, arguments, result, error, start_seconds, "
                                       "seconds, prompt_tokens, completion_tokens FROM trace_step WHERE message_id = ? "
                                       "ORDER BY position",
                                       message);
    std::vector<TraceStep> steps;
    while (query.next()) {
        TraceStep& step = steps.emplace_back();
        step.step = static_cast<int>(query.integer(0));
        step.depth = static_cast<int>(query.integer(1));
        step.kind = query.string(2);
        step.name = query.string(3);
        step.arguments = query.string(4);
        step.result = query.string(5);
        step.error = query.string(6);
        step.startSeconds = query.real(7);
        step.seconds = query.real(8);
        step.promptTokens = static_cast<int>(query.integer(9));
        step.completionTokens = static_cast<int>(query.integer(10));
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return steps;
}

Result<std::vector<EvidenceRow>> evidenceOf(Connection& connection, Id message)
{
    Statement query = connection.query("SELECT chunk_id, step, keyword, vector, emotion, fused, cited FROM evidence "
                                       "WHERE message_id = ? ORDER BY position",
                                       message);
    std::vector<EvidenceRow> rows;
    while (query.next()) {
        EvidenceRow& row = rows.emplace_back();
        row.chunk = query.integer(0);
        row.step = static_cast<int>(query.integer(1));
        row.keyword = query.optionalReal(2);
        row.vector = query.optionalReal(3);
        row.emotion = query.optionalReal(4);
        row.fused = query.optionalReal(5);
        row.cited = query.integer(6) != 0;
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return rows;
}

Result<std::vector<CitationRow>> citationsOf(Connection& connection, Id message)
{
    Statement query = connection.query("SELECT marker, coalesce(turn_id, 0), coalesce(chunk_id, 0), quote FROM "
                                       "citation WHERE message_id = ? ORDER BY position",
                                       message);
    std::vector<CitationRow> rows;
    while (query.next()) {
        rows.push_back({static_cast<int>(query.integer(0)), query.integer(1), query.integer(2), query.string(3)});
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return rows;
}

} // namespace reminisce::archive
