// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/search/index_snapshot.h"
#include "core/search/query_terms.h"
#include "core/search/ranking_parameters.h"

namespace reminisce::search {

/// The words by which the best chunks of a first round stand out, weighted: a relevance model (Lavrenko and Croft,
/// SIGIR 2001; RM3 in Abdul-Jaleel et al., TREC 2004) with each word's share multiplied by its inverse document
/// frequency. Words of the query and words without a subject are left out. The heaviest word has weight 1.
[[nodiscard]] std::vector<QueryWord> feedbackWords(const IndexSnapshot& index, std::span<const std::string> texts,
                                                   std::span<const float> scores, std::span<const QueryWord> query,
                                                   const RankingParameters& parameters);

} // namespace reminisce::search
