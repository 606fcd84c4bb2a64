// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/context_budget.h"

#include <algorithm>

#include "core/agent/tool.h"

namespace reminisce::agent {
namespace {

constexpr int kMessageOverhead = 4; ///< role and marks around a message
constexpr int kWorthLeavingOut = 60;
constexpr std::size_t kLastOnes = 2;

int tokensOf(const backend::ChatMessage& message)
{
    int tokens = countTokens(message.content) + kMessageOverhead;
    for (const auto& call : message.toolCalls) {
        tokens += countTokens(call.name) + countTokens(call.arguments) + kMessageOverhead;
    }
    return tokens;
}

} // namespace

int messageTokens(const std::vector<backend::ChatMessage>& messages)
{
    int tokens = 0;
    for (const auto& message : messages) {
        tokens += tokensOf(message);
    }
    return tokens;
}

int toolTokens(const std::vector<backend::ToolSpecification>& tools)
{
    int tokens = 0;
    for (const auto& tool : tools) {
        tokens += countTokens(tool.name) + countTokens(tool.description) +
                  countTokens(tool.parameters.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
    }
    return tokens;
}

int fitIntoContext(std::vector<backend::ChatMessage>& messages, int tokens, std::string_view question)
{
    int used = messageTokens(messages);
    int leftOut = 0;
    for (std::size_t i = 0; i + kLastOnes < messages.size() && used > tokens; ++i) {
        auto& message = messages[i];
        const bool result = message.role == backend::ChatRole::Tool || message.role == backend::ChatRole::User;
        if (!result || message.content.find(question) != std::string::npos ||
            countTokens(message.content) < kWorthLeavingOut) {
            continue;
        }
        used -= countTokens(message.content);
        message.content = "(This result is left out for length. Look it up again if it is needed.)";
        used += countTokens(message.content);
        ++leftOut;
    }
    return leftOut;
}

} // namespace reminisce::agent
