// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/lab_worker.h"

#include "app/base/qt_text.h"
#include "app/core_text/core_text.h"
#include "core/emotion/emotion_scorer.h"

namespace reminisce::app {

namespace {

/// Keys of the desktop's key store as they were when the run was begun; the rest from the environment.
class GivenKeys : public backend::KeyProvider
{
public:
    explicit GivenKeys(const std::map<std::string, std::string>& keys) : m_keys(keys) {}

    [[nodiscard]] Result<std::string> key(const backend::BackendSettings& settings) const override
    {
        const auto found = m_keys.find(settings.name);
        return found != m_keys.end() && !found->second.empty() ? Result<std::string>(found->second)
                                                               : m_environment.key(settings);
    }

private:
    const std::map<std::string, std::string>& m_keys;
    backend::EnvironmentKeyProvider m_environment;
};

} // namespace

LabBackends labBackends(const BackendList& list)
{
    LabBackends backends;
    backends.settings = list.all();
    for (const backend::BackendSettings& settings : backends.settings) {
        if (const auto access = list.find(toQt(settings.name))) {
            backends.keys[settings.name] = access->key;
        }
    }
    return backends;
}

Result<> withRunner(evaluation::LabStore& store, const LabBackends& backends, const std::filesystem::path& directory,
                    const std::function<Result<>(evaluation::LabRunner&)>& use)
{
    const auto scorer = emotion::EmotionScorer::builtIn();
    if (!scorer) {
        return tl::unexpected(scorer.error());
    }
    const GivenKeys keys(backends.keys);
    evaluation::LabRunner runner({store, *scorer, backends.settings, keys, directory});
    return use(runner);
}

LabWorker::LabWorker(QObject* parent)
    : QObject(parent), m_reading(QStringLiteral("lab-read")), m_measuring(QStringLiteral("lab"))
{}

LabWorker::~LabWorker()
{
    m_stop.request_stop();
    m_readingStop.request_stop();
    m_measuring.finish();
    m_reading.finish();
}

void LabWorker::setSession(SessionPointer session, std::filesystem::path directory)
{
    stop();
    m_readingStop.request_stop();
    m_readingStop = std::stop_source();
    ++m_number;
    // The archive must not be closed by the GUI thread.
    m_reading.post([before = std::move(m_session)]() mutable { before.reset(); });
    m_session = std::move(session);
    m_directory = std::move(directory);
}

LabReading LabWorker::readingNow()
{
    const std::filesystem::path directory = m_directory;
    return {*m_session, directory, [this, directory](archive::Access access) { return openStore(directory, access); },
            m_readingStop.get_token()};
}

Result<LabWorker::StorePointer> LabWorker::openStore(const std::filesystem::path& directory, archive::Access access)
{
    const std::scoped_lock lock(m_mutex);
    if (m_writableDirectory == directory) {
        if (StorePointer store = m_writable.lock()) {
            return store;
        }
    }
    auto opened = evaluation::LabStore::open(directory, access);
    if (!opened) {
        return tl::unexpected(opened.error());
    }
    StorePointer store = std::move(*opened);
    if (access == archive::Access::ReadWrite) {
        m_writable = store;
        m_writableDirectory = directory;
    }
    return store;
}

void LabWorker::start(LabTask task)
{
    if (!m_session || m_running) {
        return;
    }
    m_running = true;
    m_stop = std::stop_source();
    m_measuring.post([this, task = std::move(task), directory = m_directory, stop = m_stop.get_token()] {
        std::int64_t run = task.run;
        const Result<> done = measure(task, directory, run, stop);
        const bool stopped = !done && done.error().code == ErrorCode::Cancelled;
        const QString error = done || stopped ? QString() : coreText(done.error().message);
        m_measuring.deliver([this, run, stopped, error] {
            m_running = false;
            Q_EMIT ended(run, stopped, error);
        });
    });
}

Result<> LabWorker::measure(const LabTask& task, const std::filesystem::path& directory, std::int64_t& run,
                            const std::stop_token& stop)
{
    const auto store = openStore(directory, archive::Access::ReadWrite);
    if (!store) {
        return tl::unexpected(store.error());
    }
    return withRunner(**store, task.backends, directory, [&](evaluation::LabRunner& runner) -> Result<> {
        if (task.settings) {
            const auto made = runner.create(*task.settings);
            if (!made) {
                return tl::unexpected(made.error());
            }
            run = *made;
        }
        m_measuring.deliver([this, run] { Q_EMIT began(run); });
        evaluation::RunOptions options;
        options.retryFailed = task.retryFailed;
        options.stop = stop;
        options.progress = [this](const evaluation::LabProgress& progress) {
            m_measuring.deliver([this, progress] { Q_EMIT progressed(progress); });
        };
        return runner.resume(run, options);
    });
}

void LabWorker::stop()
{
    m_stop.request_stop();
}

} // namespace reminisce::app
