// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/time_expression.h"

#include <algorithm>

#include "core/text/time/parser.h"

namespace reminisce::text {
namespace {

/// The calendar arithmetic is safe for the years 1 to 9000; clocks beyond are damaged input.
constexpr LocalMicros kEarliest = -62'000'000'000LL * kMicrosPerSecond;
constexpr LocalMicros kLatest = 220'000'000'000LL * kMicrosPerSecond;

TimeDirection directionOf(const LocalRange& range, LocalMicros now)
{
    const LocalMicros today = startOfDay(dateOf(now));
    if (range.to && *range.to < today) {
        return TimeDirection::Past;
    }
    if (range.from && *range.from >= today + kMicrosPerDay) {
        return TimeDirection::Future;
    }
    return TimeDirection::Present;
}

std::vector<TimeExpression> find(std::string_view text, LocalMicros now, const TimeOptions& options)
{
    std::vector<TimeExpression> found;
    const time::TokenList list = time::tokenize(text);
    const time::Parser parser(list, now, options);
    for (std::size_t at = 0; at < list.tokens.size();) {
        const auto expression = parser.expression(at);
        if (!expression || expression->end <= at) {
            ++at;
            continue;
        }
        TimeExpression result;
        result.begin = list.tokens[expression->begin].begin;
        result.end = list.tokens[expression->end - 1].end;
        result.range = expression->range;
        result.kind = expression->kind;
        result.grain = expression->grain;
        result.relative = expression->relative;
        result.vague = expression->vague;
        result.direction = directionOf(result.range, now);
        found.push_back(result);
        at = expression->end;
    }
    return found;
}

} // namespace

std::vector<TimeExpression> findTimeExpressions(std::string_view text, LocalMicros now, const TimeOptions& options)
{
    return find(text, std::clamp(now, kEarliest, kLatest), options);
}

std::vector<TimeExpression> resolveMentionedTimes(std::string_view text, LocalMicros recordedAt)
{
    TimeOptions options;
    options.nearest = TimeOptions::Nearest::Either;
    std::vector<TimeExpression> found = findTimeExpressions(text, recordedAt, options);
    constexpr LocalMicros kNear = 120 * kMicrosPerDay;
    const auto isUncertain = [&](const TimeExpression& e) {
        if (e.vague || e.kind == TimeKind::OpenRange || !e.range.from || !e.range.to) {
            return true;
        }
        if (!e.relative || e.kind == TimeKind::Relative) {
            return false;
        }
        // A year that was left out: certain only when the other years are much farther away.
        const LocalMicros distance = e.range.contains(recordedAt) ? 0
                                                                  : std::min(std::abs(*e.range.from - recordedAt),
                                                                             std::abs(*e.range.to - recordedAt));
        const bool weekly = e.kind == TimeKind::Incomplete && *e.range.to - *e.range.from < 2 * kMicrosPerDay &&
                            distance < 8 * kMicrosPerDay;
        return weekly || distance > kNear;
    };
    found.erase(std::remove_if(found.begin(), found.end(), isUncertain), found.end());
    return found;
}

} // namespace reminisce::text
