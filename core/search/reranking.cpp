// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/reranking.h"

#include <algorithm>

#include "core/backend/rerank.h"

namespace reminisce::search {

namespace {

/// A rerank model reads question and passage together and knows better; the rest keeps what people and dates earned.
constexpr float kRerankShare = 0.7F;

} // namespace

Result<void> rerankHits(backend::Reranker& reranker, const std::string& query, std::span<const std::string> texts,
                        std::vector<Hit>& hits, std::stop_token stop)
{
    const std::size_t count = std::min(texts.size(), hits.size());
    if (count == 0) {
        return {};
    }
    const auto scores = reranker.scores(query, texts.first(count), stop);
    if (!scores) {
        return tl::unexpected(scores.error());
    }
    const auto [low, high] = std::minmax_element(scores->begin(), scores->end());
    for (std::size_t i = 0; i < hits.size(); ++i) {
        HitScores& hit = hits[i].scores;
        const float before = hit.fused.value_or(0.0F);
        if (i < count) {
            hit.rerank = *high > *low ? static_cast<float>(((*scores)[i] - *low) / (*high - *low)) : 1.0F;
        }
        hit.fused = (1.0F - kRerankShare) * before + kRerankShare * hit.rerank.value_or(0.0F);
    }
    const auto better = [](const Hit& a, const Hit& b) { return a.scores.fused > b.scores.fused; };
    std::stable_sort(hits.begin(), hits.begin() + static_cast<std::ptrdiff_t>(count), better);
    if (count < hits.size()) { // those that were not read stay behind, and their scores below
        const float last = hits[count - 1].scores.fused.value_or(0.0F);
        for (std::size_t i = count; i < hits.size(); ++i) {
            hits[i].scores.fused = std::min(hits[i].scores.fused.value_or(0.0F), last);
        }
    }
    return {};
}

} // namespace reminisce::search
