// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/formats/speaker_name.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "core/text/unicode.h"

namespace reminisce::ingest {

namespace {

constexpr std::size_t kMostNameWords = 4; ///< beside titles, particles and what stands in brackets

template <std::size_t N>
bool isOneOf(std::string_view word, const std::array<std::string_view, N>& words)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

} // namespace

bool readsLikeName(std::string_view speaker)
{
    static constexpr std::array<std::string_view, 24> kTitles = {
        "Dr.",  "Prof.", "Mr.",  "Mrs.", "Ms.",  "Mx.",  "St.",   "Hr.", "Fr.",  "Frl.", "Sr.",  "Jr.",
        "Rev.", "Sen.",  "Rep.", "Gov.", "Gen.", "Col.", "Capt.", "Lt.", "Sgt.", "Hon.", "Ing.", "Mag."};
    static constexpr std::array<std::string_view, 17> kParticles = {
        "von", "van", "de", "der", "den", "da", "di", "du", "del", "dos", "la", "le", "al", "bin", "ibn", "of", "the"};
    std::size_t words = 0;
    std::string_view rest = speaker.substr(0, speaker.find_first_of("([|", 1)); // "Ann (Head of Sales)"
    while (!rest.empty()) {
        const std::size_t end = rest.find(' ');
        const std::string_view word = rest.substr(0, end);
        rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
        const bool abbreviated = word.size() > 1 && word.back() == '.';
        const bool initial = abbreviated && text::countCodePoints(word) == 2;
        if (isOneOf(word, kTitles) || isOneOf(word, kParticles) || initial) {
            continue;
        }
        if (abbreviated && !rest.empty()) {
            return false;
        }
        words += word.empty() ? 0 : 1;
    }
    return words <= kMostNameWords;
}

} // namespace reminisce::ingest
