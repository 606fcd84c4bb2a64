// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/reindex.h"

#include <string>
#include <vector>

#include "core/archive/chunks.h"
#include "core/archive/embeddings.h"
#include "core/backend/embedding_probe.h"
#include "core/search/passage_text.h"

namespace reminisce::ingest {

namespace {

constexpr std::size_t kBatch = 64;

/// The space of the backend, empty when it is new or the model has changed.
Result<archive::Id> prepareSpace(archive::Writer& writer, const backend::EmbeddingBackend& backend,
                                 std::span<const float> probe)
{
    const auto existing = archive::findEmbeddingSpace(writer, backend.name(), backend.model());
    if (!existing) {
        return tl::unexpected(existing.error());
    }
    if (*existing) {
        const archive::EmbeddingSpace& space = **existing;
        if (space.dimension == probe.size() && backend::isSameModel(space.probe, probe)) {
            return space.id;
        }
        if (const auto dropped = archive::dropEmbeddingSpace(writer, space.id); !dropped) {
            return tl::unexpected(dropped.error());
        }
    }
    return archive::createEmbeddingSpace(writer, backend.name(), backend.model(), probe.size(), probe);
}

/// Embeds one batch and stores it.
Result<void> embedBatch(archive::Writer& writer, archive::Id space, backend::EmbeddingBackend& backend,
                        std::span<const archive::Id> ids, const std::stop_token& stop)
{
    const auto chunks = archive::loadChunks(writer, ids);
    if (!chunks) {
        return tl::unexpected(chunks.error());
    }
    std::vector<std::string> texts;
    for (const archive::Chunk& chunk : *chunks) {
        texts.push_back(search::passageText(chunk));
    }
    const auto vectors = backend.embed(texts, stop);
    if (!vectors) {
        return tl::unexpected(vectors.error());
    }
    if (vectors->rows != texts.size()) {
        return fail(ErrorCode::BadReply, "The backend gave another number of vectors than it was asked for.");
    }
    std::vector<archive::EmbeddingRow> rows;
    for (std::size_t i = 0; i < chunks->size(); ++i) {
        rows.push_back({(*chunks)[i].id, archive::EmbeddingKind::Text, vectors->row(i)});
    }
    return archive::putEmbeddings(writer, space, rows);
}

/// A server that was started again with another model in the meantime has filled the space with vectors of both.
Result<void> checkUnchanged(archive::Writer& writer, archive::Id space, backend::EmbeddingBackend& backend,
                            std::span<const float> before, const std::stop_token& stop)
{
    const auto after = backend::embeddingProbe(backend, stop);
    if (!after) {
        return tl::unexpected(after.error());
    }
    if (backend::isSameModel(before, *after)) {
        return {};
    }
    if (auto dropped = archive::dropEmbeddingSpace(writer, space); !dropped) {
        return dropped;
    }
    return fail(ErrorCode::BadReply, "The backend's model changed while the vectors were made, so they do not belong "
                                     "together and were thrown away. Start again.");
}

} // namespace

Result<Reindexed> reindex(archive::Writer& writer, backend::EmbeddingBackend& backend, const ProgressCallback& progress,
                          const std::stop_token& stop)
{
    const auto probe = backend::embeddingProbe(backend, stop);
    if (!probe) {
        return tl::unexpected(probe.error());
    }
    const auto space = prepareSpace(writer, backend, *probe);
    if (!space) {
        return tl::unexpected(space.error());
    }
    const auto total = archive::chunkCount(writer);
    if (!total) {
        return tl::unexpected(total.error());
    }
    Reindexed result;
    result.dimension = probe->size();
    archive::Id after = 0;
    while (true) {
        const auto ids = archive::chunksWithoutEmbedding(writer, *space, archive::EmbeddingKind::Text, kBatch, after);
        if (!ids) {
            return tl::unexpected(ids.error());
        }
        if (ids->empty()) {
            break;
        }
        if (stop.stop_requested()) {
            return fail(ErrorCode::Cancelled, "Stopped. The vectors made so far are kept; the next run goes on there.");
        }
        if (const auto stored = embedBatch(writer, *space, backend, *ids, stop); !stored) {
            return tl::unexpected(stored.error());
        }
        result.embedded += ids->size();
        after = ids->back();
        if (progress) {
            progress({result.embedded, *total, "passages", "Embedding"});
        }
    }
    if (const auto same = checkUnchanged(writer, *space, backend, *probe, stop); !same) {
        return tl::unexpected(same.error());
    }
    result.kept = *total - std::min(*total, result.embedded);
    if (const auto current = archive::setCurrentEmbeddingSpace(writer, *space); !current) {
        return tl::unexpected(current.error());
    }
    return result;
}

} // namespace reminisce::ingest
