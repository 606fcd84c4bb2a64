// SPDX-License-Identifier: GPL-3.0-or-later
// The XML within a Word document; the zip around it is read by ingest_readers_fuzz.
#include <cstdint>

#include "core/ingest/containers/text_documents.h"
#include "tests/fuzz/formats_fuzzing.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace reminisce;
    const auto text = ingest::textOfWordXml({reinterpret_cast<const char*>(data), size});
    test::require(text || !text.error().message.empty());
    return 0;
}
