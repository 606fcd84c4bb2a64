// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workers/window_gate.h"

namespace reminisce::app {

bool WindowGate::allows(const agent::PlannedStep& step, std::stop_token stop)
{
    std::unique_lock lock(m_mutex);
    if (!m_asks) {
        return true;
    }
    m_decision.reset();
    lock.unlock();
    m_asked(step);
    lock.lock();
    m_wake.wait(lock, stop, [this] { return m_decision.has_value() || !m_asks; });
    return m_decision.value_or(!m_asks);
}

void WindowGate::decide(bool allowed)
{
    const std::scoped_lock lock(m_mutex);
    m_decision = allowed;
    m_wake.notify_all();
}

void WindowGate::runOn()
{
    const std::scoped_lock lock(m_mutex);
    m_asks = false;
    m_decision = true;
    m_wake.notify_all();
}

} // namespace reminisce::app
