// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include <QObject>

#include "app/settings/backend_list.h"
#include "app/workers/archive_session.h"
#include "app/workers/worker_thread.h"
#include "core/evaluation/lab/runner.h"

namespace reminisce::app {

/// What the Lab answers with: values of the GUI thread, copied into the worker.
struct LabBackends
{
    std::vector<backend::BackendSettings> settings;
    std::map<std::string, std::string> keys; ///< by the backend's name
};
[[nodiscard]] LabBackends labBackends(const BackendList& list);

/// What a reading task of the Lab works with, in the Lab's own reading thread.
struct LabReading
{
    ArchiveSession& session;
    std::filesystem::path directory; ///< of the archive
    /// The runs; NotFound while there are none.
    std::function<Result<std::shared_ptr<evaluation::LabStore>>(archive::Access)> store;
    std::stop_token stop;
};

/// A run to be begun (settings) or gone on with.
struct LabTask
{
    std::optional<evaluation::LabSettings> settings;
    std::int64_t run = 0;
    bool retryFailed = false;
    LabBackends backends;
};

/// The Lab's threads: one that measures, one that reads results. Neither holds up the pages nor the jobs.
class LabWorker : public QObject
{
    Q_OBJECT

public:
    explicit LabWorker(QObject* parent = nullptr);
    /// Stops what is measured; what was answered is kept.
    ~LabWorker() override;

    void setSession(SessionPointer session, std::filesystem::path directory);
    [[nodiscard]] bool hasSession() const { return m_session != nullptr; }

    /// Runs `work` in the reading thread and `done` with its value in the GUI thread, unless the archive was switched.
    template <class Value>
    void read(QObject* receiver, std::function<Result<Value>(const LabReading&)> work,
              std::function<void(Result<Value>)> done)
    {
        if (!m_session) {
            return;
        }
        m_reading.post([this, reading = readingNow(), session = m_session, number = m_number,
                        receiver = QPointer<QObject>(receiver), work = std::move(work),
                        done = std::move(done)]() mutable {
            auto value = std::make_shared<Result<Value>>(work(reading));
            session.reset();
            m_reading.deliver(receiver, [this, number, done, value] {
                if (number == m_number) {
                    done(std::move(*value));
                }
            });
        });
    }

    [[nodiscard]] bool running() const { return m_running; }
    void start(LabTask task);
    void stop();

Q_SIGNALS:
    /// The run has its number now.
    void began(qint64 run);
    void progressed(const reminisce::evaluation::LabProgress& progress);
    /// `error` is a sentence; empty when it went well or was stopped.
    void ended(qint64 run, bool stopped, const QString& error);

private:
    using StorePointer = std::shared_ptr<evaluation::LabStore>;

    [[nodiscard]] LabReading readingNow();
    /// The store in use, or a newly opened one. Any thread.
    [[nodiscard]] Result<StorePointer> openStore(const std::filesystem::path& directory, archive::Access access);
    [[nodiscard]] Result<> measure(const LabTask& task, const std::filesystem::path& directory, std::int64_t& run,
                                   const std::stop_token& stop);

    SessionPointer m_session;
    std::filesystem::path m_directory;
    quint64 m_number = 0; ///< of the archive's opening
    bool m_running = false;
    std::stop_source m_stop;
    std::stop_source m_readingStop;
    std::mutex m_mutex; ///< guards m_writable and m_writableDirectory; held while a store opens
    std::weak_ptr<evaluation::LabStore> m_writable;
    std::filesystem::path m_writableDirectory;
    WorkerThread m_reading;
    WorkerThread m_measuring;
};

/// Prepares a runner over a store with the person's backends, and gives it to `use`.
[[nodiscard]] Result<> withRunner(evaluation::LabStore& store, const LabBackends& backends,
                                  const std::filesystem::path& directory,
                                  const std::function<Result<>(evaluation::LabRunner&)>& use);

} // namespace reminisce::app
