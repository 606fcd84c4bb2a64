// SPDX-License-Identifier: GPL-3.0-or-later
// Each reader, chosen by the first byte, over any bytes: no crash, no leak, valid UTF-8 out, chunks over turns that
// exist.
#include <cstdint>
#include <cstdlib>
#include <string>

#include "core/ingest/chunker.h"
#include "core/ingest/registry.h"
#include "core/text/unicode.h"

namespace {

using namespace reminisce;

void require(bool condition)
{
    if (!condition) {
        std::abort();
    }
}

class CheckingSink final : public ingest::ReadSink
{
public:
    Result<void> beginConversation(ingest::ReadConversation conversation) override
    {
        require(text::isValidUtf8(conversation.title));
        finish();
        m_turns = 0;
        return {};
    }
    Result<void> addTurn(ingest::ReadTurn turn) override
    {
        require(text::isValidUtf8(turn.text) && text::isValidUtf8(turn.speaker));
        ++m_turns;
        (void)m_chunker.add({turn.speaker, turn.text, turn.startOffset, turn.endOffset});
        return m_turns > 20'000 ? fail(ErrorCode::LimitExceeded, "enough") : Result<void>{};
    }
    Result<void> addChunk(ingest::ReadChunk chunk) override
    {
        require(chunk.firstTurn <= chunk.lastTurn && chunk.lastTurn < m_turns);
        return {};
    }
    void skip(ingest::SkippedLine line) override { require(text::isValidUtf8(line.text) && !line.reason.empty()); }
    void warn(std::string sentence) override { require(!sentence.empty()); }
    void finish() { (void)m_chunker.finish(); }

private:
    std::size_t m_turns = 0;
    ingest::Chunker m_chunker;
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const ingest::Registry registry = ingest::Registry::withAllFormats();
    if (size == 0) {
        return 0;
    }
    const auto& reader = registry.readers()[data[0] % registry.readers().size()];
    auto input = ingest::Input::fromMemory("2024-01-02 file.txt",
                                           std::string(reinterpret_cast<const char*>(data) + 1, size - 1));
    CheckingSink sink;
    (void)reader->read(input, sink, {input.path(), std::nullopt}, {});
    sink.finish();
    return 0;
}
