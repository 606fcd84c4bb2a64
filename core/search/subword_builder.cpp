// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/subword_builder.h"

#include <algorithm>
#include <string>

#include "core/search/index_format.h"
#include "core/text/ngrams.h"

namespace reminisce::search {

SubwordParts buildSubwords(const TermTable& words, const std::vector<std::uint32_t>& wordCounts, std::size_t rows)
{
    struct GramOfWord
    {
        std::uint64_t hash;
        std::uint32_t word;
    };
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
    std::sort(grams.begin(), grams.end(), [](const GramOfWord& a, const GramOfWord& b) {
        return a.hash != b.hash ? a.hash < b.hash : a.word < b.word;
    });
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
