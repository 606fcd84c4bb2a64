// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "core/archive/archive.h"
#include "core/backend/settings.h"

namespace reminisce::cli {

/// A configured backend with its key from the environment.
struct ConfiguredBackend
{
    backend::BackendSettings settings;
    std::string key;
};

/// The backend of a name, from the settings beside the archive.
[[nodiscard]] Result<ConfiguredBackend> configuredBackend(const std::filesystem::path& archiveDirectory,
                                                          const std::string& name);

/// The backend that embeds queries: the one named, or by default, and when the one named has a rerank model only, the
/// one of the archive's current embedding space. Null means the built-in retrieval ("built-in" names it).
[[nodiscard]] Result<std::shared_ptr<backend::EmbeddingBackend>>
embeddingFor(const std::filesystem::path& archiveDirectory, const archive::Reader& reader, const std::string& name);

/// The rerank model of the backend that is named; null when none is named or it has none.
[[nodiscard]] Result<std::shared_ptr<backend::Reranker>> rerankerFor(const std::filesystem::path& archiveDirectory,
                                                                     const std::string& name);

} // namespace reminisce::cli
