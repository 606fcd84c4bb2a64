// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/base/error.h"

namespace reminisce::backend {

/// A function call that the model asked for. `arguments` is the text as received: it may be broken JSON.
struct ToolCall
{
    std::string id;
    std::string name;
    std::string arguments;
};

enum class ChatRole { System, User, Assistant, Tool };

struct ChatMessage
{
    ChatRole role = ChatRole::User;
    std::string content;
    std::vector<ToolCall> toolCalls; ///< of an assistant message
    std::string toolCallId;          ///< of a tool message
};

struct ToolSpecification
{
    std::string name;
    std::string description;
    nlohmann::json parameters; ///< JSON schema of an object
};

struct ChatRequest
{
    std::vector<ChatMessage> messages;
    std::vector<ToolSpecification> tools;
    double temperature = 0.0;
    std::optional<int> maxTokens;
    std::optional<nlohmann::json> responseFormat;
};

struct ChatUsage
{
    int promptTokens = 0;
    int completionTokens = 0;
};

struct ChatReply
{
    std::string content;
    std::vector<ToolCall> toolCalls;
    std::string finishReason;          ///< as the server said it; empty when the stream broke off
    bool incomplete = false;           ///< the stream ended early; `content` holds what had arrived
    std::optional<Error> brokenReason; ///< why it is incomplete
    std::optional<ChatUsage> usage;
};

/// A chat model behind an HTTP interface.
class ChatBackend
{
public:
    virtual ~ChatBackend() = default;

    [[nodiscard]] virtual std::string name() const = 0;
    [[nodiscard]] virtual std::string model() const = 0;
    [[nodiscard]] virtual bool leavesTheMachine() const = 0;

    /// Sends the request and streams. `onText` gets each piece of answer text as it arrives (calling thread). When the
    /// connection breaks after text has arrived, the reply is returned with `incomplete` set rather than lost.
    [[nodiscard]] virtual Result<ChatReply>
    chat(const ChatRequest& request, const std::function<void(std::string_view)>& onText, std::stop_token stop) = 0;
};

} // namespace reminisce::backend
