// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

#include <QObject>
#include <QPointer>

namespace reminisce::app {

/// A thread that runs tasks one after the other, and brings what they give back to the thread of this object (the GUI
/// thread). Make and destroy it in the GUI thread. Its lock is held for queue operations only, never while a task runs.
class WorkerThread : public QObject
{
    Q_OBJECT

public:
    using Task = std::function<void()>;

    explicit WorkerThread(const QString& name, QObject* parent = nullptr);
    /// Waits for the task that runs; those still queued are dropped.
    ~WorkerThread() override;

    /// Queues a task. GUI thread.
    void post(Task task);

    /// Runs `inGuiThread` there later, unless this object has been destroyed by then: for its owner, which lives at
    /// least as long. Any thread.
    void deliver(Task inGuiThread);
    /// The same, unless `receiver` has been destroyed by then.
    void deliver(QPointer<QObject> receiver, Task inGuiThread);

    /// Drops what is queued and waits for the task that runs.
    void finish();

protected:
    /// A task that was delivered.
    void customEvent(QEvent* event) override;

private:
    void loop();

    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::deque<Task> m_tasks;
    bool m_closing = false;
    std::thread m_thread;
};

} // namespace reminisce::app
