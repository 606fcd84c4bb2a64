// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "core/ingest/reader.h"

namespace reminisce::ingest {

/// The line that heads an utterance: who speaks from when on. Times are microseconds from the recording's start.
struct BlockHeader
{
    std::string speaker;
    std::optional<std::int64_t> start;
    std::optional<std::int64_t> end;
};

/// Text transcripts whose utterances each stand under a line of their own. What comes before the first header gives
/// title and date where it does, and is reported otherwise.
struct HeadedBlocks
{
    std::function<std::optional<BlockHeader>(std::string_view line)> headerOf;
    /// The reason why a line within the transcript is no speech (program's notes, footers); empty: it is speech.
    std::function<std::string_view(std::string_view line)> reasonToSkip;
    /// The name as it shall stand, e.g. without a company in brackets.
    std::function<std::string(std::string_view name)> tidyName;
};

[[nodiscard]] Result<void> readHeadedBlocks(Input& input, ReadSink& sink, const HeadedBlocks& blocks,
                                            const std::stop_token& stop);

/// How many of the head's lines are headers.
[[nodiscard]] std::size_t
countHeaders(std::string_view head, const std::function<std::optional<BlockHeader>(std::string_view line)>& headerOf);

/// Whether a whole line part can be a person's name or a speaker's label, and not a sentence.
[[nodiscard]] bool looksLikeName(std::string_view text);

} // namespace reminisce::ingest
