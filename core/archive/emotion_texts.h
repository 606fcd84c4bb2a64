// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/archive/archive.h"
#include "core/archive/emotion_bytes.h"
#include "core/archive/filter.h"

namespace reminisce::archive {

/// What a model wrote about the emotions of a chunk.
struct EmotionText
{
    std::string description;            ///< words, separated by commas
    std::string model;                  ///< that wrote it
    std::optional<EmotionBytes> scores; ///< that the words stand for; absent: none of them is known

    friend bool operator==(const EmotionText&, const EmotionText&) = default;
};

/// Keeps a description, in place of one that is there. The chunk's scores change with blendEmotionTexts() only, so that
/// a long job does not make the search index out of date at every chunk. A chunk that is gone is left out.
[[nodiscard]] Result<> setEmotionText(Writer& writer, Id chunk, const EmotionText& text);
[[nodiscard]] Result<std::optional<EmotionText>> emotionTextOf(const Reader& reader, Id chunk);
/// Chunks without a description by this model, by id, at most `limit` after `afterChunk`.
[[nodiscard]] Result<std::vector<Id>> chunksToDescribe(const Reader& reader, std::string_view model, std::size_t limit,
                                                       Id afterChunk = 0);
/// How many chunks have a description; with a model, one by it.
[[nodiscard]] Result<std::uint64_t> emotionTextCount(const Reader& reader,
                                                     const std::optional<std::string>& model = std::nullopt);

/// Lets the descriptions that were kept since the last call count in the scores of their chunks. Gives how many.
[[nodiscard]] Result<std::uint64_t> blendEmotionTexts(Writer& writer);
/// Takes all descriptions away and gives the chunks the scores back that they had before. Gives how many.
[[nodiscard]] Result<std::uint64_t> removeEmotionTexts(Writer& writer);

} // namespace reminisce::archive
