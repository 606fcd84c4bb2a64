// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>
#include <string>

#include "core/ingest/chunker.h"
#include "core/ingest/registry.h"
#include "core/ingest/text_tools.h"
#include "core/text/unicode.h"

namespace reminisce::test {

inline void require(bool holds)
{
    if (!holds) {
        std::abort();
    }
}

/// Checks what every reader promises: valid UTF-8, no turn without words, chunks over turns that exist, a reason for
/// each part that was left out.
class CheckingSink final : public ingest::ReadSink
{
public:
    Result<void> beginConversation(ingest::ReadConversation conversation) override
    {
        check(conversation.title);
        check(conversation.externalId);
        finish();
        m_turns = 0;
        return {};
    }
    Result<void> addTurn(ingest::ReadTurn turn) override
    {
        check(turn.text);
        check(turn.speaker);
        check(turn.externalId);
        require(!ingest::trimmed(turn.text).empty());
        ++m_turns;
        (void)m_chunker.add({turn.speaker, turn.text, turn.startOffset, turn.endOffset});
        return m_turns > 20'000 ? fail(ErrorCode::LimitExceeded, "enough") : Result<void>{};
    }
    Result<void> addChunk(ingest::ReadChunk chunk) override
    {
        check(chunk.text);
        check(chunk.externalId);
        require(chunk.firstTurn <= chunk.lastTurn && chunk.lastTurn < m_turns);
        return {};
    }
    void skip(ingest::SkippedLine line) override
    {
        check(line.text);
        require(!line.reason.empty());
    }
    void warn(std::string sentence) override
    {
        check(sentence);
        require(!sentence.empty());
    }
    void finish() { (void)m_chunker.finish(); }

private:
    static void check(const std::string& text) { require(text::isValidUtf8(text)); }

    std::size_t m_turns = 0;
    ingest::Chunker m_chunker;
};

/// Lets `reader` read the bytes; errors are fine when they have a sentence for the person, crashes are not.
inline void readWith(const ingest::TranscriptReader& reader, std::string bytes)
{
    CheckingSink sink;
    auto input = ingest::Input::fromMemory("2024-01-02 file.txt", std::move(bytes));
    const auto ok = reader.read(input, sink, {input.path(), std::nullopt}, {});
    require(ok || !ok.error().message.empty());
    sink.finish();
}

} // namespace reminisce::test
