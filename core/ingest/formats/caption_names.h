// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/ingest/formats/caption_text.h"

namespace reminisce::ingest {

/// Decides over a whole file whether its captions begin with the names of speakers: "Name: words", "[SPEAKER_00]
/// words",
/// ">> NAME: words".
class CaptionNames
{
public:
    /// First pass, for each cue.
    void look(const std::vector<VoiceSpan>& spans);
    /// Second pass: the name and the words of a caption; nothing when it begins with no name.
    [[nodiscard]] std::optional<std::pair<std::string_view, std::string_view>> split(std::string_view text) const;

private:
    [[nodiscard]] bool seenTwice(std::string_view name) const;

    std::size_t m_spans = 0;
    std::size_t m_strict = 0;
    std::unordered_map<std::string, std::size_t> m_counts;
};

/// Captions that scroll: each cue shows the last line of the one before again, as the automatic captions of video sites
/// do. What is shown again was said once.
class RollingCaptions
{
public:
    /// First pass, for each cue: its raw lines, and whether it follows the one before without a pause.
    void look(const std::vector<std::string>& lines, bool follows);
    /// After the first pass, before the second.
    void decide();
    /// Second pass: the lines without those that the cue before had shown.
    [[nodiscard]] std::vector<std::string> fresh(const std::vector<std::string>& lines, bool follows);

private:
    [[nodiscard]] std::size_t repeated(const std::vector<std::string>& plain) const;

    std::vector<std::string> m_shown; ///< of the cue before, without markup
    std::size_t m_longer = 0;         ///< cues of several lines
    std::size_t m_again = 0;          ///< of these, those that begin with what was shown before
    bool m_timedWords = false;        ///< times within the text, as automatic captions have
    bool m_rolls = false;
};

} // namespace reminisce::ingest
