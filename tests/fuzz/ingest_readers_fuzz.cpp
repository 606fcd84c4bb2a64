// SPDX-License-Identifier: GPL-3.0-or-later
// The readers, each a target of its own: REMINISCE_FUZZ_READER names the one that reads; without it the first byte of
// the input chooses. REMINISCE_FUZZ_READER=list prints the names.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "tests/fuzz/formats_fuzzing.h"

namespace {

using namespace reminisce;

const ingest::Registry& registry()
{
    static const ingest::Registry kRegistry = ingest::Registry::withAllFormats();
    return kRegistry;
}

const ingest::TranscriptReader* g_chosen = nullptr;

} // namespace

extern "C" int LLVMFuzzerInitialize(int* /*argc*/, char*** /*argv*/)
{
    const char* wanted = std::getenv("REMINISCE_FUZZ_READER");
    if (wanted == nullptr) {
        return 0;
    }
    for (const auto& reader : registry().readers()) {
        if (wanted == std::string_view("list")) {
            std::printf("%s\n", std::string(reader->name()).c_str());
        } else if (reader->name() == wanted) {
            g_chosen = reader.get();
            return 0;
        }
    }
    std::exit(wanted == std::string_view("list") ? 0 : 2);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    std::string bytes(reinterpret_cast<const char*>(data), size);
    if (g_chosen != nullptr) {
        test::readWith(*g_chosen, std::move(bytes));
    } else if (size > 0) {
        bytes.erase(0, 1);
        test::readWith(*registry().readers()[data[0] % registry().readers().size()], std::move(bytes));
    }
    return 0;
}
