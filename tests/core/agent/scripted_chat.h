// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/backend/chat_backend.h"
#include "core/backend/chat_reply_builder.h"
#include "core/backend/sse.h"
#include "core/text/unicode.h"
#include "tests/support/scripted_server.h"

namespace reminisce::test {

/// What a model does in one turn: says something, or calls tools.
struct ScriptedTurn
{
    std::string text;
    std::vector<ScriptedCall> calls = {};
    bool reachesLimit = false; ///< stops because it may say no more

    [[nodiscard]] std::string wire() const
    {
        std::string stream = calls.empty() ? chatStream({text}) : toolCallStream(calls);
        if (const auto at = stream.find(R"("finish_reason":"stop")"); reachesLimit && at != std::string::npos) {
            stream.replace(at, 22, R"("finish_reason":"length")");
        }
        return stream;
    }
};

/// A model that plays a script, with the bytes of its replies broken where a test wants it. No network: the bytes go
/// through the parsers that those of a server go through.
class ScriptedChat : public backend::ChatBackend
{
public:
    enum class Damage {
        None,
        Cut,  ///< ends at the offset: at an even one the connection breaks, at an odd one the transfer ends in due form
        Flip, ///< one byte is another one
        Text, ///< the model itself stops there: what it says is cut, the transfer is whole
    };

    explicit ScriptedChat(std::vector<ScriptedTurn> turns) : m_turns(std::move(turns)) {}

    void damage(Damage kind, std::size_t turn, std::size_t offset)
    {
        m_damage = kind;
        m_damagedTurn = turn;
        m_offset = offset;
        m_next = 0;
    }

    [[nodiscard]] const std::vector<ScriptedTurn>& turns() const { return m_turns; }
    /// How many offsets a turn has for a kind of damage.
    [[nodiscard]] std::size_t offsets(Damage kind, std::size_t turn) const
    {
        const ScriptedTurn& broken = m_turns[turn];
        return kind != Damage::Text ? broken.wire().size()
                                    : (broken.calls.empty() ? broken.text : broken.calls.back().arguments).size();
    }

    [[nodiscard]] std::string name() const override { return "scripted"; }
    [[nodiscard]] std::string model() const override { return "m"; }
    [[nodiscard]] bool leavesTheMachine() const override { return false; }
    [[nodiscard]] Result<backend::ChatReply> chat(const backend::ChatRequest& request,
                                                  const std::function<void(std::string_view)>& onText,
                                                  std::stop_token) override
    {
        m_requests.push_back(request.messages);
        return reply(m_next++, onText);
    }

    /// The messages of every request so far.
    [[nodiscard]] const std::vector<std::vector<backend::ChatMessage>>& requests() const { return m_requests; }

    /// What the client makes of the damaged turn, whole, as one string: runs in which this is the same are the same.
    [[nodiscard]] std::string damagedReply() const
    {
        const auto made = reply(m_damagedTurn, {});
        if (!made) {
            return "failed: " + made.error().message;
        }
        std::string out = made->content + '\x1f' + made->finishReason + '\x1f' + (made->incomplete ? "cut" : "whole");
        for (const auto& call : made->toolCalls) {
            out += '\x1e' + call.id + '\x1f' + call.name + '\x1f' + call.arguments;
        }
        return out + '\x1e' + (made->brokenReason ? made->brokenReason->message : std::string());
    }

private:
    [[nodiscard]] Result<backend::ChatReply> reply(std::size_t turn,
                                                   const std::function<void(std::string_view)>& onText) const
    {
        ScriptedTurn now = turn < m_turns.size() ? m_turns[turn] : ScriptedTurn{"I do not know.", {}};
        const bool broken = m_damage != Damage::None && turn == m_damagedTurn;
        if (broken && m_damage == Damage::Text) {
            std::string& said = now.calls.empty() ? now.text : now.calls.back().arguments;
            said = std::string(text::prefixOfBytes(said, m_offset));
        }
        std::string wire = now.wire();
        backend::HttpResponse response;
        response.status = 200;
        if (broken && m_damage == Damage::Cut) {
            wire.resize(m_offset);
            if (m_offset % 2 == 0) {
                response.brokenOff = Error{ErrorCode::Network, "The connection broke.", {}};
            }
        } else if (broken && m_damage == Damage::Flip) {
            wire[m_offset] = static_cast<char>(wire[m_offset] ^ 0x15);
        }
        backend::ChatReplyBuilder builder(onText);
        backend::SseParser parser([&builder](std::string_view data) { builder.event(data); });
        (void)parser.feed(wire);
        if (!response.brokenOff) {
            parser.finish();
        }
        return backend::concludeReply(builder, response, m_service, "m");
    }

    std::vector<ScriptedTurn> m_turns;
    std::vector<std::vector<backend::ChatMessage>> m_requests;
    backend::Service m_service{"scripted", "http://127.0.0.1:1", {}, {}, {}};
    Damage m_damage = Damage::None;
    std::size_t m_damagedTurn = 0;
    std::size_t m_offset = 0;
    std::size_t m_next = 0;
};

} // namespace reminisce::test
