// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/local_time.h"

#include <chrono>

#include <fmt/format.h>

namespace reminisce {
namespace {

using std::chrono::day;
using std::chrono::days;
using std::chrono::month;
using std::chrono::sys_days;
using std::chrono::year;
using std::chrono::year_month_day;

/// Reads exactly `count` digits at `at` and advances; nothing when other characters stand there.
std::optional<int> readDigits(std::string_view text, std::size_t& at, std::size_t count)
{
    if (at + count > text.size()) {
        return std::nullopt;
    }
    int value = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const char c = text[at + i];
        if (c < '0' || c > '9') {
            return std::nullopt;
        }
        value = value * 10 + (c - '0');
    }
    at += count;
    return value;
}

bool accept(std::string_view text, std::size_t& at, std::string_view anyOf)
{
    if (at < text.size() && anyOf.find(text[at]) != std::string_view::npos) {
        ++at;
        return true;
    }
    return false;
}

/// The period that an ISO text names, as its first instant and the instant after it.
struct Period
{
    LocalMicros begin = 0;
    LocalMicros end = 0;
    std::optional<int> offset;
};

std::optional<int> readOffset(std::string_view text, std::size_t& at)
{
    if (accept(text, at, "Zz")) {
        return 0;
    }
    const bool negative = at < text.size() && text[at] == '-';
    if (!accept(text, at, "+-")) {
        return std::nullopt;
    }
    const auto hours = readDigits(text, at, 2);
    if (!hours) {
        return std::nullopt;
    }
    accept(text, at, ":");
    const int minutes = readDigits(text, at, 2).value_or(0);
    if (*hours > 18 || minutes > 59) {
        return std::nullopt;
    }
    const int total = *hours * 60 + minutes;
    return negative ? -total : total;
}

std::optional<Period> readDatePart(std::string_view text, std::size_t& at)
{
    const auto y = readDigits(text, at, 4);
    if (!y) {
        return std::nullopt;
    }
    if (at == text.size()) {
        return Period{startOfDay({*y, 1, 1}), startOfDay({*y + 1, 1, 1}), {}};
    }
    if (!accept(text, at, "-")) {
        return std::nullopt;
    }
    const auto m = readDigits(text, at, 2);
    if (!m || *m < 1 || *m > 12) {
        return std::nullopt;
    }
    if (at == text.size()) {
        const CivilDate next = *m == 12 ? CivilDate{*y + 1, 1, 1} : CivilDate{*y, *m + 1, 1};
        return Period{startOfDay({*y, *m, 1}), startOfDay(next), {}};
    }
    if (!accept(text, at, "-")) {
        return std::nullopt;
    }
    const auto d = readDigits(text, at, 2);
    if (!d || !isValidDate({*y, *m, *d})) {
        return std::nullopt;
    }
    const LocalMicros begin = startOfDay({*y, *m, *d});
    return Period{begin, begin + kMicrosPerDay, {}};
}

bool readTimePart(std::string_view text, std::size_t& at, Period& period)
{
    const auto h = readDigits(text, at, 2);
    if (!h || *h > 23 || !accept(text, at, ":")) {
        return false;
    }
    const auto min = readDigits(text, at, 2);
    if (!min || *min > 59) {
        return false;
    }
    period.begin += *h * kMicrosPerHour + *min * kMicrosPerMinute;
    period.end = period.begin + kMicrosPerMinute;
    if (!accept(text, at, ":")) {
        return true;
    }
    const auto s = readDigits(text, at, 2);
    if (!s || *s > 60) {
        return false;
    }
    period.begin += *s * kMicrosPerSecond;
    period.end = period.begin + kMicrosPerSecond;
    if (accept(text, at, ".,")) {
        LocalMicros unit = kMicrosPerSecond;
        const std::size_t first = at;
        while (at < text.size() && text[at] >= '0' && text[at] <= '9') {
            unit /= 10;
            period.begin += (text[at] - '0') * unit;
            ++at;
        }
        if (at == first) {
            return false;
        }
        period.end = period.begin + (unit > 0 ? unit : 1);
    }
    return true;
}

Result<Period> readPeriod(std::string_view text)
{
    const auto bad = [&] {
        return fail(ErrorCode::InvalidArgument,
                    fmt::format("\"{}\" is not a date. Write it like 2024-06-20 or 2024-06-20T17:00.", text));
    };
    std::size_t at = 0;
    auto period = readDatePart(text, at);
    if (!period) {
        return bad();
    }
    if (at < text.size()) {
        if (!accept(text, at, "Tt ") || !readTimePart(text, at, *period)) {
            return bad();
        }
        if (at < text.size()) {
            period->offset = readOffset(text, at);
            if (!period->offset || at != text.size()) {
                return bad();
            }
        }
    }
    return *period;
}

} // namespace

bool isValidDate(const CivilDate& date)
{
    return date.month >= 1 && date.month <= 12 && date.day >= 1 && date.day <= daysInMonth(date.year, date.month);
}

int daysInMonth(int y, int m)
{
    static constexpr int kDays[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    return m == 2 && year{y}.is_leap() ? 29 : kDays[m - 1];
}

std::int64_t dayNumber(const CivilDate& date)
{
    const sys_days first = year{date.year} / month{static_cast<unsigned>(date.month)} / day{1};
    return first.time_since_epoch().count() + (date.day - 1);
}

CivilDate dateOfDayNumber(std::int64_t number)
{
    const year_month_day ymd{sys_days{days{number}}};
    return {int{ymd.year()}, static_cast<int>(unsigned{ymd.month()}), static_cast<int>(unsigned{ymd.day()})};
}

CivilDate dateOf(LocalMicros t)
{
    const std::int64_t day = t / kMicrosPerDay - (t % kMicrosPerDay < 0 ? 1 : 0);
    return dateOfDayNumber(day);
}

int isoWeekday(std::int64_t dayNo)
{
    return static_cast<int>(((dayNo % 7) + 7 + 3) % 7) + 1; // 1970-01-01 was a Thursday
}

LocalMicros startOfDay(const CivilDate& date)
{
    return dayNumber(date) * kMicrosPerDay;
}

LocalMicros endOfDay(const CivilDate& date)
{
    return (dayNumber(date) + 1) * kMicrosPerDay - 1;
}

Result<Moment> parseIso(std::string_view text)
{
    return readPeriod(text).map([](const Period& p) { return Moment{p.begin, p.offset}; });
}

Result<Moment> parseIsoEnd(std::string_view text)
{
    return readPeriod(text).map([](const Period& p) { return Moment{p.end - 1, p.offset}; });
}

std::string formatIsoDate(LocalMicros t)
{
    const CivilDate d = dateOf(t);
    return fmt::format("{:04}-{:02}-{:02}", d.year, d.month, d.day);
}

std::string formatIso(LocalMicros naive)
{
    return formatIso(Moment{naive, std::nullopt});
}

std::string formatIso(const Moment& moment)
{
    const CivilDate date = dateOf(moment.local);
    const LocalMicros inDay = moment.local - startOfDay(date);
    std::string out = fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}", date.year, date.month, date.day,
                                  inDay / kMicrosPerHour, inDay / kMicrosPerMinute % 60, inDay / kMicrosPerSecond % 60);
    if (const LocalMicros fraction = inDay % kMicrosPerSecond; fraction != 0) {
        out += fmt::format(".{:06}", fraction);
        out.erase(out.find_last_not_of('0') + 1);
    }
    if (moment.utcOffsetMinutes) {
        const int offset = *moment.utcOffsetMinutes;
        const int magnitude = offset < 0 ? -offset : offset;
        out += fmt::format("{}{:02}:{:02}", offset < 0 ? '-' : '+', magnitude / 60, magnitude % 60);
    }
    return out;
}

} // namespace reminisce
