// SPDX-License-Identifier: GPL-3.0-or-later
// One search, one prompt, one answer.
#include <algorithm>

#include <fmt/core.h>

#include "core/agent/run.h"
#include "core/agent/tools/passage_filter.h"
#include "core/agent/workflows/workflows.h"
#include "core/text/unicode.h"

namespace reminisce::agent {
namespace {

using backend::ChatRequest;
using backend::ChatRole;

class RagWorkflow : public Workflow
{
public:
    [[nodiscard]] std::string_view name() const override { return "rag"; }
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
                "The workflow “rag” needs a backend that chats. Configure one in the settings, or use “built-in”.");
        }
        Run run(request, context, sink, std::move(stop));
        const auto found =
            run.callTool("semantic_query", nlohmann::json{{"query_text", request.question},
                                                          {"num_results", std::clamp(request.k, 1, 100)}});
        if (!found.ok) {
            return run.breakOff({}, found.error);
        }
        const std::string now = formatIso(request.now) + " (" + shownTime(request.now) + ")";
        ChatRequest chat;
        chat.maxTokens = request.limits.answerTokens;
        chat.messages.push_back({ChatRole::System,
                                 run.prompts().fill("rag_system", {{"now", now},
                                                                   {"owner", run.ownerName()},
                                                                   {"fence_open", run.fenceOpen()},
                                                                   {"fence_close", run.fenceClose()},
                                                                   {"answer_format", run.answerFormatLine()}}),
                                 {},
                                 {}});
        for (auto& message : run.memory()) {
            chat.messages.push_back(std::move(message));
        }
        chat.messages.push_back({ChatRole::User,
                                 run.prompts().fill("rag_question", {{"question", request.question},
                                                                     {"fence_open", run.fenceOpen()},
                                                                     {"fence_close", run.fenceClose()},
                                                                     {"passages", passagesText(run)}}),
                                 {},
                                 {}});
        auto reply = run.ask(chat, true);
        if (!reply) {
            return run.breakOff({}, reply.error().code == ErrorCode::Cancelled ? std::string() : reply.error().message);
        }
        if (reply->incomplete) {
            return run.breakOff(reply->content, reply->brokenReason && reply->brokenReason->code != ErrorCode::Cancelled
                                                    ? reply->brokenReason->message
                                                    : std::string());
        }
        return run.finish(reply->content);
    }

private:
    static std::string passagesText(Run& run)
    {
        std::string out;
        for (const auto& passage : run.evidence()) {
            std::string block = fmt::format("[{}] {}{}\n{}\n\n", passage.chunkId, shownTime(passage.startedAt),
                                            passage.title.empty() ? "" : ", " + passage.title, passage.text);
            if (!out.empty() && countTokens(out) + countTokens(block) > run.request().limits.resultTokens) {
                break;
            }
            out += block;
        }
        return out.empty() ? "(nothing was found)" : out;
    }
};

} // namespace

std::unique_ptr<Workflow> makeRagWorkflow()
{
    return std::make_unique<RagWorkflow>();
}

} // namespace reminisce::agent
