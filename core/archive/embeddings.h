// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/archive/archive.h"
#include "core/archive/filter.h"

namespace reminisce::archive {

/// What a vector is of.
enum class EmbeddingKind { Text = 0, EmotionText = 1 };

/// Vectors of one backend and model. Several may exist; one is current.
struct EmbeddingSpace
{
    Id id = 0;
    std::string backend;
    std::string model;
    std::size_t dimension = 0;
    bool isCurrent = false;
    std::vector<float> probe;  ///< vector of a fixed text, by which a changed model is noticed; may be empty
    std::uint64_t vectors = 0; ///< filled by reads
};

struct EmbeddingRow
{
    Id chunk = 0;
    EmbeddingKind kind = EmbeddingKind::Text;
    std::span<const float> vector;
};

[[nodiscard]] Result<std::vector<EmbeddingSpace>> listEmbeddingSpaces(const Reader& reader);
[[nodiscard]] Result<std::optional<EmbeddingSpace>> currentEmbeddingSpace(const Reader& reader);
/// The space of this backend and model, when it exists.
[[nodiscard]] Result<std::optional<EmbeddingSpace>> findEmbeddingSpace(const Reader& reader, std::string_view backend,
                                                                       std::string_view model);
/// Makes a space; the one of this backend and model when it exists with this dimension, InvalidArgument with another.
[[nodiscard]] Result<Id> createEmbeddingSpace(Writer& writer, std::string_view backend, std::string_view model,
                                              std::size_t dimension, std::span<const float> probe = {});
/// Makes this space the current one; 0 for none (the built-in retrieval needs no stored vectors).
[[nodiscard]] Result<> setCurrentEmbeddingSpace(Writer& writer, Id space);
[[nodiscard]] Result<> dropEmbeddingSpace(Writer& writer, Id space);

/// Stores or replaces vectors; those of chunks that are gone meanwhile are left out. InvalidArgument when a length is
/// not the space's dimension.
[[nodiscard]] Result<> putEmbeddings(Writer& writer, Id space, std::span<const EmbeddingRow> rows);
/// Visits vectors by chunk id; the span is valid during the call only. Ends early when `visit` returns false.
[[nodiscard]] Result<> visitEmbeddings(const Reader& reader, Id space, EmbeddingKind kind,
                                       const std::function<bool(Id chunk, std::span<const float> vector)>& visit);
/// Chunks that have no vector in the space, by id, at most `limit` after `afterChunk`.
[[nodiscard]] Result<std::vector<Id>> chunksWithoutEmbedding(const Reader& reader, Id space, EmbeddingKind kind,
                                                             std::size_t limit, Id afterChunk = 0);

} // namespace reminisce::archive
