// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/unicode.h"

#include <algorithm>
#include <cstring>

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

namespace reminisce::text {
namespace {

constexpr bool isContinuation(unsigned char byte)
{
    return (byte & 0xC0U) == 0x80U;
}

/// Length of the run of ASCII bytes that starts at `at`.
std::size_t asciiRun(std::string_view text, std::size_t at)
{
    const std::size_t start = at;
    while (at + 8 <= text.size()) {
        std::uint64_t block = 0;
        std::memcpy(&block, text.data() + at, 8);
        if ((block & 0x8080808080808080ULL) != 0) {
            break;
        }
        at += 8;
    }
    while (at < text.size() && static_cast<unsigned char>(text[at]) < 0x80) {
        ++at;
    }
    return at - start;
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

const icu::Normalizer2* normalizer(bool decompose, bool compatibility)
{
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* found = nullptr;
    if (decompose) {
        found = compatibility ? icu::Normalizer2::getNFKDInstance(status) : icu::Normalizer2::getNFDInstance(status);
    } else {
        found = icu::Normalizer2::getNFCInstance(status);
    }
    return U_SUCCESS(status) ? found : nullptr;
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
    const icu::Normalizer2* decomposition = normalizer(true, true);
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
        } else if (c >= 0xE0 && c <= 0xFF) {
            appendUtf8(out, c);
        } else if (u_hasBinaryProperty(static_cast<UChar32>(c), UCHAR_CHANGES_WHEN_CASEFOLDED) != 0) {
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
    const icu::Normalizer2* nfc = normalizer(false, false);
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
        const auto source = icu::UnicodeString::fromUTF8(
            icu::StringPiece(piece.data(), static_cast<std::int32_t>(piece.size())));
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

std::vector<std::pair<std::size_t, std::size_t>> findAllFolded(std::string_view haystack, std::string_view needle)
{
    std::vector<std::pair<std::size_t, std::size_t>> found;
    const std::string folded = foldCase(needle);
    if (folded.empty()) {
        return found;
    }
    std::string text;
    std::vector<std::size_t> origin; // for each folded byte the byte of the haystack at which its character begins
    std::string one;
    for (std::size_t at = 0; at < haystack.size();) {
        const std::size_t begin = at;
        (void)nextCodePoint(haystack, at);
        foldCaseInto(haystack.substr(begin, at - begin), one);
        text.append(one);
        origin.insert(origin.end(), one.size(), begin);
    }
    origin.push_back(haystack.size());
    for (std::size_t at = text.find(folded); at != std::string::npos; at = text.find(folded, at + folded.size())) {
        std::size_t last = at + folded.size();
        while (last < text.size() && origin[last] == origin[last - 1]) {
            ++last; // half of a folded character ("s" of "ß") highlights the whole
        }
        if (found.empty() || found.back().second <= origin[at]) {
            found.emplace_back(origin[at], origin[last]);
        }
    }
    return found;
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
