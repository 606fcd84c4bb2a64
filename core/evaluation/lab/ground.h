// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "core/agent/answer.h"
#include "core/archive/archive.h"
#include "core/backend/embedding_backend.h"
#include "core/base/error.h"
#include "core/emotion/emotion_scorer.h"
#include "core/evaluation/collection_archive.h"
#include "core/search/searcher.h"

namespace reminisce::evaluation {

/// What the questions of a collection are asked of: a temporary archive of its units, or the archive itself.
class Ground
{
public:
    [[nodiscard]] static Result<std::unique_ptr<Ground>> ofCollection(const RetrievalCollection& collection,
                                                                      const emotion::EmotionScorer& scorer);
    /// Opened for reading only.
    [[nodiscard]] static Result<std::unique_ptr<Ground>> ofArchive(const std::filesystem::path& directory);

    [[nodiscard]] archive::Archive& archive();
    /// The dataset's id of a passage; in the archive itself the id of the chunk.
    [[nodiscard]] std::string unitOf(const agent::Evidence& passage) const;
    /// A searcher with the index ready. Null `embedding`: the built-in vectors. A temporary archive is embedded first;
    /// the archive itself must have its current vectors from that backend (InvalidArgument).
    [[nodiscard]] Result<std::unique_ptr<search::Searcher>>
    searcher(std::shared_ptr<backend::EmbeddingBackend> embedding, std::stop_token stop);

private:
    std::unique_ptr<CollectionArchive> m_collection;
    std::optional<archive::Archive> m_archive;
};

} // namespace reminisce::evaluation
