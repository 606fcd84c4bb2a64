// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/local_time.h"

namespace reminisce::ingest {

/// Where the date of a conversation came from, best first.
enum class DateSource {
    None,       ///< no date is known
    Content,    ///< the transcript itself says it
    ContentDay, ///< it says the day, and no time of day
    Argument,   ///< the person said it (--date, or the window's question)
    FileName,
    Folder,
    Modified, ///< the file's modification time: a guess that the person has to confirm
};

/// "content", "content-day", "argument", "file-name", "folder", "modified"; empty for None. Stored with conversations.
[[nodiscard]] std::string_view dateSourceName(DateSource source);

/// Whether the transcript itself says the date, with a time or without.
[[nodiscard]] constexpr bool isSaidByContent(DateSource source)
{
    return source == DateSource::Content || source == DateSource::ContentDay;
}

/// A date found outside the transcript.
struct FoundDate
{
    Moment moment;        ///< midnight when only a day was found
    bool hasTime = false; ///< the text named a time of day too
    DateSource source = DateSource::None;
};

/// The date that a file or folder name holds, e.g. "GMT20240124-202901_Recording" (UTC), "acde_2026-03-26_233",
/// "20240517_1400", "1_2_24-06-20_17-00-00_x.wav", "Anruf 20.06.2024 17.30", "June 20, 2024". The source is left None.
[[nodiscard]] std::optional<FoundDate> dateInName(std::string_view name);

/// The offsets of a time zone, for many naive moments.
class ZonedClock
{
public:
    /// `zone` is an ICU or IANA name such as "Europe/Berlin". InvalidArgument when there is none of this name.
    [[nodiscard]] static Result<ZonedClock> of(const std::string& zone);
    ZonedClock(ZonedClock&&) noexcept;
    ZonedClock& operator=(ZonedClock&&) noexcept;
    ~ZonedClock();

    /// `naive` with the offset that the zone had then: of an hour that occurs twice the first is meant. A moment that
    /// has an offset is returned as it is.
    [[nodiscard]] Moment apply(Moment naive) const;

private:
    struct Rules;
    explicit ZonedClock(std::unique_ptr<Rules> rules);
    std::unique_ptr<Rules> m_rules;
};

} // namespace reminisce::ingest
