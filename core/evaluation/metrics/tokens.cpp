// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/metrics/tokens.h"

#include <unordered_map>

#include <unicode/locid.h>
#include <unicode/unistr.h>

#include "core/text/unicode.h"

namespace reminisce::evaluation {

namespace {

/// Python counts the four information separators of ASCII as white space, Unicode's property does not.
bool isPythonSpace(char32_t c)
{
    return text::isWhitespace(c) || (c >= 0x1C && c <= 0x1F);
}

} // namespace

std::vector<std::string> splitAtWhitespace(std::string_view text)
{
    std::vector<std::string> tokens;
    std::size_t begin = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t before = at;
        if (isPythonSpace(text::nextCodePoint(text, at))) {
            if (before > begin) {
                tokens.emplace_back(text.substr(begin, before - begin));
            }
            begin = at;
        }
    }
    if (begin < text.size()) {
        tokens.emplace_back(text.substr(begin));
    }
    return tokens;
}

std::string lowerCase(std::string_view text)
{
    auto wide = icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<std::int32_t>(text.size())));
    std::string out;
    wide.toLower(icu::Locale::getRoot()).toUTF8String(out);
    return out;
}

std::size_t sharedTokens(const std::vector<std::string>& left, const std::vector<std::string>& right)
{
    std::unordered_map<std::string_view, std::size_t> counts;
    for (const auto& token : left) {
        ++counts[token];
    }
    std::size_t shared = 0;
    for (const auto& token : right) {
        const auto found = counts.find(token);
        if (found != counts.end() && found->second > 0) {
            --found->second;
            ++shared;
        }
    }
    return shared;
}

double harmonicMean(double precision, double recall)
{
    return precision + recall > 0 ? 2 * precision * recall / (precision + recall) : 0;
}

} // namespace reminisce::evaluation
