// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/backend/embedding_backend.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/evaluation/retrieval_dataset.h"
#include "core/evaluation/retrieval_metrics.h"
#include "core/search/search_request.h"

namespace reminisce::emotion {
class EmotionScorer;
}

namespace reminisce::evaluation {

struct RetrievalSettings
{
    std::vector<std::size_t> ks = {5, 10, 25};
    search::SearchMode mode = search::SearchMode::Hybrid;
    double weight = 0.5; ///< share of the vector arm
    search::Metric metric = search::Metric::Cosine;
    search::Normalisation normalisation = search::Normalisation::MinMax;
    bool understand = true;
};

/// What was returned for one question.
struct RetrievalItem
{
    std::string collection;
    std::string category;
    std::string question;
    std::vector<std::string> evidence;
    std::vector<std::string> ranked; ///< ids of units, best first
};

struct RetrievalReport
{
    RetrievalMeasures overall;
    RetrievalMeasures answerable;                                      ///< without LoCoMo's adversarial questions
    std::vector<std::pair<std::string, RetrievalMeasures>> categories; ///< in the order of the dataset
    std::vector<RetrievalItem> items;
    std::uint64_t skipped = 0;
    std::vector<std::string> warnings;
    double seconds = 0;
    nlohmann::json settings;
};

/// Stores each collection in a temporary archive (removed afterwards), searches it once per question and measures.
/// `embedding` may be null: built-in retrieval. Fails with Cancelled, Database, Io, or as the backend does.
[[nodiscard]] Result<RetrievalReport>
evaluateRetrieval(const RetrievalDataset& dataset, const RetrievalSettings& settings,
                  const emotion::EmotionScorer& scorer,
                  const std::shared_ptr<backend::EmbeddingBackend>& embedding = nullptr,
                  const std::stop_token& stop = {}, const ProgressCallback& progress = {});

/// The document that `evaluate retrieval --json` prints.
[[nodiscard]] nlohmann::json toJson(const RetrievalReport& report);

} // namespace reminisce::evaluation
