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
        if (auto usable = checkRequest(*this, request, context); !usable) {
            return tl::unexpected(usable.error());
        }
        Run run(request, context, sink, std::move(stop));
        const auto found =
            run.callTool("semantic_query", nlohmann::json{{"query_text", request.question},
                                                          {"num_results", std::clamp(request.k, 1, 100)}});
        if (!found.ok) {
            return run.breakOff({}, found.error);
        }
        ChatRequest chat;
        chat.maxTokens = request.limits.answerTokens;
        chat.messages.push_back({ChatRole::System,
                                 run.prompts().fill("rag_system", {{"now", run.shownNow()},
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
        const auto reply = run.ask(chat, true);
        return run.isBroken(reply) ? run.breakOff(reply, reply ? reply->content : std::string()) : run.finish(*reply);
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

WorkflowEntry ragWorkflow()
{
    return {{"rag", "One search", "One search, one prompt, one answer: the baseline.", true}, &makeOne<RagWorkflow>};
}

} // namespace reminisce::agent
