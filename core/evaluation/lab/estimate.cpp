// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/lab/estimate.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

namespace reminisce::evaluation {

namespace {

/// Usual numbers of requests per answer and of tokens per request, rounded up; passages come on top.
struct Shape
{
    std::string_view workflow;
    int requests;
    int promptTokens;
    int completionTokens;
};
constexpr std::array<Shape, 6> kShapes = {{{"tools", 3, 1500, 150},
                                           {"rag", 1, 500, 200},
                                           {"react", 4, 1800, 150},
                                           {"program", 2, 2500, 300},
                                           {"tree", 8, 1800, 150},
                                           {"steps", 5, 1500, 200}}};
constexpr Shape kUnknown{"", 4, 1800, 200};
constexpr int kTokensPerPassage = 110;
constexpr int kMostPassageTokens = 6000; ///< of one result: agent::Limits::resultTokens
constexpr int kJudgePrompt = 600;
constexpr int kJudgeReply = 300;

Shape shapeOf(const std::string& workflow)
{
    const auto* found =
        std::find_if(kShapes.begin(), kShapes.end(), [&](const Shape& s) { return s.workflow == workflow; });
    return found == kShapes.end() ? kUnknown : *found;
}

std::string thousands(std::uint64_t number)
{
    std::string digits = std::to_string(number);
    for (std::size_t place = digits.size(); place > 3; place -= 3) {
        digits.insert(place - 3, "\u202F");
    }
    return digits;
}

const backend::BackendSettings* findByName(const std::vector<backend::BackendSettings>& backends,
                                           const std::string& name)
{
    const auto found = std::find_if(backends.begin(), backends.end(),
                                    [&](const backend::BackendSettings& one) { return one.name == name; });
    return found == backends.end() ? nullptr : &*found;
}

/// Models that are judged by themselves: a judge favours its own answers (Zheng et al., 2023).
std::vector<std::string> selfJudging(const LabPlan& plan, const LabSettings& settings,
                                     const std::vector<backend::BackendSettings>& backends)
{
    const backend::BackendSettings* judge = findByName(backends, settings.judge);
    std::vector<std::string> models;
    for (const Configuration& configuration : plan.configurations) {
        const backend::BackendSettings* judged = findByName(backends, configuration.backend);
        if (judge == nullptr || judged == nullptr) {
            continue;
        }
        const std::string& model = judge->judgeModel.empty() ? judge->chatModel : judge->judgeModel;
        if (model == judged->chatModel && std::find(models.begin(), models.end(), model) == models.end()) {
            models.push_back(model);
        }
    }
    return models;
}

} // namespace

std::string CostEstimate::sentence() const
{
    std::string text =
        modelRequests == 0
            ? fmt::format("{} answers without a model.", thousands(items))
            : fmt::format("{} answers take about {} requests with {} tokens of prompts and {} of replies.",
                          thousands(items), thousands(modelRequests), thousands(promptTokens),
                          thousands(completionTokens));
    if (embeddedTexts > 0) {
        text += fmt::format(" {} texts are embedded to compare them.", thousands(embeddedTexts));
    }
    for (const std::string& backend : leaving) {
        text += fmt::format(" Questions and passages are sent to {}.", backend);
    }
    return text;
}

CostEstimate estimateCost(const LabPlan& plan, const LabSettings& settings,
                          const std::vector<backend::BackendSettings>& backends, const std::set<std::string>& answered)
{
    CostEstimate estimate;
    estimate.warnings = plan.dataset.warnings;
    for (const std::string& model : selfJudging(plan, settings, backends)) {
        estimate.warnings.push_back(
            fmt::format("“{}” judges its own answers, which favours them. Another judge says more.", model));
    }
    estimate.categories = plan.categories;
    for (const auto& questions : plan.questions) {
        estimate.questions += questions.size();
    }
    std::set<std::string> used = {settings.judge, settings.similarity, settings.tokenEmbeddings};
    for (const Configuration& configuration : plan.configurations) {
        used.insert(configuration.retrieval.embedding);
        used.insert(configuration.backend);
        std::uint64_t items = 0;
        for (const auto& questions : plan.questions) {
            items += static_cast<std::uint64_t>(
                std::count_if(questions.begin(), questions.end(), [&](const LabQuestion& question) {
                    return !answered.contains(itemKey(configuration, question));
                }));
        }
        estimate.items += items;
        if (!settings.judge.empty()) {
            estimate.modelRequests += items;
            estimate.promptTokens += items * kJudgePrompt;
            estimate.completionTokens += items * kJudgeReply;
        }
        estimate.embeddedTexts += settings.similarity.empty() ? 0 : items * 2;
        estimate.embeddedTexts += settings.tokenEmbeddings.empty() ? 0 : items * 2;
        if (configuration.backend == kBuiltInBackend) {
            continue;
        }
        const Shape shape = shapeOf(configuration.workflow);
        const int passages = std::min(configuration.retrieval.k * kTokensPerPassage, kMostPassageTokens);
        estimate.modelRequests += items * static_cast<std::uint64_t>(shape.requests);
        estimate.promptTokens += items * static_cast<std::uint64_t>(shape.requests) *
                                 static_cast<std::uint64_t>(shape.promptTokens + passages);
        estimate.completionTokens +=
            items * static_cast<std::uint64_t>(shape.requests) * static_cast<std::uint64_t>(shape.completionTokens);
    }
    for (const backend::BackendSettings& backend : backends) {
        if (used.contains(backend.name) && backend::leavesTheMachine(backend)) {
            estimate.leaving.push_back(fmt::format("“{}” ({})", backend.name, backend.url));
        }
    }
    return estimate;
}

} // namespace reminisce::evaluation
