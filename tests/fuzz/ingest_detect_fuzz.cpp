// SPDX-License-Identifier: GPL-3.0-or-later
// Format detection, encodings and dates over any bytes, and the reader that was found over the same.
#include <cstdint>

#include "core/ingest/date_text.h"
#include "core/ingest/recording_date.h"
#include "tests/fuzz/formats_fuzzing.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace reminisce;
    static const ingest::Registry registry = ingest::Registry::withAllFormats();
    const std::string bytes(reinterpret_cast<const char*>(data), size);
    auto input = ingest::Input::fromMemory("file", bytes);
    auto head = ingest::ProbedHead::of(input);
    if (!head) {
        return 0;
    }
    if (const auto* reader = registry.find(head->probe())) {
        test::readWith(*reader, bytes);
    }
    const std::string_view text = head->probe().text;
    (void)ingest::parseDateText(text.substr(0, 400));
    (void)ingest::findDateText(text.substr(0, 400));
    (void)ingest::splitSpeaker(text);
    (void)ingest::parseClock(text);
    test::require(text::isValidUtf8(ingest::withEntitiesDecoded(text)));
    test::require(text::isValidUtf8(ingest::recordingName(std::string(text.substr(0, 200)))) || text.size() > 200);
    return 0;
}
