// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace reminisce::text {

/// Length of the run of ASCII bytes that starts at `at`.
[[nodiscard]] inline std::size_t asciiRun(std::string_view text, std::size_t at)
{
    const std::size_t start = at;
    while (at + 8 <= text.size()) {
        std::uint64_t block = 0;
        std::memcpy(&block, text.data() + at, 8);
        if ((block & 0x8080808080808080ULL) != 0) {
            break;
        }
        at += 8;
    }
    while (at < text.size() && static_cast<unsigned char>(text[at]) < 0x80) {
        ++at;
    }
    return at - start;
}

/// Whether the text holds nothing but ASCII.
[[nodiscard]] inline bool isAscii(std::string_view text)
{
    return asciiRun(text, 0) == text.size();
}

} // namespace reminisce::text
