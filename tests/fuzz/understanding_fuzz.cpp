// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "core/search/understanding/understanding.h"
#include "core/text/unicode.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace reminisce;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    search::UnderstandingContext context;
    context.now = 1'795'000'000LL * kMicrosPerSecond;
    context.people = {
        {1, {"Ich"}, true}, {2, {"Tom Berger", "Tom"}, false}, {3, {"Frau Schmidt"}, false}, {4, {"", "'s"}, false}};
    if (size > 8) { // a name out of the input, too
        context.people.push_back({5, {std::string(text.substr(0, 8))}, false});
    }
    const search::Understanding understood = search::understand(text, context);
    for (const auto& part : understood.parts) {
        if (part.begin >= part.end || part.end > text.size() ||
            text.substr(part.begin, part.end - part.begin) != part.text) {
            std::abort();
        }
    }
    return 0;
}
