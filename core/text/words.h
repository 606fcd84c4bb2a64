// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace reminisce::text {

/// One word of a text. The views live until the callback returns.
struct Word
{
    std::string_view raw;    ///< as written
    std::string_view folded; ///< after fold(): lower case, no diacritics
    std::size_t begin = 0;   ///< byte offsets of `raw` in the text
    std::size_t end = 0;
};

/// Cuts a text into words one after the other. A word is a run of letters, marks and digits; an apostrophe between
/// letters belongs to it ("don't"), as does a point or comma between digits ("3.5"). Scripts without blanks (Chinese,
/// Japanese, Thai, Khmer, Lao, Burmese) are cut by ICU's dictionaries. Never fails, whatever the bytes.
class WordScanner
{
public:
    explicit WordScanner(std::string_view text) : m_text(text) {}
    WordScanner(const WordScanner&) = delete;
    WordScanner& operator=(const WordScanner&) = delete;

    /// The next word, or false at the end. `word` is valid until the next call.
    [[nodiscard]] bool next(Word& word);

private:
    [[nodiscard]] bool emit(std::size_t begin, std::size_t end, bool ascii, Word& word);
    void segment(std::size_t begin);

    std::string_view m_text;
    std::size_t m_at = 0;
    std::string m_folded;
    std::vector<std::size_t> m_pending; ///< begin, end, begin, end … of words found by a dictionary
    std::size_t m_pendingAt = 0;
};

/// Calls `fn(const Word&)` for each word; a function that returns bool stops the loop with false.
template <class Fn>
void forEachWord(std::string_view text, Fn&& fn)
{
    WordScanner scanner(text);
    Word word;
    while (scanner.next(word)) {
        if constexpr (std::is_same_v<std::invoke_result_t<Fn&, const Word&>, bool>) {
            if (!fn(static_cast<const Word&>(word))) {
                return;
            }
        } else {
            fn(static_cast<const Word&>(word));
        }
    }
}

/// The folded words, for tests and small texts.
[[nodiscard]] std::vector<std::string> foldedWords(std::string_view text);
[[nodiscard]] std::size_t countWords(std::string_view text);

} // namespace reminisce::text
