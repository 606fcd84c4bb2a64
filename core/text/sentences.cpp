// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/sentences.h"

#include <algorithm>
#include <array>
#include <string>

#include "core/text/unicode.h"

namespace reminisce::text {
namespace {

/// Words (folded, without their last point) after which a point ends no sentence.
constexpr auto kAbbreviations = std::to_array<std::string_view>({
    "abb",  "abs",  "al",   "allg", "art",  "aug",  "bd",   "bsp",  "bspw", "bzgl", "bzw",  "ca",   "cf",
    "co",   "corp", "d.h",  "dec",  "dept", "dez",  "dipl", "dr",   "e.g",  "ebd",  "eig",  "engl", "evtl",
    "exkl", "feb",  "ff",   "fig",  "fr",   "geb",  "gen",  "ggf",  "hr",   "hrn",  "hrsg", "hs",   "i.d.r",
    "i.e",  "inc",  "incl", "ing",  "inkl", "insb", "jan",  "jh",   "jr",   "jul",  "jun",  "kap",  "lt",
    "ltd",  "m.e",  "max",  "min",  "mio",  "mr",   "mrd",  "mrs",  "ms",   "mt",   "nov",  "nr",   "o.a",
    "o.g",  "okt",  "oct",  "op",   "p.m",  "a.m",  "pp",   "prof", "rd",   "rev",  "s.o",  "s.u",  "sec",
    "sen",  "sep",  "sept", "sog",  "sr",   "st",   "std",  "str",  "tel",  "u.a",  "u.s",  "usf",  "usw",
    "v.a",  "vgl",  "viz",  "vol",  "vs",   "z.b",  "z.t",  "zt",   "zb",   "zzgl",
});

/// Those that end a sentence as often as not ("usw.", "etc."): a capital letter after them decides for an end.
constexpr auto kFinalAbbreviations = std::to_array<std::string_view>(
    {"a.m", "co", "corp", "etc", "inc", "jr", "ltd", "max", "min", "p.m", "sec", "u.s", "usf", "usw"});

constexpr auto kMonths = std::to_array<std::string_view>(
    {"januar",    "februar",  "marz",     "april", "mai",     "juni",       "juli",        "august",  "september",
     "oktober",   "november", "dezember", "jan",   "feb",     "mar",        "apr",         "jun",     "jul",
     "aug",       "sep",      "sept",     "okt",   "nov",     "dez",        "jahrhundert", "klasse",  "stock",
     "quartal",   "halbjahr", "woche",    "tag",   "advent",  "geburtstag", "kapitel",     "platz",   "oktave",
     "weltkrieg", "reihe",    "etage",    "runde", "versuch", "mal",        "liga",        "auflage", "jh"});

template <class List>
bool contains(const List& list, std::string_view word)
{
    return std::find(list.begin(), list.end(), word) != list.end();
}

bool isInlineSpace(char c)
{
    return c == ' ' || c == '\t';
}

/// The blank-free piece that ends right before `at`, at most 24 bytes of it, folded, opening marks removed.
std::string wordBefore(std::string_view text, std::size_t at)
{
    std::size_t begin = at;
    while (begin > 0 && at - begin < 24 && !isInlineSpace(text[begin - 1]) && text[begin - 1] != '\n' &&
           text[begin - 1] != '(' && text[begin - 1] != '"' && text[begin - 1] != '-') {
        --begin;
    }
    return fold(text.substr(begin, at - begin));
}

std::string wordAfter(std::string_view text, std::size_t at)
{
    std::size_t end = at;
    while (end < text.size() && end - at < 24) {
        std::size_t next = end;
        if (!isLetter(nextCodePoint(text, next))) {
            break;
        }
        end = next;
    }
    return fold(text.substr(at, end - at));
}

bool isAllDigits(std::string_view word)
{
    return !word.empty() && std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
}

std::size_t skipInlineSpace(std::string_view text, std::size_t at)
{
    while (at < text.size() && isInlineSpace(text[at])) {
        ++at;
    }
    return at;
}

/// Whether the point at `at` belongs to its word (abbreviation, initial, ordinal, decimal) instead of ending a
/// sentence.
bool isInnerPoint(std::string_view text, std::size_t at)
{
    if (at + 1 < text.size()) {
        std::size_t next = at + 1;
        const char32_t following = nextCodePoint(text, next);
        if (isLetter(following) || isDigit(following) || following == U',') {
            return true;
        }
    }
    const std::string before = wordBefore(text, at);
    const std::size_t nextAt = skipInlineSpace(text, at + 1);
    if (before.empty() || nextAt >= text.size() || text[nextAt] == '\n' || text[nextAt] == '\r') {
        return false;
    }
    std::size_t probe = nextAt;
    const char32_t next = nextCodePoint(text, probe);
    if (isAllDigits(before)) {
        // "am 3. Mai", "die 2. Klasse", "3. und 4. Mai": an ordinal when small and followed by such a noun.
        return before.size() <= 2 &&
               ((isLetter(next) && !isUppercase(next)) || contains(kMonths, wordAfter(text, nextAt)));
    }
    if (isLetter(next) && !isUppercase(next)) {
        // No sentence begins with a small letter, save after a long word in careless writing.
        return before.size() <= 6;
    }
    if (contains(kFinalAbbreviations, before)) {
        return !isUppercase(next);
    }
    const bool initial = before.size() == 1 && before[0] >= 'a' && before[0] <= 'z' && before != "i";
    return initial || contains(kAbbreviations, before);
}

/// Behind closing quotes, brackets and citation marks that belong to the sentence ending before `at`.
std::size_t absorbClosers(std::string_view text, std::size_t at)
{
    static constexpr auto kClosers =
        std::to_array<std::string_view>({"\"", "'", ")", "]", "\u201C", "\u201D", "\u2019", "\u00BB", "\u00AB", "*"});
    for (bool more = true; more && at < text.size();) {
        more = false;
        for (const std::string_view closer : kClosers) {
            if (text.substr(at).starts_with(closer)) {
                at += closer.size();
                more = true;
                break;
            }
        }
        const std::size_t bracket = skipInlineSpace(text, at);
        if (!more && bracket < text.size() && text[bracket] == '[') {
            std::size_t end = bracket + 1;
            while (end < text.size() && end - bracket < 24 &&
                   ((text[end] >= '0' && text[end] <= '9') || text[end] == ',' || text[end] == ' ' ||
                    text[end] == '-' || text[end] == 'T' || text[end] == 'C')) {
                ++end;
            }
            if (end < text.size() && text[end] == ']' && end > bracket + 1) {
                at = end + 1;
                more = true;
            }
        }
    }
    return at;
}

/// Whether a line starting at `at` is an item of a list or a heading.
bool startsItem(std::string_view text, std::size_t at)
{
    at = skipInlineSpace(text, at);
    const std::string_view rest = text.substr(at);
    if (rest.starts_with("- ") || rest.starts_with("* ") || rest.starts_with("+ ") || rest.starts_with("#") ||
        rest.starts_with("> ") || rest.starts_with("\u2022")) {
        return true;
    }
    std::size_t digits = 0;
    while (digits < rest.size() && digits < 4 && rest[digits] >= '0' && rest[digits] <= '9') {
        ++digits;
    }
    return digits > 0 && digits + 1 < rest.size() && (rest[digits] == '.' || rest[digits] == ')') &&
           rest[digits + 1] == ' ';
}

class Splitter
{
public:
    explicit Splitter(std::string_view text) : m_text(text) {}

    std::vector<Span> run()
    {
        std::size_t at = 0;
        while (at < m_text.size()) {
            const char c = m_text[at];
            if (c == '\n') {
                at = lineBreak(at);
            } else if (c == '.' || c == '!' || c == '?') {
                at = terminator(at);
            } else if (m_text.substr(at, 3) == "\u2026" || m_text.substr(at, 3) == "\u3002" ||
                       m_text.substr(at, 3) == "\uFF01" || m_text.substr(at, 3) == "\uFF1F") {
                at = terminator(at);
            } else {
                ++at;
            }
        }
        close(m_text.size());
        return std::move(m_spans);
    }

private:
    std::size_t lineBreak(std::size_t at)
    {
        const std::size_t next = skipInlineSpace(m_text, at + 1);
        const bool blankLine = next < m_text.size() && (m_text[next] == '\n' || m_text[next] == '\r');
        if (blankLine || startsItem(m_text, at + 1) || m_inItem) {
            close(at);
        }
        if (blankLine || next >= m_text.size()) {
            m_inItem = false;
        } else if (startsItem(m_text, at + 1)) {
            m_inItem = true;
            // The number of an item is not a sentence: "1. " stays with its text.
            std::size_t mark = next;
            while (mark < m_text.size() && m_text[mark] >= '0' && m_text[mark] <= '9') {
                ++mark;
            }
            return mark > next ? mark + 1 : next;
        }
        return at + 1;
    }

    std::size_t terminator(std::size_t at)
    {
        const std::size_t first = at;
        const bool wide = static_cast<unsigned char>(m_text[at]) >= 0x80;
        at += wide ? 3 : 1;
        std::size_t marks = 1;
        while (at < m_text.size() && (m_text[at] == '.' || m_text[at] == '!' || m_text[at] == '?')) {
            ++at;
            ++marks;
        }
        if (!wide && marks == 1 && m_text[first] == '.' && isInnerPoint(m_text, first)) {
            return at;
        }
        const std::size_t end = absorbClosers(m_text, at);
        const std::size_t next = skipInlineSpace(m_text, end);
        const bool spaced = next > end || next >= m_text.size() || m_text[next] == '\n' || m_text[next] == '\r' ||
                            m_text.substr(first, 3) == "\u3002" || m_text.substr(first, 3) == "\uFF01" ||
                            m_text.substr(first, 3) == "\uFF1F";
        if (!spaced) {
            return at;
        }
        if (next < m_text.size() && (marks > 1 || m_text.substr(first, 3) == "\u2026" || end > at)) {
            // "Ach ... ich weiß nicht", "„Wirklich?“ fragte er": a small letter goes on.
            std::size_t probe = next;
            const char32_t c = nextCodePoint(m_text, probe);
            if (isLetter(c) && !isUppercase(c) && c < 0x250) {
                return end;
            }
        }
        close(end);
        return end;
    }

    void close(std::size_t end)
    {
        const std::string_view piece = m_text.substr(m_begin, end - m_begin);
        const std::string_view trimmed = trim(piece);
        if (!trimmed.empty()) {
            const std::size_t begin = m_begin + static_cast<std::size_t>(trimmed.data() - piece.data());
            m_spans.push_back({begin, begin + trimmed.size()});
        }
        m_begin = end;
    }

    std::string_view m_text;
    std::size_t m_begin = 0;
    bool m_inItem = false;
    std::vector<Span> m_spans;
};

} // namespace

std::vector<Span> sentences(std::string_view text)
{
    return Splitter(text).run();
}

} // namespace reminisce::text
