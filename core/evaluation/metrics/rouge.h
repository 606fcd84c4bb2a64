// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace reminisce::evaluation {

enum class RougeTokenizer {
    Ascii, ///< runs of a–z and 0–9 after lower-casing; other letters split words, as the reference implementation does
    Unicode, ///< runs of letters and digits of any script
};

struct RougeScore
{
    double precision = 0;
    double recall = 0;
    double f = 0;
};

/// ROUGE (Lin, 2004) as Google's rouge_score computes it, without a stemmer.
/// `n`: length of the n-grams, 1 or more.
[[nodiscard]] RougeScore rougeN(std::string_view target, std::string_view prediction, std::size_t n,
                                RougeTokenizer tokenizer = RougeTokenizer::Ascii);
/// Longest common subsequence of the whole texts.
[[nodiscard]] RougeScore rougeL(std::string_view target, std::string_view prediction,
                                RougeTokenizer tokenizer = RougeTokenizer::Ascii);
/// Union of the longest common subsequences of each target line with all prediction lines.
[[nodiscard]] RougeScore rougeLsum(std::string_view target, std::string_view prediction,
                                   RougeTokenizer tokenizer = RougeTokenizer::Ascii);

[[nodiscard]] std::vector<std::string> rougeTokens(std::string_view text, RougeTokenizer tokenizer);

} // namespace reminisce::evaluation
