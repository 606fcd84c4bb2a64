// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workers/job_notifier.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCall>
#include <QGuiApplication>
#include <QWindow>

#include "app/workers/jobs_worker.h"

namespace reminisce::app {

JobNotifier::JobNotifier(JobsWorker& jobs, QObject* parent) : QObject(parent), m_jobs(jobs)
{
    connect(&m_jobs, &JobsWorker::stateChanged, this, &JobNotifier::jobChanged);
}

void JobNotifier::jobChanged()
{
    if (m_jobs.currentJob() == m_job) {
        return;
    }
    const bool goesOn = m_job != 0 && m_jobs.isWaiting(m_title);
    const bool ended = m_job != 0 && !goesOn && m_clock.elapsed() >= kLong;
    const QString title = m_title;
    m_job = m_jobs.currentJob();
    if (m_job != 0 ? m_jobs.title() != title : !goesOn) {
        m_title = m_jobs.title();
        m_clock.start();
    }
    if (ended && QGuiApplication::applicationState() != Qt::ApplicationActive) {
        notify(tr("%1: finished.").arg(title));
    }
}

void JobNotifier::notify(const QString& text)
{
    const QDBusConnection bus = QDBusConnection::sessionBus();
    if (bus.isConnected()) {
        // org.freedesktop.Notifications: name, replaced id, icon, summary, body, actions, hints, milliseconds.
        const QString service = QStringLiteral("org.freedesktop.Notifications");
        QDBusMessage call = QDBusMessage::createMethodCall(service, QStringLiteral("/org/freedesktop/Notifications"),
                                                           service, QStringLiteral("Notify"));
        call << QGuiApplication::applicationDisplayName() << 0U << QStringLiteral("reminisce")
             << QGuiApplication::applicationDisplayName() << text << QStringList() << QVariantMap() << -1;
        bus.asyncCall(call);
    }
    for (QWindow* window : QGuiApplication::topLevelWindows()) {
        window->alert(0);
    }
}

} // namespace reminisce::app
