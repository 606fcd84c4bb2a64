// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/search_backends.h"

#include <algorithm>

#include "core/archive/embeddings.h"
#include "core/backend/embedding_probe.h"
#include "core/backend/rerank.h"

namespace reminisce::app {

namespace {

Result<std::shared_ptr<backend::EmbeddingBackend>> embeddingOf(const archive::Reader& reader,
                                                               const std::vector<BackendAccess>& backends)
{
    using Pointer = std::shared_ptr<backend::EmbeddingBackend>;
    const auto space = archive::currentEmbeddingSpace(reader);
    if (!space) {
        return tl::unexpected(space.error());
    }
    const auto access = std::find_if(backends.begin(), backends.end(), [&](const BackendAccess& one) {
        return *space && one.settings.name == (*space)->backend && one.settings.embeddingModel == (*space)->model;
    });
    if (access == backends.end()) {
        return Pointer();
    }
    auto made = backend::makeEmbeddingBackend(access->settings, access->key);
    if (!made) {
        return tl::unexpected(made.error());
    }
    return Pointer(std::make_shared<backend::SameModelEmbeddings>(std::move(*made), (*space)->probe));
}

Result<std::shared_ptr<backend::Reranker>> rerankerOf(const std::vector<BackendAccess>& backends)
{
    using Pointer = std::shared_ptr<backend::Reranker>;
    const auto access = std::find_if(backends.begin(), backends.end(),
                                     [](const BackendAccess& one) { return !one.settings.rerankModel.empty(); });
    if (access == backends.end()) {
        return Pointer();
    }
    auto made = backend::makeReranker(access->settings, access->key);
    return made ? Result<Pointer>(Pointer(std::move(*made))) : tl::unexpected(made.error());
}

} // namespace

Result<void> useSearchBackends(search::Searcher& searcher, const archive::Reader& reader,
                               const std::vector<BackendAccess>& backends)
{
    const auto embedding = embeddingOf(reader, backends);
    const auto reranker = rerankerOf(backends);
    searcher.setEmbeddingBackend(embedding ? *embedding : nullptr);
    searcher.setReranker(reranker ? *reranker : nullptr);
    if (!embedding) {
        return tl::unexpected(embedding.error());
    }
    return reranker ? Result<void>() : tl::unexpected(reranker.error());
}

} // namespace reminisce::app
