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

namespace {

/// A word that can add less than this share of what the strongest one can is not looked for: it is a common word, of
/// the longest lists, and no question's passages change by more than a tie.
constexpr float kLeastAdded = 0.05F;

float idfOf(const IndexSnapshot& index, std::uint32_t stem)
{
    const auto rows = static_cast<float>(index.rows());
    const auto count = static_cast<float>(index.stems.count(stem));
    return std::log(1.0F + (rows - count + 0.5F) / (count + 0.5F));
}

void leaveOutWeak(const IndexSnapshot& index, std::vector<QueryWord>& words, text::Stemmer& stemmer)
{
    std::vector<float> added;
    for (const QueryWord& word : words) {
        const auto stem = index.stems.find(stemmer.stem(word.folded));
        added.push_back(stem ? word.weight * idfOf(index, *stem) : 0.0F);
    }
    const float least = added.empty() ? 0.0F : kLeastAdded * *std::max_element(added.begin(), added.end());
    std::size_t kept = 0;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (added[i] >= least) {
            std::swap(words[kept++], words[i]);
        }
    }
    words.resize(kept);
}

} // namespace

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
    for (const auto& [stem, candidate] : candidates) {
        const auto id = index.stems.find(stem);
        if (!id || candidate.chunks < 2) { // a word of one chunk only says nothing about the subject
            continue;
        }
        words.push_back({candidate.word, candidate.share * idfOf(index, *id), true, words.size()});
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
    leaveOutWeak(index, words, stemmer);
    return words;
}

} // namespace reminisce::search
