// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/jobs_view_model.h"

#include "app/base/qt_text.h"
#include "app/workers/jobs_worker.h"

namespace reminisce::app {

JobsViewModel::JobsViewModel(const Services& services, QObject* parent)
    : QObject(parent), m_services(services), m_notifier(services.jobs)
{
    connect(&m_services.jobs, &JobsWorker::stateChanged, this, &JobsViewModel::changed);
    connect(&m_services.jobs, &JobsWorker::progressed, this, &JobsViewModel::changed);
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
    return running() ? toQt(m_services.jobs.progress().what) : QString();
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
