// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include <fmt/core.h>

#include "core/agent/tools/passage_filter.h"
#include "core/agent/tools/tools.h"
#include "core/archive/sql_sandbox.h"

namespace reminisce::agent {
namespace {

using nlohmann::json;

json toJson(const archive::SqlValue& value)
{
    return std::visit(
        [](const auto& held) -> json {
            if constexpr (std::is_same_v<std::decay_t<decltype(held)>, std::monostate>) {
                return nullptr;
            } else {
                return held;
            }
        },
        value);
}

/// Passages behind the rows, when the query gives their ids: so that an answer can cite them.
std::vector<archive::Id> chunkIdsIn(const archive::SqlTable& table, std::string_view sql)
{
    std::vector<archive::Id> ids;
    const bool fromChunks = sql.find("chunks") != std::string_view::npos;
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        if (table.columns[column] != "chunk_id" && !(fromChunks && table.columns[column] == "id")) {
            continue;
        }
        for (const auto& row : table.rows) {
            if (const auto* id = std::get_if<std::int64_t>(&row[column]); id != nullptr && ids.size() < 100) {
                ids.push_back(*id);
            }
        }
        break;
    }
    return ids;
}

Result<ToolResult> run(const json& arguments, ToolContext& context)
{
    if (!context.scope.isEmpty()) {
        return fail(ErrorCode::InvalidArgument, "sql_query sees the whole archive and is not available in a chat that "
                                                "is limited to a part of it. Use semantic_query.");
    }
    const auto sql = arguments["sql"].get<std::string>();
    auto table = archive::runSandboxedSql(context.knowledge.reader(), sql, {}, context.stop);
    if (!table) {
        return tl::unexpected(table.error());
    }
    ToolResult result;
    result.itemsName = "rows";
    for (const auto& row : table->rows) {
        json item = json::object();
        for (std::size_t i = 0; i < row.size(); ++i) {
            item[table->columns[i]] = toJson(row[i]);
        }
        result.items.push_back(std::move(item));
    }
    result.head = {{"columns", table->columns}};
    if (table->cut) {
        result.head["note"] = "There were more rows than are allowed; only the first are given.";
    } else if (table->rows.empty()) {
        result.head["note"] = "The query gave no rows.";
    }
    if (auto passages = context.knowledge.passages(chunkIdsIn(*table, sql))) {
        result.evidence = std::move(*passages);
    }
    result.count = static_cast<int>(table->rows.size());
    result.summary = fmt::format("{} rows", result.count);
    return result;
}

} // namespace

Tool sqlQueryTool()
{
    return {"sql_query",
            "Runs one SELECT (SQLite) over read-only views, for counting and combining. " +
                std::string(archive::describeSqlViews()),
            {{"type", "object"},
             {"properties", {{"sql", {{"type", "string"}, {"description", "One SELECT statement."}}}}},
             {"required", {"sql"}}},
            &run};
}

} // namespace reminisce::agent
