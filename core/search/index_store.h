// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "core/archive/archive.h"
#include "core/archive/embeddings.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/search/dense_index.h"
#include "core/search/index_snapshot.h"

namespace reminisce::search {

/// An index that fits the archive, and what a person should know about where it came from.
struct LoadedIndex
{
    std::shared_ptr<const IndexSnapshot> snapshot;
    std::vector<std::string> notes; ///< e.g. that the file was damaged and has been rebuilt
};

/// The index of the archive's present state: the file beside the archive when it fits, else one that is built from the
/// archive and put there (when the directory can be written). What is unchanged is taken from the file there or, when
/// that is no use, from `older` (may be null). Fails with Cancelled, Database or Io.
[[nodiscard]] Result<LoadedIndex> loadIndex(const archive::Archive& archive, const archive::Reader& reader,
                                            std::shared_ptr<const IndexSnapshot> older, std::stop_token stop,
                                            const ProgressCallback& progress);

/// The vectors of a space for the rows of an index: the file beside the archive when it fits, else one built from the
/// stored vectors. Fails with Cancelled, Database or Io.
[[nodiscard]] Result<std::shared_ptr<const DenseIndex>>
loadVectors(const archive::Archive& archive, const archive::Reader& reader, const archive::EmbeddingSpace& space,
            const IndexSnapshot& index, std::vector<std::string>& notes, std::stop_token stop);

/// Reads all chunks of the archive into a new index, taking what is unchanged from an older one (may be null); the
/// bytes of its file.
[[nodiscard]] Result<std::vector<std::byte>> buildIndex(const archive::Reader& reader,
                                                        std::shared_ptr<const IndexSnapshot> older,
                                                        std::stop_token stop, const ProgressCallback& progress);

} // namespace reminisce::search
