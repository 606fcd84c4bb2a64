// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/lab/settings.h"

#include <algorithm>
#include <thread>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/agent/prompts.h"
#include "core/agent/workflow.h"

namespace reminisce::evaluation {

namespace {

constexpr int kItemsAtATime = 4; ///< with a backend: what common servers take without queueing for long
constexpr int kMostAtATime = 256;

using nlohmann::json;
using nlohmann::ordered_json;

ordered_json toJson(const RetrievalChoice& choice)
{
    return {{"mode", search::searchModeName(choice.mode)},
            {"k", choice.k},
            {"weight", choice.weight},
            {"understand", choice.understand},
            {"embedding", choice.embedding}};
}

RetrievalChoice choiceFromJson(const json& entry)
{
    RetrievalChoice choice;
    choice.mode =
        search::searchModeFromName(entry.value("mode", std::string("hybrid"))).value_or(search::SearchMode::Hybrid);
    choice.k = entry.value("k", choice.k);
    choice.weight = entry.value("weight", choice.weight);
    choice.understand = entry.value("understand", choice.understand);
    choice.embedding = entry.value("embedding", std::string());
    return choice;
}

Error unknownWorkflow(const std::string& name)
{
    std::string names;
    for (const agent::WorkflowInfo& info : agent::workflows()) {
        names += (names.empty() ? "" : ", ") + std::string(info.name);
    }
    return {ErrorCode::InvalidArgument, fmt::format("There is no workflow “{}”. Workflows: {}.", name, names), {}};
}

Result<> checkChoices(const LabSettings& settings)
{
    if (settings.workflows.empty()) {
        return fail(ErrorCode::InvalidArgument, "Choose at least one workflow that is to be measured.");
    }
    if (settings.retrieval.empty()) {
        return fail(ErrorCode::InvalidArgument, "Choose at least one way of finding passages.");
    }
    for (const RetrievalChoice& choice : settings.retrieval) {
        if (choice.k < 1 || choice.k > 1000 || !(choice.weight >= 0 && choice.weight <= 1)) {
            return fail(ErrorCode::InvalidArgument,
                        "The number of passages must be 1 to 1000, and the share of the vector arm 0 to 1.");
        }
    }
    const auto known = agent::Prompts::names();
    for (const auto& [name, text] : settings.prompts) {
        if (std::find(known.begin(), known.end(), name) == known.end()) {
            return fail(ErrorCode::InvalidArgument,
                        fmt::format("There is no prompt “{}”. Prompts: {}.", name, fmt::join(known, ", ")));
        }
    }
    return {};
}

} // namespace

int LabSettings::threadsFor(const std::string& backend) const
{
    const auto own = threadsOf.find(backend);
    const int wanted = own != threadsOf.end() ? own->second : threads;
    if (wanted > 0) {
        return std::min(wanted, kMostAtATime);
    }
    return backend != kBuiltInBackend ? kItemsAtATime
                                      : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

std::string describe(const RetrievalChoice& choice)
{
    const RetrievalChoice usual;
    std::string text = fmt::format("{}, k {}", search::searchModeName(choice.mode), choice.k);
    if (choice.weight != usual.weight) {
        text += fmt::format(", weight {}", choice.weight);
    }
    if (!choice.understand) {
        text += ", without understanding";
    }
    if (!choice.embedding.empty()) {
        text += ", " + choice.embedding;
    }
    return text;
}

std::string describe(const Configuration& configuration)
{
    return fmt::format("{} · {} · {}", configuration.workflow, configuration.backend,
                       describe(configuration.retrieval));
}

Result<std::vector<Configuration>> configurationsOf(const LabSettings& settings)
{
    if (const auto checked = checkChoices(settings); !checked) {
        return tl::unexpected(checked.error());
    }
    std::vector<Configuration> configurations;
    const auto add = [&](Configuration configuration) {
        if (std::find(configurations.begin(), configurations.end(), configuration) == configurations.end()) {
            configurations.push_back(std::move(configuration));
        }
    };
    for (const std::string& name : settings.workflows) {
        const auto& known = agent::workflows();
        const auto info =
            std::find_if(known.begin(), known.end(), [&](const agent::WorkflowInfo& w) { return w.name == name; });
        if (info == known.end()) {
            return tl::unexpected(unknownWorkflow(name));
        }
        std::vector<std::string> backends;
        if (!info->needsBackend) {
            backends = {std::string(kBuiltInBackend)};
        } else {
            std::copy_if(settings.backends.begin(), settings.backends.end(), std::back_inserter(backends),
                         [](const std::string& backend) { return backend != kBuiltInBackend; });
        }
        if (backends.empty()) {
            return fail(ErrorCode::InvalidArgument,
                        fmt::format("The workflow “{}” needs a backend that chats. Name one with --backend.", name));
        }
        for (const std::string& backend : backends) {
            for (const RetrievalChoice& choice : settings.retrieval) {
                add({name, backend, choice});
            }
        }
    }
    return configurations;
}

NamedParts namedParts(const std::vector<Configuration>& configurations)
{
    const auto differ = [&](auto part) {
        return std::any_of(configurations.begin(), configurations.end(),
                           [&](const Configuration& c) { return part(c) != part(configurations.front()); });
    };
    NamedParts parts;
    parts.backend = differ([](const Configuration& c) {
        return c.backend == kBuiltInBackend ? std::string() : c.backend; // says no more than its workflow
    });
    parts.retrieval = differ([](const Configuration& c) { return describe(c.retrieval); });
    parts.workflow = differ([](const Configuration& c) { return c.workflow; }) || !parts.retrieval;
    return parts;
}

std::vector<std::string> shortNames(const std::vector<Configuration>& configurations)
{
    const NamedParts parts = namedParts(configurations);
    std::vector<std::string> names;
    for (const Configuration& configuration : configurations) {
        std::string name = parts.workflow ? configuration.workflow : std::string();
        const auto add = [&name](const std::string& part) { name += (name.empty() ? "" : " · ") + part; };
        if (parts.backend && configuration.backend != kBuiltInBackend) {
            add(configuration.backend);
        }
        if (parts.retrieval) {
            add(describe(configuration.retrieval));
        }
        names.push_back(std::move(name));
    }
    return names;
}

nlohmann::ordered_json toJson(const LabSettings& settings)
{
    ordered_json retrieval = ordered_json::array();
    for (const RetrievalChoice& choice : settings.retrieval) {
        retrieval.push_back(toJson(choice));
    }
    return {{"name", settings.name},
            {"dataset", settings.dataset.string()},
            {"format", datasetFormatName(settings.format)},
            {"now", settings.now ? json(formatIso(*settings.now)) : json()},
            {"categories", settings.categories},
            {"samples", settings.samples},
            {"seed", settings.seed},
            {"workflows", settings.workflows},
            {"backends", settings.backends},
            {"retrieval", std::move(retrieval)},
            {"answer_format", settings.answerFormat},
            {"judge", settings.judge},
            {"similarity", settings.similarity},
            {"token_embeddings", settings.tokenEmbeddings},
            {"match_threshold", settings.matchThreshold},
            {"usefulness", settings.usefulness == Usefulness::EvidenceFound ? "evidence" : "gold"},
            {"asks_archive", settings.asksArchive},
            {"dataset_fingerprint", settings.datasetFingerprint},
            {"prompts", settings.prompts},
            {"threads", settings.threads},
            {"threads_of", settings.threadsOf}};
}

Result<LabSettings> settingsFromJson(const nlohmann::json& entry)
{
    try {
        LabSettings settings;
        settings.name = entry.at("name").get<std::string>();
        settings.dataset = entry.at("dataset").get<std::string>();
        settings.format = datasetFormatFromName(entry.at("format").get<std::string>()).value_or(DatasetFormat::Own);
        if (entry.at("now").is_string()) {
            const auto now = parseIso(entry.at("now").get<std::string>());
            settings.now = now ? std::optional(now->local) : std::nullopt;
        }
        settings.categories = entry.at("categories").get<std::vector<std::string>>();
        settings.samples = entry.at("samples").get<std::size_t>();
        settings.seed = entry.at("seed").get<std::uint64_t>();
        settings.workflows = entry.at("workflows").get<std::vector<std::string>>();
        settings.backends = entry.at("backends").get<std::vector<std::string>>();
        settings.retrieval.clear();
        for (const auto& choice : entry.at("retrieval")) {
            settings.retrieval.push_back(choiceFromJson(choice));
        }
        settings.answerFormat = entry.at("answer_format").get<std::string>();
        settings.judge = entry.at("judge").get<std::string>();
        settings.similarity = entry.at("similarity").get<std::string>();
        settings.tokenEmbeddings = entry.at("token_embeddings").get<std::string>();
        settings.matchThreshold = entry.at("match_threshold").get<double>();
        settings.usefulness =
            entry.at("usefulness") == "evidence" ? Usefulness::EvidenceFound : Usefulness::GoldContained;
        settings.asksArchive = entry.at("asks_archive").get<bool>();
        settings.datasetFingerprint = entry.at("dataset_fingerprint").get<std::string>();
        settings.prompts = entry.value("prompts", std::map<std::string, std::string>());
        settings.threads = entry.at("threads").get<int>();
        settings.threadsOf = entry.value("threads_of", std::map<std::string, int>());
        return settings;
    } catch (const nlohmann::json::exception& error) {
        return fail(ErrorCode::DamagedInput, "The settings of a stored run cannot be read. Delete the run.",
                    fmt::format("JSON error {}", error.id));
    }
}

} // namespace reminisce::evaluation
