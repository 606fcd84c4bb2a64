// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace reminisce::text {

enum class Encoding { Utf8, Utf16LittleEndian, Utf16BigEndian, Windows1252 };

struct DetectedEncoding
{
    Encoding encoding = Encoding::Utf8;
    std::size_t byteOrderMark = 0; ///< how many bytes of byte order mark come first
};

/// By byte order mark, else UTF-16 by the place of its zero bytes, else UTF-8 when (nearly) all of it is well formed,
/// else Windows-1252. Looks at the first 64 KiB; a cut last character does not matter.
[[nodiscard]] DetectedEncoding detectEncoding(std::string_view bytes);

struct DecodedText
{
    std::string text; ///< valid UTF-8 without byte order mark
    Encoding encoding = Encoding::Utf8;
    std::size_t replacements = 0; ///< places where bytes made no sense and U+FFFD stands now
};

/// Detects and decodes a whole file.
[[nodiscard]] DecodedText decode(std::string_view bytes);
/// Decodes with a known encoding; a byte order mark at the start is dropped.
[[nodiscard]] DecodedText decodeAs(std::string_view bytes, Encoding encoding);

} // namespace reminisce::text
