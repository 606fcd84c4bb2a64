// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/arms.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

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
    explicit WordProducts(const IndexSnapshot& index) : m_index(index) {}

    /// Fills products(); returns the squared length of the query word's own vector.
    float compute(std::string_view folded)
    {
        m_products.clear();
        float squares = 0;
        text::forEachNgram(folded, kMinGram, kMaxGram, m_buffer, [&](std::string_view gram) {
            const std::uint64_t hash = termHash(gram.data(), gram.size());
            const auto found = std::lower_bound(m_index.gramHashes.begin(), m_index.gramHashes.end(), hash);
            if (found == m_index.gramHashes.end() || *found != hash) {
                const float weight = gramWeight(m_index.rows(), 0);
                squares += weight * weight;
                return;
            }
            const auto at = static_cast<std::size_t>(found - m_index.gramHashes.begin());
            const float weight = gramWeight(m_index.rows(), m_index.gramFrequencies[at]);
            squares += weight * weight;
            for (std::uint32_t i = m_index.gramOffsets[at]; i < m_index.gramOffsets[at + 1]; ++i) {
                m_products[m_index.gramWords[i]] += weight * weight;
            }
        });
        return squares;
    }
    [[nodiscard]] const std::unordered_map<std::uint32_t, float>& products() const { return m_products; }

private:
    const IndexSnapshot& m_index;
    std::unordered_map<std::uint32_t, float> m_products;
    std::string m_buffer;
};

} // namespace

std::vector<WeightedTerm> alikeWords(const IndexSnapshot& index, std::span<const QueryWord> words,
                                     const RankingParameters& parameters)
{
    std::unordered_map<std::uint32_t, float> weights;
    WordProducts products(index);
    for (const QueryWord& word : words) {
        const float length = std::sqrt(products.compute(word.folded));
        if (length <= 0) {
            continue;
        }
        for (const auto& [alike, product] : products.products()) {
            const float cosine = product / (length * index.wordLengths[alike]);
            if (cosine >= parameters.subwordMinCosine) {
                weights[alike] += word.weight * product;
            }
        }
    }
    std::vector<WeightedTerm> terms;
    terms.reserve(weights.size());
    for (const auto& [word, weight] : weights) {
        terms.push_back({word, weight});
    }
    std::sort(terms.begin(), terms.end(),
              [](const WeightedTerm& a, const WeightedTerm& b) { return a.term < b.term; });
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
