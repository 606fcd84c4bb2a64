// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/lab/ground.h"

#include <fmt/format.h>

#include "core/archive/embeddings.h"

namespace reminisce::evaluation {

namespace {

Result<> checkSpace(const archive::Archive& archive, const backend::EmbeddingBackend& embedding)
{
    const auto reader = archive.newReader();
    if (!reader) {
        return tl::unexpected(reader.error());
    }
    const auto space = archive::currentEmbeddingSpace(*reader);
    if (!space) {
        return tl::unexpected(space.error());
    }
    if (!*space || (*space)->backend != embedding.name() || (*space)->model != embedding.model()) {
        return fail(ErrorCode::InvalidArgument,
                    fmt::format("The archive has no vectors of the backend “{0}”. Run `reindex --backend {0}` first.",
                                embedding.name()));
    }
    return {};
}

} // namespace

Result<std::unique_ptr<Ground>> Ground::ofCollection(const RetrievalCollection& collection,
                                                     const emotion::EmotionScorer& scorer)
{
    auto stored = CollectionArchive::store(collection, scorer);
    if (!stored) {
        return tl::unexpected(stored.error());
    }
    auto ground = std::make_unique<Ground>();
    ground->m_collection = std::move(*stored);
    return ground;
}

Result<std::unique_ptr<Ground>> Ground::ofArchive(const std::filesystem::path& directory)
{
    auto opened = archive::Archive::open(directory, archive::Access::ReadOnly);
    if (!opened) {
        return tl::unexpected(opened.error());
    }
    auto ground = std::make_unique<Ground>();
    ground->m_archive.emplace(std::move(*opened));
    return ground;
}

archive::Archive& Ground::archive()
{
    return m_collection ? m_collection->archive() : *m_archive;
}

std::string Ground::unitOf(const agent::Evidence& passage) const
{
    return m_collection ? m_collection->externalId(passage.chunkId) : std::to_string(passage.chunkId);
}

Result<std::unique_ptr<search::Searcher>> Ground::searcher(std::shared_ptr<backend::EmbeddingBackend> embedding,
                                                           std::stop_token stop)
{
    if (embedding) {
        const auto ready = m_collection ? m_collection->embed(*embedding, stop) : checkSpace(*m_archive, *embedding);
        if (!ready) {
            return tl::unexpected(ready.error());
        }
    }
    auto searcher = std::make_unique<search::Searcher>(archive(), std::move(embedding));
    if (const auto prepared = searcher->prepare(stop); !prepared) {
        return tl::unexpected(prepared.error());
    }
    return searcher;
}

} // namespace reminisce::evaluation
