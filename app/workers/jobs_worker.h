// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <stop_token>

#include <QObject>

#include "app/workers/archive_session.h"
#include "app/workers/worker_thread.h"
#include "core/base/progress.h"
#include "core/emotion/emotion_scorer.h"

namespace reminisce::app {

/// How a job appears to the person.
enum class JobKind {
    Shown,  ///< has a title and progress, can be cancelled
    Silent, ///< small: a rename, a chat to be stored; it is run even when the program is closing
};

/// What a job works with, in the jobs thread.
struct Writing
{
    ArchiveSession& session;
    archive::Writer& writer;
    const emotion::EmotionScorer& scorer;
    ProgressCallback progress; ///< may be called often: it is passed on ten times a second
    std::stop_token stop;
};

/// The only writer: a queue of jobs in one thread. Jobs are functions over plain values that they carry with them; what
/// they give comes back in the GUI thread.
class JobsWorker : public QObject
{
    Q_OBJECT

public:
    explicit JobsWorker(QObject* parent = nullptr);
    /// Stops the running job, runs the silent ones that wait, drops the others.
    ~JobsWorker() override;

    void setSession(SessionPointer session);
    [[nodiscard]] const SessionPointer& session() const { return m_session; }

    /// Opens an archive in the jobs thread; NotFound when there is none and `create` is false.
    void open(const std::filesystem::path& directory, bool create, QObject* receiver,
              std::function<void(Result<SessionPointer>)> done);

    /// Queues a job on the present archive. `done` is called in the GUI thread unless `receiver` is gone. Gives the
    /// job's number, 0 when there is no archive.
    template <class Value>
    quint64 enqueue(JobKind kind, const QString& title, QObject* receiver,
                    std::function<Result<Value>(const Writing&)> work, std::function<void(Result<Value>)> done)
    {
        if (!m_session) {
            return 0;
        }
        auto value = std::make_shared<Result<Value>>();
        return add({0,
                    kind,
                    title,
                    m_session,
                    {},
                    [value, work = std::move(work)](const Writing& writing) { *value = work(writing); },
                    [value](const Error& error) { *value = tl::unexpected(error); },
                    QPointer<QObject>(receiver),
                    [value, done = std::move(done)] { done(std::move(*value)); }});
    }

    /// Cancels a job, running or waiting. Its `done` is called with what it gives when stopped.
    void cancel(quint64 job);
    void cancelCurrent();

    [[nodiscard]] bool running() const { return m_shownJob != 0; }
    [[nodiscard]] quint64 currentJob() const { return m_shownJob; }
    [[nodiscard]] QString title() const { return m_title; }
    [[nodiscard]] const Progress& progress() const { return m_progress; }
    /// Whether a shown job of this title waits: long work is done in slices, each a job.
    [[nodiscard]] bool isWaiting(const QString& title) const;
    /// Shown jobs that wait.
    [[nodiscard]] int queueCount() const;

Q_SIGNALS:
    void stateChanged();
    void progressed(quint64 job, const reminisce::Progress& progress);

private:
    struct Job
    {
        quint64 number = 0;
        JobKind kind = JobKind::Silent;
        QString title;
        SessionPointer session;
        std::stop_source stop;
        std::function<void(const Writing&)> work;
        std::function<void(const Error&)> failed;
        QPointer<QObject> receiver;
        std::function<void()> done;
    };
    using JobPointer = std::shared_ptr<Job>;

    quint64 add(Job job);
    void run(const JobPointer& job);
    [[nodiscard]] Result<const emotion::EmotionScorer*> scorer();
    [[nodiscard]] ProgressCallback progressOf(const JobPointer& job);
    void started(const JobPointer& job);
    void ended(const JobPointer& job);

    SessionPointer m_session;
    OpenSessions m_sessions;       ///< jobs thread
    std::deque<JobPointer> m_jobs; ///< waiting and running ones; GUI thread
    quint64 m_lastNumber = 0;
    quint64 m_shownJob = 0;
    QString m_title;
    Progress m_progress;
    std::atomic<bool> m_closing = false;
    std::unique_ptr<emotion::EmotionScorer> m_scorer; ///< jobs thread
    WorkerThread m_thread;
};

} // namespace reminisce::app
