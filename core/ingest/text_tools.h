// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/local_time.h"

namespace reminisce::ingest {

/// Without white space (also no-break spaces) and invisible direction marks at both ends.
[[nodiscard]] std::string_view trimmed(std::string_view text);
/// Valid UTF-8 cut to at most `maxBytes`, never within a character; "…" is appended when something was cut.
[[nodiscard]] std::string shortened(std::string_view text, std::size_t maxBytes = 200);
/// Runs of white space, line breaks included, become one blank.
[[nodiscard]] std::string singleSpaced(std::string_view text);
/// HTML/XML entities by name (the usual ones) and number become characters; unknown ones stay.
[[nodiscard]] std::string withEntitiesDecoded(std::string_view text);

/// Splits "Name: text". The name has at most 60 characters, begins with a letter, digit, '+', '~' or an emoji, and is
/// no time of day, no address of a web page and no long sentence. Nothing when the line is not of this form. `text` may
/// be empty.
[[nodiscard]] std::optional<std::pair<std::string_view, std::string_view>> splitSpeaker(std::string_view line);

/// Words that mean the owner of the archive when they stand as a speaker's name ("Ich", "Me", "You", "Du"…), any case.
[[nodiscard]] bool isOwnerWord(std::string_view name);
/// Words that mean nobody in particular ("Unknown", "Unbekannt", "unknown speaker", "Speaker ?"), any case.
[[nodiscard]] bool isUnknownSpeaker(std::string_view name);

/// Seconds with fraction as microseconds, rounded.
[[nodiscard]] std::int64_t microsFromSeconds(double seconds);
/// "h:mm:ss", "mm:ss", "hh:mm:ss.mmm", "hh:mm:ss,mmm" as microseconds; any number of digits; nothing on other text.
[[nodiscard]] std::optional<std::int64_t> parseClock(std::string_view text);

} // namespace reminisce::ingest
