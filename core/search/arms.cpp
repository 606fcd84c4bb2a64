// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/arms.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

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
        const auto known =
            std::find_if(stems.begin(), stems.end(), [&stem](const WeightedTerm& term) { return term.term == *stem; });
        if (known == stems.end()) {
            stems.push_back({*stem, word.weight, word.own, word.group, word.form && !word.own});
        } else {
            known->weight = std::max(known->weight, word.weight);
        }
    }
    return stems;
}

namespace {

/// Okapi BM25 of single terms.
class Bm25
{
public:
    Bm25(const IndexSnapshot& index, const RankingParameters& parameters, RowRange range)
        : m_index(index),
          m_range(range),
          m_factor(parameters.bm25K1 + 1.0F),
          m_flat(parameters.bm25K1 * (1.0F - parameters.bm25B)),
          m_slope(parameters.bm25K1 * parameters.bm25B / index.meanLength())
    {
        for (std::uint32_t frequency = 1; frequency <= kFrequencies; ++frequency) {
            for (std::uint32_t length = 0; length < kLengths; ++length) {
                m_known[(frequency - 1) * kLengths + length] = saturation(frequency, length);
            }
        }
    }

    [[nodiscard]] float idf(float count) const
    {
        const auto rows = static_cast<float>(m_index.rows());
        return std::log(1.0F + (rows - std::min(count, rows) + 0.5F) / (std::min(count, rows) + 0.5F));
    }
    [[nodiscard]] float idf(std::uint32_t stem) const { return idf(static_cast<float>(m_index.stems.count(stem))); }

    /// Calls `fn(row, score)` for the rows with the stem.
    template <class Fn>
    void forEach(const WeightedTerm& stem, float idf, Fn&& fn) const
    {
        const float weight = stem.weight * idf * m_factor;
        forEachPosting(m_index.stems.postings(stem.term), m_range, [&](std::uint32_t row, std::uint32_t frequency) {
            const std::uint32_t length = m_index.lengths[row];
            const bool known = frequency - 1 < kFrequencies && length < kLengths;
            fn(row, weight * (known ? m_known[(frequency - 1) * kLengths + length] : saturation(frequency, length)));
        });
    }

private:
    /// Most postings are within these: their division is done before.
    static constexpr std::uint32_t kFrequencies = 4;
    static constexpr std::uint32_t kLengths = 512;

    [[nodiscard]] float saturation(std::uint32_t frequency, std::uint32_t length) const
    {
        const auto tf = static_cast<float>(frequency);
        return tf / (tf + m_flat + m_slope * static_cast<float>(length));
    }

    const IndexSnapshot& m_index;
    RowRange m_range;
    float m_factor;
    float m_flat;
    float m_slope;
    std::array<float, static_cast<std::size_t>(kFrequencies) * kLengths> m_known{};
};

/// What stands for one word of the query.
struct Group
{
    std::vector<const WeightedTerm*> own;
    std::vector<const WeightedTerm*> related;
    float count = 0; ///< rows with the word or a form of it, at most
    float idf = 0;   ///< of the word with its forms
    float mass = 0;  ///< what the word counts in the coverage
};

std::map<std::size_t, Group> groupsOf(const IndexSnapshot& index, std::span<const WeightedTerm> stems, const Bm25& bm25)
{
    std::map<std::size_t, Group> groups;
    for (const WeightedTerm& stem : stems) {
        Group& group = groups[stem.group];
        (stem.own ? group.own : group.related).push_back(&stem);
        if (stem.own || stem.form) {
            group.count += static_cast<float>(index.stems.count(stem.term));
        }
    }
    for (auto& [number, group] : groups) {
        group.idf = bm25.idf(group.count);
        group.mass = group.own.empty() ? group.idf : group.own.front()->weight * group.idf;
    }
    return groups;
}

} // namespace

float addKeywordScores(const IndexSnapshot& index, std::span<const WeightedTerm> stems,
                       const RankingParameters& parameters, RowRange range, std::span<float> scores,
                       const ArmOptions& options)
{
    const Bm25 bm25(index, parameters, range);
    const std::span<float> coverage = options.coverage;
    ScoreArrays own;
    std::span<float> related; // what stands for the word besides itself; 0 but while a word is at its turn
    std::vector<std::uint32_t> touched;
    float mass = 0;
    for (const auto& numbered : groupsOf(index, stems, bm25)) {
        const Group& group = numbered.second;
        mass += group.mass;
        if (!group.related.empty() && related.empty()) {
            related = (options.arrays != nullptr ? *options.arrays : own).lendZeroed(index.rows(), range);
        }
        for (const WeightedTerm* stem : group.related) {
            if (options.stop.stop_requested()) {
                return mass;
            }
            const float idf = stem->form ? group.idf : bm25.idf(stem->term);
            bm25.forEach(*stem, idf, [&](std::uint32_t row, float score) {
                if (related[row] == 0) {
                    touched.push_back(row);
                }
                related[row] += score;
            });
        }
        for (const std::uint32_t row : touched) {
            const float added = std::min(related[row], parameters.relatedLimit * group.idf);
            related[row] = added;
            scores[row] += added;
            if (!coverage.empty()) {
                coverage[row] += std::min(added, group.mass);
            }
        }
        for (const WeightedTerm* stem : group.own) {
            if (options.stop.stop_requested()) {
                return mass;
            }
            if (coverage.empty()) {
                bm25.forEach(*stem, group.idf, [&](std::uint32_t row, float score) { scores[row] += score; });
                continue;
            }
            bm25.forEach(*stem, group.idf, [&](std::uint32_t row, float score) {
                scores[row] += score;
                coverage[row] += group.mass - (touched.empty() ? 0.0F : std::min(related[row], group.mass));
            });
        }
        for (const std::uint32_t row : touched) {
            related[row] = 0;
        }
        touched.clear();
    }
    return mass;
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
    std::vector<float> m_products;      ///< by word of the vocabulary
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

void addSubwordScores(const IndexSnapshot& index, std::span<const WeightedTerm> words, RowRange range,
                      std::span<float> scores, const std::stop_token& stop)
{
    std::array<float, 256> ofFrequency{};
    for (std::uint32_t frequency = 1; frequency < ofFrequency.size(); ++frequency) {
        ofFrequency[frequency] = subwordWeight(frequency);
    }
    std::array<float, 256> weights{};
    for (const WeightedTerm& word : words) {
        if (stop.stop_requested()) {
            return;
        }
        std::transform(ofFrequency.begin(), ofFrequency.end(), weights.begin(),
                       [&word](float weight) { return word.weight * weight; });
        forEachPosting(index.words.postings(word.term), range,
                       [&](std::uint32_t row, std::uint32_t frequency) { scores[row] += weights[frequency & 0xFFU]; });
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
