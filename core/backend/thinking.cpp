// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/thinking.h"

#include "core/text/unicode.h"

namespace reminisce::backend {

std::string withoutThinking(std::string_view text)
{
    std::string out;
    std::size_t at = 0;
    for (std::size_t open = text.find("<think>"); open != std::string_view::npos; open = text.find("<think>", at)) {
        out.append(text.substr(at, open - at));
        const std::size_t close = text.find("</think>", open);
        at = close == std::string_view::npos ? text.size() : close + 8;
    }
    out.append(text.substr(at));
    if (const auto close = out.find("</think>"); close != std::string::npos) {
        out.erase(0, close + 8); // models whose template opens the block for them
    }
    return std::string(text::trim(out));
}

} // namespace reminisce::backend
