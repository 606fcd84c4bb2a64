// SPDX-License-Identifier: GPL-3.0-or-later
// Server-sent events: the pieces in which a stream arrives make no difference.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include "core/backend/sse.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using reminisce::backend::SseParser;
    if (size == 0) {
        return 0;
    }
    const std::size_t step = 1 + data[0] % 16U;
    const std::string_view bytes(reinterpret_cast<const char*>(data) + 1, size - 1);
    std::vector<std::string> whole;
    std::vector<std::string> pieces;
    SseParser atOnce([&whole](std::string_view event) { whole.emplace_back(event); });
    SseParser inPieces([&pieces](std::string_view event) { pieces.emplace_back(event); });
    (void)atOnce.feed(bytes);
    atOnce.finish();
    for (std::size_t at = 0; at < bytes.size(); at += step) {
        (void)inPieces.feed(bytes.substr(at, std::min(step, bytes.size() - at)));
    }
    inPieces.finish();
    if (whole != pieces) {
        std::abort();
    }
    return 0;
}
