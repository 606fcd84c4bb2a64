// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/unicode.h"

#include <algorithm>

#include <unicode/uchar.h>

#include "core/text/ascii.h"

namespace reminisce::text {
namespace {

constexpr bool isContinuation(unsigned char byte)
{
    return (byte & 0xC0U) == 0x80U;
}

struct Sequence
{
    char32_t codePoint = kReplacementCharacter;
    std::size_t length = 1; ///< of the code point, or of the maximal ill-formed part
    bool valid = false;
};

/// Reads one UTF-8 sequence by table 3-7 of the Unicode Standard.
Sequence readSequence(std::string_view text, std::size_t at)
{
    const auto byte = [&](std::size_t i) {
        return at + i < text.size() ? static_cast<unsigned char>(text[at + i]) : static_cast<unsigned char>(0);
    };
    const unsigned char first = byte(0);
    if (first < 0x80) {
        return {first, 1, true};
    }
    std::size_t count = 0;
    unsigned char low = 0x80;
    unsigned char high = 0xBF;
    char32_t value = 0;
    if (first >= 0xC2 && first <= 0xDF) {
        count = 1;
        value = first & 0x1FU;
    } else if (first >= 0xE0 && first <= 0xEF) {
        count = 2;
        value = first & 0x0FU;
        low = first == 0xE0 ? 0xA0 : 0x80;
        high = first == 0xED ? 0x9F : 0xBF;
    } else if (first >= 0xF0 && first <= 0xF4) {
        count = 3;
        value = first & 0x07U;
        low = first == 0xF0 ? 0x90 : 0x80;
        high = first == 0xF4 ? 0x8F : 0xBF;
    } else {
        return {};
    }
    for (std::size_t i = 1; i <= count; ++i) {
        const unsigned char next = byte(i);
        if (next < low || next > high) {
            return {kReplacementCharacter, i, false};
        }
        value = (value << 6U) | (next & 0x3FU);
        low = 0x80;
        high = 0xBF;
    }
    return {value, count + 1, true};
}

bool isTrimmable(char32_t c)
{
    return isWhitespace(c) || c == 0xFEFF || c == 0x200B;
}

} // namespace

bool isValidUtf8(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        at += asciiRun(text, at);
        if (at >= text.size()) {
            break;
        }
        const Sequence sequence = readSequence(text, at);
        if (!sequence.valid) {
            return false;
        }
        at += sequence.length;
    }
    return true;
}

RepairedText replaceInvalidUtf8(std::string_view text)
{
    RepairedText result;
    result.text.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t ascii = asciiRun(text, at);
        result.text.append(text.substr(at, ascii));
        at += ascii;
        if (at >= text.size()) {
            break;
        }
        const Sequence sequence = readSequence(text, at);
        if (sequence.valid) {
            result.text.append(text.substr(at, sequence.length));
        } else {
            appendUtf8(result.text, kReplacementCharacter);
            ++result.replacements;
        }
        at += sequence.length;
    }
    return result;
}

char32_t nextCodePoint(std::string_view text, std::size_t& at)
{
    const auto first = static_cast<unsigned char>(text[at]);
    if (first < 0x80) {
        ++at;
        return first;
    }
    const Sequence sequence = readSequence(text, at);
    at += sequence.valid ? sequence.length : 1;
    return sequence.codePoint;
}

void appendUtf8(std::string& out, char32_t c)
{
    if (c > 0x10FFFF || (c >= 0xD800 && c <= 0xDFFF)) {
        c = kReplacementCharacter;
    }
    if (c < 0x80) {
        out.push_back(static_cast<char>(c));
    } else if (c < 0x800) {
        out.push_back(static_cast<char>(0xC0U | (c >> 6U)));
        out.push_back(static_cast<char>(0x80U | (c & 0x3FU)));
    } else if (c < 0x10000) {
        out.push_back(static_cast<char>(0xE0U | (c >> 12U)));
        out.push_back(static_cast<char>(0x80U | ((c >> 6U) & 0x3FU)));
        out.push_back(static_cast<char>(0x80U | (c & 0x3FU)));
    } else {
        out.push_back(static_cast<char>(0xF0U | (c >> 18U)));
        out.push_back(static_cast<char>(0x80U | ((c >> 12U) & 0x3FU)));
        out.push_back(static_cast<char>(0x80U | ((c >> 6U) & 0x3FU)));
        out.push_back(static_cast<char>(0x80U | (c & 0x3FU)));
    }
}

std::size_t countCodePoints(std::string_view text)
{
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return !isContinuation(static_cast<unsigned char>(c)); }));
}

std::string_view prefixOfBytes(std::string_view text, std::size_t maxBytes)
{
    if (text.size() <= maxBytes) {
        return text;
    }
    std::size_t end = maxBytes;
    // At most three continuation bytes belong to a code point; ill-formed runs are cut anywhere.
    for (int i = 0; i < 3 && end > 0 && isContinuation(static_cast<unsigned char>(text[end])); ++i) {
        --end;
    }
    return text.substr(0, end);
}

std::string_view trim(std::string_view text)
{
    std::size_t begin = 0;
    while (begin < text.size()) {
        std::size_t at = begin;
        if (!isTrimmable(nextCodePoint(text, at))) {
            break;
        }
        begin = at;
    }
    std::size_t end = text.size();
    while (end > begin) {
        std::size_t start = end - 1;
        while (start > begin && end - start < 4 && isContinuation(static_cast<unsigned char>(text[start]))) {
            --start;
        }
        std::size_t at = start;
        if (!isTrimmable(nextCodePoint(text, at)) || at != end) {
            break;
        }
        end = start;
    }
    return text.substr(begin, end - begin);
}

std::string collapseWhitespace(std::string_view text)
{
    std::string out;
    out.reserve(text.size());
    bool blank = false;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        const char32_t c = nextCodePoint(text, at);
        if (isTrimmable(c)) {
            blank = true;
            continue;
        }
        if (blank && !out.empty()) {
            out.push_back(' ');
        }
        blank = false;
        out.append(text.substr(begin, at - begin));
    }
    return out;
}

bool isLetter(char32_t c)
{
    if (c < 0x80) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }
    return u_isUAlphabetic(static_cast<UChar32>(c)) != 0;
}

bool isDigit(char32_t c)
{
    return c < 0x80 ? (c >= '0' && c <= '9') : u_isdigit(static_cast<UChar32>(c)) != 0;
}

bool isWhitespace(char32_t c)
{
    if (c < 0x80) {
        return c == ' ' || (c >= 9 && c <= 13);
    }
    return u_isUWhiteSpace(static_cast<UChar32>(c)) != 0;
}

bool isUppercase(char32_t c)
{
    return c < 0x80 ? (c >= 'A' && c <= 'Z') : u_isUUppercase(static_cast<UChar32>(c)) != 0;
}

} // namespace reminisce::text
