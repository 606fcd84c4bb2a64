// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include <fmt/format.h>

#include "core/ingest/reader.h"

namespace reminisce::ingest {

/// Leaves out times that cannot be right (before the start, beyond any recording, an end before its beginning) and
/// says how many there were; the words stay.
class CheckedTimes final : public ReadSink
{
public:
    explicit CheckedTimes(ReadSink& outer) : m_outer(outer) {}

    [[nodiscard]] Result<void> beginConversation(ReadConversation conversation) override
    {
        m_base = conversation.offsetBase;
        return m_outer.beginConversation(std::move(conversation));
    }
    [[nodiscard]] Result<void> addTurn(ReadTurn turn) override
    {
        check(turn.startOffset);
        check(turn.endOffset);
        if (turn.startOffset && turn.endOffset && *turn.endOffset < *turn.startOffset) {
            turn.endOffset.reset();
            ++m_wrong;
        }
        return m_outer.addTurn(std::move(turn));
    }
    [[nodiscard]] Result<void> addChunk(ReadChunk chunk) override { return m_outer.addChunk(std::move(chunk)); }
    void skip(SkippedLine line) override { m_outer.skip(std::move(line)); }
    void warn(std::string sentence) override { m_outer.warn(std::move(sentence)); }

    /// Call once after reading.
    void finish()
    {
        if (m_wrong > 0) {
            m_outer.warn(fmt::format("{} times cannot be right and were left out; the words are kept.", m_wrong));
        }
    }

private:
    static constexpr std::int64_t kLongestRecording = 100 * kMicrosPerDay;

    void check(std::optional<std::int64_t>& offset)
    {
        const bool tooLate = m_base == OffsetBase::RecordingStart && offset && *offset > kLongestRecording;
        if (offset && (*offset < 0 || tooLate)) {
            offset.reset();
            ++m_wrong;
        }
    }

    ReadSink& m_outer;
    OffsetBase m_base = OffsetBase::RecordingStart;
    std::uint64_t m_wrong = 0;
};

} // namespace reminisce::ingest
