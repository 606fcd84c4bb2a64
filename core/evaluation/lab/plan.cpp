// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/lab/plan.h"

#include <algorithm>
#include <map>
#include <random>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/archive/archive.h"
#include "core/archive/chunks.h"
#include "core/archive/statistics.h"

namespace reminisce::evaluation {

namespace {

LabQuestion toQuestion(RetrievalSample sample, std::size_t collection, std::size_t number)
{
    LabQuestion question;
    // Padded, so that ids sort as the dataset has them.
    question.id = fmt::format("{:03}-{:05}", collection + 1, number + 1);
    question.category = std::move(sample.category);
    question.question = std::move(sample.question);
    question.gold = std::move(sample.answer);
    question.evidence = std::move(sample.evidence);
    question.answerable = sample.answerable;
    question.locomoCategory = sample.locomoCategory;
    return question;
}

/// For questions to the archive itself: turns that were pointed at become passages, and "now" follows the newest.
Result<> readArchive(RetrievalDataset& dataset, const std::filesystem::path& archiveDirectory, bool needsNow)
{
    auto opened = archive::Archive::open(archiveDirectory, archive::Access::ReadOnly);
    if (!opened) {
        return tl::unexpected(opened.error());
    }
    const auto reader = opened->newReader();
    if (!reader) {
        return tl::unexpected(reader.error());
    }
    RetrievalCollection& collection = dataset.collections.front();
    if (needsNow) {
        const auto statistics = archive::statistics(*reader);
        if (!statistics) {
            return tl::unexpected(statistics.error());
        }
        collection.now = (statistics->to ? statistics->to->local : 0) + kMicrosPerDay;
    }
    for (RetrievalSample& sample : collection.samples) {
        for (const archive::Id turn : sample.turns) {
            const auto chunks = archive::chunksOfTurn(*reader, turn);
            if (!chunks) {
                return tl::unexpected(chunks.error());
            }
            for (const archive::Id chunk : *chunks) {
                if (const std::string id = std::to_string(chunk);
                    std::find(sample.evidence.begin(), sample.evidence.end(), id) == sample.evidence.end()) {
                    sample.evidence.push_back(id);
                }
            }
        }
    }
    return {};
}

Result<> keepCategories(LabPlan& plan, const std::vector<std::string>& wanted)
{
    std::vector<std::string>& known = plan.categories;
    for (const auto& questions : plan.questions) {
        for (const LabQuestion& question : questions) {
            if (std::find(known.begin(), known.end(), question.category) == known.end()) {
                known.push_back(question.category);
            }
        }
    }
    for (const std::string& category : wanted) {
        if (std::find(known.begin(), known.end(), category) == known.end()) {
            return fail(ErrorCode::InvalidArgument, fmt::format("The dataset has no category “{}”. Categories: {}.",
                                                                category, fmt::join(known, ", ")));
        }
    }
    for (auto& questions : plan.questions) {
        std::erase_if(questions, [&](const LabQuestion& question) {
            return !wanted.empty() && std::find(wanted.begin(), wanted.end(), question.category) == wanted.end();
        });
    }
    return {};
}

/// `count` questions, evenly over the categories as far as they go, the same ones for the same seed.
void keepSample(LabPlan& plan, std::size_t count, std::uint64_t seed)
{
    std::map<std::string, std::vector<std::string>> byCategory;
    for (const auto& questions : plan.questions) {
        for (const LabQuestion& question : questions) {
            byCategory[question.category].push_back(question.id);
        }
    }
    std::mt19937_64 random(seed);
    for (auto& [category, ids] : byCategory) {
        for (std::size_t i = ids.size(); i > 1; --i) {
            std::swap(ids[i - 1], ids[random() % i]);
        }
    }
    std::set<std::string> chosen;
    bool more = true;
    for (std::size_t round = 0; more && chosen.size() < count; ++round) {
        more = false;
        for (const auto& [category, ids] : byCategory) {
            if (round < ids.size() && chosen.size() < count) {
                chosen.insert(ids[round]);
                more = true;
            }
        }
    }
    for (auto& questions : plan.questions) {
        std::erase_if(questions, [&](const LabQuestion& question) { return !chosen.contains(question.id); });
    }
}

} // namespace

std::size_t LabPlan::items() const
{
    std::size_t count = 0;
    for (const auto& collection : questions) {
        count += collection.size();
    }
    return count * configurations.size();
}

Result<LabPlan> makePlan(const LabSettings& settings, const std::filesystem::path& archiveDirectory)
{
    LabPlan plan;
    auto configurations = configurationsOf(settings);
    if (!configurations) {
        return tl::unexpected(configurations.error());
    }
    plan.configurations = std::move(*configurations);
    auto dataset = loadAnswerDataset(settings.dataset, settings.format, settings.now);
    if (!dataset) {
        return tl::unexpected(dataset.error());
    }
    plan.dataset = std::move(*dataset);
    if (!settings.datasetFingerprint.empty() && settings.datasetFingerprint != plan.dataset.fingerprint) {
        return fail(ErrorCode::InvalidArgument,
                    fmt::format("The dataset “{}” has changed since this run began. Start a new run.",
                                settings.dataset.string()));
    }
    if (plan.dataset.asksArchive) {
        const bool needsNow = plan.dataset.collections.front().now == 0;
        if (const auto read = readArchive(plan.dataset, archiveDirectory, needsNow); !read) {
            return tl::unexpected(read.error());
        }
    }
    for (std::size_t c = 0; c < plan.dataset.collections.size(); ++c) {
        auto& samples = plan.dataset.collections[c].samples;
        plan.questions.emplace_back();
        for (std::size_t i = 0; i < samples.size(); ++i) {
            plan.questions.back().push_back(toQuestion(std::move(samples[i]), c, i));
        }
        samples.clear();
    }
    if (const auto kept = keepCategories(plan, settings.categories); !kept) {
        return tl::unexpected(kept.error());
    }
    if (settings.samples > 0) {
        keepSample(plan, settings.samples, settings.seed);
    }
    if (plan.items() == 0) {
        return fail(ErrorCode::InvalidArgument, "The dataset holds no question. Choose another one.");
    }
    return plan;
}

} // namespace reminisce::evaluation
