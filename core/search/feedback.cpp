// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/feedback.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

#include "core/text/language.h"
#include "core/text/stems.h"
#include "core/text/words.h"

namespace reminisce::search {

std::vector<QueryWord> feedbackWords(const IndexSnapshot& index, std::span<const std::string> texts,
                                     std::span<const float> scores, std::span<const QueryWord> query,
                                     const RankingParameters& parameters)
{
    text::Stemmer stemmer(4096);
    std::unordered_set<std::string> known;
    for (const QueryWord& word : query) {
        if (word.own) {
            known.insert(std::string(stemmer.stem(word.folded)));
        }
    }
    struct Candidate
    {
        std::string word;
        float share = 0;
        int chunks = 0;
        std::size_t lastChunk = SIZE_MAX;
    };
    std::unordered_map<std::string, Candidate> candidates; // by stem
    float total = 0;
    for (const float score : scores) {
        total += score;
    }
    for (std::size_t i = 0; i < texts.size() && total > 0; ++i) {
        const std::vector<std::string> words = text::foldedWords(texts[i]);
        const float portion = scores[i] / total / static_cast<float>(std::max<std::size_t>(words.size(), 1));
        for (const std::string& word : words) {
            if (word.size() < 3 || text::isStopWord(word)) {
                continue;
            }
            std::string stem(stemmer.stem(word));
            if (known.contains(stem)) {
                continue;
            }
            Candidate& candidate = candidates[std::move(stem)];
            if (candidate.word.empty()) {
                candidate.word = word;
            }
            candidate.share += portion;
            candidate.chunks += static_cast<int>(candidate.lastChunk != i);
            candidate.lastChunk = i;
        }
    }
    std::vector<QueryWord> words;
    const auto rows = static_cast<float>(index.rows());
    for (const auto& [stem, candidate] : candidates) {
        const auto id = index.stems.find(stem);
        if (!id || candidate.chunks < 2) { // a word of one chunk only says nothing about the subject
            continue;
        }
        const auto count = static_cast<float>(index.stems.count(*id));
        const float idf = std::log(1.0F + (rows - count + 0.5F) / (count + 0.5F));
        words.push_back({candidate.word, candidate.share * idf, true, words.size()});
    }
    std::sort(words.begin(), words.end(), [](const QueryWord& a, const QueryWord& b) {
        return a.weight != b.weight ? a.weight > b.weight : a.folded < b.folded;
    });
    if (words.size() > parameters.feedbackTerms) {
        words.resize(parameters.feedbackTerms);
    }
    const float heaviest = words.empty() ? 1.0F : words.front().weight;
    for (QueryWord& word : words) {
        word.weight /= heaviest;
    }
    return words;
}

} // namespace reminisce::search
