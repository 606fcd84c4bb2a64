// SPDX-License-Identifier: GPL-3.0-or-later
// One program that calls the tools, run once; what it returns becomes the answer. The trace has the program as a step
// named "program" (kind "tool", arguments {"language", "source"}), with the tools it called as children.
#include <algorithm>

#include <fmt/core.h>

#include "core/agent/model_json.h"
#include "core/agent/program/sandbox.h"
#include "core/agent/run.h"
#include "core/agent/workflows/workflows.h"
#include "core/text/unicode.h"

namespace reminisce::agent {
namespace {

using backend::ChatRequest;
using backend::ChatRole;
using nlohmann::json;

/// The program in a reply: the first closed block of code. One that is not closed may be cut, and a part of a program
/// can be a program, so nothing else counts.
Result<std::string> programIn(std::string_view text)
{
    const std::size_t open = text.find("```");
    const std::size_t begin = open == std::string_view::npos ? open : text.find('\n', open);
    if (begin == std::string_view::npos) {
        return fail(ErrorCode::InvalidArgument, "The model wrote no program.");
    }
    const std::size_t close = text.find("\n```", begin);
    if (close == std::string_view::npos) {
        return fail(ErrorCode::InvalidArgument, "The program that the model wrote is not complete, so it was not run.");
    }
    return std::string(text.substr(begin + 1, close - begin));
}

/// Lines about the tools, as the program calls them.
std::string toolLines(const ToolBox& tools)
{
    std::string lines;
    for (const auto& tool : tools.tools()) {
        const json required = tool.schema.value("required", json::array());
        std::string parameters;
        for (const auto& name : parameterOrder(tool)) {
            const bool needed = std::find(required.begin(), required.end(), name) != required.end();
            parameters += fmt::format("{}{}{}", parameters.empty() ? "" : ", ", name, needed ? "" : "?");
        }
        lines += fmt::format("{}- {}{{{}}}: {}", lines.empty() ? "" : "\n", tool.name, parameters, tool.description);
    }
    return lines;
}

/// The tools as functions of the program; each call is a child of `parent` in the trace.
std::vector<SandboxFunction> functionsOf(Run& run, int parent)
{
    std::vector<SandboxFunction> functions;
    for (const auto& tool : run.tools().tools()) {
        const std::string name = tool.name;
        functions.push_back({name, parameterOrder(tool), [&run, name, parent](const json& arguments) -> Result<json> {
                                 if (!run.mayCallTools()) {
                                     return fail(ErrorCode::LimitExceeded,
                                                 "The program called more tools than one answer may.");
                                 }
                                 const auto outcome = run.callTool(name, arguments, parent);
                                 if (!outcome.ok) {
                                     return fail(ErrorCode::InvalidArgument, outcome.error);
                                 }
                                 json result = json::parse(outcome.text, nullptr, false);
                                 if (result.is_object() && result.contains("remark") && result.contains("result")) {
                                     result = std::move(result["result"]); // the same call once more
                                 }
                                 return result;
                             }});
    }
    return functions;
}

Result<SandboxOutcome> execute(Run& run, const std::string& source, int parent)
{
    const int step = run.trace().begin(StepKind::Tool, "program", {{"language", "lua"}, {"source", source}}, parent);
    auto outcome = runProgram(source, functionsOf(run, step), {}, run.stop());
    TraceStep& traced = run.trace().at(step);
    if (outcome) {
        traced.result = json{{"returned", outcome->value}, {"printed", outcome->printed}}.dump();
        traced.summary = fmt::format("{} instructions", outcome->instructions);
    } else {
        traced.error = outcome.error().message;
    }
    run.trace().end(step);
    return outcome;
}

ChatRequest firstRequest(Run& run)
{
    const std::string tools = toolLines(run.tools());
    return run.opening(run.prompt("program_system", {{"tools", tools}}), run.request().question);
}

/// The closing prompt: the returned value in, the answer out.
Answer answerFrom(Run& run, const json& value)
{
    const std::string whole = value.is_null() ? std::string("(nothing)") : value.dump();
    const auto room = static_cast<std::size_t>(run.request().limits.resultTokens) * 3;
    std::string shown(text::prefixOfBytes(whole, room));
    shown += shown.size() < whole.size() ? " … (cut for length)" : "";
    ChatRequest chat;
    chat.maxTokens = run.request().limits.answerTokens;
    chat.messages.push_back({ChatRole::User, run.prompt("program_answer", {{"result", shown}}), {}, {}});
    const auto reply = run.ask(chat, true);
    if (run.isBroken(reply)) {
        return run.breakOff(reply, reply && !looksLikeCall(reply->content) ? reply->content : std::string());
    }
    if (looksLikeCall(withoutThinking(reply->content))) {
        return run.breakOff(std::string_view(), std::string("The model wrote no answer to what its program found."));
    }
    return run.finish(*reply);
}

Result<Answer> answerByProgram(Run& run)
{
    const auto reply = run.ask(firstRequest(run), false);
    if (run.isBroken(reply)) {
        return run.breakOff(reply);
    }
    const int step = run.lastModelStep();
    const auto source = programIn(withoutThinking(reply->content));
    const auto outcome = source ? execute(run, *source, step) : tl::unexpected(source.error());
    if (outcome) {
        return answerFrom(run, outcome->value);
    }
    if (!source) {
        run.trace().at(step).error = source.error().message;
    }
    if (run.stopped()) {
        return run.stoppedShort();
    }
    return run.breakOff({},
                        fmt::format("The program that the model wrote gave no result: {}", outcome.error().message));
}

} // namespace

WorkflowEntry programWorkflow()
{
    return {
        {"program", "Program", "A model writes one small program that looks things up; it runs shut in, once.", true},
        &answerByProgram};
}

} // namespace reminisce::agent
