// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

#include <QString>

#include "app/base/format.h"
#include "core/base/local_time.h"

namespace reminisce::app {

/// How the times of a conversation are to be shown. Where only the day of a recording is known, its turns count from
/// midnight, and a clock would say 00:00 where nobody was awake: then turns show how far into the recording they are.
struct RecordedTime
{
    bool dayOnly = false;
    bool recording = true; ///< notes of a day have no time of their own
    LocalMicros start = 0;

    /// \param dateSource as archive::ConversationSummary::dateSource; content may well say midnight, names of files
    ///        and folders that name no time give it
    [[nodiscard]] static RecordedTime of(const std::optional<Moment>& start, std::string_view dateSource);

    /// "17:04", or "4:10" into the recording, or nothing in notes of a day.
    [[nodiscard]] QString turn(const Formatter& format, LocalMicros t) const;
    /// "Thu 20 June 2024, 17:04", or the day alone.
    [[nodiscard]] QString when(const Formatter& format, LocalMicros t) const;
    /// "Thu 20 Jun 2024, 17:04", or the day alone.
    [[nodiscard]] QString whenBrief(const Formatter& format, LocalMicros t) const;
};

} // namespace reminisce::app
