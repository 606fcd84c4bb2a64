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
    {}

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
            const auto tf = static_cast<float>(frequency);
            fn(row, weight * tf / (tf + m_flat + m_slope * static_cast<float>(m_index.lengths[row])));
        });
    }

private:
    const IndexSnapshot& m_index;
    RowRange m_range;
    float m_factor;
    float m_flat;
    float m_slope;
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

void addKeywordScores(const IndexSnapshot& index, std::span<const WeightedTerm> stems,
                      const RankingParameters& parameters, RowRange range, std::span<float> scores,
                      std::span<float> coverage)
{
    const Bm25 bm25(index, parameters, range);
    const auto groups = groupsOf(index, stems, bm25);
    std::vector<float> related; // by row of the range
    std::vector<std::uint32_t> touched;
    float mass = 0;
    for (const auto& [number, group] : groups) {
        mass += group.mass;
        if (!group.related.empty()) {
            related.resize(range.end - range.begin, 0.0F);
        }
        for (const WeightedTerm* stem : group.related) {
            const float idf = stem->form ? group.idf : bm25.idf(stem->term);
            bm25.forEach(*stem, idf, [&](std::uint32_t row, float score) {
                float& sum = related[row - range.begin];
                if (sum == 0) {
                    touched.push_back(row);
                }
                sum += score;
            });
        }
        for (const std::uint32_t row : touched) {
            const float added = std::min(related[row - range.begin], parameters.relatedLimit * group.idf);
            related[row - range.begin] = added;
            scores[row] += added;
            if (!coverage.empty()) {
                coverage[row] += std::min(added, group.mass);
            }
        }
        for (const WeightedTerm* stem : group.own) {
            bm25.forEach(*stem, group.idf, [&](std::uint32_t row, float score) {
                scores[row] += score;
                if (!coverage.empty()) {
                    const float counted = touched.empty() ? 0.0F : std::min(related[row - range.begin], group.mass);
                    coverage[row] += group.mass - counted;
                }
            });
        }
        for (const std::uint32_t row : touched) {
            related[row - range.begin] = 0;
        }
        touched.clear();
    }
    for (std::uint32_t row = range.begin; !coverage.empty() && mass > 0 && row < range.end; ++row) {
        coverage[row] /= mass;
    }
}

void scaleByCoverage(std::span<const float> coverage, float share, RowRange range, std::span<float> scores)
{
    for (std::uint32_t row = range.begin; row < range.end; ++row) {
        scores[row] *= 1.0F - share + share * std::min(coverage[row], 1.0F);
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

void addSubwordScores(const IndexSnapshot& index, std::span<const WeightedTerm> words,
                      const RankingParameters& parameters, RowRange range, std::span<float> scores)
{
    std::array<float, 256> weights{};
    for (std::uint32_t frequency = 1; frequency < weights.size(); ++frequency) {
        weights[frequency] = subwordWeight(frequency);
    }
    for (const WeightedTerm& word : words) {
        forEachPosting(index.words.postings(word.term), range, [&](std::uint32_t row, std::uint32_t frequency) {
            scores[row] += word.weight * weights[frequency & 0xFFU];
        });
    }
    const bool root = parameters.subwordLengthPower == 0.5F; // by far faster than the general power
    for (std::uint32_t row = range.begin; row < range.end; ++row) {
        if (const float length = index.subwordLengths[row]; scores[row] != 0 && length > 0) {
            scores[row] /= root ? std::sqrt(length) : std::pow(length, parameters.subwordLengthPower);
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
