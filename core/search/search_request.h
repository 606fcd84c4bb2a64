// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/archive/filter.h"
#include "core/base/emotion.h"
#include "core/base/local_time.h"
#include "core/search/understanding/understanding.h"

namespace reminisce::search {

/// Which arms look for chunks.
enum class SearchMode { Hybrid, Keyword, Vector, Emotion };
/// How two dense vectors are compared; L2 is turned into a similarity, so that higher is always better.
enum class Metric { Cosine, InnerProduct, L2 };
/// How the scores of one arm are made comparable with those of another.
enum class Normalisation {
    MinMax,         ///< (s − min) / (max − min) over the candidates
    TopListL2,      ///< s / Euclidean length of the arm's top list
    ReciprocalRank, ///< 1 / (60 + rank)
};

/// What to look for. Default values are what the search page uses.
struct SearchRequest
{
    std::string query;
    archive::Filter filter; ///< chosen by the person; what understanding finds is added to it, never put in its place
    std::size_t k = 25;
    SearchMode mode = SearchMode::Hybrid;
    double weight = 0.5; ///< share of the vector arm in [0, 1]; the keyword arm has the rest
    Metric metric = Metric::Cosine;
    Normalisation normalisation = Normalisation::MinMax;
    bool understand = true;                            ///< read dates, people and emotions out of the query
    std::optional<LocalMicros> now;                    ///< what "last week" counts from; absent: the machine's clock
    text::Language language = text::Language::Unknown; ///< of the window; the query decides when it can
    std::vector<IgnoredPart> ignoredParts;             ///< parts of the understanding that the person has removed
    bool groupByConversation = false;                  ///< only the best chunk of each conversation
    double diversity = 0; ///< 0: by relevance alone; towards 1 passages that repeat better ones fall back (MMR)
};

/// The scores by which a chunk was found, as far as the arm took part, each in [0, 1]. Fused is what hits are ordered
/// by; all arms are given after normalisation, so that they can be set side by side.
struct HitScores
{
    std::optional<float> fused;
    std::optional<float> keyword;
    std::optional<float> vector;
    std::optional<float> emotion;
    std::optional<float> rerank; ///< by a rerank model
};

/// How much of the question stands in a passage, whatever the other passages have. Comparable between questions.
struct HitEvidence
{
    float termCoverage = 0; ///< share of the question's words by their idf in [0, 1]; related words count half
    float people = 1;       ///< share of the people named that speak there; 1 when nobody is named
};

struct Hit
{
    archive::Id chunkId = 0;
    HitScores scores;
    HitEvidence evidence;
};

struct SearchResult
{
    Understanding understood;              ///< empty when the request asked for none
    std::vector<Hit> hits;                 ///< best first, at most k
    std::vector<std::string> matchedTerms; ///< word forms and stems looked for, for highlighting
    std::vector<std::string> unknownWords; ///< words of the question that the archive has in no form, folded
    std::vector<std::string> notes; ///< sentences for the person, e.g. that an index was damaged and has been rebuilt
};

/// The name used on the command line: "hybrid", "keyword", "vector", "emotion".
[[nodiscard]] std::optional<SearchMode> searchModeFromName(std::string_view name);
[[nodiscard]] std::string_view searchModeName(SearchMode mode);
/// "cosine", "ip", "l2".
[[nodiscard]] std::optional<Metric> metricFromName(std::string_view name);
[[nodiscard]] std::string_view metricName(Metric metric);
/// "min-max", "l2", "rrf".
[[nodiscard]] std::optional<Normalisation> normalisationFromName(std::string_view name);
[[nodiscard]] std::string_view normalisationName(Normalisation normalisation);

} // namespace reminisce::search
