// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/interrupt.h"

#include <csignal>
#include <iostream>

#include <pthread.h>
#include <unistd.h>

namespace reminisce::cli {

namespace {

sigset_t interruptSignals()
{
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    return signals;
}

} // namespace

Interrupt::Interrupt()
{
    const sigset_t signals = interruptSignals();
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    m_thread = std::thread([this] { wait(); });
}

Interrupt::~Interrupt()
{
    m_finished = true;
    pthread_kill(m_thread.native_handle(), SIGTERM);
    m_thread.join();
}

void Interrupt::wait()
{
    const sigset_t signals = interruptSignals();
    while (true) {
        int received = 0;
        sigwait(&signals, &received);
        if (m_finished) {
            return;
        }
        if (m_source.stop_requested()) {
            _exit(128 + received);
        }
        m_source.request_stop();
        std::cerr << "\nStopping…\n";
    }
}

} // namespace reminisce::cli
