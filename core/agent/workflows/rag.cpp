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

std::string passagesText(Run& run)
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

Result<Answer> answerByOneSearch(Run& run)
{
    const AnswerRequest& request = run.request();
    const auto found = run.callTool("semantic_query", nlohmann::json{{"query_text", request.question},
                                                                     {"num_results", std::clamp(request.k, 1, 100)}});
    if (!found.ok) {
        return run.breakOff({}, found.error);
    }
    const std::string passages = passagesText(run);
    const ChatRequest chat =
        run.opening(run.prompt("rag_system"), run.prompt("rag_question", {{"passages", passages}}));
    const auto reply = run.ask(chat, true);
    return run.isBroken(reply) ? run.breakOff(reply, reply ? reply->content : std::string()) : run.finish(*reply);
}

} // namespace

WorkflowEntry ragWorkflow()
{
    return {{"rag", "One search", "One search, one prompt, one answer: the baseline.", true}, &answerByOneSearch};
}

} // namespace reminisce::agent
