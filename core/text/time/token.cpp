// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/time/token.h"

#include <array>

#include "core/text/unicode.h"

namespace reminisce::text::time {
namespace {

/// First halves of compounds and the word that they stand for.
struct CompoundHead
{
    std::string_view prefix;
    std::string_view word;
};
constexpr auto kHeads = std::to_array<CompoundHead>({
    {"januar", "januar"},
    {"februar", "februar"},
    {"marz", "marz"},
    {"april", "april"},
    {"mai", "mai"},
    {"juni", "juni"},
    {"juli", "juli"},
    {"august", "august"},
    {"september", "september"},
    {"oktober", "oktober"},
    {"november", "november"},
    {"dezember", "dezember"},
    {"montag", "montag"},
    {"dienstag", "dienstag"},
    {"mittwoch", "mittwoch"},
    {"donnerstag", "donnerstag"},
    {"freitag", "freitag"},
    {"samstag", "samstag"},
    {"sonntag", "sonntag"},
    {"advents", "advent"},
    {"advent", "advent"},
    {"oster", "ostern"},
    {"pfingst", "pfingsten"},
    {"weihnachts", "weihnachten"},
    {"jahres", "jahres"},
    {"silvester", "silvester"},
    {"neujahrs", "neujahr"},
});
constexpr auto kTails = std::to_array<std::string_view>({"woche", "wochenende", "wochenenden", "abend", "morgen",
                                                         "vormittag", "mittag", "nachmittag", "nacht", "halfte",
                                                         "abends", "anfang", "beginn", "ende", "mitte", "sonntag"});

class Tokenizer
{
public:
    explicit Tokenizer(std::string_view text) : m_text(text)
    {
        m_list.tokens.reserve(text.size() / 5 + 4);
        m_list.words.reserve(text.size() + 16);
    }

    TokenList run()
    {
        while (m_at < m_text.size()) {
            std::size_t next = m_at;
            const char32_t c = nextCodePoint(m_text, next);
            if (isWhitespace(c) || c == 0xAD || c == 0x200B) {
                m_sentenceStart = m_sentenceStart || c == '\n';
                m_at = next;
            } else if (c >= '0' && c <= '9') {
                number();
            } else if (isLetter(c)) {
                word(isUppercase(c));
            } else {
                mark(c, next);
            }
        }
        return std::move(m_list);
    }

private:
    Token& push(std::size_t begin, std::size_t end)
    {
        Token token;
        token.begin = begin;
        token.end = end;
        token.glued = !m_list.tokens.empty() && m_list.tokens.back().end == begin;
        token.sentenceStart = m_sentenceStart;
        m_list.tokens.push_back(token);
        m_at = end;
        return m_list.tokens.back();
    }

    void number()
    {
        std::size_t end = m_at;
        std::int32_t value = 0;
        while (end < m_text.size() && m_text[end] >= '0' && m_text[end] <= '9') {
            if (end - m_at < 9) {
                value = value * 10 + (m_text[end] - '0');
            }
            ++end;
        }
        const std::size_t digits = end - m_at;
        Token& token = push(m_at, end);
        token.digits = static_cast<std::uint8_t>(digits > 20 ? 20 : digits);
        token.number = digits <= 9 ? value : -1;
        m_sentenceStart = false;
    }

    void mark(char32_t c, std::size_t next)
    {
        Token& token = push(m_at, next);
        switch (c) {
        case 0x2010:
        case 0x2011:
        case 0x2012:
        case 0x2013:
        case 0x2014:
        case 0x2212:
            token.mark = '-';
            break;
        case 0x2019:
            token.mark = '\'';
            break;
        default:
            token.mark = c < 0x80 && c > 1 ? static_cast<char>(c) : '\1';
        }
        const bool ends = c == '.' || c == '!' || c == '?' || c == ':' || c == 0x201E || c == 0x201C || c == '"';
        m_sentenceStart = ends || (m_sentenceStart && token.mark != '\1');
    }

    void word(bool capital)
    {
        std::size_t end = m_at;
        while (end < m_text.size()) {
            std::size_t next = end;
            const char32_t c = nextCodePoint(m_text, next);
            const bool combining = c >= 0x300 && c <= 0x36F;
            if (!isLetter(c) && !combining) {
                break;
            }
            end = next;
        }
        const std::size_t begin = m_at;
        foldInto(m_text.substr(begin, end - begin), m_folded);
        // "o'clock" is one word; other apostrophes end theirs ("Christmas's").
        if (m_folded == "o" && m_text.substr(end).starts_with("'clock")) {
            end += 6;
            m_folded = "o'clock";
        }
        const Meaning meaning = meaningOf(m_folded);
        if (meaning.sense == Sense::None && meaning.flags == 0 && m_folded.size() >= 8 && m_folded.size() < 40 &&
            compound(begin, end, capital)) {
            return;
        }
        Token& token = push(begin, end);
        name(token, m_folded);
        token.meaning = meaning;
        token.capital = capital;
        m_sentenceStart = false;
    }

    /// Pushes two tokens for a compound; the border is put so that both keep at least one byte.
    bool compound(std::size_t begin, std::size_t end, bool capital)
    {
        const std::string_view folded = m_folded;
        for (const CompoundHead& head : kHeads) {
            if (!folded.starts_with(head.prefix)) {
                continue;
            }
            const std::string_view rest = folded.substr(head.prefix.size());
            for (const std::string_view tail : kTails) {
                if (rest != tail) {
                    continue;
                }
                const std::size_t border = end - (tail == "halfte" ? tail.size() + 1 : tail.size());
                if (border <= begin) {
                    return false;
                }
                Token& first = push(begin, border);
                name(first, head.word);
                first.meaning = meaningOf(head.word);
                first.meaning.flags = static_cast<std::uint8_t>(first.meaning.flags & ~kWeak);
                first.capital = capital;
                m_sentenceStart = false;
                Token& second = push(border, end);
                name(second, tail);
                second.meaning = meaningOf(tail);
                return true;
            }
        }
        return false;
    }

    void name(Token& token, std::string_view folded)
    {
        token.wordAt = static_cast<std::uint32_t>(m_list.words.size());
        token.wordSize = static_cast<std::uint32_t>(folded.size());
        m_list.words.append(folded);
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    bool m_sentenceStart = true;
    std::string m_folded;
    TokenList m_list;
};

} // namespace

TokenList tokenize(std::string_view text)
{
    return Tokenizer(text).run();
}

} // namespace reminisce::text::time
