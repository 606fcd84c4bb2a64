// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/metrics/rouge.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <unordered_map>

#include "core/evaluation/metrics/tokens.h"
#include "core/text/unicode.h"

namespace reminisce::evaluation {
namespace {

using Tokens = std::vector<std::string>;

RougeScore scoreOf(std::size_t shared, std::size_t ofPrediction, std::size_t ofTarget)
{
    RougeScore score;
    score.precision = ofPrediction > 0 ? static_cast<double>(shared) / static_cast<double>(ofPrediction) : 0;
    score.recall = ofTarget > 0 ? static_cast<double>(shared) / static_cast<double>(ofTarget) : 0;
    score.f = harmonicMean(score.precision, score.recall);
    return score;
}

/// Lengths of the longest common subsequences of all prefixes, row-major (left.size() + 1) × (right.size() + 1).
std::vector<std::uint32_t> subsequenceTable(const Tokens& left, const Tokens& right)
{
    const std::size_t width = right.size() + 1;
    std::vector<std::uint32_t> table((left.size() + 1) * width);
    for (std::size_t i = 1; i <= left.size(); ++i) {
        for (std::size_t j = 1; j <= right.size(); ++j) {
            table[i * width + j] = left[i - 1] == right[j - 1]
                                       ? table[(i - 1) * width + j - 1] + 1
                                       : std::max(table[(i - 1) * width + j], table[i * width + j - 1]);
        }
    }
    return table;
}

/// Marks the tokens of `target` that one longest common subsequence with `prediction` consists of.
void markSubsequence(const Tokens& target, const Tokens& prediction, std::vector<bool>& marked)
{
    const auto table = subsequenceTable(target, prediction);
    const std::size_t width = prediction.size() + 1;
    std::size_t i = target.size();
    std::size_t j = prediction.size();
    while (i > 0 && j > 0) {
        if (target[i - 1] == prediction[j - 1]) {
            marked[--i] = true;
            --j;
        } else if (table[i * width + j - 1] > table[(i - 1) * width + j]) {
            --j;
        } else {
            --i;
        }
    }
}

std::vector<Tokens> lineTokens(std::string_view text, RougeTokenizer tokenizer)
{
    std::vector<Tokens> lines;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        if (end > begin) {
            lines.push_back(rougeTokens(text.substr(begin, end - begin), tokenizer));
        }
        begin = end + 1;
    }
    return lines;
}

std::unordered_map<std::string, std::size_t> countTokens(const std::vector<Tokens>& lines, std::size_t& total)
{
    std::unordered_map<std::string, std::size_t> counts;
    for (const auto& line : lines) {
        total += line.size();
        for (const auto& token : line) {
            ++counts[token];
        }
    }
    return counts;
}

} // namespace

std::vector<std::string> rougeTokens(std::string_view text, RougeTokenizer tokenizer)
{
    std::vector<std::string> tokens;
    std::string token;
    const auto finish = [&] {
        if (!token.empty()) {
            tokens.push_back(std::move(token));
            token.clear();
        }
    };
    const std::string lower = lowerCase(text);
    for (std::size_t at = 0; at < lower.size();) {
        const char32_t c = text::nextCodePoint(lower, at);
        const bool inWord = tokenizer == RougeTokenizer::Ascii ? (c >= U'a' && c <= U'z') || (c >= U'0' && c <= U'9')
                                                               : text::isLetter(c) || text::isDigit(c);
        if (inWord) {
            text::appendUtf8(token, c);
        } else {
            finish();
        }
    }
    finish();
    return tokens;
}

RougeScore rougeN(std::string_view target, std::string_view prediction, std::size_t n, RougeTokenizer tokenizer)
{
    const auto ngrams = [n](const Tokens& tokens) {
        std::map<Tokens, std::size_t> counts;
        for (std::size_t i = 0; i + n <= tokens.size(); ++i) {
            const auto first = tokens.begin() + static_cast<std::ptrdiff_t>(i);
            ++counts[Tokens(first, first + static_cast<std::ptrdiff_t>(n))];
        }
        return counts;
    };
    const auto total = [n](const Tokens& tokens) { return tokens.size() >= n ? tokens.size() - n + 1 : 0; };
    const Tokens targetTokens = rougeTokens(target, tokenizer);
    const Tokens predictionTokens = rougeTokens(prediction, tokenizer);
    const auto predicted = ngrams(predictionTokens);
    std::size_t shared = 0;
    for (const auto& [ngram, count] : ngrams(targetTokens)) {
        if (const auto found = predicted.find(ngram); found != predicted.end()) {
            shared += std::min(count, found->second);
        }
    }
    return scoreOf(shared, total(predictionTokens), total(targetTokens));
}

RougeScore rougeL(std::string_view target, std::string_view prediction, RougeTokenizer tokenizer)
{
    const Tokens targetTokens = rougeTokens(target, tokenizer);
    const Tokens predictionTokens = rougeTokens(prediction, tokenizer);
    return scoreOf(subsequenceTable(targetTokens, predictionTokens).back(), predictionTokens.size(),
                   targetTokens.size());
}

RougeScore rougeLsum(std::string_view target, std::string_view prediction, RougeTokenizer tokenizer)
{
    const auto targetLines = lineTokens(target, tokenizer);
    const auto predictionLines = lineTokens(prediction, tokenizer);
    std::size_t targetTotal = 0;
    std::size_t predictionTotal = 0;
    auto targetLeft = countTokens(targetLines, targetTotal);
    auto predictionLeft = countTokens(predictionLines, predictionTotal);
    std::size_t shared = 0;
    for (const auto& line : targetLines) {
        std::vector<bool> marked(line.size());
        for (const auto& predicted : predictionLines) {
            markSubsequence(line, predicted, marked);
        }
        for (std::size_t i = 0; i < line.size(); ++i) {
            // A token counts only as often as both texts have it.
            if (marked[i] && targetLeft[line[i]] > 0 && predictionLeft[line[i]] > 0) {
                --targetLeft[line[i]];
                --predictionLeft[line[i]];
                ++shared;
            }
        }
    }
    return scoreOf(shared, predictionTotal, targetTotal);
}

} // namespace reminisce::evaluation
