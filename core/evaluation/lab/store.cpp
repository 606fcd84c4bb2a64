// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/lab/store.h"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

#include "core/archive/evaluation_runs.h"
#include "core/archive/stores.h"

namespace reminisce::evaluation {

namespace {

using nlohmann::json;

constexpr const char* kDone = "done";
constexpr const char* kFailed = "failed";

std::string dumped(const nlohmann::ordered_json& document)
{
    return document.dump(-1, ' ', false, json::error_handler_t::replace);
}

Result<LabRun> readRun(const archive::EvaluationRun& stored)
{
    const json document = json::parse(stored.settingsJson, nullptr, false);
    if (!document.is_object()) {
        return fail(ErrorCode::DamagedInput, "The settings of a stored run cannot be read. Delete the run.");
    }
    auto settings = settingsFromJson(document.value("settings", json::object()));
    if (!settings) {
        return tl::unexpected(settings.error());
    }
    LabRun run;
    run.id = stored.id;
    run.name = stored.name;
    run.startedAtUtc = stored.startedAtUtc;
    run.finishedAtUtc = stored.finishedAtUtc;
    run.settings = std::move(*settings);
    run.total = document.value("total", std::uint64_t{0});
    return run;
}

/// Place of an item in the matrix and among the questions, as the run planned them.
std::vector<std::size_t> orderOf(const LabSettings& settings, const std::vector<LabItem>& items)
{
    const auto configurations = configurationsOf(settings);
    const auto place = [&](const LabItem& item) {
        if (!configurations) {
            return std::size_t{0};
        }
        return static_cast<std::size_t>(std::find(configurations->begin(), configurations->end(), item.configuration) -
                                        configurations->begin());
    };
    std::vector<std::pair<std::size_t, std::size_t>> keys; // configuration, index
    for (std::size_t i = 0; i < items.size(); ++i) {
        keys.emplace_back(place(items[i]), i);
    }
    std::sort(keys.begin(), keys.end(), [&](const auto& a, const auto& b) {
        return std::pair(a.first, items[a.second].question.id) < std::pair(b.first, items[b.second].question.id);
    });
    std::vector<std::size_t> order;
    order.reserve(keys.size());
    for (const auto& [configuration, index] : keys) {
        order.push_back(index);
    }
    return order;
}

} // namespace

LabStore::LabStore(archive::Archive archive) : m_archive(std::move(archive)) {}

Result<std::unique_ptr<LabStore>> LabStore::open(const std::filesystem::path& archiveDirectory, archive::Access access)
{
    auto opened = archive::Archive::open(archiveDirectory / archive::kLabDirectoryName, access);
    if (!opened) {
        Error error = opened.error();
        if (error.code == ErrorCode::Busy) {
            error.message = "The Lab is running in another window or program. Wait until it has finished, or stop it.";
        } else if (error.code == ErrorCode::NotFound) {
            error.message = "There are no runs of the Lab yet. Start one with `evaluate answers`.";
        }
        return tl::unexpected(std::move(error));
    }
    std::unique_ptr<LabStore> store(new LabStore(std::move(*opened)));
    auto reader = store->m_archive.newReader();
    if (!reader) {
        return tl::unexpected(reader.error());
    }
    store->m_reader = std::make_unique<archive::Reader>(std::move(*reader));
    return store;
}

Result<std::int64_t> LabStore::add(const LabSettings& settings)
{
    const std::scoped_lock lock(m_mutex);
    archive::EvaluationRun run;
    run.startedAtUtc = archive::nowUtcMicros();
    run.name = !settings.name.empty()
                   ? settings.name
                   : fmt::format("{} {}", settings.dataset.stem().string(), formatIso(run.startedAtUtc).substr(0, 16));
    run.settingsJson = dumped({{"settings", toJson(settings)}, {"total", 0}});
    return archive::addEvaluationRun(m_archive.writer(), run);
}

Result<> LabStore::plan(std::int64_t run, std::uint64_t total)
{
    const auto stored = this->run(run);
    if (!stored) {
        return tl::unexpected(stored.error());
    }
    const std::scoped_lock lock(m_mutex);
    return archive::setEvaluationSettings(m_archive.writer(), run,
                                          dumped({{"settings", toJson(stored->settings)}, {"total", total}}));
}

Result<> LabStore::put(std::int64_t run, const LabItem& item)
{
    const std::scoped_lock lock(m_mutex);
    archive::EvaluationItem stored;
    stored.run = run;
    stored.key = itemKey(item.configuration, item.question);
    stored.state = item.failed ? kFailed : kDone;
    stored.payloadJson = dumped(toJson(item));
    return archive::putEvaluationItem(m_archive.writer(), stored).map([](archive::Id) {});
}

Result<> LabStore::finish(std::int64_t run, const std::string& summary)
{
    const std::scoped_lock lock(m_mutex);
    return archive::finishEvaluationRun(m_archive.writer(), run, summary, archive::nowUtcMicros());
}

Result<> LabStore::remove(std::int64_t run)
{
    const std::scoped_lock lock(m_mutex);
    return archive::deleteEvaluationRun(m_archive.writer(), run);
}

Result<std::vector<LabRun>> LabStore::runs() const
{
    const std::scoped_lock lock(m_mutex);
    const auto stored = archive::listEvaluationRuns(reader());
    if (!stored) {
        return tl::unexpected(stored.error());
    }
    std::vector<LabRun> runs;
    for (const archive::EvaluationRun& entry : *stored) {
        auto run = readRun(entry);
        if (!run) {
            return tl::unexpected(run.error());
        }
        const auto counts = archive::countEvaluationItems(reader(), entry.id);
        if (!counts) {
            return tl::unexpected(counts.error());
        }
        for (const auto& [state, count] : *counts) {
            run->items += count;
            run->failed += state == kFailed ? count : 0;
        }
        runs.push_back(std::move(*run));
    }
    return runs;
}

Result<LabRun> LabStore::run(std::int64_t id) const
{
    return find(std::to_string(id));
}

Result<LabRun> LabStore::find(const std::string& numberOrName) const
{
    auto all = runs();
    if (!all) {
        return tl::unexpected(all.error());
    }
    std::int64_t number = 0;
    const auto [end, problem] = std::from_chars(numberOrName.data(), numberOrName.data() + numberOrName.size(), number);
    const bool isNumber = problem == std::errc() && end == numberOrName.data() + numberOrName.size();
    const auto found = std::find_if(all->begin(), all->end(), [&](const LabRun& run) {
        return numberOrName == "latest" || (isNumber && run.id == number) || run.name == numberOrName;
    });
    if (found == all->end()) {
        return fail(ErrorCode::NotFound,
                    fmt::format("There is no run “{}”. `evaluate runs` lists those there are.", numberOrName));
    }
    return std::move(*found);
}

Result<std::vector<LabItem>> LabStore::items(std::int64_t run) const
{
    const auto described = this->run(run);
    if (!described) {
        return tl::unexpected(described.error());
    }
    const std::scoped_lock lock(m_mutex);
    const auto stored = archive::evaluationItems(reader(), run);
    if (!stored) {
        return tl::unexpected(stored.error());
    }
    std::vector<LabItem> items;
    for (const archive::EvaluationItem& entry : *stored) {
        auto item = itemFromJson(json::parse(entry.payloadJson, nullptr, false));
        if (!item) {
            return tl::unexpected(item.error());
        }
        item->id = entry.id;
        items.push_back(std::move(*item));
    }
    std::vector<LabItem> ordered;
    for (const std::size_t index : orderOf(described->settings, items)) {
        ordered.push_back(std::move(items[index]));
    }
    return ordered;
}

} // namespace reminisce::evaluation
