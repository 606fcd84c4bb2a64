// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace reminisce::ingest {

/// A part of a cue that one voice says.
struct VoiceSpan
{
    std::string speaker; ///< of <v Name>; empty without one
    std::string text;    ///< without markup, entities decoded, lines joined
};

/// A caption's text without its markup, one span for each voice. Spans without words are left out. Readings above
/// characters (ruby) follow them in brackets.
[[nodiscard]] std::vector<VoiceSpan> voiceSpans(const std::vector<std::string>& lines);

} // namespace reminisce::ingest
