// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/ingest/line_source.h"

namespace reminisce::ingest {

/// What WebVTT, SubRip and SubViewer share: blocks of lines with a time line and text.
enum class CaptionDialect { WebVtt, SubRip, SubViewer };

/// A caption as it stands in the file.
struct Cue
{
    std::uint64_t line = 0;            ///< of its first line of text, or of its times
    std::optional<std::int64_t> start; ///< microseconds from the recording's start
    std::optional<std::int64_t> end;
    std::vector<std::string> text; ///< raw lines
};

/// The two times of a time line. Lenient: any number of digits, comma or full stop, settings directly behind.
struct CueTimes
{
    std::optional<std::int64_t> start;
    std::optional<std::int64_t> end;
    std::string_view rest; ///< of the line: settings, mostly
};

/// Nothing when the line is no time line; it is one when at least one of its times can be read.
[[nodiscard]] std::optional<CueTimes> parseCueTimes(std::string_view line, CaptionDialect dialect);

/// Reads a whole caption file into a sink: one conversation, one turn for each cue and voice. Where most cues begin
/// with "Name: ", the names are the speakers.
[[nodiscard]] Result<void> readCaptions(Input& input, ReadSink& sink, CaptionDialect dialect,
                                        const std::stop_token& stop);

} // namespace reminisce::ingest
