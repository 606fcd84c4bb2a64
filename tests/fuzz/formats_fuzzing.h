// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>
#include <string>

#include "core/ingest/registry.h"
#include "core/ingest/text_tools.h"
#include "core/text/unicode.h"

namespace reminisce::test {

/// Checks what every reader promises: texts are valid UTF-8, and no turn is empty.
class CheckingSink final : public ingest::ReadSink
{
public:
    Result<void> beginConversation(ingest::ReadConversation conversation) override
    {
        check(conversation.title);
        return {};
    }
    Result<void> addTurn(ingest::ReadTurn turn) override
    {
        check(turn.text);
        check(turn.speaker);
        require(!ingest::trimmed(turn.text).empty());
        return {};
    }
    Result<void> addChunk(ingest::ReadChunk chunk) override
    {
        check(chunk.text);
        return {};
    }
    void skip(ingest::SkippedLine line) override { check(line.text); }
    void warn(std::string sentence) override { check(sentence); }

private:
    static void require(bool holds)
    {
        if (!holds) {
            std::abort();
        }
    }
    static void check(const std::string& text) { require(text::isValidUtf8(text)); }
};

/// Lets `reader` read the bytes; errors are fine, crashes are not.
inline void readWith(const ingest::TranscriptReader& reader, const std::string& bytes)
{
    CheckingSink sink;
    auto input = ingest::Input::fromMemory("fuzz", bytes);
    auto ok = reader.read(input, sink, {"fuzz", std::nullopt}, {});
    if (!ok && ok.error().message.empty()) {
        std::abort();
    }
}

/// The reader that the detector finds, or null.
inline const ingest::TranscriptReader* detected(const ingest::Registry& registry, const std::string& bytes)
{
    auto input = ingest::Input::fromMemory("fuzz", bytes);
    auto head = ingest::ProbedHead::of(input);
    return head ? registry.find(head->probe()) : nullptr;
}

} // namespace reminisce::test
