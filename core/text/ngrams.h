// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "core/text/unicode.h"

namespace reminisce::text {

/// Longest word, in code points, of which n-grams are made; the rest of longer ones is ignored.
inline constexpr std::size_t kMaxNgramWord = 62;

/// Calls `fn(std::string_view gram)` for each n-gram of `minLength` to `maxLength` code points of one folded word with
/// a blank before and after it (" wort "), so that beginnings and ends count. Grams that are only the blank are left
/// out. `buffer` is reused between calls.
template <class Fn>
void forEachNgram(std::string_view folded, std::size_t minLength, std::size_t maxLength, std::string& buffer, Fn&& fn)
{
    std::array<std::size_t, kMaxNgramWord + 3> starts;
    std::size_t count = 0;
    buffer.assign(1, ' ');
    buffer.append(folded);
    buffer.push_back(' ');
    for (std::size_t i = 0; i < buffer.size() && count < starts.size() - 1; ++i) {
        if ((static_cast<unsigned char>(buffer[i]) & 0xC0U) != 0x80U) {
            starts[count++] = i;
        }
    }
    starts[count] = buffer.size();
    if (count == starts.size() - 1) { // a cut word: the last start bounds the last gram
        --count;
    }
    const std::string_view all(buffer);
    for (std::size_t length = minLength; length <= maxLength && length <= count; ++length) {
        for (std::size_t i = 0; i + length <= count; ++i) {
            fn(all.substr(starts[i], starts[i + length] - starts[i]));
        }
    }
}

/// The same over every word of a text.
template <class Fn>
void forEachTextNgram(std::string_view text, std::size_t minLength, std::size_t maxLength, Fn&& fn);

} // namespace reminisce::text

#include "core/text/words.h"

namespace reminisce::text {

template <class Fn>
void forEachTextNgram(std::string_view text, std::size_t minLength, std::size_t maxLength, Fn&& fn)
{
    std::string buffer;
    forEachWord(text, [&](const Word& word) { forEachNgram(word.folded, minLength, maxLength, buffer, fn); });
}

} // namespace reminisce::text
