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

std::string scopeLine(const archive::Filter& scope)
{
    return scope.isEmpty()
               ? std::string()
               : "The person has limited this chat to a part of the conversations; the tools see only that part.\n";
}

ChatRequest firstRequest(Run& run)
{
    ChatRequest request;
    request.tools = run.tools().specifications();
    request.maxTokens = run.request().limits.answerTokens;
    const std::string now = formatIso(run.request().now) + " (" + shownTime(run.request().now) + ")";
    const std::string callFormat = run.prompts().fill("tools_call_format", {});
    request.messages.push_back({ChatRole::System,
                                run.prompts().fill("tools_system", {{"now", now},
                                                                    {"owner", run.ownerName()},
                                                                    {"scope", scopeLine(run.request().scope)},
                                                                    {"call_format", callFormat},
                                                                    {"fence_open", run.fenceOpen()},
                                                                    {"fence_close", run.fenceClose()},
                                                                    {"answer_format", run.answerFormatLine()}}),
                                {},
                                {}});
    for (auto& message : run.memory()) {
        request.messages.push_back(std::move(message));
    }
    request.messages.push_back({ChatRole::User, run.request().question, {}, {}});
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

class ToolsWorkflow : public Workflow
{
public:
    [[nodiscard]] std::string_view name() const override { return "tools"; }
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
                "The workflow “tools” needs a backend that chats. Configure one in the settings, or use “built-in”.");
        }
        Run run(request, context, sink, std::move(stop));
        ChatRequest chat = firstRequest(run);
        // The last request is kept back, for an answer without tools.
        while (run.usage().modelRequests + 1 < request.limits.modelRequests && run.mayAsk() && run.mayCallTools()) {
            auto reply = run.ask(chat, true);
            if (!reply) {
                return run.breakOff({},
                                    reply.error().code == ErrorCode::Cancelled ? std::string() : reply.error().message);
            }
            if (reply->incomplete || run.stopped()) {
                // A call in a reply that broke off may be cut: it is never executed.
                return run.breakOff(reply->content,
                                    reply->brokenReason && reply->brokenReason->code != ErrorCode::Cancelled
                                        ? reply->brokenReason->message
                                        : std::string());
            }
            bool asText = false;
            if (reply->toolCalls.empty()) {
                reply->toolCalls = callsInText(withoutThinking(reply->content));
                asText = !reply->toolCalls.empty();
            }
            if (reply->toolCalls.empty()) {
                return run.finish(reply->content);
            }
            run.trace().emit(TextReset{});
            executeCalls(run, chat, std::move(*reply), asText);
            if (run.stopped()) {
                return run.breakOff({}, {});
            }
        }
        return forceAnswer(run, std::move(chat));
    }

private:
    static Answer forceAnswer(Run& run, ChatRequest chat)
    {
        const int step = run.trace().begin(StepKind::Error, "limit");
        run.trace().at(step).error = "A limit of this answer is reached; it is made from what was found.";
        run.trace().end(step);
        chat.tools.clear();
        chat.messages.push_back(
            {ChatRole::User, run.prompts().fill("force_answer", {{"question", run.request().question}}), {}, {}});
        auto reply = run.ask(chat, true);
        if (!reply) {
            return run.breakOff({}, reply.error().code == ErrorCode::Cancelled ? std::string() : reply.error().message);
        }
        if (reply->incomplete) {
            return run.breakOff(reply->content, reply->brokenReason && reply->brokenReason->code != ErrorCode::Cancelled
                                                    ? reply->brokenReason->message
                                                    : std::string());
        }
        if (!reply->toolCalls.empty() || !callsInText(reply->content).empty()) {
            return run.finish(doNotKnow(run.language(), {})); // it still wants tools: there is no answer in this
        }
        return run.finish(reply->content);
    }
};

} // namespace

std::unique_ptr<Workflow> makeToolsWorkflow()
{
    return std::make_unique<ToolsWorkflow>();
}

} // namespace reminisce::agent
