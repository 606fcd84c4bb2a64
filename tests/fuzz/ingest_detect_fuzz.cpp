// SPDX-License-Identifier: GPL-3.0-or-later
// Format detection, encodings and dates over any bytes, and the reader that was found over the same.
#include <cstdint>
#include <string>

#include "core/ingest/date_text.h"
#include "core/ingest/json_stream.h"
#include "core/ingest/registry.h"
#include "core/ingest/text_tools.h"

namespace {

using namespace reminisce;

class CountingSink final : public ingest::ReadSink
{
public:
    Result<void> beginConversation(ingest::ReadConversation /*conversation*/) override { return {}; }
    Result<void> addTurn(ingest::ReadTurn /*turn*/) override { return {}; }
    Result<void> addChunk(ingest::ReadChunk /*chunk*/) override { return {}; }
    void skip(ingest::SkippedLine /*line*/) override {}
    void warn(std::string /*sentence*/) override {}
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const ingest::Registry registry = ingest::Registry::withAllFormats();
    const std::string bytes(reinterpret_cast<const char*>(data), size);
    auto input = ingest::Input::fromMemory("file", bytes);
    auto head = ingest::ProbedHead::of(input);
    if (!head) {
        return 0;
    }
    if (const auto* reader = registry.find(head->probe())) {
        CountingSink sink;
        (void)reader->read(input, sink, {input.path(), std::nullopt}, {});
    }
    (void)ingest::parseDateText(head->probe().text.substr(0, 400));
    (void)ingest::findDateText(head->probe().text.substr(0, 400));
    (void)ingest::splitSpeaker(head->probe().text);
    (void)ingest::parseClock(head->probe().text);
    (void)ingest::withEntitiesDecoded(head->probe().text);
    return 0;
}
