// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>
#include <utility>

#include "core/ingest/reader.h"

namespace reminisce::ingest {

/// Stands between a messenger's reader and the importer: a chat of years becomes conversations, a new one after every
/// pause of more than six hours, each with the chat's title and id. So a longer export of the same chat is recognised
/// piece by piece.
class ChatSink final : public ReadSink
{
public:
    static constexpr LocalMicros kPauseBetweenConversations = 6 * kMicrosPerHour;

    explicit ChatSink(ReadSink& outer) : m_outer(outer) {}

    [[nodiscard]] Result<void> beginConversation(ReadConversation conversation) override
    {
        m_head = std::move(conversation);
        m_last.reset();
        m_begun = false;
        return {};
    }
    [[nodiscard]] Result<void> addTurn(ReadTurn turn) override
    {
        const auto now =
            turn.startedAt ? std::optional(turn.startedAt->utcMicros().value_or(turn.startedAt->local)) : m_last;
        const bool pause = now && m_last && std::llabs(*now - *m_last) > kPauseBetweenConversations;
        if (!m_begun || pause) {
            m_begun = true;
            ReadConversation conversation = m_head;
            conversation.startedAt = turn.startedAt ? turn.startedAt : m_head.startedAt;
            conversation.line = turn.line;
            if (auto ok = m_outer.beginConversation(std::move(conversation)); !ok) {
                return ok;
            }
        }
        m_last = now;
        return m_outer.addTurn(std::move(turn));
    }
    [[nodiscard]] Result<void> addChunk(ReadChunk chunk) override { return m_outer.addChunk(std::move(chunk)); }
    void skip(SkippedLine line) override { m_outer.skip(std::move(line)); }
    void warn(std::string sentence) override { m_outer.warn(std::move(sentence)); }

private:
    ReadSink& m_outer;
    ReadConversation m_head;
    std::optional<std::int64_t> m_last;
    bool m_begun = false;
};

} // namespace reminisce::ingest
