// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/window_watch.h"

#include <algorithm>
#include <chrono>
#include <fstream>
#include <string>

#include <pthread.h>
#include <time.h>

#include <QCoreApplication>
#include <QEvent>
#include <QEventLoop>

namespace reminisce::bench {
namespace {

constexpr std::chrono::microseconds kPause(1000); ///< between two questions

double milliseconds(clockid_t clock)
{
    timespec time = {};
    ::clock_gettime(clock, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

Span timesOf(clockid_t thread)
{
    return {milliseconds(CLOCK_MONOTONIC), milliseconds(thread)};
}

Span between(const Span& from, const Span& to)
{
    return {to.wall - from.wall, to.processor - from.processor};
}

} // namespace

double percentile(std::vector<double> values, double share)
{
    std::sort(values.begin(), values.end());
    return values.empty() ? 0 : values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

double anonymousMegabytes()
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with("RssAnon:")) {
            return std::stod(line.substr(8)) / 1024;
        }
    }
    return 0;
}

Watchdog::Watchdog()
{
    ::pthread_getcpuclockid(::pthread_self(), &m_guiClock);
    m_thread = std::jthread([this](const std::stop_token& stop) { loop(stop); });
}

Watchdog::~Watchdog()
{
    m_thread.request_stop();
    m_thread.join();
}

void Watchdog::loop(const std::stop_token& stop)
{
    while (!stop.stop_requested()) {
        if (m_answered.load(std::memory_order_acquire)) {
            m_asked = timesOf(m_guiClock);
            m_answered.store(false, std::memory_order_release);
            QCoreApplication::postEvent(this, new QEvent(QEvent::User));
        }
        std::this_thread::sleep_for(kPause);
    }
}

bool Watchdog::event(QEvent* event)
{
    if (event->type() != QEvent::User) {
        return QObject::event(event);
    }
    const Span waited = between(m_asked, timesOf(m_guiClock));
    {
        const std::scoped_lock lock(m_mutex);
        m_longest = {std::max(m_longest.wall, waited.wall), std::max(m_longest.processor, waited.processor)};
    }
    m_answered.store(true, std::memory_order_release);
    return true;
}

Span Watchdog::take()
{
    QCoreApplication::sendPostedEvents(this); // a question that has waited until now counts
    const std::scoped_lock lock(m_mutex);
    return std::exchange(m_longest, {});
}

double Frames::wall(double share) const
{
    std::vector<double> values;
    std::transform(spans.begin(), spans.end(), std::back_inserter(values), [](const Span& span) { return span.wall; });
    return percentile(std::move(values), share);
}

double Frames::processor(double share) const
{
    std::vector<double> values;
    std::transform(spans.begin(), spans.end(), std::back_inserter(values),
                   [](const Span& span) { return span.processor; });
    return percentile(std::move(values), share);
}

Frames drive(QQuickWindow& window, const std::function<bool(int)>& step)
{
    Frames frames;
    QEventLoop loop;
    Span last;
    int frame = 0;
    const auto connection = QObject::connect(&window, &QQuickWindow::frameSwapped, &loop, [&] {
        const Span now = timesOf(CLOCK_THREAD_CPUTIME_ID);
        if (frame > 0) {
            frames.spans.push_back(between(last, now));
        }
        last = now;
        // Not from within the frame: the next one is asked for when this one is done.
        QMetaObject::invokeMethod(
            &loop,
            [&] {
                if (!step(frame++)) {
                    loop.quit();
                }
                window.update();
            },
            Qt::QueuedConnection);
    });
    window.update();
    loop.exec();
    QObject::disconnect(connection);
    return frames;
}

} // namespace reminisce::bench
