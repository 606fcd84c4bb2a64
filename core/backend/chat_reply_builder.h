// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/backend/chat_backend.h"
#include "core/backend/http.h"
#include "core/backend/service.h"
#include "core/base/error.h"

namespace reminisce::backend {

/// Puts a streamed reply together from its events. Any shape of event is taken without failing: what is not
/// understood is left out, and an event that cannot be read at all leaves a gap.
class ChatReplyBuilder
{
public:
    explicit ChatReplyBuilder(std::function<void(std::string_view)> onText) : m_onText(std::move(onText)) {}

    /// One event's data: a JSON object or "[DONE]". False once the stream is done.
    bool event(std::string_view data);
    /// A whole reply that was not streamed.
    void whole(const nlohmann::json& reply);

    /// Whether the reply said itself that it is over (a finish reason or "[DONE]").
    [[nodiscard]] bool finished() const { return m_done || !m_reply.finishReason.empty(); }
    /// What the server said in an error event; empty: none.
    [[nodiscard]] const std::string& serverError() const { return m_error; }
    /// Whether there was anything of the shape of an answer, be it empty.
    [[nodiscard]] bool understood() const { return m_understood; }
    /// Whether an event within the reply could not be read, so that words or arguments may be missing in its middle.
    [[nodiscard]] bool hasGap() const { return m_gap; }
    [[nodiscard]] ChatReply take();

private:
    void choice(const nlohmann::json& choice, const char* key);
    void addText(const std::string& text);
    void toolCall(const nlohmann::json& call, std::size_t position);
    void usage(const nlohmann::json& usage);

    struct PartialCall
    {
        long index = -1;
        ToolCall call;
    };

    std::function<void(std::string_view)> m_onText;
    ChatReply m_reply;
    std::vector<PartialCall> m_calls;
    std::string m_error;
    bool m_understood = false;
    bool m_done = false;
    bool m_gap = false;
};

/// What a streamed answer comes to once the transfer is over: what had arrived is kept and marked incomplete when the
/// server or the connection broke off; a failure when there is nothing to keep. An answer that is empty in due form is
/// a reply. `response` has a 2xx status.
[[nodiscard]] Result<ChatReply> concludeReply(ChatReplyBuilder& builder, const HttpResponse& response,
                                              const Service& service, std::string_view model);

} // namespace reminisce::backend
