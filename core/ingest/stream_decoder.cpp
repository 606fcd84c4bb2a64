// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/stream_decoder.h"

#include <array>
#include <cstdint>

namespace reminisce::ingest {

namespace {

// WHATWG Encoding Standard, index windows-1252, for 0x80–0x9F; the rest equals Latin-1.
constexpr std::array<char16_t, 32> kWindows1252 = {0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                                                   0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x008D, 0x017D, 0x008F,
                                                   0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                                   0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178};

void appendWindows1252(unsigned char byte, std::string& out)
{
    text::appendUtf8(out, byte >= 0x80 && byte < 0xA0 ? kWindows1252[byte - 0x80U] : char32_t{byte});
}

/// Length of the sequence that a lead byte announces; 0 for a byte that cannot lead.
std::size_t sequenceLength(unsigned char lead)
{
    if (lead < 0x80) {
        return 1;
    }
    if (lead >= 0xC2 && lead <= 0xDF) {
        return 2;
    }
    if (lead >= 0xE0 && lead <= 0xEF) {
        return 3;
    }
    return lead >= 0xF0 && lead <= 0xF4 ? 4 : 0;
}

} // namespace

void StreamDecoder::decode(std::string_view bytes, std::string& out)
{
    switch (m_encoding) {
    case text::Encoding::Utf8:
        decodeUtf8(bytes, out);
        break;
    case text::Encoding::Utf16LittleEndian:
    case text::Encoding::Utf16BigEndian:
        decodeUtf16(bytes, out);
        break;
    case text::Encoding::Windows1252:
        for (const char c : bytes) {
            const auto byte = static_cast<unsigned char>(c);
            if (byte == 0) {
                text::appendUtf8(out, text::kReplacementCharacter);
            } else if (byte < 0x80) {
                out += c;
            } else {
                appendWindows1252(byte, out);
            }
        }
        break;
    }
}

void StreamDecoder::finish(std::string& out)
{
    if (m_encoding == text::Encoding::Utf8 && !m_rest.empty() && !m_sawMultibyte) {
        for (const char c : m_rest) {
            appendWindows1252(static_cast<unsigned char>(c), out);
        }
    } else if (!m_rest.empty() || m_highSurrogate != 0) {
        text::appendUtf8(out, text::kReplacementCharacter);
    }
    m_rest.clear();
    m_highSurrogate = 0;
}

void StreamDecoder::decodeUtf8(std::string_view bytes, std::string& out)
{
    std::string joined;
    if (!m_rest.empty()) {
        joined = m_rest;
        joined += bytes;
        m_rest.clear();
        bytes = joined;
    }
    std::size_t at = 0;
    while (at < bytes.size()) {
        const auto lead = static_cast<unsigned char>(bytes[at]);
        if (lead < 0x80) {
            std::size_t end = at;
            while (end < bytes.size() && static_cast<unsigned char>(bytes[end]) < 0x80 && bytes[end] != '\0') {
                ++end;
            }
            out.append(bytes.substr(at, end - at));
            at = end;
            if (at < bytes.size() && bytes[at] == '\0') {
                text::appendUtf8(out, text::kReplacementCharacter);
                ++at;
            }
            continue;
        }
        const std::size_t length = sequenceLength(lead);
        if (length != 0 && at + length > bytes.size()) {
            bool couldGoOn = true;
            for (std::size_t i = at + 1; i < bytes.size(); ++i) {
                couldGoOn = couldGoOn && (static_cast<unsigned char>(bytes[i]) & 0xC0U) == 0x80U;
            }
            if (couldGoOn) {
                m_rest = bytes.substr(at);
                return;
            }
        }
        if (length != 0 && text::isValidUtf8(bytes.substr(at, length))) {
            m_sawMultibyte = true;
            out.append(bytes.substr(at, length));
            at += length;
        } else if (!m_sawMultibyte) {
            // The head was plain ASCII, so the file passed for UTF-8; its first other byte shows that it is not.
            appendWindows1252(lead, out);
            ++at;
        } else {
            text::appendUtf8(out, text::kReplacementCharacter);
            ++at;
        }
    }
}

void StreamDecoder::unit(char16_t unit, std::string& out)
{
    if (unit >= 0xDC00 && unit <= 0xDFFF && m_highSurrogate != 0) {
        text::appendUtf8(out, 0x10000U + ((m_highSurrogate - 0xD800U) << 10U) + (unit - 0xDC00U));
        m_highSurrogate = 0;
        return;
    }
    if (m_highSurrogate != 0) {
        text::appendUtf8(out, text::kReplacementCharacter);
        m_highSurrogate = 0;
    }
    if (unit >= 0xD800 && unit <= 0xDBFF) {
        m_highSurrogate = unit;
    } else {
        text::appendUtf8(out, unit == 0 ? text::kReplacementCharacter : char32_t{unit});
    }
}

void StreamDecoder::decodeUtf16(std::string_view bytes, std::string& out)
{
    const bool little = m_encoding == text::Encoding::Utf16LittleEndian;
    const auto join = [little](char first, char second) {
        const auto a = static_cast<unsigned char>(first);
        const auto b = static_cast<unsigned char>(second);
        return static_cast<char16_t>(little ? (b << 8U) | a : (a << 8U) | b);
    };
    std::size_t at = 0;
    if (!m_rest.empty() && !bytes.empty()) {
        unit(join(m_rest.front(), bytes.front()), out);
        m_rest.clear();
        at = 1;
    }
    for (; at + 1 < bytes.size(); at += 2) {
        unit(join(bytes[at], bytes[at + 1]), out);
    }
    if (at < bytes.size()) {
        m_rest.assign(1, bytes[at]);
    }
}

} // namespace reminisce::ingest
