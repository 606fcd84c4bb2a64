// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <stop_token>

#include "core/archive/archive.h"
#include "core/backend/embedding_backend.h"
#include "core/base/progress.h"

namespace reminisce::ingest {

/// What a re-index did.
struct Reindexed
{
    std::uint64_t embedded = 0; ///< vectors made now
    std::uint64_t kept = 0;     ///< vectors that were there already, from this model
    std::size_t dimension = 0;
};

/// Gives every passage a vector of the backend and makes that space the current one. Vectors are stored batch by batch,
/// so that a broken-off run goes on where it ended; the old space stays in use until the new one is complete. A model
/// that answers differently than it did (cosine of the probe below 0.999) gets all its vectors anew. Fails as the
/// backend or the archive does, or with Cancelled.
[[nodiscard]] Result<Reindexed> reindex(archive::Writer& writer, backend::EmbeddingBackend& backend,
                                        const ProgressCallback& progress = {}, const std::stop_token& stop = {});

} // namespace reminisce::ingest
