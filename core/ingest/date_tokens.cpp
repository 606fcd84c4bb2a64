// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/date_tokens.h"

#include "core/text/unicode.h"

namespace reminisce::ingest {

namespace {

bool isAsciiDigit(char c)
{
    return c >= '0' && c <= '9';
}

} // namespace

std::vector<DateToken> dateTokens(std::string_view text)
{
    std::vector<DateToken> tokens;
    text = text::prefixOfBytes(text, kLongestDateText);
    bool blank = false;
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t begin = at;
        if (isAsciiDigit(text[at])) {
            DateToken token{DateToken::Kind::Number, {}, 0, 0, blank};
            while (at < text.size() && isAsciiDigit(text[at])) {
                if (token.digits < 18) {
                    token.value = token.value * 10 + (text[at] - '0');
                }
                ++token.digits;
                ++at;
            }
            tokens.push_back(std::move(token));
            blank = false;
            continue;
        }
        const char32_t c = text::nextCodePoint(text, at);
        if (text::isWhitespace(c) || c == 0x200E || c == 0x200F || c == 0xFEFF) {
            blank = true;
            continue;
        }
        if (text::isLetter(c)) {
            std::size_t end = at;
            while (at < text.size()) {
                std::size_t next = at;
                if (!text::isLetter(text::nextCodePoint(text, next))) {
                    break;
                }
                at = next;
                end = at;
            }
            tokens.push_back({DateToken::Kind::Word, text::fold(text.substr(begin, end - begin)), 0, 0, blank});
        } else {
            const bool dash = c == 0x2013 || c == 0x2014 || c == 0x2212;
            tokens.push_back({DateToken::Kind::Mark,
                              dash ? std::string("-") : std::string(text.substr(begin, at - begin)), 0, 0, blank});
        }
        blank = false;
    }
    return tokens;
}

} // namespace reminisce::ingest
