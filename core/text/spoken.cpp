// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/spoken.h"

#include <algorithm>

#include "core/text/unicode.h"

namespace reminisce::text {
namespace {

/// Longer text is no placeholder, and is not worth folding.
constexpr std::size_t kLongestPlaceholder = 200;

bool hasLetters(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        if (isLetter(nextCodePoint(text, at))) {
            return true;
        }
    }
    return false;
}

bool isEnclosed(std::string_view text, char open, char close)
{
    return text.front() == open && text.back() == close && text.find(close) + 1 == text.size();
}

} // namespace

bool saysSomething(std::string_view text)
{
    if (text.size() > kLongestPlaceholder) {
        return hasLetters(text);
    }
    const std::string words = foldCase(removeBidiControls(collapseWhitespace(text)));
    if (!hasLetters(words) || isEnclosed(words, '<', '>') || isEnclosed(words, '[', ']')) {
        return false;
    }
    // "image omitted", "Kontaktkarte ausgelassen": WhatsApp on a telephone of Apple's.
    const auto blank = words.rfind(' ');
    const std::string last = blank == std::string::npos ? std::string() : words.substr(blank + 1);
    const bool few = std::count(words.begin(), words.end(), ' ') <= 2;
    return !(few && (last == "omitted" || last == "weggelassen" || last == "ausgelassen"));
}

} // namespace reminisce::text
