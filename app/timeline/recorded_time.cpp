// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/timeline/recorded_time.h"

#include <algorithm>

namespace reminisce::app {

RecordedTime RecordedTime::of(const std::optional<Moment>& start, std::string_view dateSource)
{
    if (!start) {
        return {};
    }
    const bool notes = dateSource == "content-day";
    const bool saysNoTime = notes || dateSource == "file-name" || dateSource == "folder" || dateSource == "argument";
    return {saysNoTime && start->local % kMicrosPerDay == 0, !notes, start->local};
}

QString RecordedTime::turn(const Formatter& format, LocalMicros t) const
{
    if (!dayOnly) {
        return format.time(t);
    }
    if (!recording) {
        return {};
    }
    const qint64 seconds = std::max<qint64>(0, t - start) / kMicrosPerSecond;
    const auto two = [](qint64 number) { return QStringLiteral("%1").arg(number, 2, 10, QLatin1Char('0')); };
    const qint64 hours = seconds / 3600;
    return hours > 0 ? QStringLiteral("%1:%2:%3").arg(hours).arg(two(seconds / 60 % 60), two(seconds % 60))
                     : QStringLiteral("%1:%2").arg(seconds / 60).arg(two(seconds % 60));
}

QString RecordedTime::whenBrief(const Formatter& format, LocalMicros t) const
{
    return dayOnly ? format.dayBrief(t) : format.dayBrief(t) + QStringLiteral(", ") + format.time(t);
}

QString RecordedTime::when(const Formatter& format, LocalMicros t) const
{
    return dayOnly ? format.day(t) : format.dayAndTime(t);
}

} // namespace reminisce::app
