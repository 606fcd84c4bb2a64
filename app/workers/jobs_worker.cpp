// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workers/jobs_worker.h"

#include <algorithm>
#include <future>

namespace reminisce::app {

namespace {

constexpr auto kProgressInterval = std::chrono::milliseconds(100);

} // namespace

JobsWorker::JobsWorker(QObject* parent) : QObject(parent), m_thread(QStringLiteral("jobs")) {}

JobsWorker::~JobsWorker()
{
    m_closing = true;
    for (const JobPointer& job : m_jobs) {
        if (job->kind == JobKind::Shown) {
            job->stop.request_stop();
        }
    }
    // The queue is worked off first, so that chats asked for during an import are kept.
    std::promise<void> emptied;
    m_thread.post([&emptied] { emptied.set_value(); });
    emptied.get_future().wait();
    m_thread.finish();
}

void JobsWorker::setSession(SessionPointer session)
{
    m_session.swap(session);
    // The old archive may close now: that is file work, and not for this thread.
    m_thread.post([old = std::move(session)]() mutable { old.reset(); });
}

void JobsWorker::open(const std::filesystem::path& directory, bool create, QObject* receiver,
                      std::function<void(Result<SessionPointer>)> done)
{
    m_thread.post([this, directory, create, receiver = QPointer<QObject>(receiver), done = std::move(done)] {
        auto opened = std::make_shared<Result<SessionPointer>>(m_sessions.open(directory, create));
        m_thread.deliver(receiver, [opened, done] { done(std::move(*opened)); });
    });
}

void JobsWorker::cancel(quint64 number)
{
    for (const JobPointer& job : m_jobs) {
        if (job->number == number) {
            job->stop.request_stop();
        }
    }
}

void JobsWorker::cancelCurrent()
{
    cancel(m_shownJob);
}

bool JobsWorker::isWaiting(const QString& title) const
{
    return std::any_of(m_jobs.begin(), m_jobs.end(), [&](const JobPointer& job) {
        return job->kind == JobKind::Shown && job->number != m_shownJob && job->title == title;
    });
}

int JobsWorker::queueCount() const
{
    return static_cast<int>(std::count_if(m_jobs.begin(), m_jobs.end(), [this](const JobPointer& job) {
        return job->kind == JobKind::Shown && job->number != m_shownJob;
    }));
}

quint64 JobsWorker::add(Job job)
{
    auto pointer = std::make_shared<Job>(std::move(job));
    pointer->number = ++m_lastNumber;
    m_jobs.push_back(pointer);
    m_thread.post([this, pointer] { run(pointer); });
    Q_EMIT stateChanged();
    return pointer->number;
}

void JobsWorker::run(const JobPointer& job)
{
    if (m_closing && job->kind == JobKind::Shown) {
        return;
    }
    m_thread.deliver([this, job] { started(job); });
    const auto found = scorer();
    if (!found) {
        job->failed(found.error());
    } else if (job->stop.stop_requested()) {
        job->failed(Error{ErrorCode::Cancelled, "Stopped before it began.", {}});
    } else {
        const ProgressCallback progress = progressOf(job);
        job->work(Writing{*job->session, job->session->archive.writer(), **found, progress, job->stop.get_token()});
    }
    // The archive may have to close here rather than in the GUI thread.
    job->session.reset();
    job->work = {};
    m_thread.deliver([this, job] { ended(job); });
}

Result<const emotion::EmotionScorer*> JobsWorker::scorer()
{
    if (!m_scorer) {
        auto made = emotion::EmotionScorer::builtIn();
        if (!made) {
            return tl::unexpected(made.error());
        }
        m_scorer = std::make_unique<emotion::EmotionScorer>(std::move(*made));
    }
    return m_scorer.get();
}

ProgressCallback JobsWorker::progressOf(const JobPointer& job)
{
    if (job->kind == JobKind::Silent) {
        return {};
    }
    auto last = std::make_shared<std::chrono::steady_clock::time_point>();
    auto what = std::make_shared<std::string>();
    return [this, number = job->number, last, what](const Progress& progress) {
        const auto now = std::chrono::steady_clock::now();
        if (now - *last < kProgressInterval && *what == progress.what) {
            return;
        }
        *last = now;
        *what = progress.what;
        m_thread.deliver([this, number, progress] {
            if (number == m_shownJob) {
                m_progress = progress;
                Q_EMIT progressed(number, progress);
            }
        });
    };
}

void JobsWorker::started(const JobPointer& job)
{
    if (job->kind == JobKind::Shown) {
        m_shownJob = job->number;
        m_title = job->title;
        m_progress = {};
        Q_EMIT stateChanged();
    }
}

void JobsWorker::ended(const JobPointer& job)
{
    m_jobs.erase(std::remove(m_jobs.begin(), m_jobs.end(), job), m_jobs.end());
    if (m_shownJob == job->number) {
        m_shownJob = 0;
        m_title.clear();
    }
    if (job->receiver && job->done) {
        job->done();
    }
    Q_EMIT stateChanged();
}

} // namespace reminisce::app
