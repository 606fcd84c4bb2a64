// SPDX-License-Identifier: GPL-3.0-or-later
#include <unicode/uchar.h>

#include "core/evaluation/metrics/bleu.h"
#include "core/evaluation/metrics/tokens.h"
#include "core/text/unicode.h"

namespace reminisce::evaluation {
namespace {

void replaceAll(std::string& text, std::string_view from, std::string_view to)
{
    for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size()) {
        text.replace(at, from.size(), to);
    }
}

/// ASCII signs that always stand alone: all but the apostrophe, comma, hyphen and full stop.
bool standsAlone(char c)
{
    return (c >= '{' && c <= '~') || (c >= '[' && c <= '`') || (c >= ' ' && c <= '&') || (c >= '(' && c <= '+') ||
           (c >= ':' && c <= '@') || c == '/';
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isPeriodOrComma(char c)
{
    return c == '.' || c == ',';
}

/// Replaces each pair of neighbours for which `matches(a, b)` holds by `before a between b after`; pairs do not
/// overlap.
template <class Matches>
std::string separatePairs(const std::string& in, Matches matches, const char* before, const char* between,
                          const char* after)
{
    std::string out;
    for (std::size_t i = 0; i < in.size();) {
        if (i + 1 < in.size() && matches(in[i], in[i + 1])) {
            out += before;
            out += in[i];
            out += between;
            out += in[i + 1];
            out += after;
            i += 2;
        } else {
            out += in[i++];
        }
    }
    return out;
}

/// The rules of mteval-v13a for Western languages. Bytes stand for characters: all signs in the rules are ASCII.
std::string separate13a(std::string text)
{
    replaceAll(text, "<skipped>", "");
    replaceAll(text, "-\n", "");
    replaceAll(text, "\n", " ");
    if (text.find('&') != std::string::npos) {
        replaceAll(text, "&quot;", "\"");
        replaceAll(text, "&amp;", "&");
        replaceAll(text, "&lt;", "<");
        replaceAll(text, "&gt;", ">");
    }
    std::string spaced;
    for (const char c : " " + text + " ") {
        if (standsAlone(c)) {
            spaced += ' ';
            spaced += c;
            spaced += ' ';
        } else {
            spaced += c;
        }
    }
    spaced = separatePairs(
        spaced, [](char a, char b) { return !isDigit(a) && isPeriodOrComma(b); }, "", " ", " ");
    spaced = separatePairs(
        spaced, [](char a, char b) { return isPeriodOrComma(a) && !isDigit(b); }, " ", " ", "");
    return separatePairs(
        spaced, [](char a, char b) { return isDigit(a) && b == '-'; }, "", " ", " ");
}

bool isPunctuation(char32_t c)
{
    return (U_GET_GC_MASK(static_cast<UChar32>(c)) & U_GC_P_MASK) != 0;
}

bool isNumber(char32_t c)
{
    return (U_GET_GC_MASK(static_cast<UChar32>(c)) & U_GC_N_MASK) != 0;
}

bool isSymbol(char32_t c)
{
    return (U_GET_GC_MASK(static_cast<UChar32>(c)) & U_GC_S_MASK) != 0;
}

std::u32string codePoints(std::string_view text)
{
    std::u32string out;
    for (std::size_t at = 0; at < text.size();) {
        out.push_back(text::nextCodePoint(text, at));
    }
    return out;
}

/// mteval-v14's rules: punctuation stands alone except between numbers, symbols always do.
std::string separateInternational(std::string_view text)
{
    std::u32string in = codePoints(text);
    std::u32string out;
    for (std::size_t i = 0; i < in.size();) {
        if (i + 1 < in.size() && !isNumber(in[i]) && isPunctuation(in[i + 1])) {
            out += {in[i], U' ', in[i + 1], U' '};
            i += 2;
        } else {
            out += in[i++];
        }
    }
    in.swap(out);
    out.clear();
    for (std::size_t i = 0; i < in.size();) {
        if (i + 1 < in.size() && isPunctuation(in[i]) && !isNumber(in[i + 1])) {
            out += {U' ', in[i], U' ', in[i + 1]};
            i += 2;
        } else {
            out += in[i++];
        }
    }
    std::string spaced;
    for (const char32_t c : out) {
        if (isSymbol(c)) {
            spaced += ' ';
        }
        text::appendUtf8(spaced, c);
        if (isSymbol(c)) {
            spaced += ' ';
        }
    }
    return spaced;
}

std::string separateCharacters(std::string_view text)
{
    std::string spaced;
    for (const char32_t c : codePoints(text)) {
        text::appendUtf8(spaced, c);
        spaced += ' ';
    }
    return spaced;
}

} // namespace

std::vector<std::string> bleuTokens(std::string_view segment, const BleuOptions& options)
{
    std::string text(segment);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\n' || text.back() == '\t' || text.back() == '\r')) {
        text.pop_back();
    }
    if (options.lowerCase) {
        text = lowerCase(text);
    }
    switch (options.tokenizer) {
    case BleuTokenizer::V13a:
        text = separate13a(std::move(text));
        break;
    case BleuTokenizer::International:
        text = separateInternational(text);
        break;
    case BleuTokenizer::Characters:
        text = separateCharacters(text);
        break;
    case BleuTokenizer::None:
        break;
    }
    return splitAtWhitespace(text);
}

} // namespace reminisce::evaluation
