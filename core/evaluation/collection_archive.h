// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <stop_token>
#include <string>

#include "core/archive/archive.h"
#include "core/archive/filter.h"
#include "core/backend/embedding_backend.h"
#include "core/base/error.h"
#include "core/emotion/emotion_scorer.h"
#include "core/evaluation/retrieval_dataset.h"

namespace reminisce::evaluation {

/// A collection of a dataset in a temporary archive of its own; the directory goes with it.
class CollectionArchive
{
public:
    /// Stores the units, one chunk each. Fails with Io or Database.
    [[nodiscard]] static Result<std::unique_ptr<CollectionArchive>> store(const RetrievalCollection& collection,
                                                                          const emotion::EmotionScorer& scorer);
    ~CollectionArchive();
    CollectionArchive(const CollectionArchive&) = delete;
    CollectionArchive& operator=(const CollectionArchive&) = delete;

    [[nodiscard]] archive::Archive& archive() { return *m_archive; }
    /// The dataset's id of a stored chunk.
    [[nodiscard]] std::string externalId(archive::Id chunk) const;
    /// Embeds all units and makes the backend's space the current one.
    [[nodiscard]] Result<> embed(backend::EmbeddingBackend& backend, const std::stop_token& stop);

private:
    CollectionArchive() = default;
    [[nodiscard]] Result<> fill(const RetrievalCollection& collection, const emotion::EmotionScorer& scorer);

    std::filesystem::path m_directory;
    std::unique_ptr<archive::Archive> m_archive;
    std::map<archive::Id, std::string> m_externalIds;
};

} // namespace reminisce::evaluation
