// SPDX-License-Identifier: GPL-3.0-or-later
// Depth-first search over tool calls: where one way leads nowhere, another one is tried from the same place.
#include <optional>

#include <fmt/core.h>

#include "core/agent/model_json.h"
#include "core/agent/run.h"
#include "core/agent/tools/passage_filter.h"
#include "core/agent/workflows/workflows.h"
#include "core/text/unicode.h"

namespace reminisce::agent {
namespace {

using backend::ChatMessage;
using backend::ChatRequest;
using backend::ChatRole;
using nlohmann::json;

constexpr int kMaxDepth = 12;
constexpr int kWidth = 2;
constexpr int kMaxRequests = 200;
constexpr int kStepsBackOnGivingUp = 2;

backend::ToolSpecification finishTool()
{
    return {
        "finish",
        "Ends the work with the answer.",
        {{"type", "object"},
         {"properties", {{"answer", {{"type", "string"}, {"description", "The answer, with passage ids like [12]."}}}}},
         {"required", {"answer"}}}};
}

backend::ToolSpecification giveUpTool()
{
    return {"give_up",
            "Says that nothing promising is left on this way; the search goes on elsewhere.",
            {{"type", "object"}, {"properties", {{"reason", {{"type", "string"}}}}}, {"required", json::array()}}};
}

/// How looking below a place ended.
struct Outcome
{
    std::optional<std::string> answer;
    std::optional<Result<backend::ChatReply>> broken; ///< the reply that ended everything
    bool stopped = false;
    int stepsBack = 0;       ///< how many places to leave without trying more there
    bool cutAtLimit = false; ///< the answer was
};

class TreeSearch
{
public:
    explicit TreeSearch(Run& run) : m_run(run)
    {
        const bool untouched = run.request().limits.modelRequests == Limits{}.modelRequests;
        m_maxRequests = untouched ? kMaxRequests : run.request().limits.modelRequests;
    }

    Outcome search(const ChatRequest& place, int depth, int parent)
    {
        std::string tried;
        for (int sibling = 0; sibling < kWidth; ++sibling) {
            if (m_run.stopped() || !mayGoOn()) {
                return {std::nullopt, {}, m_run.stopped(), kMaxDepth};
            }
            ChatRequest request = place;
            if (!tried.empty()) {
                request.messages.push_back({ChatRole::User, m_run.prompt("tree_other", {{"tried", tried}}), {}, {}});
            }
            auto reply = m_run.ask(request, false, parent);
            if (m_run.isBroken(reply)) {
                return {std::nullopt, std::move(reply), false, 0};
            }
            const int step = m_run.lastModelStep();
            if (reply->toolCalls.empty()) {
                reply->toolCalls = callsInText(withoutThinking(reply->content));
            }
            if (reply->toolCalls.empty() && looksLikeCall(withoutThinking(reply->content))) {
                m_run.trace().at(step).error = "The call in it is not complete, so nothing was done.";
                tried += "- (a call that was not complete)\n";
                continue;
            }
            if (reply->toolCalls.empty()) {
                return {reply->content, {}, false, 0, isCutAtLimit(*reply)};
            }
            const backend::ToolCall call = reply->toolCalls.front(); // one at a time: a place has one way in
            if (call.name == "give_up") {
                return {std::nullopt, {}, false, kStepsBackOnGivingUp - 1};
            }
            if (call.name == "finish") {
                if (auto answer = answerOf(call)) {
                    return {std::move(answer), {}, false, 0};
                }
            }
            tried += fmt::format("- {}({})\n", call.name, call.arguments);
            if (depth >= kMaxDepth) {
                continue;
            }
            Outcome below = search(after(place, *reply, call, step), depth + 1, step);
            if (below.answer || below.stopped || below.broken) {
                return below;
            }
            if (below.stepsBack > 0) {
                --below.stepsBack;
                return below;
            }
        }
        return {};
    }

private:
    [[nodiscard]] bool mayGoOn() const { return m_run.usage().modelRequests + 1 < m_maxRequests && !m_run.outOfTime(); }

    [[nodiscard]] static std::optional<std::string> answerOf(const backend::ToolCall& call)
    {
        const json arguments = json::parse(call.arguments, nullptr, false);
        if (arguments.is_object() && arguments.contains("answer") && arguments["answer"].is_string()) {
            return arguments["answer"].get<std::string>();
        }
        return std::nullopt;
    }

    /// The place that a call leads to.
    ChatRequest after(const ChatRequest& place, const backend::ChatReply& reply, const backend::ToolCall& call,
                      int step)
    {
        ChatRequest next = place;
        ChatMessage asked{ChatRole::Assistant, reply.content, {call}, {}};
        if (json::parse(call.arguments, nullptr, false).is_discarded()) {
            asked.toolCalls.front().arguments = "{}";
        }
        next.messages.push_back(std::move(asked));
        const std::string result =
            call.name == "finish"
                ? std::string(R"({"error":"finish takes one text, answer, and it could not be read. Write it again."})")
                : m_run.callToolAsWritten(call.name, call.arguments, step).text;
        next.messages.push_back({ChatRole::Tool, m_run.fenced(result), {}, call.id});
        return next;
    }

    Run& m_run;
    int m_maxRequests = 0;
};

ChatRequest rootOf(Run& run)
{
    constexpr std::string_view kOneCall = "- Make one call at a time. End with finish, which takes the answer.";
    ChatRequest root = run.opening(run.prompt("tools_system", {{"call_format", kOneCall}}), run.request().question);
    root.tools = run.tools().specifications();
    root.tools.push_back(finishTool());
    root.tools.push_back(giveUpTool());
    return root;
}

/// All ways were tried: one answer from everything that was found on them.
Answer forceAnswer(Run& run, ChatRequest chat)
{
    std::string found;
    for (const auto& passage : run.evidence()) {
        const std::string block =
            fmt::format("[{}] {}\n{}\n\n", passage.chunkId, shownTime(passage.startedAt), passage.text);
        if (countTokens(found) + countTokens(block) > run.request().limits.resultTokens) {
            break;
        }
        found += block;
    }
    chat.tools.clear();
    chat.messages.push_back({ChatRole::User, run.fenced(found) + "\n\n" + run.prompt("force_answer"), {}, {}});
    const auto reply = run.ask(chat, true);
    if (run.isBroken(reply)) {
        return run.breakOff(reply, reply ? reply->content : std::string());
    }
    if (!reply->toolCalls.empty() || looksLikeCall(withoutThinking(reply->content))) {
        return run.finish(doNotKnow(run.language(), {}));
    }
    return run.finish(*reply);
}

Result<Answer> answerByTree(Run& run)
{
    ChatRequest root = rootOf(run);
    const Outcome outcome = TreeSearch(run).search(root, 1, 0);
    if (outcome.broken) {
        return run.breakOff(*outcome.broken);
    }
    if (outcome.stopped) {
        return run.stoppedShort();
    }
    if (outcome.answer) {
        run.trace().emit(TextDelta{*outcome.answer});
        return run.finish(*outcome.answer, outcome.cutAtLimit);
    }
    return forceAnswer(run, std::move(root));
}

} // namespace

WorkflowEntry treeWorkflow()
{
    return {
        {"tree", "Tree search", "Tries several ways of looking things up, and goes back when one leads nowhere.", true},
        &answerByTree};
}

} // namespace reminisce::agent
