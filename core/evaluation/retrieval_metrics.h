// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <map>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace reminisce::evaluation {

/// Ranked retrieval against a set of relevant units, relevance being yes or no. `ranked` has distinct ids, best first.

/// Share of the relevant units among the first k.
[[nodiscard]] double recallAt(std::span<const std::string> ranked, const std::set<std::string>& relevant,
                              std::size_t k);
/// Share of the first k that are relevant; k counts fully when fewer were returned (as trec_eval does).
[[nodiscard]] double precisionAt(std::span<const std::string> ranked, const std::set<std::string>& relevant,
                                 std::size_t k);
/// Harmonic mean of the two.
[[nodiscard]] double f1At(std::span<const std::string> ranked, const std::set<std::string>& relevant, std::size_t k);
/// Discounted cumulative gain, Σ rel / log2(i + 1) for ranks i from 1, over that of the best order (Järvelin and
/// Kekäläinen, TOIS 2002, with the discount of Burges et al., 2005).
[[nodiscard]] double ndcgAt(std::span<const std::string> ranked, const std::set<std::string>& relevant, std::size_t k);
/// 1 / rank of the first relevant unit, 0 when there is none.
[[nodiscard]] double reciprocalRank(std::span<const std::string> ranked, const std::set<std::string>& relevant);
/// Mean, over the relevant units, of the precision at the rank of each; units not returned count 0 (as trec_eval's
/// map).
[[nodiscard]] double averagePrecision(std::span<const std::string> ranked, const std::set<std::string>& relevant);

/// Means over samples.
struct RetrievalMeasures
{
    std::size_t samples = 0;
    std::map<std::size_t, double> recall; ///< by k
    std::map<std::size_t, double> precision;
    std::map<std::size_t, double> f1; ///< harmonic mean of the two, per sample
    std::map<std::size_t, double> ndcg;
    double mrr = 0;
    double map = 0;
};

/// Collects samples one by one.
class RetrievalMeasuresSum
{
public:
    explicit RetrievalMeasuresSum(std::vector<std::size_t> ks) : m_ks(std::move(ks)) {}
    void add(std::span<const std::string> ranked, const std::set<std::string>& relevant);
    [[nodiscard]] RetrievalMeasures mean() const;

private:
    std::vector<std::size_t> m_ks;
    RetrievalMeasures m_sum;
};

} // namespace reminisce::evaluation
