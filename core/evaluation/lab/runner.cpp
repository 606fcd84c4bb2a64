// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/lab/runner.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <map>
#include <set>
#include <thread>

#include <fmt/format.h>

#include "core/agent/prompts.h"
#include "core/agent/workflow.h"
#include "core/evaluation/lab/answering.h"
#include "core/evaluation/lab/estimate.h"
#include "core/evaluation/lab/plan.h"
#include "core/evaluation/lab/summary.h"

namespace reminisce::evaluation {

namespace {

struct Job
{
    const Configuration* configuration;
    const LabQuestion* question;
};

/// Questions of one collection that are still to be answered with one embedding.
using Jobs = std::vector<Job>;

/// What is asked of one backend. Each has its own threads, so that a slow one does not hold up the others.
struct Pool
{
    Jobs jobs;
    std::atomic<std::size_t> next{0};
};

agent::Prompts promptsOf(const LabSettings& settings)
{
    agent::Prompts prompts;
    for (const auto& [name, text] : settings.prompts) {
        prompts.replace(name, text);
    }
    return prompts;
}

std::set<std::string> answeredKeys(const std::vector<LabItem>& items, bool retryFailed)
{
    std::set<std::string> keys;
    for (const LabItem& item : items) {
        if (!item.failed || !retryFailed) {
            keys.insert(itemKey(item.configuration, item.question));
        }
    }
    return keys;
}

/// Question by question over all configurations, so that they get on alike.
Jobs jobsOf(const LabPlan& plan, std::size_t collection, const std::string& embedding,
            const std::set<std::string>& answered)
{
    Jobs jobs;
    for (const LabQuestion& question : plan.questions[collection]) {
        for (const Configuration& configuration : plan.configurations) {
            if (configuration.retrieval.embedding == embedding &&
                !answered.contains(itemKey(configuration, question))) {
                jobs.push_back({&configuration, &question});
            }
        }
    }
    return jobs;
}

std::vector<std::string> embeddingsOf(const LabPlan& plan)
{
    std::vector<std::string> names;
    for (const Configuration& configuration : plan.configurations) {
        if (std::find(names.begin(), names.end(), configuration.retrieval.embedding) == names.end()) {
            names.push_back(configuration.retrieval.embedding);
        }
    }
    return names;
}

/// One resume() under way.
class Session
{
public:
    Session(const LabContext& context, const LabSettings& settings, std::int64_t run, LabPlan plan,
            const RunOptions& options)
        : m_context(context),
          m_settings(settings),
          m_run(run),
          m_plan(std::move(plan)),
          m_options(options),
          m_backends(context.backends, context.keys),
          m_prompts(promptsOf(settings)),
          m_stop(m_source.get_token()),
          m_forward(options.stop, [this] { m_source.request_stop(); })
    {}

    Result<> work(const std::vector<LabItem>& stored)
    {
        m_answered = answeredKeys(stored, m_options.retryFailed);
        m_progress.total = m_plan.items();
        m_progress.done = m_answered.size();
        m_atStart = m_progress.done;
        m_progress.failed = static_cast<std::uint64_t>(std::count_if(
            stored.begin(), stored.end(), [this](const LabItem& i) { return i.failed && !m_options.retryFailed; }));
        m_began = std::chrono::steady_clock::now();
        for (std::size_t c = 0; c < m_plan.questions.size(); ++c) {
            if (auto done = workOnCollection(c); !done) {
                return done;
            }
        }
        return {};
    }

private:
    Result<> workOnCollection(std::size_t index)
    {
        std::unique_ptr<Ground> ground;
        const RetrievalCollection& collection = m_plan.dataset.collections[index];
        for (const std::string& embedding : embeddingsOf(m_plan)) {
            const Jobs jobs = jobsOf(m_plan, index, embedding, m_answered);
            if (jobs.empty()) {
                continue;
            }
            if (!ground) {
                report(fmt::format("Preparing {}", collection.name));
                auto made = m_plan.dataset.asksArchive ? Ground::ofArchive(m_context.archiveDirectory)
                                                       : Ground::ofCollection(collection, m_context.scorer);
                if (!made) {
                    return tl::unexpected(made.error());
                }
                ground = std::move(*made);
            }
            if (auto done = workOnJobs(jobs, embedding, *ground, collection.now); !done) {
                return done;
            }
        }
        return {};
    }

    Result<> workOnJobs(const Jobs& jobs, const std::string& embedding, Ground& ground, LocalMicros now)
    {
        std::shared_ptr<backend::EmbeddingBackend> client;
        if (!embedding.empty()) {
            auto made = m_backends.embedding(embedding);
            if (!made) {
                return tl::unexpected(made.error());
            }
            client = std::move(*made);
        }
        const auto searcher = ground.searcher(std::move(client), m_stop);
        if (!searcher) {
            return tl::unexpected(searcher.error());
        }
        const Answering::Parts parts{m_settings, m_backends, m_prompts, ground, **searcher, now};
        report("Answering questions");
        std::map<std::string, Pool> pools;
        for (const Job& job : jobs) {
            pools[job.configuration->backend].jobs.push_back(job);
        }
        std::vector<std::thread> threads;
        for (auto& [backend, pool] : pools) {
            const int count = std::min(m_settings.threadsFor(backend), static_cast<int>(pool.jobs.size()));
            for (int i = 0; i < count; ++i) {
                threads.emplace_back([this, &parts, pool = &pool] { answerJobs(*pool, parts); });
            }
        }
        for (std::thread& thread : threads) {
            thread.join();
        }
        const std::scoped_lock lock(m_mutex);
        if (m_error) {
            return tl::unexpected(*m_error);
        }
        return m_stop.stop_requested() ? Result<>(fail(ErrorCode::Cancelled, "Stopped; the run can be continued."))
                                       : Result<>();
    }

    /// The body of a thread. What goes wrong ends the session; nothing may leave it as an exception.
    void answerJobs(Pool& pool, const Answering::Parts& parts)
    {
        const Jobs& jobs = pool.jobs;
        try {
            const auto answering = Answering::make(parts);
            if (!answering) {
                giveUp(answering.error());
                return;
            }
            for (std::size_t i = pool.next++; i < jobs.size() && !m_stop.stop_requested(); i = pool.next++) {
                const auto item = (*answering)->answer(*jobs[i].configuration, *jobs[i].question, m_stop);
                if (item) {
                    keep(*item);
                }
            }
        } catch (const std::exception& problem) {
            giveUp({ErrorCode::Internal, "The run ended unexpectedly. Please report this.", problem.what()});
        }
    }

    void keep(const LabItem& item)
    {
        if (const auto stored = m_context.store.put(m_run, item); !stored) {
            giveUp(stored.error());
            return;
        }
        const std::scoped_lock lock(m_mutex);
        ++m_progress.done;
        m_progress.failed += item.failed ? 1U : 0U;
        if (m_options.itemDone) {
            m_options.itemDone(item);
        }
        reportLocked();
    }

    void giveUp(Error error)
    {
        const std::scoped_lock lock(m_mutex);
        if (!m_error) {
            m_error = std::move(error);
        }
        m_source.request_stop();
    }

    void report(std::string what)
    {
        const std::scoped_lock lock(m_mutex);
        m_progress.what = std::move(what);
        reportLocked();
    }

    void reportLocked()
    {
        const std::uint64_t here = m_progress.done - m_atStart;
        const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - m_began).count();
        if (here > 0) {
            m_progress.secondsLeft =
                seconds / static_cast<double>(here) * static_cast<double>(m_progress.total - m_progress.done);
        }
        if (m_options.progress) {
            m_options.progress(m_progress);
        }
    }

    const LabContext& m_context;
    const LabSettings& m_settings;
    std::int64_t m_run;
    LabPlan m_plan;
    const RunOptions& m_options;
    LabBackends m_backends;
    agent::Prompts m_prompts;
    std::set<std::string> m_answered;
    std::stop_source m_source;
    std::stop_token m_stop;
    std::stop_callback<std::function<void()>> m_forward;
    std::mutex m_mutex;
    LabProgress m_progress;
    std::uint64_t m_atStart = 0;
    std::chrono::steady_clock::time_point m_began;
    std::optional<Error> m_error;
};

/// Names of backends that exist and can do what is asked of them.
Result<> checkBackends(const LabPlan& plan, const LabSettings& settings, const LabBackends& backends)
{
    for (const Configuration& configuration : plan.configurations) {
        if (configuration.backend != kBuiltInBackend) {
            if (const auto chat = backends.chat(configuration.backend); !chat) {
                return tl::unexpected(chat.error());
            }
        }
        if (!configuration.retrieval.embedding.empty()) {
            if (const auto embedding = backends.embedding(configuration.retrieval.embedding); !embedding) {
                return tl::unexpected(embedding.error());
            }
        }
    }
    const auto measures = BackendMeasures::make(settings, backends);
    return measures ? Result<>() : tl::unexpected(measures.error());
}

} // namespace

LabRunner::LabRunner(LabContext context) : m_context(std::move(context)) {}
LabRunner::~LabRunner() = default;

Result<CostEstimate> LabRunner::estimate(const LabSettings& settings) const
{
    const auto plan = makePlan(settings, m_context.archiveDirectory);
    if (!plan) {
        return tl::unexpected(plan.error());
    }
    const LabBackends backends(m_context.backends, m_context.keys);
    if (const auto checked = checkBackends(*plan, settings, backends); !checked) {
        return tl::unexpected(checked.error());
    }
    return estimateCost(*plan, settings, m_context.backends, {});
}

Result<std::int64_t> LabRunner::create(const LabSettings& wanted)
{
    if (const auto checked = estimate(wanted); !checked) {
        return tl::unexpected(checked.error());
    }
    const auto plan = makePlan(wanted, m_context.archiveDirectory);
    if (!plan) {
        return tl::unexpected(plan.error());
    }
    LabSettings settings = wanted;
    std::error_code ignored;
    settings.dataset = std::filesystem::absolute(wanted.dataset, ignored); // to be found from anywhere later
    settings.asksArchive = plan->dataset.asksArchive;
    settings.datasetFingerprint = plan->dataset.fingerprint;
    return m_context.store.add(settings).and_then(
        [&](std::int64_t run) { return m_context.store.plan(run, plan->items()).map([run] { return run; }); });
}

Result<CostEstimate> LabRunner::estimateRest(std::int64_t run, bool retryFailed) const
{
    const auto stored = m_context.store.run(run);
    if (!stored) {
        return tl::unexpected(stored.error());
    }
    const auto items = m_context.store.items(run);
    if (!items) {
        return tl::unexpected(items.error());
    }
    const auto plan = makePlan(stored->settings, m_context.archiveDirectory);
    if (!plan) {
        return tl::unexpected(plan.error());
    }
    return estimateCost(*plan, stored->settings, m_context.backends, answeredKeys(*items, retryFailed));
}

Result<> LabRunner::resume(std::int64_t run, const RunOptions& options)
{
    const auto stored = m_context.store.run(run);
    if (!stored) {
        return tl::unexpected(stored.error());
    }
    const auto items = m_context.store.items(run);
    if (!items) {
        return tl::unexpected(items.error());
    }
    auto plan = makePlan(stored->settings, m_context.archiveDirectory);
    if (!plan) {
        return tl::unexpected(plan.error());
    }
    const LabBackends backends(m_context.backends, m_context.keys);
    if (auto checked = checkBackends(*plan, stored->settings, backends); !checked) {
        return checked;
    }
    Session session(m_context, stored->settings, run, std::move(*plan), options);
    if (auto worked = session.work(*items); !worked) {
        return worked;
    }
    const auto all = m_context.store.items(run);
    if (!all) {
        return tl::unexpected(all.error());
    }
    return m_context.store.finish(run, toJson(summarise(*stored, *all)).dump());
}

} // namespace reminisce::evaluation
