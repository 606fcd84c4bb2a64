// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <stop_token>
#include <string>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/search/ranking_parameters.h"
#include "core/search/search_request.h"

namespace reminisce::archive {
class Archive;
}
namespace reminisce::backend {
class EmbeddingBackend;
class Reranker;
} // namespace reminisce::backend

namespace reminisce::search {

class IndexSnapshot;

/// Finds the chunks of one archive that answer a query. Several threads may search at once; each works on an immutable
/// snapshot of the index, which is refreshed when the archive's generation has moved on. The archive must outlive it.
class Searcher
{
public:
    /// `embedding` is the backend of the archive's current embedding space, whose vectors join the built-in vector arm
    /// (character n-grams over postings, no model) and are alone in the vector mode; or null. Calls to the backend are
    /// serialised. `parameters` are for measurements; the defaults are the ranking.
    explicit Searcher(archive::Archive& archive, std::shared_ptr<backend::EmbeddingBackend> embedding = nullptr,
                      const RankingParameters& parameters = {});
    ~Searcher();
    Searcher(const Searcher&) = delete;
    Searcher& operator=(const Searcher&) = delete;

    /// Filter first, then rank. Fails with Cancelled (checked between stages), Database or Io. A backend that cannot
    /// embed the query is no failure: the built-in arm stands in and `notes` says so. Thread-safe.
    [[nodiscard]] Result<SearchResult> search(const SearchRequest& request, std::stop_token stop = {}) const;

    /// Opens the index, or builds it when it is missing, older than the archive or damaged. Searching does this by
    /// itself; an importer or a start-up calls it to have the wait where progress can be shown.
    [[nodiscard]] Result<void> prepare(std::stop_token stop = {}, const ProgressCallback& progress = {}) const;

    /// Replaces the embedding backend (null: built-in) for the searches that start from now on.
    void setEmbeddingBackend(std::shared_ptr<backend::EmbeddingBackend> embedding);

    /// The rerank model that reads the best hits once more (null: none), for the searches that start from now on. A
    /// model that fails is no failure: the hits keep their order and `notes` says so.
    void setReranker(std::shared_ptr<backend::Reranker> reranker);

    /// The snapshot in use; null before the first search or prepare().
    [[nodiscard]] std::shared_ptr<const IndexSnapshot> snapshot() const;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace reminisce::search
