// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>

namespace reminisce::app {

class JobsWorker;

/// Tells the person that a long job has ended while they were looking elsewhere: by the desktop's notifications, or,
/// where there are none, by asking for attention to the window.
class JobNotifier : public QObject
{
    Q_OBJECT

public:
    explicit JobNotifier(JobsWorker& jobs, QObject* parent = nullptr);

    /// A job that ends sooner is not worth a notification; milliseconds.
    static constexpr qint64 kLong = 10'000;

private:
    void jobChanged();
    void notify(const QString& text);

    JobsWorker& m_jobs;
    quint64 m_job = 0;
    QString m_title;
    QElapsedTimer m_clock;
};

} // namespace reminisce::app
