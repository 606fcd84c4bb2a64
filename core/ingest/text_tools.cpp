// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/text_tools.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/text/unicode.h"

namespace reminisce::ingest {

namespace {

bool isInvisible(char32_t c)
{
    return c == 0x200B || c == 0x200C || c == 0x200E || c == 0x200F || (c >= 0x202A && c <= 0x202E) ||
           (c >= 0x2066 && c <= 0x2069) || c == 0xFEFF || c == 0x061C;
}

bool isBlankOrInvisible(char32_t c)
{
    return text::isWhitespace(c) || isInvisible(c);
}

bool isAsciiDigit(char c)
{
    return c >= '0' && c <= '9';
}

struct Entity
{
    std::string_view name;
    char32_t codePoint;
};
constexpr std::array<Entity, 20> kEntities = {
    {{"amp", '&'},      {"lt", '<'},       {"gt", '>'},       {"quot", '"'},      {"apos", '\''},
     {"nbsp", 0xA0},    {"lrm", 0x200E},   {"rlm", 0x200F},   {"hellip", 0x2026}, {"ndash", 0x2013},
     {"mdash", 0x2014}, {"lsquo", 0x2018}, {"rsquo", 0x2019}, {"ldquo", 0x201C},  {"rdquo", 0x201D},
     {"auml", 0xE4},    {"ouml", 0xF6},    {"uuml", 0xFC},    {"szlig", 0xDF},    {"eacute", 0xE9}}};

std::optional<char32_t> entityOf(std::string_view name)
{
    if (name.size() > 1 && name.front() == '#') {
        const bool hex = name[1] == 'x' || name[1] == 'X';
        char32_t value = 0;
        std::size_t digits = 0;
        for (const char c : name.substr(hex ? 2 : 1)) {
            const bool letter = (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
            if (!isAsciiDigit(c) && !(hex && letter)) {
                return std::nullopt;
            }
            const auto digit = static_cast<char32_t>(isAsciiDigit(c) ? c - '0' : (c | 0x20) - 'a' + 10);
            value = std::min<char32_t>(value * (hex ? 16U : 10U) + digit, 0x110000U);
            ++digits;
        }
        return digits == 0 || value == 0 ? std::nullopt : std::optional(value);
    }
    const auto found =
        std::find_if(kEntities.begin(), kEntities.end(), [name](const Entity& e) { return e.name == name; });
    return found == kEntities.end() ? std::nullopt : std::optional(found->codePoint);
}

/// Whether the words before a colon can be somebody's name.
bool canBeName(std::string_view name)
{
    std::size_t at = 0;
    const char32_t first = text::nextCodePoint(name, at);
    const bool startsWell = text::isLetter(first) || text::isDigit(first) || first == '+' || first == '~' ||
                            first == '@' || first >= 0x2190;
    if (!startsWell || text::countCodePoints(name) > 60) {
        return false;
    }
    const auto words = static_cast<std::size_t>(std::count(name.begin(), name.end(), ' ')) + 1;
    const std::string_view never = words > 1 ? "?!;\"<>{}=\\`*_" : "?!;\"<>{}=\\`*"; // "SPEAKER_00" is a name
    if (words > 7 || name.find_first_of(never) != std::string_view::npos || name.find("，") != std::string_view::npos ||
        name.find("。") != std::string_view::npos) {
        return false;
    }
    for (std::size_t i = name.find(". "); i != std::string_view::npos; i = name.find(". ", i + 1)) {
        const std::size_t blank = name.rfind(' ', i);
        std::size_t start = blank == std::string_view::npos ? 0 : blank + 1;
        const std::size_t length = i - start;
        const bool capital = start < i && text::isUppercase(text::nextCodePoint(name, start));
        if (!capital || length > 4) { // "Prof.", "T."; else it is the end of a sentence
            return false;
        }
    }
    const std::string folded = text::fold(name);
    return folded != "http" && folded != "https" && folded.find(", ") == std::string::npos;
}

template <std::size_t N>
bool isOneOf(std::string_view name, const std::array<std::string_view, N>& words)
{
    const std::string folded = text::fold(trimmed(name));
    return std::find(words.begin(), words.end(), folded) != words.end();
}

} // namespace

std::string_view trimmed(std::string_view text)
{
    std::size_t begin = 0;
    while (begin < text.size()) {
        std::size_t next = begin;
        if (!isBlankOrInvisible(text::nextCodePoint(text, next))) {
            break;
        }
        begin = next;
    }
    std::size_t end = text.size();
    while (end > begin) {
        std::size_t last = end - 1;
        while (last > begin && (static_cast<unsigned char>(text[last]) & 0xC0U) == 0x80U) {
            --last;
        }
        std::size_t at = last;
        if (!isBlankOrInvisible(text::nextCodePoint(text, at))) {
            break;
        }
        end = last;
    }
    return text.substr(begin, end - begin);
}

std::string shortened(std::string_view text, std::size_t maxBytes)
{
    if (text.size() <= maxBytes) {
        return std::string(text);
    }
    return std::string(text::prefixOfBytes(text, maxBytes)) + "…";
}

std::string singleSpaced(std::string_view text)
{
    return text::collapseWhitespace(text);
}

std::string withEntitiesDecoded(std::string_view text)
{
    std::string out;
    out.reserve(text.size());
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t amp = text.find('&', at);
        if (amp == std::string_view::npos) {
            break;
        }
        out.append(text.substr(at, amp - at));
        const std::size_t end = text.substr(0, std::min(text.size(), amp + 12)).find(';', amp);
        const auto found = end == std::string_view::npos ? std::nullopt : entityOf(text.substr(amp + 1, end - amp - 1));
        if (found) {
            text::appendUtf8(out, *found);
            at = end + 1;
        } else {
            out += '&';
            at = amp + 1;
        }
    }
    out.append(text.substr(at));
    return out;
}

std::optional<std::pair<std::string_view, std::string_view>> splitSpeaker(std::string_view line)
{
    constexpr std::string_view kWideColon = "："; // East Asian, without a blank behind it
    constexpr std::size_t kLongestWideName = 12;  // characters; a sentence may have such a colon, too
    const std::string_view head = line.substr(0, 300);
    const std::size_t narrow = head.find(':');
    const std::size_t wide = head.find(kWideColon);
    const std::size_t colon = std::min(narrow, wide);
    if (colon == std::string_view::npos || colon == 0) {
        return std::nullopt;
    }
    const bool isWide = colon == wide;
    const std::string_view rest = line.substr(colon + (isWide ? kWideColon.size() : 1));
    if (!rest.empty() && !isWide) {
        std::size_t at = 0;
        const char32_t next = text::nextCodePoint(rest, at);
        if (!text::isWhitespace(next) && !text::isLetter(next) && next < 0x80) {
            return std::nullopt;
        }
    }
    const std::string_view name = trimmed(line.substr(0, colon));
    if (name.empty() || !canBeName(name) || (isWide && text::countCodePoints(name) > kLongestWideName)) {
        return std::nullopt;
    }
    return std::pair(name, trimmed(rest));
}

bool isOwnerWord(std::string_view name)
{
    // Words that are names somewhere ("Ben", "Ty", "Tu") are left out.
    static constexpr std::array<std::string_view, 26> kWords = {
        "ich", "me",   "you",  "du", "myself", "moi", "vous", "toi",  "yo", "tú", "usted", "io", "i",
        "eu",  "você", "voce", "ik", "jij",    "jag", "jeg",  "minä", "я",  "вы", "我",    "私", "나"};
    return isOneOf(name, kWords);
}

bool isUnknownSpeaker(std::string_view name)
{
    static constexpr std::array<std::string_view, 11> kWords = {
        "unknown",  "unbekannt", "unknown speaker",      "unbekannter sprecher", "speaker",
        "sprecher", "speaker ?", "unidentified speaker", "unidentified",         "?",
        "n/a"};
    return trimmed(name).empty() || isOneOf(name, kWords);
}

std::int64_t microsFromSeconds(double seconds)
{
    constexpr double kMost = 1e11; // seconds; keeps the product within 64 bits
    if (!(std::abs(seconds) <= kMost)) {
        return 0;
    }
    return std::llround(seconds * 1e6);
}

std::optional<std::int64_t> parseClock(std::string_view text)
{
    text = trimmed(text);
    std::array<std::int64_t, 3> parts{};
    std::size_t count = 0;
    std::size_t at = 0;
    while (count < 3) {
        std::size_t digits = 0;
        while (at < text.size() && isAsciiDigit(text[at]) && digits < 9) {
            parts[count] = parts[count] * 10 + (text[at] - '0');
            ++digits;
            ++at;
        }
        if (digits == 0) {
            return std::nullopt;
        }
        ++count;
        if (at >= text.size() || text[at] != ':') {
            break;
        }
        ++at;
    }
    if (count < 2) {
        return std::nullopt;
    }
    std::int64_t fraction = 0;
    if (at < text.size() && (text[at] == '.' || text[at] == ',')) {
        ++at;
        std::int64_t scale = 100'000;
        std::size_t digits = 0;
        for (; at < text.size() && isAsciiDigit(text[at]); ++at, ++digits) {
            fraction += (text[at] - '0') * scale;
            scale /= 10;
        }
        if (digits == 0) {
            return std::nullopt;
        }
    }
    if (at != text.size()) {
        return std::nullopt;
    }
    const std::int64_t seconds = count == 3 ? parts[0] * 3600 + parts[1] * 60 + parts[2] : parts[0] * 60 + parts[1];
    return seconds * kMicrosPerSecond + fraction;
}

} // namespace reminisce::ingest
