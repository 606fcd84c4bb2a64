// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/index_store.h"

#include <utility>

#include "core/archive/chunks.h"
#include "core/archive/index_files.h"
#include "core/search/dense_builder.h"
#include "core/search/index_builder.h"

namespace reminisce::search {

namespace {

constexpr const char* kFileName = "search.index";
constexpr std::uint64_t kProgressStep = 2000;
constexpr const char* kMissing = "The search index was not there and has been built.";
constexpr const char* kDamaged = "The search index was damaged or of another version and has been built anew.";
constexpr const char* kNotWritten = "The search index cannot be written beside the archive, so it is kept in memory "
                                    "and will be built again at the next "
                                    "start. Please look whether the disk is full or write-protected.";

tl::unexpected<Error> cancelled()
{
    return fail(ErrorCode::Cancelled, "Building the search index was stopped.");
}

} // namespace

Result<std::vector<std::byte>> buildIndex(const archive::Reader& reader, std::shared_ptr<const IndexSnapshot> older,
                                          std::stop_token stop, const ProgressCallback& progress)
{
    const auto snapshot = archive::Snapshot::take(reader); // generation and chunks of one state
    if (!snapshot) {
        return tl::unexpected(snapshot.error());
    }
    const auto generation = archive::generation(reader);
    if (!generation) {
        return tl::unexpected(generation.error());
    }
    const auto total = archive::chunkCount(reader);
    if (!total) {
        return tl::unexpected(total.error());
    }
    IndexBuilder builder(std::move(older));
    const auto visited = archive::visitChunks(reader, [&](const archive::ChunkView& chunk) {
        IndexRow row;
        row.chunkId = chunk.id;
        row.conversation = chunk.conversation;
        row.position = chunk.firstTurn;
        row.start = chunk.start ? std::optional(chunk.start->local) : std::nullopt;
        row.speakers = chunk.people;
        row.emotions = chunk.emotions;
        row.text = chunk.text;
        row.title = chunk.title;
        builder.add(row);
        if (builder.rows() % kProgressStep == 0 && progress) {
            progress({builder.rows(), *total, "chunks", "search index"});
        }
        return !stop.stop_requested();
    });
    if (!visited) {
        return tl::unexpected(visited.error());
    }
    if (stop.stop_requested()) {
        return cancelled();
    }
    return builder.finish(*generation);
}

Result<LoadedIndex> loadIndex(const archive::Archive& archive, const archive::Reader& reader,
                              std::shared_ptr<const IndexSnapshot> older, std::stop_token stop,
                              const ProgressCallback& progress)
{
    const auto generation = archive::generation(reader);
    if (!generation) {
        return tl::unexpected(generation.error());
    }
    LoadedIndex loaded;
    const auto directory = archive::indexDirectory(archive.directory());
    std::filesystem::path file;
    const char* note = nullptr;
    if (directory) {
        file = *directory / kFileName;
        auto opened = IndexSnapshot::open(file);
        if (opened && (*opened)->generation() == *generation) {
            loaded.snapshot = std::move(*opened);
            return loaded;
        }
        if (opened) { // that passages were added since is nothing to tell
            older = std::move(*opened);
        } else {
            note = opened.error().code == ErrorCode::NotFound ? kMissing : kDamaged;
        }
    }
    auto bytes = buildIndex(reader, std::move(older), stop, progress);
    if (!bytes) {
        return tl::unexpected(bytes.error());
    }
    if (note != nullptr) {
        loaded.notes.emplace_back(note);
    }
    if (directory && archive::writeFileAtomically(file, *bytes)) {
        if (auto opened = IndexSnapshot::open(file)) {
            loaded.snapshot = std::move(*opened);
            return loaded;
        }
    }
    loaded.notes.emplace_back(kNotWritten);
    auto inMemory = IndexSnapshot::fromBytes(std::move(*bytes));
    if (!inMemory) {
        return tl::unexpected(inMemory.error());
    }
    loaded.snapshot = std::move(*inMemory);
    return loaded;
}

Result<std::shared_ptr<const DenseIndex>> loadVectors(const archive::Archive& archive, const archive::Reader& reader,
                                                      const archive::EmbeddingSpace& space, const IndexSnapshot& index,
                                                      std::vector<std::string>& notes, std::stop_token stop)
{
    const auto directory = archive::indexDirectory(archive.directory());
    std::filesystem::path file;
    if (directory) {
        file = *directory / ("vectors-" + std::to_string(space.id) + ".index");
        const auto opened = DenseIndex::open(file);
        if (opened && (*opened)->header().generation == index.generation() &&
            (*opened)->header().rows == index.rows() &&
            (*opened)->header().space == static_cast<std::uint64_t>(space.id)) {
            return *opened;
        }
        if (!opened && opened.error().code == ErrorCode::DamagedInput) {
            notes.emplace_back("The vector index was damaged and has been built anew.");
        }
    }
    DenseBuilder builder(index.rows(), static_cast<std::uint32_t>(space.dimension));
    const auto visited = archive::visitEmbeddings(reader, space.id, archive::EmbeddingKind::Text,
                                                  [&](archive::Id chunk, std::span<const float> vector) {
                                                      if (const auto row = index.rowOfChunk(chunk)) {
                                                          builder.set(*row, vector);
                                                      }
                                                      return !stop.stop_requested();
                                                  });
    if (!visited) {
        return tl::unexpected(visited.error());
    }
    if (stop.stop_requested()) {
        return cancelled();
    }
    std::vector<std::byte> bytes = builder.finish(index.generation(), static_cast<std::uint64_t>(space.id));
    if (directory && archive::writeFileAtomically(file, bytes)) {
        if (auto opened = DenseIndex::open(file)) {
            return opened;
        }
    }
    return DenseIndex::fromBytes(std::move(bytes));
}

} // namespace reminisce::search
