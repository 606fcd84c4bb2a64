// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/jobs_view_model.h"

#include <cmath>

#include "app/core_text/core_text.h"
#include "app/shell/preferences.h"
#include "app/workers/jobs_worker.h"

namespace reminisce::app {

namespace {

/// A job that follows another within this time may go on with the same work.
constexpr std::chrono::seconds kSameWork{10};

} // namespace

JobsViewModel::JobsViewModel(const Services& services, QObject* parent)
    : QObject(parent), m_services(services), m_notifier(services.jobs)
{
    connect(&m_services.jobs, &JobsWorker::stateChanged, this, [this] {
        if (m_services.jobs.currentJob() != m_job) {
            m_secondsLeft.reset(); // until the next report: it may be of other work
        }
        Q_EMIT changed();
    });
    connect(&m_services.jobs, &JobsWorker::progressed, this, [this](quint64 job, const Progress& progress) {
        const auto now = RemainingTime::Clock::now();
        if (job != m_job && now - m_heard > kSameWork) {
            m_remaining = {};
        }
        m_job = job;
        m_heard = now;
        m_secondsLeft = m_remaining.seconds(progress, now);
        Q_EMIT changed();
    });
}

bool JobsViewModel::running() const
{
    return m_services.jobs.running();
}

QString JobsViewModel::title() const
{
    return m_services.jobs.title();
}

QString JobsViewModel::detail() const
{
    if (!running()) {
        return {};
    }
    const QString what = coreText(m_services.jobs.progress().what);
    return m_secondsLeft ? tr("%1, about %2 left")
                               .arg(what, m_services.preferences.formatter().seconds(std::ceil(*m_secondsLeft)))
                         : what;
}

double JobsViewModel::fraction() const
{
    const Progress& progress = m_services.jobs.progress();
    return running() && progress.total > 0 ? static_cast<double>(progress.done) / static_cast<double>(progress.total)
                                           : -1;
}

int JobsViewModel::queueCount() const
{
    return m_services.jobs.queueCount();
}

void JobsViewModel::cancel()
{
    m_services.jobs.cancelCurrent();
}

} // namespace reminisce::app
