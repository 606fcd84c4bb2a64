// SPDX-License-Identifier: GPL-3.0-or-later
// What speech services, meeting programs and messengers export: the reader found by content, else one by the size.
#include <cstddef>
#include <cstdint>

#include "core/ingest/formats/service_readers.h"
#include "tests/fuzz/formats_fuzzing.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace reminisce;
    static const ingest::Registry registry(ingest::makeServiceReaders());
    const std::string bytes(reinterpret_cast<const char*>(data), size);
    const auto* reader = test::detected(registry, bytes);
    test::readWith(reader != nullptr ? *reader : *registry.readers()[size % registry.readers().size()], bytes);
    return 0;
}
