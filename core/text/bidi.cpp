// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/unicode.h"

#include <unicode/uchar.h>

namespace reminisce::text {
namespace {

bool isBidiControl(char32_t c)
{
    return c == 0x061C || c == 0x200E || c == 0x200F || (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
}

bool isRightToLeft(char32_t c)
{
    if (c < 0x590) {
        return false;
    }
    const auto direction = u_charDirection(static_cast<UChar32>(c));
    return direction == U_RIGHT_TO_LEFT || direction == U_RIGHT_TO_LEFT_ARABIC;
}

template <class Predicate>
bool anyCodePoint(std::string_view text, Predicate predicate)
{
    for (std::size_t at = 0; at < text.size();) {
        if (predicate(nextCodePoint(text, at))) {
            return true;
        }
    }
    return false;
}

} // namespace

bool hasBidiControls(std::string_view text)
{
    return anyCodePoint(text, isBidiControl);
}

std::string removeBidiControls(std::string_view text)
{
    std::string out;
    out.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        if (!isBidiControl(nextCodePoint(text, at))) {
            out.append(text.substr(begin, at - begin));
        }
    }
    return out;
}

std::string isolateForDisplay(std::string_view name)
{
    std::string clean;
    clean.reserve(name.size());
    bool isolate = false;
    for (std::size_t at = 0; at < name.size();) {
        const char32_t c = nextCodePoint(name, at);
        if (isBidiControl(c) || isRightToLeft(c)) {
            isolate = true;
        }
        if (!isBidiControl(c) && u_iscntrl(static_cast<UChar32>(c)) == 0) {
            appendUtf8(clean, c);
        }
    }
    if (!isolate) {
        return clean;
    }
    std::string out;
    appendUtf8(out, 0x2068); // first strong isolate
    out += clean;
    appendUtf8(out, 0x2069); // pop directional isolate
    return out;
}

} // namespace reminisce::text
