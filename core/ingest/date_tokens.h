// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace reminisce::ingest {

/// A number, a word or a mark of a text that may be a date.
struct DateToken
{
    enum class Kind { Number, Word, Mark } kind = Kind::Mark;
    std::string word;       ///< folded word, or the mark
    std::int64_t value = 0; ///< of a number
    std::size_t digits = 0;
    bool blankBefore = false;

    [[nodiscard]] bool isNumber(std::size_t least, std::size_t most) const
    {
        return kind == Kind::Number && digits >= least && digits <= most;
    }
    [[nodiscard]] bool isMark(char c) const { return kind == Kind::Mark && word.size() == 1 && word.front() == c; }
    [[nodiscard]] bool isWord(std::string_view w) const { return kind == Kind::Word && word == w; }
};

/// Longest text looked at, in bytes; names and headers are shorter.
inline constexpr std::size_t kLongestDateText = 300;

/// Letters and digits that stand together are separate tokens; dashes of all kinds are '-'.
[[nodiscard]] std::vector<DateToken> dateTokens(std::string_view text);

} // namespace reminisce::ingest
