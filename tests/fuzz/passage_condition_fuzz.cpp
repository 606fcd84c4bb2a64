// SPDX-License-Identifier: GPL-3.0-or-later
// The grammar of filters on passages.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "core/agent/passage_condition.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace reminisce::agent;
    const auto condition = PassageCondition::parse({reinterpret_cast<const char*>(data), size});
    if (condition) {
        (void)condition->holds(Evidence{});
    } else if (condition.error().message.empty()) {
        std::abort();
    }
    return 0;
}
