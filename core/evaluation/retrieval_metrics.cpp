// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/retrieval_metrics.h"

#include <algorithm>
#include <cmath>

namespace reminisce::evaluation {

namespace {

std::size_t relevantAmong(std::span<const std::string> ranked, const std::set<std::string>& relevant, std::size_t k)
{
    const auto first = ranked.first(std::min(k, ranked.size()));
    return static_cast<std::size_t>(
        std::count_if(first.begin(), first.end(), [&](const std::string& id) { return relevant.contains(id); }));
}

double discount(std::size_t rank)
{
    return 1.0 / std::log2(static_cast<double>(rank) + 1.0);
}

} // namespace

double recallAt(std::span<const std::string> ranked, const std::set<std::string>& relevant, std::size_t k)
{
    return relevant.empty()
               ? 0.0
               : static_cast<double>(relevantAmong(ranked, relevant, k)) / static_cast<double>(relevant.size());
}

double precisionAt(std::span<const std::string> ranked, const std::set<std::string>& relevant, std::size_t k)
{
    return k == 0 ? 0.0 : static_cast<double>(relevantAmong(ranked, relevant, k)) / static_cast<double>(k);
}

double ndcgAt(std::span<const std::string> ranked, const std::set<std::string>& relevant, std::size_t k)
{
    double gain = 0;
    for (std::size_t i = 0; i < std::min(k, ranked.size()); ++i) {
        gain += relevant.contains(ranked[i]) ? discount(i + 1) : 0.0;
    }
    double best = 0;
    for (std::size_t i = 0; i < std::min(k, relevant.size()); ++i) {
        best += discount(i + 1);
    }
    return best > 0 ? gain / best : 0.0;
}

double reciprocalRank(std::span<const std::string> ranked, const std::set<std::string>& relevant)
{
    for (std::size_t i = 0; i < ranked.size(); ++i) {
        if (relevant.contains(ranked[i])) {
            return 1.0 / static_cast<double>(i + 1);
        }
    }
    return 0.0;
}

double averagePrecision(std::span<const std::string> ranked, const std::set<std::string>& relevant)
{
    double sum = 0;
    std::size_t found = 0;
    for (std::size_t i = 0; i < ranked.size(); ++i) {
        if (relevant.contains(ranked[i])) {
            sum += static_cast<double>(++found) / static_cast<double>(i + 1);
        }
    }
    return relevant.empty() ? 0.0 : sum / static_cast<double>(relevant.size());
}

double f1At(std::span<const std::string> ranked, const std::set<std::string>& relevant, std::size_t k)
{
    const double precision = precisionAt(ranked, relevant, k);
    const double recall = recallAt(ranked, relevant, k);
    return precision + recall > 0 ? 2 * precision * recall / (precision + recall) : 0;
}

void RetrievalMeasuresSum::add(std::span<const std::string> ranked, const std::set<std::string>& relevant)
{
    ++m_sum.samples;
    for (const std::size_t k : m_ks) {
        m_sum.recall[k] += recallAt(ranked, relevant, k);
        m_sum.precision[k] += precisionAt(ranked, relevant, k);
        m_sum.f1[k] += f1At(ranked, relevant, k);
        m_sum.ndcg[k] += ndcgAt(ranked, relevant, k);
    }
    m_sum.mrr += reciprocalRank(ranked, relevant);
    m_sum.map += averagePrecision(ranked, relevant);
}

RetrievalMeasures RetrievalMeasuresSum::mean() const
{
    RetrievalMeasures mean = m_sum;
    const double count = std::max(1.0, static_cast<double>(m_sum.samples));
    for (auto* byK : {&mean.recall, &mean.precision, &mean.f1, &mean.ndcg}) {
        for (const std::size_t k : m_ks) {
            (*byK)[k] /= count; // makes the entry when there was no sample
        }
    }
    mean.mrr /= count;
    mean.map /= count;
    return mean;
}

} // namespace reminisce::evaluation
