// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/embedding_choice.h"

#include <fmt/format.h>

#include "core/archive/embeddings.h"
#include "core/backend/embedding_probe.h"
#include "core/backend/rerank.h"

namespace reminisce::cli {

using EmbeddingPointer = std::shared_ptr<backend::EmbeddingBackend>;

Result<ConfiguredBackend> configuredBackend(const std::filesystem::path& archiveDirectory, const std::string& name)
{
    const auto backends = backend::loadBackends(archiveDirectory);
    if (!backends) {
        return tl::unexpected(backends.error());
    }
    const auto settings = backend::findBackend(*backends, name);
    if (!settings) {
        return tl::unexpected(settings.error());
    }
    auto key = backend::EnvironmentKeyProvider().key(*settings);
    if (!key) {
        return tl::unexpected(key.error());
    }
    return ConfiguredBackend{*settings, std::move(*key)};
}

Result<EmbeddingPointer> embeddingFor(const std::filesystem::path& archiveDirectory, const archive::Reader& reader,
                                      const std::string& name)
{
    const auto space = archive::currentEmbeddingSpace(reader);
    if (!space) {
        return tl::unexpected(space.error());
    }
    const std::string wanted = !name.empty() ? name : *space ? (*space)->backend : "built-in";
    if (wanted == "built-in") {
        return EmbeddingPointer();
    }
    const auto configured = configuredBackend(archiveDirectory, wanted);
    if (!configured) {
        return tl::unexpected(configured.error());
    }
    if (!name.empty() && configured->settings.embeddingModel.empty() && !configured->settings.rerankModel.empty()) {
        return embeddingFor(archiveDirectory, reader, {});
    }
    if (!name.empty() && (!*space || (*space)->backend != name)) {
        return fail(
            ErrorCode::InvalidArgument,
            fmt::format("The archive has no vectors of the backend “{0}”. Run `reindex --backend {0}` first.", name));
    }
    auto embedding = backend::makeEmbeddingBackend(configured->settings, configured->key);
    if (!embedding) {
        return tl::unexpected(embedding.error());
    }
    const bool isOfSpace = *space && (*space)->backend == wanted && (*space)->model == (*embedding)->model();
    return std::make_shared<backend::SameModelEmbeddings>(std::move(*embedding),
                                                          isOfSpace ? (*space)->probe : std::vector<float>());
}

Result<std::shared_ptr<backend::Reranker>> rerankerFor(const std::filesystem::path& archiveDirectory,
                                                       const std::string& name)
{
    if (name.empty() || name == "built-in") {
        return std::shared_ptr<backend::Reranker>();
    }
    const auto configured = configuredBackend(archiveDirectory, name);
    if (!configured) {
        return tl::unexpected(configured.error());
    }
    if (configured->settings.rerankModel.empty()) {
        return std::shared_ptr<backend::Reranker>();
    }
    auto reranker = backend::makeReranker(configured->settings, configured->key);
    if (!reranker) {
        return tl::unexpected(reranker.error());
    }
    return std::shared_ptr<backend::Reranker>(std::move(*reranker));
}

} // namespace reminisce::cli
