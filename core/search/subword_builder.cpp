// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/subword_builder.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <string>

#include "core/search/index_format.h"
#include "core/text/ngrams.h"

namespace reminisce::search {

namespace {

struct GramOfWord
{
    std::uint64_t hash;
    std::uint32_t word;
};

/// By hash, then word. Hashes are spread evenly, so dealing them out by their first bits leaves groups that are sorted
/// in no time: three times as fast as sorting the whole.
void sortByHash(std::vector<GramOfWord>& grams)
{
    constexpr std::size_t kGroupSize = 16;
    constexpr unsigned kMostBits = 20;
    const unsigned bits = std::clamp(static_cast<unsigned>(std::bit_width(grams.size() / kGroupSize)), 1U, kMostBits);
    const auto groupOf = [bits](const GramOfWord& gram) { return static_cast<std::size_t>(gram.hash >> (64U - bits)); };
    std::vector<std::size_t> ends((std::size_t{1} << bits) + 1, 0);
    for (const GramOfWord& gram : grams) {
        ++ends[groupOf(gram) + 1];
    }
    std::partial_sum(ends.begin(), ends.end(), ends.begin());
    std::vector<GramOfWord> dealt(grams.size());
    for (const GramOfWord& gram : grams) {
        dealt[ends[groupOf(gram)]++] = gram; // afterwards ends[i] is the end of group i
    }
    auto begin = dealt.begin();
    for (std::size_t group = 0; group + 1 < ends.size(); ++group) {
        const auto end = dealt.begin() + static_cast<std::ptrdiff_t>(ends[group]);
        std::sort(begin, end, [](const GramOfWord& a, const GramOfWord& b) {
            return a.hash != b.hash ? a.hash < b.hash : a.word < b.word;
        });
        begin = end;
    }
    grams.swap(dealt);
}

} // namespace

SubwordParts buildSubwords(const TermTable& words, const std::vector<std::uint32_t>& wordCounts, std::size_t rows)
{
    std::vector<GramOfWord> grams;
    std::string buffer;
    for (std::uint32_t word = 0; word < words.size(); ++word) {
        if (wordCounts[word] == 0) {
            continue; // a word of titles and dates only
        }
        text::forEachNgram(words.term(word), kMinGram, kMaxGram, buffer, [&](std::string_view gram) {
            grams.push_back({termHash(gram.data(), gram.size()), word});
        });
    }
    sortByHash(grams);
    SubwordParts parts;
    parts.words.reserve(grams.size());
    parts.wordLengths.assign(words.size(), 0.0F);
    parts.offsets.push_back(0);
    for (std::size_t i = 0; i < grams.size();) {
        const std::uint64_t hash = grams[i].hash;
        const std::size_t first = parts.words.size();
        std::uint64_t frequency = 0;
        for (; i < grams.size() && grams[i].hash == hash; ++i) {
            if (parts.words.size() == first || parts.words.back() != grams[i].word) {
                parts.words.push_back(grams[i].word);
                frequency += wordCounts[grams[i].word];
            }
        }
        const auto bounded = static_cast<std::uint32_t>(std::min<std::uint64_t>(frequency, rows));
        const float weight = gramWeight(rows, bounded);
        for (std::size_t word = first; word < parts.words.size(); ++word) {
            parts.wordLengths[parts.words[word]] += weight * weight;
        }
        parts.hashes.push_back(hash);
        parts.offsets.push_back(static_cast<std::uint32_t>(parts.words.size()));
        parts.frequencies.push_back(bounded);
    }
    for (float& length : parts.wordLengths) {
        length = std::sqrt(length); // squares until now
    }
    return parts;
}

} // namespace reminisce::search
