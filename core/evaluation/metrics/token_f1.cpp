// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/metrics/token_f1.h"

#include <algorithm>
#include <cctype>
#include <initializer_list>
#include <set>
#include <string>
#include <vector>

#include "core/evaluation/metrics/porter.h"
#include "core/evaluation/metrics/tokens.h"
#include "core/text/unicode.h"

namespace reminisce::evaluation {
namespace {

using Tokens = std::vector<std::string>;

bool isAsciiPunctuation(char c)
{
    return static_cast<unsigned char>(c) < 0x80 && std::ispunct(static_cast<unsigned char>(c)) != 0;
}

/// Lower case, no ASCII punctuation, no articles. Articles are whole words; since a word also ends at signs outside
/// ASCII, "the“" loses its article, as with the reference's \b.
Tokens normalisedTokens(std::string_view text, std::initializer_list<std::string_view> articles)
{
    std::string kept;
    for (const char c : lowerCase(text)) {
        if (!isAsciiPunctuation(c)) {
            kept += c;
        }
    }
    std::string out;
    std::string word;
    const auto finish = [&] {
        if (std::find(articles.begin(), articles.end(), word) == articles.end()) {
            out += word;
        } else {
            out += ' ';
        }
        word.clear();
    };
    for (std::size_t at = 0; at < kept.size();) {
        const std::size_t before = at;
        const char32_t c = text::nextCodePoint(kept, at);
        if (text::isLetter(c) || text::isDigit(c)) {
            word.append(kept, before, at - before);
        } else {
            finish();
            out.append(kept, before, at - before);
        }
    }
    finish();
    return splitAtWhitespace(out);
}

double f1OfBags(const Tokens& gold, const Tokens& response)
{
    const auto shared = static_cast<double>(sharedTokens(gold, response));
    if (shared == 0) {
        return 0;
    }
    return harmonicMean(shared / static_cast<double>(response.size()), shared / static_cast<double>(gold.size()));
}

Tokens locomoTokens(std::string_view text)
{
    Tokens tokens = normalisedTokens(text, {"a", "an", "the", "and"});
    for (auto& token : tokens) {
        token = porterStem(token);
    }
    return tokens;
}

Tokens setTokens(std::string_view text)
{
    std::string spaced = lowerCase(text);
    std::replace_if(
        spaced.begin(), spaced.end(), [](char c) { return c == '.' || c == ',' || c == '!' || c == '?'; }, ' ');
    return splitAtWhitespace(spaced);
}

std::vector<std::string_view> splitAtCommas(std::string_view text)
{
    std::vector<std::string_view> parts;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        parts.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return parts;
}

} // namespace

std::vector<std::string> squadTokens(std::string_view text)
{
    return normalisedTokens(text, {"a", "an", "the"});
}

double tokenRecall(std::string_view gold, std::string_view response)
{
    const Tokens goldTokens = squadTokens(gold);
    const Tokens responseTokens = squadTokens(response);
    if (goldTokens.empty()) {
        return responseTokens.empty() ? 1 : 0;
    }
    return static_cast<double>(sharedTokens(goldTokens, responseTokens)) / static_cast<double>(goldTokens.size());
}

double tokenF1(std::string_view gold, std::string_view response)
{
    const Tokens goldTokens = squadTokens(gold);
    const Tokens responseTokens = squadTokens(response);
    if (goldTokens.empty() || responseTokens.empty()) {
        return goldTokens == responseTokens ? 1 : 0;
    }
    return f1OfBags(goldTokens, responseTokens);
}

double tokenF1Locomo(std::string_view gold, std::string_view response)
{
    return f1OfBags(locomoTokens(gold), locomoTokens(response));
}

double tokenF1LocomoMultiHop(std::string_view gold, std::string_view response)
{
    const auto goldParts = splitAtCommas(gold);
    const auto responseParts = splitAtCommas(response);
    double sum = 0;
    for (const auto goldPart : goldParts) {
        double best = 0;
        for (const auto responsePart : responseParts) {
            best = std::max(best, tokenF1Locomo(goldPart, responsePart));
        }
        sum += best;
    }
    return sum / static_cast<double>(goldParts.size());
}

double locomoAbstains(std::string_view response)
{
    const std::string lower = lowerCase(response);
    return lower.find("no information available") != std::string::npos ||
                   lower.find("not mentioned") != std::string::npos
               ? 1
               : 0;
}

double tokenF1Set(std::string_view gold, std::string_view response)
{
    const Tokens goldTokens = setTokens(gold);
    const Tokens responseTokens = setTokens(response);
    const std::set<std::string> goldSet(goldTokens.begin(), goldTokens.end());
    const std::set<std::string> responseSet(responseTokens.begin(), responseTokens.end());
    if (goldSet.empty() || responseSet.empty()) {
        return 0;
    }
    const auto shared = static_cast<double>(std::count_if(
        goldSet.begin(), goldSet.end(), [&](const std::string& token) { return responseSet.count(token) > 0; }));
    return harmonicMean(shared / static_cast<double>(responseSet.size()), shared / static_cast<double>(goldSet.size()));
}

double positionMatch(std::string_view gold, std::string_view response)
{
    const Tokens goldTokens = splitAtWhitespace(lowerCase(gold));
    const Tokens responseTokens = splitAtWhitespace(lowerCase(response));
    const std::size_t longer = std::max(goldTokens.size(), responseTokens.size());
    if (longer == 0) {
        return 1;
    }
    std::size_t same = 0;
    for (std::size_t i = 0; i < std::min(goldTokens.size(), responseTokens.size()); ++i) {
        same += goldTokens[i] == responseTokens[i] ? 1 : 0;
    }
    return static_cast<double>(same) / static_cast<double>(longer);
}

} // namespace reminisce::evaluation
