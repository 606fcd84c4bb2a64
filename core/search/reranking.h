// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/search/search_request.h"

namespace reminisce::backend {
class Reranker;
}

namespace reminisce::search {

/// How many of the best hits a rerank model reads.
inline constexpr std::size_t kReranked = 50;

/// Puts the best hits, whose texts are given, into the order that a rerank model gives them together with the order
/// they had; hits behind them stay behind. Fills the rerank scores, min-max normalised. Fails as the backend does, with
/// the hits unchanged.
[[nodiscard]] Result<void> rerankHits(backend::Reranker& reranker, const std::string& query,
                                      std::span<const std::string> texts, std::vector<Hit>& hits, std::stop_token stop);

} // namespace reminisce::search
