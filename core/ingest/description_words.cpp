// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/description_words.h"

#include <algorithm>
#include <array>
#include <vector>

#include "core/backend/thinking.h"
#include "core/text/unicode.h"
#include "core/text/words.h"

namespace reminisce::ingest {

namespace {

constexpr std::size_t kMostWords = 40;
constexpr std::size_t kWordsOfAnItem = 3;     ///< "looking forward to"; longer ones are sentences
constexpr std::size_t kBytesOfAWord = 48;     ///< longer ones are none
constexpr std::size_t kBytesOfATag = 200;     ///< of markup
constexpr std::size_t kBytesRead = 16 * 1024; ///< of an answer of 40 words

/// Commas in place of markup and of signs between items.
std::string separated(std::string_view text)
{
    std::string out;
    out.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] == '<') {
            const std::size_t close = text.find('>', at);
            if (close != std::string_view::npos && close - at <= kBytesOfATag) {
                out += ',';
                at = close + 1;
                continue;
            }
        }
        const char32_t c = text::nextCodePoint(text, at);
        const bool divides =
            c < 0x20 || std::u32string_view(U",;:.!?|/\\•·、，；()[]{}\"").find(c) != std::u32string_view::npos;
        text::appendUtf8(out, divides ? U',' : c);
    }
    return out;
}

bool isWord(std::string_view raw)
{
    bool letter = false;
    for (std::size_t at = 0; at < raw.size();) {
        const char32_t c = text::nextCodePoint(raw, at);
        if (text::isDigit(c) || c == 0xFFFD) {
            return false;
        }
        letter = letter || text::isLetter(c);
    }
    return letter && raw.size() <= kBytesOfAWord;
}

bool isLink(std::string_view folded)
{
    constexpr auto kLinks = std::to_array<std::string_view>({"and", "und", "or", "oder"});
    return std::find(kLinks.begin(), kLinks.end(), folded) != kLinks.end();
}

bool isHeading(std::string_view item)
{
    constexpr auto kHeadings = std::to_array<std::string_view>(
        {"feelings", "feeling", "emotions", "emotion", "answer", "gefühle", "emotionen", "antwort"});
    return std::find(kHeadings.begin(), kHeadings.end(), item) != kHeadings.end();
}

/// Collects what stands between commas.
class Items
{
public:
    void read(std::string_view part)
    {
        std::vector<std::string> items;
        std::size_t words = 0; // of the last item
        std::size_t most = 0;
        std::size_t end = 0;
        text::forEachWord(part, [&](const text::Word& word) {
            if (isLink(word.folded)) {
                words = 0;
            } else if (isWord(word.raw)) {
                if (words++ == 0) {
                    items.emplace_back();
                } else {
                    items.back() += word.begin == end + 1 && part[end] == '-' ? '-' : ' ';
                }
                items.back() += text::foldCase(word.raw);
                most = std::max(most, words);
                end = word.end;
            }
        });
        if (most > kWordsOfAnItem) {
            ++m_sentences;
            return;
        }
        for (std::string& item : items) {
            keep(std::move(item));
        }
    }
    [[nodiscard]] std::optional<std::string> joined() const
    {
        if (m_kept.empty() || m_sentences >= m_kept.size()) {
            return std::nullopt;
        }
        std::string text;
        for (const std::string& item : m_kept) {
            text += (text.empty() ? "" : ", ") + item;
        }
        return text;
    }

private:
    void keep(std::string item)
    {
        const auto words = static_cast<std::size_t>(std::count(item.begin(), item.end(), ' ')) + 1;
        if (m_words + words <= kMostWords && !isHeading(item) &&
            std::find(m_kept.begin(), m_kept.end(), item) == m_kept.end()) {
            m_words += words;
            m_kept.push_back(std::move(item));
        }
    }

    std::vector<std::string> m_kept;
    std::size_t m_words = 0;     ///< in m_kept
    std::size_t m_sentences = 0; ///< parts that were too long to be words for a feeling
};

} // namespace

std::optional<std::string> descriptionWords(std::string_view reply)
{
    const std::string thought = backend::withoutThinking(reply);
    const std::string parts = separated(text::prefixOfBytes(thought, kBytesRead));
    Items items;
    for (std::size_t at = 0; at < parts.size();) {
        const std::size_t comma = std::min(parts.find(',', at), parts.size());
        items.read(std::string_view(parts).substr(at, comma - at));
        at = comma + 1;
    }
    return items.joined();
}

} // namespace reminisce::ingest
