// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "core/base/progress.h"

namespace reminisce {

/// Tells from what is reported of a piece of work how long the rest takes. One for each piece of work.
class RemainingTime
{
public:
    using Clock = std::chrono::steady_clock;

    /// Seconds that the rest takes at the pace since the first report of this step; nothing while less than three
    /// seconds or hundredths of the rest are done, or where the total is unknown.
    [[nodiscard]] std::optional<double> seconds(const Progress& progress, Clock::time_point now = Clock::now())
    {
        if (!m_began || progress.what != m_what || progress.total != m_total || progress.done < m_first) {
            m_began = now;
            m_what = progress.what;
            m_total = progress.total;
            m_first = progress.done;
        }
        const double passed = std::chrono::duration<double>(now - *m_began).count();
        const auto done = static_cast<double>(progress.done - m_first);
        if (progress.done >= progress.total || passed < 3 ||
            done * 100 < static_cast<double>(progress.total - m_first)) {
            return std::nullopt;
        }
        return passed / done * static_cast<double>(progress.total - progress.done);
    }

private:
    std::optional<Clock::time_point> m_began;
    std::string m_what;
    std::uint64_t m_total = 0;
    std::uint64_t m_first = 0; ///< done when the step was first heard of: a run that goes on does not begin at 0
};

} // namespace reminisce
