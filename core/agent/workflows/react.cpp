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

std::vector<std::string> orderOf(const Tool& tool)
{
    const json properties = tool.schema.value("properties", json::object());
    std::vector<std::string> order = tool.schema.value("required", std::vector<std::string>{});
    for (const auto& [name, rule] : properties.items()) {
        if (std::find(order.begin(), order.end(), name) == order.end()) {
            order.push_back(name);
        }
    }
    return order;
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
    auto arguments = argumentsOf(turn, classic ? std::vector<std::string>{"query", "limit"}
                                               : (tool != nullptr ? orderOf(*tool) : std::vector<std::string>{}));
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

class ReactWorkflow : public Workflow
{
public:
    [[nodiscard]] std::string_view name() const override { return "react"; }
    [[nodiscard]] bool needsBackend() const override { return true; }

    [[nodiscard]] Result<Answer> run(const AnswerRequest& request, AgentContext& context, const EventSink& sink,
                                     std::stop_token stop) const override
    {
        if (text::trim(request.question).empty()) {
            return fail(ErrorCode::InvalidArgument, "There is no question.");
        }
        if (context.chat == nullptr) {
            return fail(
                ErrorCode::InvalidArgument,
                "The workflow “react” needs a backend that chats. Configure one in the settings, or use “built-in”.");
        }
        Run run(request, context, sink, std::move(stop));
        ChatRequest chat = firstRequest(run);
        while (run.usage().modelRequests + 1 < request.limits.modelRequests && run.mayAsk() && run.mayCallTools()) {
            auto reply = run.ask(chat, false);
            if (!reply) {
                return run.breakOff({},
                                    reply.error().code == ErrorCode::Cancelled ? std::string() : reply.error().message);
            }
            if (run.stopped() || reply->incomplete) {
                return run.breakOff({}, reply->brokenReason && !run.stopped() ? reply->brokenReason->message
                                                                              : std::string());
            }
            const int step = static_cast<int>(run.trace().steps().size());
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

private:
    static ChatRequest firstRequest(Run& run)
    {
        const std::string now = formatIso(run.request().now) + " (" + shownTime(run.request().now) + ")";
        const std::string turns = std::to_string(run.request().limits.modelRequests);
        const std::string tools = toolLines(run.tools());
        ChatRequest chat;
        chat.maxTokens = run.request().limits.answerTokens;
        chat.messages.push_back(
            {ChatRole::System,
             run.prompts().fill("react_system",
                                {{"now", now},
                                 {"owner", run.ownerName()},
                                 {"scope", run.request().scope.isEmpty()
                                               ? ""
                                               : "The person has limited this chat to a part of the conversations.\n"},
                                 {"views", archive::describeSqlViews()},
                                 {"tools", tools},
                                 {"turns", turns},
                                 {"answer_format", run.answerFormatLine()}}),
             {},
             {}});
        for (auto& message : run.memory()) {
            chat.messages.push_back(std::move(message));
        }
        chat.messages.push_back({ChatRole::User, "[Question]: " + run.request().question, {}, {}});
        return chat;
    }

    static Answer forceAnswer(Run& run, ChatRequest chat)
    {
        const int step = run.trace().begin(StepKind::Error, "limit");
        run.trace().at(step).error = "A limit of this answer is reached; it is made from what was found.";
        run.trace().end(step);
        chat.messages.push_back(
            {ChatRole::User, run.prompts().fill("force_answer", {{"question", run.request().question}}), {}, {}});
        auto reply = run.ask(chat, false);
        if (!reply) {
            return run.breakOff({}, reply.error().code == ErrorCode::Cancelled ? std::string() : reply.error().message);
        }
        const std::string text = withoutThinking(reply->content);
        const auto turn = parseReactTurn(text);
        if (turn && turn->action == "GenerateAnswer") {
            return run.finish(answerOf(*turn));
        }
        return turn ? run.finish(doNotKnow(run.language(), {})) : run.finish(text);
    }
};

} // namespace

std::unique_ptr<Workflow> makeReactWorkflow()
{
    return std::make_unique<ReactWorkflow>();
}

} // namespace reminisce::agent
