// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/search/index_snapshot.h"
#include "core/search/ranking_parameters.h"
#include "core/text/language.h"

namespace reminisce::search {

/// A word to look for.
struct QueryWord
{
    std::string folded;
    float weight = 1;
    bool own = true;       ///< of the query itself, not an expansion
    std::size_t group = 0; ///< number of the query's word that it stands for
    bool form = false;     ///< another form of that word
};

/// The words of a query with what they are expanded to: parts of compounds (by the words of the archive) and words of
/// like meaning. Distinct; a word that comes several ways keeps its highest weight.
[[nodiscard]] std::vector<QueryWord> queryWords(std::string_view query, text::Language language,
                                                const IndexSnapshot& index, const RankingParameters& parameters);

} // namespace reminisce::search
