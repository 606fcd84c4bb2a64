// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/encoding.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "core/text/unicode.h"

namespace reminisce::text {
namespace {

constexpr std::size_t kSample = 64UL * 1024;

/// 0x80 … 0x9F of Windows-1252 (WHATWG Encoding Standard); unassigned bytes are the control of the same number.
constexpr std::array<char16_t, 32> kWindows1252 = {0x20AC, 0x81,   0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                                                   0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D,   0x017D, 0x8F,
                                                   0x90,   0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                                   0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,   0x017E, 0x0178};

/// Whether the sample is UTF-8; one damaged place per 1,000 bytes is a damaged UTF-8 file rather than another encoding,
/// as long as well-formed multi-byte characters outnumber the damage.
bool looksLikeUtf8(std::string_view sample)
{
    std::size_t multiByte = 0;
    std::size_t bad = 0;
    for (std::size_t at = 0; at < sample.size();) {
        const std::size_t begin = at;
        const char32_t c = nextCodePoint(sample, at);
        if (at - begin > 1) {
            ++multiByte;
        } else if (c == kReplacementCharacter && sample.size() - begin > 3) {
            ++bad;
        }
    }
    return bad == 0 || (bad * 4 < multiByte && bad * 1000 < sample.size() + 1000);
}

DecodedText decodeUtf16(std::string_view bytes, Encoding encoding)
{
    DecodedText result;
    result.encoding = encoding;
    result.text.reserve(bytes.size() / 2 + 16);
    const auto unit = [&](std::size_t at) {
        const auto a = static_cast<unsigned char>(bytes[at]);
        const auto b = static_cast<unsigned char>(bytes[at + 1]);
        return static_cast<char32_t>(encoding == Encoding::Utf16LittleEndian ? a | (b << 8U) : (a << 8U) | b);
    };
    std::size_t at = 0;
    while (at + 1 < bytes.size()) {
        char32_t c = unit(at);
        at += 2;
        if (c >= 0xD800 && c <= 0xDBFF && at + 1 < bytes.size()) {
            const char32_t low = unit(at);
            if (low >= 0xDC00 && low <= 0xDFFF) {
                at += 2;
                c = 0x10000 + ((c - 0xD800) << 10U) + (low - 0xDC00);
            }
        }
        if (c >= 0xD800 && c <= 0xDFFF) {
            c = kReplacementCharacter;
            ++result.replacements;
        }
        appendUtf8(result.text, c);
    }
    if (at < bytes.size()) {
        appendUtf8(result.text, kReplacementCharacter);
        ++result.replacements;
    }
    return result;
}

} // namespace

DetectedEncoding detectEncoding(std::string_view bytes)
{
    if (bytes.starts_with("\xEF\xBB\xBF")) {
        return {Encoding::Utf8, 3};
    }
    if (bytes.starts_with("\xFF\xFE")) {
        return {Encoding::Utf16LittleEndian, 2};
    }
    if (bytes.starts_with("\xFE\xFF")) {
        return {Encoding::Utf16BigEndian, 2};
    }
    const std::string_view sample = bytes.substr(0, kSample);
    std::array<std::size_t, 2> zeros{};
    for (std::size_t i = 0; i < sample.size(); ++i) {
        zeros[i % 2] += sample[i] == '\0' ? 1 : 0;
    }
    const std::size_t pairs = sample.size() / 2;
    if (pairs > 0 && zeros[1] * 10 > pairs * 3 && zeros[0] * 20 < pairs) {
        return {Encoding::Utf16LittleEndian, 0};
    }
    if (pairs > 0 && zeros[0] * 10 > pairs * 3 && zeros[1] * 20 < pairs) {
        return {Encoding::Utf16BigEndian, 0};
    }
    return {looksLikeUtf8(sample) ? Encoding::Utf8 : Encoding::Windows1252, 0};
}

DecodedText decodeAs(std::string_view bytes, Encoding encoding)
{
    const DetectedEncoding detected = detectEncoding(bytes.substr(0, 4));
    if (detected.byteOrderMark > 0 && detected.encoding == encoding) {
        bytes.remove_prefix(detected.byteOrderMark);
    }
    DecodedText result;
    result.encoding = encoding;
    switch (encoding) {
    case Encoding::Utf8: {
        RepairedText repaired = replaceInvalidUtf8(bytes);
        result.text = std::move(repaired.text);
        result.replacements = repaired.replacements;
        break;
    }
    case Encoding::Utf16LittleEndian:
    case Encoding::Utf16BigEndian:
        return decodeUtf16(bytes, encoding);
    case Encoding::Windows1252:
        result.text.reserve(bytes.size() + bytes.size() / 16);
        for (const char c : bytes) {
            const auto byte = static_cast<unsigned char>(c);
            appendUtf8(result.text, byte >= 0x80 && byte < 0xA0 ? kWindows1252[byte - 0x80U] : byte);
        }
        break;
    }
    return result;
}

DecodedText decode(std::string_view bytes)
{
    return decodeAs(bytes, detectEncoding(bytes).encoding);
}

} // namespace reminisce::text
