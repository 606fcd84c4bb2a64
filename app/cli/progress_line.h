// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

#include "core/base/progress.h"
#include "core/base/remaining_time.h"

namespace reminisce::cli {

/// Shows progress as one line on standard error that overwrites itself, at most ten times a second, and only when
/// standard error is a terminal.
class ProgressLine
{
public:
    ProgressLine();
    ~ProgressLine();
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    [[nodiscard]] ProgressCallback callback();

private:
    void show(const Progress& progress);

    bool m_terminal = false;
    bool m_shown = false;
    std::chrono::steady_clock::time_point m_last;
    RemainingTime m_remaining;
};

} // namespace reminisce::cli
