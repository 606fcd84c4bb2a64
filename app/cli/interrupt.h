// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <stop_token>
#include <thread>

namespace reminisce::cli {

/// Turns Ctrl+C (and a polite kill) into a stop request, so that work ends with the archive in order. A second one ends
/// the program at once. Make it before any other thread: signals are blocked in threads started later.
class Interrupt
{
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    [[nodiscard]] std::stop_token token() const { return m_source.get_token(); }

private:
    void wait();

    std::stop_source m_source;
    std::atomic<bool> m_finished = false;
    std::thread m_thread;
};

} // namespace reminisce::cli
