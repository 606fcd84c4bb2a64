// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/emotion.h"
#include "core/search/index_snapshot.h"
#include "core/search/query_terms.h"
#include "core/search/ranking_parameters.h"
#include "core/search/row_selection.h"
#include "core/search/score_arrays.h"

namespace reminisce::search {

/// A term number and the weight with which it is looked for.
struct WeightedTerm
{
    std::uint32_t term = 0;
    float weight = 1;
    bool own = true;       ///< a word of the query itself
    std::size_t group = 0; ///< number of the query's word that it stands for
    bool form = false;     ///< another form of that word
};

/// The stems of the words that the index has. Words of one stem count once, with the highest weight.
[[nodiscard]] std::vector<WeightedTerm> stemsOf(const IndexSnapshot& index, std::span<const QueryWord> words);

/// What goes beside the scores of an arm.
struct ArmOptions
{
    std::span<float> coverage = {}; ///< per row; empty: not wanted
    ScoreArrays* arrays = nullptr;  ///< for sums on the way; null: own ones
    std::stop_token stop = {};      ///< looked at between lists; whoever asked to stop has no use for the scores
};

/// Adds Okapi BM25 (Robertson and Zaragoza, 2009; idf ln(1 + (N − n + ½) / (n + ½))) of the stems to the scores, one
/// per row of the index; only rows of `range` are touched. The forms of a word have one idf together. What the words
/// related to one of the query add together is bounded, so that a subject does not outweigh the word itself.
/// To the coverage is added for each row what it has of the query's words: words count by their idf, and where only
/// related words stand, for what these add. Returns what all words count together.
float addKeywordScores(const IndexSnapshot& index, std::span<const WeightedTerm> stems,
                       const RankingParameters& parameters, RowRange range, std::span<float> scores,
                       const ArmOptions& options = {});

/// The words of the vocabulary that share n-grams with the query's words, weighted so that the sum over a row's words
/// is the product of the two TF-IDF n-gram vectors.
[[nodiscard]] std::vector<WeightedTerm> alikeWords(const IndexSnapshot& index, std::span<const QueryWord> words,
                                                   const RankingParameters& parameters);

/// Adds the products of the n-gram vectors, which the root of the row's `subwordLengths` (or what
/// `subwordLengthPower` says) still has to divide; the query's own length is the same for all rows.
void addSubwordScores(const IndexSnapshot& index, std::span<const WeightedTerm> words, RowRange range,
                      std::span<float> scores, const std::stop_token& stop = {});

/// Sets, for the rows selected, the mean of the eight scores weighted by `weights`.
void setEmotionScores(const IndexSnapshot& index, const EmotionScores& weights, const RowSelection& rows,
                      std::span<float> scores);

} // namespace reminisce::search
