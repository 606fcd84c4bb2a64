// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/local_time.h"

namespace reminisce::search {

/// Terms that no word can be: they begin with a control character.
[[nodiscard]] std::string monthTerm(int year, int month); ///< a month that is spoken about
[[nodiscard]] std::string dayTerm(std::int64_t day);      ///< a day that is spoken about

using TermSink = std::function<void(std::string_view)>;

/// Words by which people name the day of a recording, German and English, folded: "februar", "february", "2025",
/// "samstag", "saturday", "winter".
void forEachDateWord(LocalMicros start, const TermSink& sink);

/// Whether a text that has this folded word may speak about a time: a quick test that spares most texts the search for
/// time expressions.
[[nodiscard]] bool mayNameTime(std::string_view folded);

/// monthTerm and dayTerm of the times that a text speaks about, resolved against its recording time ("nächsten Monat"
/// said on 2025-01-25 is February 2025). Periods longer than a year are left out; days are named for periods of up
/// to nine days only.
void forEachMentionedTime(std::string_view text, LocalMicros recordedAt, const TermSink& sink);

/// The terms under which a chunk is found that speaks about a time within `range` (both ends needed; at most ten
/// years).
void forEachTimeTermIn(const LocalRange& range, const TermSink& sink);

} // namespace reminisce::search
