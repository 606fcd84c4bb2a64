// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include <QObject>
#include <QQuickWindow>

namespace reminisce::bench {

/// Share 0 is the least, 1 the greatest of the values; 0 when there are none.
[[nodiscard]] double percentile(std::vector<double> values, double share);

/// Anonymous memory of this process in MB (RssAnon): without files that are mapped.
[[nodiscard]] double anonymousMegabytes();

/// How long something took, by the clock and by the processor time of the GUI thread, in milliseconds. The second
/// leaves out what other programs did meanwhile, and what the thread waited for.
struct Span
{
    double wall = 0;
    double processor = 0;
};

/// A thread that asks the GUI thread for an answer all the time and notes how long it waits for one. Make and use it in
/// the GUI thread.
class Watchdog : public QObject
{
public:
    Watchdog();
    ~Watchdog() override;

    /// The longest wait for an answer since the last call, by each clock.
    [[nodiscard]] Span take();

protected:
    bool event(QEvent* event) override;

private:
    void loop(const std::stop_token& stop);

    std::mutex m_mutex;
    Span m_longest;
    std::atomic<bool> m_answered = true;
    clockid_t m_guiClock;
    Span m_asked; ///< when; written before the question is put, read in its answer
    std::jthread m_thread;
};

/// Times between the frames of a window, one right after the other.
struct Frames
{
    std::vector<Span> spans;

    [[nodiscard]] double wall(double share) const;
    [[nodiscard]] double processor(double share) const;
};

/// Has the window draw frame after frame as long as `step` returns true; `step` is called before each with its number.
[[nodiscard]] Frames drive(QQuickWindow& window, const std::function<bool(int frame)>& step);

} // namespace reminisce::bench
