// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include "core/text/ascii.h"
#include "core/text/unicode.h"

namespace reminisce::text {
namespace {

/// Folds of U+00C0 … U+017F without diacritics, by position; "" where the letter has another treatment.
constexpr std::string_view kLatinFolds[] = {
    // U+00C0
    "a", "a", "a", "a", "a", "a", "ae", "c", "e", "e", "e", "e", "i", "i", "i", "i",
    // U+00D0
    "d", "n", "o", "o", "o", "o", "o", "", "o", "u", "u", "u", "u", "y", "th", "ss",
    // U+00E0
    "a", "a", "a", "a", "a", "a", "ae", "c", "e", "e", "e", "e", "i", "i", "i", "i",
    // U+00F0
    "d", "n", "o", "o", "o", "o", "o", "", "o", "u", "u", "u", "u", "y", "th", "y",
    // U+0100
    "a", "a", "a", "a", "a", "a", "c", "c", "c", "c", "c", "c", "c", "c", "d", "d",
    // U+0110
    "d", "d", "e", "e", "e", "e", "e", "e", "e", "e", "e", "e", "g", "g", "g", "g",
    // U+0120
    "g", "g", "g", "g", "h", "h", "h", "h", "i", "i", "i", "i", "i", "i", "i", "i",
    // U+0130
    "i", "i", "ij", "ij", "j", "j", "k", "k", "q", "l", "l", "l", "l", "l", "l", "l",
    // U+0140
    "l", "l", "l", "n", "n", "n", "n", "n", "n", "n", "n", "n", "o", "o", "o", "o",
    // U+0150
    "o", "o", "oe", "oe", "r", "r", "r", "r", "r", "r", "s", "s", "s", "s", "s", "s",
    // U+0160
    "s", "s", "t", "t", "t", "t", "t", "t", "u", "u", "u", "u", "u", "u", "u", "u",
    // U+0170
    "u", "u", "u", "u", "w", "w", "y", "y", "y", "z", "z", "z", "z", "z", "z", "s"};

constexpr char asciiLower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
}

void appendAsciiLower(std::string& out, std::string_view run)
{
    const std::size_t start = out.size();
    out.append(run);
    for (std::size_t i = start; i < out.size(); ++i) {
        out[i] = asciiLower(out[i]);
    }
}

const icu::Normalizer2* instance(const icu::Normalizer2* (*get)(UErrorCode&))
{
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* found = get(status);
    return U_SUCCESS(status) ? found : nullptr;
}

// Kept once they are had: it is quicker, and what one thread made the others then see whole.

const icu::Normalizer2* compatibilityDecomposition()
{
    static const icu::Normalizer2* const kept = instance(&icu::Normalizer2::getNFKDInstance);
    return kept;
}

const icu::Normalizer2* composition()
{
    static const icu::Normalizer2* const kept = instance(&icu::Normalizer2::getNFCInstance);
    return kept;
}

bool isCombiningDiacritic(char32_t c)
{
    return c >= 0x300 && c <= 0x36F;
}

/// Where dropping diacritics or compatibility forms (full width, ligatures, mathematical letters) helps. Elsewhere
/// marks carry meaning: Hangul syllables, Japanese voicing, Indic vowels, Thai tones, Cyrillic short i.
bool isDecomposed(char32_t c)
{
    return c < 0x400 || c == 0x451 || c == 0x401 || (c >= 0x1E00 && c < 0x2190) || (c >= 0xFB00 && c < 0xFB07) ||
           (c >= 0xFF00 && c < 0xFFF0) || (c >= 0x1D400 && c < 0x1D800);
}

/// The slow way of fold(): decomposition, diacritics dropped, letters folded.
void foldRare(char32_t c, std::string& out)
{
    const icu::Normalizer2* decomposition = compatibilityDecomposition();
    icu::UnicodeString parts;
    if (decomposition == nullptr || !isDecomposed(c) ||
        !decomposition->getDecomposition(static_cast<UChar32>(c), parts)) {
        parts.setTo(static_cast<UChar32>(c));
    }
    parts.foldCase();
    for (std::int32_t i = 0; i < parts.length(); i = parts.moveIndex32(i, 1)) {
        const auto part = static_cast<char32_t>(parts.char32At(i));
        if (!isCombiningDiacritic(part)) {
            appendUtf8(out, part);
        }
    }
}

} // namespace

void foldCaseInto(std::string_view text, std::string& out)
{
    out.clear();
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t ascii = asciiRun(text, at);
        appendAsciiLower(out, text.substr(at, ascii));
        at += ascii;
        if (at >= text.size()) {
            break;
        }
        const char32_t c = nextCodePoint(text, at);
        if (c == 0xDF || c == 0x1E9E) {
            out.append("ss");
        } else if (c >= 0xC0 && c <= 0xDE && c != 0xD7) {
            appendUtf8(out, c + 32);
        } else if ((c < 0xE0 || c > 0xFF) &&
                   u_hasBinaryProperty(static_cast<UChar32>(c), UCHAR_CHANGES_WHEN_CASEFOLDED) != 0) {
            icu::UnicodeString one(static_cast<UChar32>(c));
            one.foldCase();
            for (std::int32_t i = 0; i < one.length(); i = one.moveIndex32(i, 1)) {
                appendUtf8(out, static_cast<char32_t>(one.char32At(i)));
            }
        } else {
            appendUtf8(out, c);
        }
    }
}

std::string foldCase(std::string_view text)
{
    std::string out;
    out.reserve(text.size() + 4);
    foldCaseInto(text, out);
    return out;
}

void foldInto(std::string_view text, std::string& out)
{
    out.clear();
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t ascii = asciiRun(text, at);
        appendAsciiLower(out, text.substr(at, ascii));
        at += ascii;
        if (at >= text.size()) {
            break;
        }
        const char32_t c = nextCodePoint(text, at);
        if (c >= 0xC0 && c < 0x180 && !kLatinFolds[c - 0xC0].empty()) {
            out.append(kLatinFolds[c - 0xC0]);
        } else if (c == 0x2019 || c == 0x2BC) {
            out.push_back('\'');
        } else if (isCombiningDiacritic(c)) {
            continue;
        } else {
            foldRare(c, out);
        }
    }
}

std::string fold(std::string_view text)
{
    std::string out;
    out.reserve(text.size() + 4);
    foldInto(text, out);
    return out;
}

std::string normalizeNfc(std::string_view text)
{
    const icu::Normalizer2* nfc = composition();
    // Nothing below U+0300 changes, which covers the lead bytes up to 0xCB.
    const bool plain =
        std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0xCC; });
    if (nfc == nullptr || plain) {
        return std::string(text);
    }
    constexpr std::size_t kMaxPiece = 1U << 28U; // ICU counts in int32
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const std::string_view piece = prefixOfBytes(text.substr(at), kMaxPiece);
        UErrorCode status = U_ZERO_ERROR;
        const auto source =
            icu::UnicodeString::fromUTF8(icu::StringPiece(piece.data(), static_cast<std::int32_t>(piece.size())));
        nfc->normalize(source, status).toUTF8String(out);
        at += piece.size();
    }
    return out;
}

bool containsFoldedNeedle(std::string_view haystack, std::string_view foldedNeedle)
{
    if (foldedNeedle.empty()) {
        return true;
    }
    std::string buffer;
    buffer.reserve(haystack.size() + 4);
    foldCaseInto(haystack, buffer);
    return buffer.find(foldedNeedle) != std::string::npos;
}

bool containsFolded(std::string_view haystack, std::string_view needle)
{
    return containsFoldedNeedle(haystack, foldCase(needle));
}

} // namespace reminisce::text
