// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/text/encoding.h"
#include "core/text/unicode.h"

namespace reminisce::ingest {

/// Turns a file's bytes into valid UTF-8 piece by piece. A piece may end anywhere, also within a character.
class StreamDecoder
{
public:
    explicit StreamDecoder(text::Encoding encoding = text::Encoding::Utf8) : m_encoding(encoding) {}

    /// Appends the characters that are complete. NUL becomes U+FFFD.
    void decode(std::string_view bytes, std::string& out);
    /// What is left of a character that never came to its end becomes U+FFFD.
    void finish(std::string& out);

private:
    void decodeUtf8(std::string_view bytes, std::string& out);
    void decodeUtf16(std::string_view bytes, std::string& out);
    void unit(char16_t unit, std::string& out);

    text::Encoding m_encoding;
    std::string m_rest; ///< bytes of an unfinished character
    char32_t m_highSurrogate = 0;
    bool m_sawMultibyte = false; ///< a well-formed multi-byte character has been seen
};

} // namespace reminisce::ingest
