// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/lab/item.h"

#include <algorithm>

#include <fmt/format.h>

namespace reminisce::evaluation {

namespace {

using nlohmann::json;

constexpr std::array<std::string_view, 6> kNames = {"EM", "AM", "GE", "ME", "TE", "RE"};

Configuration configurationFromJson(const json& entry)
{
    Configuration configuration;
    configuration.workflow = entry.at("workflow").get<std::string>();
    configuration.backend = entry.at("backend").get<std::string>();
    configuration.retrieval.mode =
        search::searchModeFromName(entry.at("mode").get<std::string>()).value_or(search::SearchMode::Hybrid);
    configuration.retrieval.k = entry.at("k").get<int>();
    configuration.retrieval.weight = entry.at("weight").get<double>();
    configuration.retrieval.understand = entry.at("understand").get<bool>();
    configuration.retrieval.embedding = entry.at("embedding").get<std::string>();
    return configuration;
}

} // namespace

std::string_view outcomeName(Outcome outcome)
{
    const auto place = std::find(kOutcomes.begin(), kOutcomes.end(), outcome) - kOutcomes.begin();
    return kNames.at(static_cast<std::size_t>(place));
}

std::optional<Outcome> outcomeFromName(std::string_view name)
{
    const auto* found = std::find(kNames.begin(), kNames.end(), name);
    return found == kNames.end() ? std::nullopt
                                 : std::optional(kOutcomes[static_cast<std::size_t>(found - kNames.begin())]);
}

bool isRight(Outcome outcome)
{
    return outcome == Outcome::ExactMatch || outcome == Outcome::AnswerMatch;
}

std::string itemKey(const Configuration& configuration, const LabQuestion& question)
{
    return describe(configuration) + " | " + question.id;
}

nlohmann::ordered_json toJson(const Configuration& configuration)
{
    const RetrievalChoice& retrieval = configuration.retrieval;
    return {{"workflow", configuration.workflow},
            {"backend", configuration.backend},
            {"mode", search::searchModeName(retrieval.mode)},
            {"k", retrieval.k},
            {"weight", retrieval.weight},
            {"understand", retrieval.understand},
            {"embedding", retrieval.embedding}};
}

nlohmann::ordered_json toJson(const LabItem& item)
{
    return {{"configuration", toJson(item.configuration)},
            {"id", item.question.id},
            {"category", item.question.category},
            {"question", item.question.question},
            {"gold", item.question.gold},
            {"gold_evidence", item.question.evidence},
            {"answerable", item.question.answerable},
            {"locomo_category", item.question.locomoCategory},
            {"failed", item.failed},
            {"error", item.error},
            {"response", item.response},
            {"abstained", item.abstained},
            {"outcome", outcomeName(item.outcome)},
            {"metrics", item.metrics},
            {"notes", item.notes},
            {"answer", item.answer}};
}

Result<LabItem> itemFromJson(const nlohmann::json& entry)
{
    try {
        LabItem item;
        item.configuration = configurationFromJson(entry.at("configuration"));
        item.question.id = entry.at("id").get<std::string>();
        item.question.category = entry.at("category").get<std::string>();
        item.question.question = entry.at("question").get<std::string>();
        item.question.gold = entry.at("gold").get<std::string>();
        item.question.evidence = entry.at("gold_evidence").get<std::vector<std::string>>();
        item.question.answerable = entry.at("answerable").get<bool>();
        item.question.locomoCategory = entry.at("locomo_category").get<int>();
        item.failed = entry.at("failed").get<bool>();
        item.error = entry.at("error").get<std::string>();
        item.response = entry.at("response").get<std::string>();
        item.abstained = entry.at("abstained").get<bool>();
        item.outcome = outcomeFromName(entry.at("outcome").get<std::string>()).value_or(Outcome::ReasoningError);
        item.metrics = entry.at("metrics").get<std::map<std::string, double>>();
        item.notes = entry.at("notes").get<std::vector<std::string>>();
        item.answer = entry.at("answer");
        return item;
    } catch (const nlohmann::json::exception& error) {
        return fail(ErrorCode::DamagedInput, "A stored answer of the Lab cannot be read. Delete the run.",
                    fmt::format("JSON error {}", error.id));
    }
}

} // namespace reminisce::evaluation
