// SPDX-License-Identifier: GPL-3.0-or-later
// Native function calling: the model looks things up until it answers.
#include <fmt/core.h>

#include "core/agent/knowledge.h"
#include "core/agent/model_json.h"
#include "core/agent/run.h"
#include "core/agent/tools/passage_filter.h"
#include "core/agent/workflows/workflows.h"
#include "core/text/unicode.h"

namespace reminisce::agent {
namespace {

using backend::ChatMessage;
using backend::ChatReply;
using backend::ChatRequest;
using backend::ChatRole;

ChatRequest firstRequest(Run& run)
{
    const std::string callFormat = run.prompt("tools_call_format");
    ChatRequest request =
        run.opening(run.prompt("tools_system", {{"call_format", callFormat}}), run.request().question);
    request.tools = run.tools().specifications();
    return request;
}

/// Puts the calls and their results into the conversation with the model.
void executeCalls(Run& run, ChatRequest& request, ChatReply reply, bool asText)
{
    ChatMessage message{ChatRole::Assistant, reply.content, {}, {}};
    if (!asText) {
        message.toolCalls = reply.toolCalls;
        for (auto& call : message.toolCalls) {
            if (nlohmann::json::parse(call.arguments, nullptr, false).is_discarded()) {
                call.arguments =
                    "{}"; // servers refuse a history with broken JSON; the answer below says what was wrong
            }
        }
    }
    request.messages.push_back(std::move(message));
    for (const auto& call : reply.toolCalls) {
        std::string text;
        if (run.stopped()) {
            text = "{\"error\":\"The person has stopped the answer.\"}";
        } else if (!run.mayCallTools()) {
            text = "{\"error\":\"The limit of tool calls is reached. Answer from what was found.\"}";
        } else {
            text = run.fenced(run.callToolAsWritten(call.name, call.arguments).text);
        }
        if (asText) {
            request.messages.push_back({ChatRole::User, fmt::format("Result of {}:\n{}", call.name, text), {}, {}});
        } else {
            request.messages.push_back({ChatRole::Tool, text, {}, call.id});
        }
    }
}

constexpr const char* kWriteAgain =
    "That was no complete call, and nothing was done. Write the whole call again, or answer in plain words.";

/// What of a reply that broke off may be the beginning of an answer: not that of a call written as text.
std::string textOnly(const ChatReply& reply)
{
    std::string text = withoutThinking(reply.content);
    return !reply.toolCalls.empty() || looksLikeCall(text) ? std::string() : text;
}

Answer forceAnswer(Run& run, ChatRequest chat)
{
    run.noteLimit();
    chat.tools.clear();
    chat.messages.push_back({ChatRole::User, run.prompt("force_answer"), {}, {}});
    const auto reply = run.ask(chat, true);
    if (run.isBroken(reply)) {
        return run.breakOff(reply, reply ? textOnly(*reply) : std::string());
    }
    if (!reply->toolCalls.empty() || looksLikeCall(withoutThinking(reply->content))) {
        return run.finish(doNotKnow(run.language(), {})); // it still wants tools: there is no answer in this
    }
    return run.finish(*reply);
}

Result<Answer> answerWithTools(Run& run)
{
    const AnswerRequest& request = run.request();
    ChatRequest chat = firstRequest(run);
    // The last request is kept back, for an answer without tools.
    while (run.usage().modelRequests + 1 < request.limits.modelRequests && run.mayAsk() && run.mayCallTools()) {
        auto reply = run.ask(chat, true);
        if (run.isBroken(reply)) { // a call in it may be cut: it is never executed
            return run.breakOff(reply, reply ? textOnly(*reply) : std::string());
        }
        bool asText = false;
        if (reply->toolCalls.empty()) {
            reply->toolCalls = callsInText(withoutThinking(reply->content));
            asText = !reply->toolCalls.empty();
        }
        if (reply->toolCalls.empty() && looksLikeCall(withoutThinking(reply->content))) {
            run.trace().emit(TextReset{});
            run.trace().at(run.lastModelStep()).error = "The call in it is not complete, so nothing was done.";
            chat.messages.push_back({ChatRole::Assistant, reply->content, {}, {}});
            chat.messages.push_back({ChatRole::User, kWriteAgain, {}, {}});
            continue;
        }
        if (reply->toolCalls.empty()) {
            return run.finish(*reply);
        }
        run.trace().emit(TextReset{});
        executeCalls(run, chat, std::move(*reply), asText);
        if (run.stopped()) {
            return run.stoppedShort();
        }
    }
    return forceAnswer(run, std::move(chat));
}

} // namespace

WorkflowEntry toolsWorkflow()
{
    return {{"tools", "Tools", "A model looks things up with tools, step by step, and answers.", true},
            &answerWithTools};
}

} // namespace reminisce::agent
