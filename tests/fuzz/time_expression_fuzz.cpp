// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string_view>

#include "core/text/time_expression.h"

/// The first eight bytes are the reference time, the rest the text.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    reminisce::LocalMicros now = 0;
    if (size >= sizeof now) {
        std::memcpy(&now, data, sizeof now);
        data += sizeof now;
        size -= sizeof now;
    }
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    std::size_t last = 0;
    for (const auto& found : reminisce::text::findTimeExpressions(text, now)) {
        const bool ordered = found.begin >= last && found.begin < found.end && found.end <= text.size();
        const bool sane = !found.range.from || !found.range.to || *found.range.from <= *found.range.to;
        if (!ordered || !sane || found.range.isOpen()) {
            std::abort();
        }
        last = found.end;
    }
    (void)reminisce::text::resolveMentionedTimes(text, now);
    return 0;
}
