// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace reminisce::text {

/// Stands for bytes that are no UTF-8.
inline constexpr char32_t kReplacementCharacter = 0xFFFD;

/// Whether all bytes are well-formed UTF-8 (no overlong forms, no surrogates, nothing above U+10FFFF).
[[nodiscard]] bool isValidUtf8(std::string_view text);

/// A text made valid, and how often something had to be replaced.
struct RepairedText
{
    std::string text;
    std::size_t replacements = 0;
};
/// Replaces each maximal ill-formed sequence by one U+FFFD, as the Unicode Standard recommends (section 3.9).
[[nodiscard]] RepairedText replaceInvalidUtf8(std::string_view text);

/// Reads the code point at byte `at` and moves `at` behind it. Ill-formed bytes give U+FFFD and advance by one.
/// Needs at < text.size().
[[nodiscard]] char32_t nextCodePoint(std::string_view text, std::size_t& at);
/// Appends a code point as UTF-8; surrogates and values out of range become U+FFFD.
void appendUtf8(std::string& out, char32_t codePoint);
[[nodiscard]] std::size_t countCodePoints(std::string_view text);
/// The longest prefix of at most `maxBytes` bytes that does not cut a code point.
[[nodiscard]] std::string_view prefixOfBytes(std::string_view text, std::size_t maxBytes);

/// Full Unicode case folding: "STRASSE" and "Straße" are equal afterwards ("strasse"). Diacritics are kept. Ill-formed
/// bytes become U+FFFD.
[[nodiscard]] std::string foldCase(std::string_view text);
void foldCaseInto(std::string_view text, std::string& out);

/// Case folding without diacritics: ä→a, é→e, ß→ss, ø→o, ł→l; umlauts written "ae" are left alone. This is the form in
/// which words are indexed and compared everywhere. ASCII and Latin letters take a fast path.
[[nodiscard]] std::string fold(std::string_view text);
/// The same into a buffer that is cleared first, so that loops need no allocation.
void foldInto(std::string_view text, std::string& out);

[[nodiscard]] std::string normalizeNfc(std::string_view text);

/// Literal search that ignores case but not diacritics. An empty needle is contained in everything.
[[nodiscard]] bool containsFolded(std::string_view haystack, std::string_view needle);
/// The same with a needle that went through foldCase already: for one needle over many texts.
[[nodiscard]] bool containsFoldedNeedle(std::string_view haystack, std::string_view foldedNeedle);
/// Byte ranges [begin, end) in `haystack` that match, without overlap, in order.
[[nodiscard]] std::vector<std::pair<std::size_t, std::size_t>> findAllFolded(std::string_view haystack,
                                                                             std::string_view needle);

/// Without Unicode white space, byte order marks and zero-width spaces at either end.
[[nodiscard]] std::string_view trim(std::string_view text);
/// Trimmed, each inner run of white space (line breaks too) made one blank.
[[nodiscard]] std::string collapseWhitespace(std::string_view text);

[[nodiscard]] bool isLetter(char32_t c);
[[nodiscard]] bool isDigit(char32_t c);
[[nodiscard]] bool isWhitespace(char32_t c);
[[nodiscard]] bool isUppercase(char32_t c);

/// Whether the text holds characters that change the direction of what is around it (U+202A–202E, U+2066–2069, marks).
[[nodiscard]] bool hasBidiControls(std::string_view text);
[[nodiscard]] std::string removeBidiControls(std::string_view text);
/// A name fit to be put into a sentence: controls removed and, when it holds right-to-left letters or held bidi
/// controls, enclosed in FSI … PDI.
[[nodiscard]] std::string isolateForDisplay(std::string_view name);

} // namespace reminisce::text
