// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "core/backend/chat_backend.h"

namespace reminisce::agent {

/// Tokens of messages by our own count, with the calls in them.
[[nodiscard]] int messageTokens(const std::vector<backend::ChatMessage>& messages);
/// Tokens of the descriptions of tools.
[[nodiscard]] int toolTokens(const std::vector<backend::ToolSpecification>& tools);

/// Makes messages that are over the budget fit, as far as that goes: what tools found longest ago is replaced by a line
/// that says so. Instructions, what the model said, what holds the question, and the last two messages stay whole.
/// Returns how many results were left out.
int fitIntoContext(std::vector<backend::ChatMessage>& messages, int tokens, std::string_view question);

} // namespace reminisce::agent
