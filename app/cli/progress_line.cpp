// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/progress_line.h"

#include <iostream>

#include <fmt/format.h>
#include <unistd.h>

namespace reminisce::cli {

namespace {

constexpr const char* kClearLine = "\r\x1b[K";

std::string amount(std::uint64_t value, const std::string& unit)
{
    if (unit == "bytes") {
        return fmt::format("{:.1f} MB", static_cast<double>(value) / 1e6);
    }
    return fmt::format("{} {}", value, unit);
}

} // namespace

ProgressLine::ProgressLine() : m_terminal(isatty(STDERR_FILENO) != 0) {}

ProgressLine::~ProgressLine()
{
    if (m_shown) {
        std::cerr << kClearLine << std::flush;
    }
}

ProgressCallback ProgressLine::callback()
{
    if (!m_terminal) {
        return {};
    }
    return [this](const Progress& progress) { show(progress); };
}

void ProgressLine::show(const Progress& progress)
{
    const auto now = std::chrono::steady_clock::now();
    const auto left = m_remaining.seconds(progress, now);
    if (m_shown && now - m_last < std::chrono::milliseconds(100)) {
        return;
    }
    m_last = now;
    m_shown = true;
    std::string line = progress.what;
    if (progress.total > 0) {
        const double share = 100.0 * static_cast<double>(progress.done) / static_cast<double>(progress.total);
        line += fmt::format("  {:.0f} % of {}", share, amount(progress.total, progress.unit));
        if (left) {
            line += *left < 90 ? fmt::format(", {:.0f} s left", *left) : fmt::format(", {:.0f} min left", *left / 60);
        }
    } else {
        line += "  " + amount(progress.done, progress.unit);
    }
    std::cerr << kClearLine << line << std::flush;
}

} // namespace reminisce::cli
