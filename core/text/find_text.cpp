// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/find_text.h"

#include <string>

#include "core/text/unicode.h"

namespace reminisce::text {
namespace {

using Ranges = std::vector<std::pair<std::size_t, std::size_t>>;

/// \param folded the needle after `foldInto`, which folds a text into a buffer that it clears first
template <class FoldInto>
Ranges findAllBy(std::string_view haystack, std::string_view folded, const FoldInto& foldInto)
{
    Ranges found;
    if (folded.empty()) {
        return found;
    }
    std::string text;
    std::vector<std::size_t> origin; // for each folded byte the byte of the haystack at which its character begins
    std::string one;
    for (std::size_t at = 0; at < haystack.size();) {
        const std::size_t begin = at;
        (void)nextCodePoint(haystack, at);
        foldInto(haystack.substr(begin, at - begin), one);
        text.append(one);
        origin.insert(origin.end(), one.size(), begin);
    }
    origin.push_back(haystack.size());
    for (std::size_t at = text.find(folded); at != std::string::npos; at = text.find(folded, at + folded.size())) {
        std::size_t last = at + folded.size();
        while (last < text.size() && origin[last] == origin[last - 1]) {
            ++last; // half of a folded character ("s" of "ß") highlights the whole
        }
        if (found.empty() || found.back().second <= origin[at]) {
            found.emplace_back(origin[at], origin[last]);
        }
    }
    return found;
}

} // namespace

Ranges findAllFolded(std::string_view haystack, std::string_view needle)
{
    return findAllBy(haystack, foldCase(needle), foldCaseInto);
}

bool isFoundIn(std::string_view haystack, std::string_view foldedNeedle)
{
    return foldedNeedle.empty() || fold(haystack).find(foldedNeedle) != std::string::npos;
}

Ranges findAll(std::string_view haystack, std::string_view needle)
{
    return findAllBy(haystack, fold(needle), foldInto);
}

} // namespace reminisce::text
