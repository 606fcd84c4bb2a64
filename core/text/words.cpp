// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/words.h"

#include <array>
#include <cstdint>
#include <memory>

#include <unicode/brkiter.h>
#include <unicode/uchar.h>
#include <unicode/utext.h>

#include "core/text/unicode.h"

namespace reminisce::text {
namespace {

enum class Class : std::uint8_t { Other, Letter, Digit, Dictionary };

constexpr std::array<Class, 128> makeAsciiClasses()
{
    std::array<Class, 128> classes{};
    for (char c = 'a'; c <= 'z'; ++c) {
        classes[static_cast<std::size_t>(c)] = Class::Letter;
        classes[static_cast<std::size_t>(c) - 32] = Class::Letter;
    }
    for (char c = '0'; c <= '9'; ++c) {
        classes[static_cast<std::size_t>(c)] = Class::Digit;
    }
    return classes;
}
constexpr std::array<Class, 128> kAsciiClasses = makeAsciiClasses();

/// Scripts that are written without blanks: Thai, Lao, Burmese, Khmer, kana, Han.
constexpr bool isDictionaryScript(char32_t c)
{
    return (c >= 0x0E00 && c < 0x0F00) || (c >= 0x1000 && c < 0x10A0) || (c >= 0x1780 && c < 0x1800) ||
           (c >= 0x3005 && c <= 0x3007) || (c >= 0x3040 && c < 0x3100) || (c >= 0x31F0 && c < 0x3200) ||
           (c >= 0x3400 && c < 0x4DC0) || (c >= 0x4E00 && c < 0xA000) || (c >= 0xF900 && c < 0xFB00) ||
           (c >= 0xFF66 && c < 0xFFA0) || (c >= 0x20000 && c < 0x32000);
}

Class classOf(char32_t c)
{
    if (c < 0x80) {
        return kAsciiClasses[c];
    }
    if (c < 0x250) {
        const bool letter = (c >= 0xC0 && c != 0xD7 && c != 0xF7) || c == 0xAA || c == 0xB5 || c == 0xBA;
        return letter ? Class::Letter : Class::Other;
    }
    const auto point = static_cast<UChar32>(c);
    if (u_isdigit(point) != 0) {
        return Class::Digit;
    }
    constexpr std::uint32_t kMarks = U_GC_MN_MASK | U_GC_MC_MASK;
    if (u_isUAlphabetic(point) == 0 && (U_GET_GC_MASK(point) & kMarks) == 0) {
        return Class::Other;
    }
    return isDictionaryScript(c) ? Class::Dictionary : Class::Letter;
}

/// Byte length of a character at `at` that joins letters ("don't", "l’eau", soft hyphen), or 0.
std::size_t joinerLength(std::string_view text, std::size_t at)
{
    if (text[at] == '\'') {
        return 1;
    }
    const std::string_view here = text.substr(at, 3);
    if (here == "\u2019") {
        return 3;
    }
    return here.substr(0, 2) == "\u00AD" ? 2 : 0;
}

} // namespace

bool WordScanner::emit(std::size_t begin, std::size_t end, bool ascii, Word& word)
{
    word.begin = begin;
    word.end = end;
    word.raw = m_text.substr(begin, end - begin);
    if (!ascii) {
        foldInto(word.raw, m_folded);
        if (const std::string_view soft = "\u00AD"; word.raw.find(soft) != std::string_view::npos) {
            for (std::size_t at = m_folded.find(soft); at != std::string::npos; at = m_folded.find(soft, at)) {
                m_folded.erase(at, soft.size());
            }
        }
        word.folded = m_folded;
        return true;
    }
    bool lower = true;
    for (const char c : word.raw) {
        lower = lower && !(c >= 'A' && c <= 'Z');
    }
    if (lower) {
        word.folded = word.raw;
        return true;
    }
    m_folded.assign(word.raw);
    for (char& c : m_folded) {
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
    }
    word.folded = m_folded;
    return true;
}

void WordScanner::segment(std::size_t begin)
{
    constexpr std::size_t kMaxRun = 64UL * 1024;
    m_pending.clear();
    m_pendingAt = 0;
    std::size_t end = begin;
    while (end < m_text.size() && end - begin < kMaxRun) {
        std::size_t at = end;
        if (classOf(nextCodePoint(m_text, at)) != Class::Dictionary) {
            break;
        }
        end = at;
    }
    m_at = end;
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<icu::BreakIterator> breaks(
        icu::BreakIterator::createWordInstance(icu::Locale::getRoot(), status));
    UText* run = utext_openUTF8(nullptr, m_text.data() + begin, static_cast<std::int64_t>(end - begin), &status);
    if (U_SUCCESS(status)) {
        breaks->setText(run, status);
    }
    if (U_FAILURE(status)) {
        m_pending = {begin, end};
    } else {
        std::int32_t from = breaks->first();
        for (std::int32_t to = breaks->next(); to != icu::BreakIterator::DONE; to = breaks->next()) {
            m_pending.push_back(begin + static_cast<std::size_t>(from));
            m_pending.push_back(begin + static_cast<std::size_t>(to));
            from = to;
        }
    }
    utext_close(run);
}

bool WordScanner::next(Word& word)
{
    if (m_pendingAt < m_pending.size()) {
        m_pendingAt += 2;
        return emit(m_pending[m_pendingAt - 2], m_pending[m_pendingAt - 1], false, word);
    }
    const std::size_t size = m_text.size();
    while (m_at < size) {
        const std::size_t begin = m_at;
        std::size_t at = begin;
        const auto lead = static_cast<unsigned char>(m_text[begin]);
        Class kind = lead < 0x80 ? kAsciiClasses[lead] : classOf(nextCodePoint(m_text, at));
        at += lead < 0x80 ? 1 : 0;
        if (kind == Class::Other) {
            m_at = at;
            continue;
        }
        if (kind == Class::Dictionary) {
            segment(begin);
            m_pendingAt = 2;
            return emit(m_pending[0], m_pending[1], false, word);
        }
        bool ascii = lead < 0x80;
        std::size_t end = at;
        while (end < size) {
            const auto byte = static_cast<unsigned char>(m_text[end]);
            if (byte < 0x80 && kAsciiClasses[byte] != Class::Other) {
                kind = kAsciiClasses[byte];
                ++end;
                continue;
            }
            if (byte < 0x80 && byte != '\'' && byte != '.' && byte != ',') {
                break;
            }
            at = end;
            const Class here = classOf(nextCodePoint(m_text, at));
            if (here == Class::Letter || here == Class::Digit) {
                kind = here;
                ascii = ascii && byte < 0x80;
                end = at;
                continue;
            }
            const bool inNumber = kind == Class::Digit && (byte == '.' || byte == ',');
            const std::size_t joiner = kind == Class::Letter ? joinerLength(m_text, end) : (inNumber ? 1 : 0);
            at = end + joiner;
            if (joiner == 0 || at >= size || classOf(nextCodePoint(m_text, at)) != kind) {
                break;
            }
            ascii = ascii && joiner == 1 && static_cast<unsigned char>(m_text[end + 1]) < 0x80;
            end = at;
        }
        m_at = end;
        return emit(begin, end, ascii, word);
    }
    return false;
}

std::vector<std::string> foldedWords(std::string_view text)
{
    std::vector<std::string> words;
    forEachWord(text, [&](const Word& word) { words.emplace_back(word.folded); });
    return words;
}

std::size_t countWords(std::string_view text)
{
    std::size_t count = 0;
    forEachWord(text, [&](const Word&) { ++count; });
    return count;
}

} // namespace reminisce::text
