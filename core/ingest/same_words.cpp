// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/same_words.h"

#include <algorithm>

#include "core/text/unicode.h"

namespace reminisce::ingest {

std::string bareWords(std::string_view text)
{
    std::string out;
    std::size_t at = 0;
    const std::string folded = text::fold(text);
    while (at < folded.size()) {
        const std::size_t begin = at;
        const char32_t c = text::nextCodePoint(folded, at);
        if (text::isLetter(c) || text::isDigit(c) || c > 0x2190) {
            out.append(folded, begin, at - begin);
        }
    }
    return out;
}

bool isMadeOf(std::string_view said, const std::vector<std::string>& turns)
{
    // A turn that fits may still be one to leave out ("ok" in the chat before "okay, let's begin"), so all places that
    // can have been reached are kept. They are few; the bound is for texts made to be nasty.
    constexpr std::size_t kMostPlaces = 64;
    std::vector<std::size_t> places = {0};
    for (const std::string& turn : turns) {
        if (turn.empty()) {
            continue;
        }
        const std::size_t before = places.size();
        for (std::size_t i = 0; i < before && places.size() < kMostPlaces; ++i) {
            const std::size_t next = places[i] + turn.size();
            if (said.compare(places[i], turn.size(), turn) == 0 && next <= said.size() &&
                std::find(places.begin(), places.end(), next) == places.end()) {
                places.push_back(next);
            }
        }
        if (places.size() == kMostPlaces) { // the furthest are the likeliest
            std::sort(places.begin(), places.end());
            places.erase(places.begin(), places.begin() + kMostPlaces / 2);
        }
    }
    return std::find(places.begin(), places.end(), said.size()) != places.end();
}

} // namespace reminisce::ingest
