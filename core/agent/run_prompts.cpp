// SPDX-License-Identifier: GPL-3.0-or-later
// What a run says to a model.
#include <algorithm>

#include <fmt/core.h>

#include "core/agent/context_budget.h"
#include "core/agent/knowledge.h"
#include "core/agent/run.h"
#include "core/agent/tools/passage_filter.h"

namespace reminisce::agent {

std::string Run::fenced(std::string_view text) const
{
    return fmt::format("{}\n{}\n{}", m_fenceOpen, text, m_fenceClose);
}

std::string Run::prompt(std::string_view name, Prompts::Values values) const
{
    const std::string now = shownNow();
    const std::string owner = ownerName();
    const std::string scope = scopeLine();
    const std::string format = answerFormatLine();
    std::vector<Prompts::Value> all(values);
    all.insert(all.end(), {{"now", now},
                           {"owner", owner},
                           {"scope", scope},
                           {"question", m_request.question},
                           {"fence_open", m_fenceOpen},
                           {"fence_close", m_fenceClose},
                           {"answer_format", format}});
    return m_context.prompts.fill(name, all);
}

backend::ChatRequest Run::opening(std::string system, std::string user) const
{
    backend::ChatRequest request;
    request.maxTokens = m_request.limits.answerTokens;
    request.messages.push_back({backend::ChatRole::System, std::move(system), {}, {}});
    for (auto& message : memory()) {
        request.messages.push_back(std::move(message));
    }
    request.messages.push_back({backend::ChatRole::User, std::move(user), {}, {}});
    return request;
}

std::vector<backend::ChatMessage> Run::memory() const
{
    std::vector<backend::ChatMessage> messages;
    int used = 0;
    for (auto exchange = m_request.history.rbegin(); exchange != m_request.history.rend(); ++exchange) {
        used += countTokens(exchange->question) + countTokens(exchange->answer) + 8;
        if (used > m_request.limits.memoryTokens) {
            break;
        }
        messages.push_back({backend::ChatRole::Assistant, exchange->answer, {}, {}});
        messages.push_back({backend::ChatRole::User, exchange->question, {}, {}});
    }
    std::reverse(messages.begin(), messages.end());
    return messages;
}

std::string Run::shownNow() const
{
    return formatIso(m_request.now) + " (" + shownTime(m_request.now) + ")";
}

std::string Run::scopeLine() const
{
    return m_request.scope.isEmpty()
               ? std::string()
               : "The person has limited this chat to a part of the conversations; the tools see only that part.\n";
}

std::string Run::ownerName() const
{
    const auto owner = m_context.knowledge.owner();
    return owner ? owner->name : std::string("(not marked yet)");
}

std::string Run::answerFormatLine() const
{
    return m_request.answerFormat.empty() ? std::string()
                                          : "- The answer must have this form: " + m_request.answerFormat;
}

} // namespace reminisce::agent
