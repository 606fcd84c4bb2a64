// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/search/fusion.h"
#include "core/search/index_snapshot.h"
#include "core/search/ranking_parameters.h"
#include "core/search/row_selection.h"
#include "core/search/score_arrays.h"
#include "core/search/search_request.h"

namespace reminisce::search {

/// Gives the texts of chunks, in the order of the ids; an empty text for one that is gone.
using TextSource = std::function<Result<std::vector<std::string>>(std::span<const archive::Id>)>;

/// One question to the ranker.
struct RankingTask
{
    std::string_view text;                     ///< what to look for, without the parts that became filters or boosts
    const Understanding* understood = nullptr; ///< boosts and emotions; may be null
    const RowSelection* rows = nullptr;        ///< what passed the filter
    std::span<const float> dense;              ///< similarity per row from a backend's vectors; empty: none
    SearchMode mode = SearchMode::Hybrid;
    float weight = 0.5F;
    Normalisation normalisation = Normalisation::MinMax;
    std::size_t k = 25;
    bool groupByConversation = false;
    ScoreArrays* arrays = nullptr; ///< used by this search alone while it runs; null: own ones
    bool fill = false;             ///< when fewer than k are found, go on with other selected rows, the latest first
};

struct RankedRow
{
    std::uint32_t row = 0;
    HitScores scores;
    HitEvidence evidence;
};

struct Ranking
{
    std::vector<RankedRow> rows;           ///< best first
    std::vector<std::string> unknownWords; ///< words of the query that the archive has in no form
    std::vector<std::string> terms; ///< words of the query and what they were expanded to, folded, for highlighting
};

/// Orders the rows of an index. Stateless beyond its references; any number of threads may use one.
class Ranker
{
public:
    /// `texts` is asked for the best rows of the first round; an empty function leaves out the second round.
    Ranker(const IndexSnapshot& index, const RankingParameters& parameters, TextSource texts);

    /// Fails with Cancelled (looked at after each list of postings and each pass over the rows), or as the text source
    /// does.
    [[nodiscard]] Result<Ranking> rank(const RankingTask& task, std::stop_token stop = {}) const;

private:
    struct Arm;
    struct Arms;
    /// False when it was stopped; so do the others.
    [[nodiscard]] bool computeArms(const RankingTask& task, Arms& arms, const std::stop_token& stop) const;
    void addKeywordArm(const RankingTask& task, Arms& arms, const std::stop_token& stop) const;
    /// Divides by lengths, takes what coverage did not earn, and forgets the rows that do not pass.
    void finish(const RankingTask& task, Arms& arms) const;
    /// Joins the backend's similarities to the n-gram arm's, or stands alone in the vector mode.
    void addDense(const RankingTask& task, Arms& arms) const;
    void makeComparable(const RankingTask& task, Arm& arm, ScoreFloor floor) const;
    /// From the arms to the scores that hits are ordered by.
    [[nodiscard]] bool fuse(const RankingTask& task, Arms& arms, const std::stop_token& stop) const;
    void addBoosts(const RankingTask& task, Arms& arms) const;
    void addDateBoost(const RowSelection& rows, const DateBoost& boost, float unit, std::span<float> scores) const;
    /// Whether words were added to the keyword arm.
    [[nodiscard]] Result<bool> addFeedback(const RankingTask& task, Arms& arms, const std::stop_token& stop) const;
    void addOrder(const RankingTask& task, std::span<float> scores) const;
    [[nodiscard]] Ranking collect(const RankingTask& task, const Arms& arms) const;

    const IndexSnapshot& m_index;
    const RankingParameters& m_parameters;
    TextSource m_texts;
};

} // namespace reminisce::search
