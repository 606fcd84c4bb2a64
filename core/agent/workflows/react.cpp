// SPDX-License-Identifier: GPL-3.0-or-later
// Thoughts and actions as text, for models without function calling.
#include <algorithm>

#include <fmt/core.h>

#include "core/agent/react_protocol.h"
#include "core/agent/run.h"
#include "core/agent/tools/passage_filter.h"
#include "core/agent/workflows/workflows.h"
#include "core/archive/sql_sandbox.h"
#include "core/text/unicode.h"

namespace reminisce::agent {
namespace {

using backend::ChatRequest;
using backend::ChatRole;
using Json = nlohmann::ordered_json;
using nlohmann::json;

/// Lines about the other tools, in the grammar of the actions.
std::string toolLines(const ToolBox& tools)
{
    std::string lines;
    for (const auto& tool : tools.tools()) {
        if (tool.name == "semantic_query" || tool.name == "sql_query") {
            continue; // ClassicRetrieve and RetrieveFromDatabase
        }
        std::string parameters;
        const json properties = tool.schema.value("properties", json::object());
        for (const auto& [name, rule] : properties.items()) {
            parameters += (parameters.empty() ? "" : ", ") + name;
        }
        lines += fmt::format("{}- {}({}): {}", lines.empty() ? "" : "\n", tool.name, parameters, tool.description);
    }
    return lines;
}

/// Positional arguments take the required parameters first, then the others.
Result<json> argumentsOf(const ReactTurn& turn, const std::vector<std::string>& order)
{
    json arguments = json::object();
    if (turn.positional.size() > order.size()) {
        return fail(ErrorCode::InvalidArgument,
                    fmt::format("{} takes at most {} arguments.", turn.action, order.size()));
    }
    for (std::size_t i = 0; i < turn.positional.size(); ++i) {
        arguments[order[i]] = json::parse(turn.positional[i].dump());
    }
    for (const auto& [name, value] : turn.named) {
        arguments[name] = json::parse(value.dump());
    }
    return arguments;
}

std::vector<Json> rowsOf(const json& result)
{
    std::vector<Json> rows;
    const json columns = result.value("columns", json::array());
    for (const char* list : {"results", "rows", "turns", "people", "counts"}) {
        const json items = result.value(list, json::array());
        for (const auto& item : items) {
            Json row = Json::object();
            if (item.contains("score")) {
                row["score"] = item["score"];
            }
            for (const auto& column : columns) {
                row[column.get<std::string>()] = Json::parse(item.value(column.get<std::string>(), json()).dump());
            }
            for (const auto& [name, value] : item.items()) {
                if (!row.contains(name) && name != "text") {
                    row[name] = Json::parse(value.dump());
                }
            }
            if (item.contains("text") && !row.contains("text")) {
                row["text"] = Json::parse(item["text"].dump());
            }
            rows.push_back(std::move(row));
        }
    }
    return rows;
}

std::string observe(Run& run, const ReactTurn& turn, int parent)
{
    const bool classic = turn.action == "ClassicRetrieve";
    const bool sql = turn.action == "RetrieveFromDatabase";
    const std::string name = classic ? "semantic_query" : (sql ? "sql_query" : turn.action);
    const Tool* tool = run.tools().find(name);
    auto arguments =
        argumentsOf(turn, classic ? std::vector<std::string>{"query", "limit"}
                                  : (tool != nullptr ? parameterOrder(*tool) : std::vector<std::string>{}));
    if (!arguments) {
        return "[Observation]: [Error]: " + arguments.error().message;
    }
    std::string query;
    if (classic) {
        json renamed = json::object();
        for (const auto& [key, value] : arguments->items()) {
            renamed[key == "query" ? "query_text" : (key == "limit" ? "num_results" : key)] = value;
        }
        renamed.emplace("num_results", 5);
        query = renamed.contains("query_text") && renamed["query_text"].is_string()
                    ? renamed["query_text"].get<std::string>()
                    : std::string();
        arguments = std::move(renamed);
    }
    const ToolOutcome outcome = run.callTool(name, *arguments, parent);
    if (!outcome.ok) {
        return "[Observation]: [Error]: " + outcome.error;
    }
    json result = json::parse(outcome.text, nullptr, false);
    if (result.contains("result")) {
        result = result["result"]; // of an earlier, equal call
    }
    const auto rows = rowsOf(result);
    if (rows.empty() && sql) {
        return "[Observation]: [Warning]: The SQL execution result is empty, please check the SQL first.";
    }
    if (rows.empty() && result.contains("results")) {
        return "[Observation]: [Warning]: No relevant context records found for the input query: " + query;
    }
    return "[Observation]:\n" + (rows.empty() ? outcome.text : formatObservation(rows));
}

std::string answerOf(const ReactTurn& turn)
{
    const Json* value = turn.positional.empty() ? nullptr : &turn.positional.front();
    for (const auto& [name, named] : turn.named) {
        if (name == "answer" || value == nullptr) {
            value = &named;
        }
    }
    if (value == nullptr) {
        return {};
    }
    return value->is_string() ? value->get<std::string>() : value->dump(-1, ' ', false, Json::error_handler_t::replace);
}

ChatRequest firstRequest(Run& run)
{
    const std::string turns = std::to_string(run.request().limits.modelRequests);
    const std::string tools = toolLines(run.tools());
    const std::string_view views = archive::describeSqlViews();
    return run.opening(run.prompt("react_system", {{"views", views}, {"tools", tools}, {"turns", turns}}),
                       "[Question]: " + run.request().question);
}

Answer forceAnswer(Run& run, ChatRequest chat)
{
    run.noteLimit();
    chat.messages.push_back({ChatRole::User, run.prompt("force_answer"), {}, {}});
    const auto reply = run.ask(chat, false);
    if (run.isBroken(reply)) {
        return run.breakOff(reply);
    }
    const std::string text = withoutThinking(reply->content);
    const auto turn = parseReactTurn(text);
    if (turn && turn->action == "GenerateAnswer") {
        return run.finish(answerOf(*turn));
    }
    return turn ? run.finish(doNotKnow(run.language(), {})) : run.finish(text, isCutAtLimit(*reply));
}

Result<Answer> answerByActions(Run& run)
{
    const AnswerRequest& request = run.request();
    ChatRequest chat = firstRequest(run);
    while (run.usage().modelRequests + 1 < request.limits.modelRequests && run.mayAsk() && run.mayCallTools()) {
        auto reply = run.ask(chat, false);
        if (run.isBroken(reply)) {
            return run.breakOff(reply);
        }
        const int step = run.lastModelStep();
        const std::string text = withoutThinking(reply->content);
        const auto turn = parseReactTurn(text);
        chat.messages.push_back({ChatRole::Assistant, text, {}, {}});
        if (!turn) {
            run.trace().at(step).error = turn.error().message;
            chat.messages.push_back({ChatRole::User, "[Observation]: [Error]: " + turn.error().message, {}, {}});
            continue;
        }
        if (turn->action == "GenerateAnswer" || turn->action == "finish" || turn->action == "answer") {
            const std::string answer = answerOf(*turn);
            run.trace().emit(TextDelta{answer});
            return run.finish(answer);
        }
        chat.messages.push_back({ChatRole::User, observe(run, *turn, 0), {}, {}});
    }
    return forceAnswer(run, std::move(chat));
}

} // namespace

WorkflowEntry reactWorkflow()
{
    return {{"react", "Thoughts and actions",
             "For models that cannot call functions: each turn is a thought and an action, as text.", true},
            &answerByActions};
}

} // namespace reminisce::agent
