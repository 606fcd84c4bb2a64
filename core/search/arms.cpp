// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/arms.h"

#include <algorithm>
#include <cmath>

#include "core/archive/emotion_bytes.h"
#include "core/search/subword_builder.h"
#include "core/text/ngrams.h"
#include "core/text/stems.h"

namespace reminisce::search {

std::vector<WeightedTerm> stemsOf(const IndexSnapshot& index, std::span<const QueryWord> words)
{
    std::vector<WeightedTerm> stems;
    text::Stemmer stemmer(1024);
    for (const QueryWord& word : words) {
        const auto stem = index.stems.find(stemmer.stem(word.folded));
        if (!stem) {
            continue;
        }
        const auto known = std::find_if(stems.begin(), stems.end(),
                                        [&stem](const WeightedTerm& term) { return term.term == *stem; });
        if (known == stems.end()) {
            stems.push_back({*stem, word.weight});
        } else {
            known->weight = std::max(known->weight, word.weight);
        }
    }
    return stems;
}

void addKeywordScores(const IndexSnapshot& index, std::span<const WeightedTerm> stems,
                      const RankingParameters& parameters, RowRange range, std::span<float> scores)
{
    const float k1 = parameters.bm25K1;
    const float flat = k1 * (1.0F - parameters.bm25B);
    const float slope = k1 * parameters.bm25B / index.meanLength();
    const auto rows = static_cast<float>(index.rows());
    for (const WeightedTerm& stem : stems) {
        const auto count = static_cast<float>(index.stems.count(stem.term));
        const float idf = std::log(1.0F + (rows - count + 0.5F) / (count + 0.5F));
        const float weight = stem.weight * idf * (k1 + 1.0F);
        forEachPosting(index.stems.postings(stem.term), range, [&](std::uint32_t row, std::uint32_t frequency) {
            const auto tf = static_cast<float>(frequency);
            scores[row] += weight * tf / (tf + flat + slope * static_cast<float>(index.lengths[row]));
        });
    }
}

namespace {

/// Products of one query word's n-gram vector with those of the vocabulary's words.
class WordProducts
{
public:
    explicit WordProducts(const IndexSnapshot& index) : m_index(index), m_products(index.words.size(), 0.0F) {}

    /// Fills alike() and product(); returns the length of the query word's own vector.
    float compute(std::string_view folded)
    {
        for (const std::uint32_t word : m_alike) {
            m_products[word] = 0;
        }
        m_alike.clear();
        float squares = 0;
        text::forEachNgram(folded, kMinGram, kMaxGram, m_buffer, [&](std::string_view gram) {
            const std::uint64_t hash = termHash(gram.data(), gram.size());
            const auto found = std::lower_bound(m_index.gramHashes.begin(), m_index.gramHashes.end(), hash);
            const bool known = found != m_index.gramHashes.end() && *found == hash;
            const auto at = static_cast<std::size_t>(found - m_index.gramHashes.begin());
            const float weight = gramWeight(m_index.rows(), known ? m_index.gramFrequencies[at] : 0);
            squares += weight * weight;
            for (std::uint32_t i = known ? m_index.gramOffsets[at] : 1; known && i < m_index.gramOffsets[at + 1]; ++i) {
                const std::uint32_t word = m_index.gramWords[i];
                if (m_products[word] == 0) {
                    m_alike.push_back(word);
                }
                m_products[word] += weight * weight;
            }
        });
        return std::sqrt(squares);
    }
    [[nodiscard]] const std::vector<std::uint32_t>& alike() const { return m_alike; }
    [[nodiscard]] float product(std::uint32_t word) const { return m_products[word]; }

private:
    const IndexSnapshot& m_index;
    std::vector<float> m_products; ///< by word of the vocabulary
    std::vector<std::uint32_t> m_alike; ///< those that are not 0
    std::string m_buffer;
};

} // namespace

std::vector<WeightedTerm> alikeWords(const IndexSnapshot& index, std::span<const QueryWord> words,
                                     const RankingParameters& parameters)
{
    std::vector<float> weights(index.words.size(), 0.0F);
    std::vector<WeightedTerm> terms;
    WordProducts products(index);
    for (const QueryWord& word : words) {
        const float length = products.compute(word.folded);
        for (const std::uint32_t alike : products.alike()) {
            const float product = products.product(alike);
            if (product < parameters.subwordMinCosine * length * index.wordLengths[alike]) {
                continue;
            }
            if (weights[alike] == 0) {
                terms.push_back({alike, 0});
            }
            weights[alike] += word.weight * product;
        }
    }
    for (WeightedTerm& term : terms) {
        term.weight = weights[term.term];
    }
    return terms;
}

void addSubwordScores(const IndexSnapshot& index, std::span<const WeightedTerm> words,
                      const RankingParameters& parameters, RowRange range, std::span<float> scores)
{
    for (const WeightedTerm& word : words) {
        forEachPosting(index.words.postings(word.term), range, [&](std::uint32_t row, std::uint32_t frequency) {
            scores[row] += word.weight * subwordWeight(frequency);
        });
    }
    for (std::uint32_t row = range.begin; row < range.end; ++row) {
        if (scores[row] != 0 && index.subwordLengths[row] > 0) {
            scores[row] /= parameters.subwordLengthPower == 1.0F
                               ? index.subwordLengths[row]
                               : std::pow(index.subwordLengths[row], parameters.subwordLengthPower);
        }
    }
}

void setEmotionScores(const IndexSnapshot& index, const EmotionScores& weights, const RowSelection& rows,
                      std::span<float> scores)
{
    float total = 0;
    for (const float weight : weights) {
        total += weight;
    }
    if (total <= 0) {
        return;
    }
    rows.forEach([&](std::uint32_t row) {
        const std::uint8_t* bytes = index.emotions.data() + static_cast<std::size_t>(row) * kEmotionCount;
        float sum = 0;
        for (std::size_t i = 0; i < kEmotionCount; ++i) {
            sum += weights[i] * archive::emotionScore(bytes[i]);
        }
        scores[row] = sum / total;
    });
}

} // namespace reminisce::search
