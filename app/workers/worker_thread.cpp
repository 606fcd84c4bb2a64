// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workers/worker_thread.h"

#include <memory>

#include <pthread.h>

#include <QCoreApplication>
#include <QEvent>

namespace reminisce::app {

namespace {

/// A task on its way to the thread of its WorkerThread, which gets no other events of its own kind.
struct Delivery : QEvent
{
    explicit Delivery(WorkerThread::Task delivered) : QEvent(QEvent::User), task(std::move(delivered)) {}

    WorkerThread::Task task;
};

} // namespace

WorkerThread::WorkerThread(const QString& name, QObject* parent) : QObject(parent)
{
    setObjectName(name);
    m_thread = std::thread([this] { loop(); });
    // Fifteen bytes are what the system takes; it helps in a debugger and in `top -H`.
    pthread_setname_np(m_thread.native_handle(), name.left(15).toUtf8().constData());
}

WorkerThread::~WorkerThread()
{
    finish();
}

void WorkerThread::post(Task task)
{
    {
        const std::lock_guard lock(m_mutex);
        if (m_closing) {
            return;
        }
        m_tasks.push_back(std::move(task));
    }
    m_wake.notify_one();
}

// ThreadSanitizer does not see into Qt, whose event queue orders what is handed over before what is received.
#if defined(__SANITIZE_THREAD__)
extern "C" void __tsan_acquire(void* address);
extern "C" void __tsan_release(void* address);
static void noteHandedOver(void* address)
{
    __tsan_release(address);
}
static void noteReceived(void* address)
{
    __tsan_acquire(address);
}
#else
static void noteHandedOver(void*) {}
static void noteReceived(void*) {}
#endif

void WorkerThread::deliver(Task inGuiThread)
{
    auto delivery = std::make_unique<Delivery>(std::move(inGuiThread));
    noteHandedOver(this);
    QCoreApplication::postEvent(this, delivery.release());
}

void WorkerThread::deliver(QPointer<QObject> receiver, Task inGuiThread)
{
    deliver([receiver = std::move(receiver), task = std::move(inGuiThread)] {
        if (receiver) {
            task();
        }
    });
}

void WorkerThread::customEvent(QEvent* event)
{
    noteReceived(this);
    static_cast<const Delivery*>(event)->task();
}

void WorkerThread::finish()
{
    std::deque<Task> dropped;
    {
        const std::lock_guard lock(m_mutex);
        m_closing = true;
        dropped.swap(m_tasks);
    }
    m_wake.notify_one();
    if (m_thread.joinable()) {
        m_thread.join();
    }
}

void WorkerThread::loop()
{
    while (true) {
        Task task;
        {
            std::unique_lock lock(m_mutex);
            m_wake.wait(lock, [this] { return m_closing || !m_tasks.empty(); });
            if (m_closing) {
                return;
            }
            task = std::move(m_tasks.front());
            m_tasks.pop_front();
        }
        task();
    }
}

} // namespace reminisce::app
