// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>

#include "core/agent/workflow.h"

namespace reminisce::app {

/// Lets the person in the window decide about each step of an answer.
class WindowGate : public agent::StepGate
{
public:
    /// \param asked called in the answer's thread with each step that waits; must return quickly
    WindowGate(bool asks, std::function<void(const agent::PlannedStep&)> asked)
        : m_asked(std::move(asked)), m_asks(asks)
    {}

    [[nodiscard]] bool allows(const agent::PlannedStep& step, std::stop_token stop) override;

    /// Answers the step that waits. GUI thread.
    void decide(bool allowed);
    /// Allows the step that waits and all that follow. GUI thread.
    void runOn();

private:
    std::function<void(const agent::PlannedStep&)> m_asked;
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::optional<bool> m_decision;
    bool m_asks = false;
};

} // namespace reminisce::app
