// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/lab/summary.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace reminisce::evaluation {

namespace {

using nlohmann::ordered_json;

using Values = std::map<std::string, std::vector<double>>;

MetricEstimates estimatesOf(const Values& values)
{
    MetricEstimates estimates;
    for (const auto& [key, list] : values) {
        estimates.emplace(key, bootstrapMean(list));
    }
    return estimates;
}

ConfigurationSummary summariseOne(const Configuration& configuration, std::span<const LabItem> items,
                                  const std::vector<std::string>& categories)
{
    ConfigurationSummary summary;
    summary.configuration = configuration;
    Values overall;
    std::map<std::string, Values> byCategory;
    for (const LabItem& item : items) {
        if (item.configuration != configuration) {
            continue;
        }
        ++summary.items;
        summary.failed += item.failed ? 1U : 0U;
        const auto place = std::find(kOutcomes.begin(), kOutcomes.end(), item.outcome) - kOutcomes.begin();
        ++summary.outcomes.at(static_cast<std::size_t>(place));
        for (const auto& [key, value] : item.metrics) {
            overall[key].push_back(value);
            byCategory[item.question.category][key].push_back(value);
        }
    }
    summary.overall = estimatesOf(overall);
    for (const std::string& category : categories) {
        summary.categories.emplace_back(category, estimatesOf(byCategory[category]));
    }
    return summary;
}

template <class T>
void addOnce(std::vector<T>& list, const T& value)
{
    if (std::find(list.begin(), list.end(), value) == list.end()) {
        list.push_back(value);
    }
}

/// The keys that occur, in the order in which metrics are shown.
std::vector<std::string> inShownOrder(const std::set<std::string>& keys)
{
    std::vector<std::string> order;
    for (const MetricInfo& info : knownMetrics()) {
        if (keys.contains(std::string(info.key))) {
            order.emplace_back(info.key);
        }
    }
    for (const std::string& key : keys) {
        addOnce(order, key);
    }
    return order;
}

double rounded(double value)
{
    return std::round(value * 1e6) / 1e6;
}

ordered_json toJson(const Estimate& estimate)
{
    return {{"mean", rounded(estimate.mean)},
            {"low", rounded(estimate.low)},
            {"high", rounded(estimate.high)},
            {"count", estimate.count}};
}

ordered_json toJson(const MetricEstimates& estimates)
{
    ordered_json json = ordered_json::object();
    std::set<std::string> keys;
    for (const auto& [key, estimate] : estimates) {
        keys.insert(key);
    }
    for (const std::string& key : inShownOrder(keys)) {
        json[key] = toJson(estimates.at(key));
    }
    return json;
}

} // namespace

std::string defaultMetric(const RunSummary& summary)
{
    const bool asksModel = std::any_of(summary.configurations.begin(), summary.configurations.end(),
                                       [](const auto& one) { return one.configuration.backend != kBuiltInBackend; });
    for (const char* key : {"geval", asksModel ? "token_f1" : "evidence_recall", "token_f1", "right"}) {
        if (std::find(summary.metrics.begin(), summary.metrics.end(), key) != summary.metrics.end()) {
            return key;
        }
    }
    return summary.metrics.empty() ? std::string("token_f1") : summary.metrics.front();
}

RunSummary summarise(const LabRun& run, std::span<const LabItem> items)
{
    RunSummary summary;
    summary.name = run.name;
    std::vector<Configuration> configurations;
    std::set<std::string> metrics;
    for (const LabItem& item : items) {
        addOnce(configurations, item.configuration);
        addOnce(summary.categories, item.question.category);
        for (const auto& [key, value] : item.metrics) {
            metrics.insert(key);
        }
    }
    for (const Configuration& configuration : configurations) {
        summary.configurations.push_back(summariseOne(configuration, items, summary.categories));
    }
    const auto names = shortNames(configurations);
    for (std::size_t i = 0; i < names.size(); ++i) {
        summary.configurations[i].shortName = names[i];
    }
    summary.metrics = inShownOrder(metrics);
    return summary;
}

Result<RunComparison> compareItems(std::span<const LabItem> first, std::span<const LabItem> second,
                                   const std::string& metric)
{
    RunComparison comparison;
    comparison.metric = metric;
    std::map<std::pair<std::string, std::string>, const LabItem*> byQuestion;
    for (const LabItem& item : first) {
        byQuestion.emplace(std::pair(item.question.id, item.question.question), &item);
    }
    std::map<std::string, std::pair<std::vector<double>, std::vector<double>>> pairs;
    std::set<std::string> keys;
    for (const LabItem& item : second) {
        const auto found = byQuestion.find({item.question.id, item.question.question});
        if (found == byQuestion.end()) {
            continue;
        }
        const LabItem& other = *found->second;
        ComparedItem compared{item.question.question, item.question.category, &other, &item, 0};
        for (const auto& [key, value] : item.metrics) {
            if (const auto same = other.metrics.find(key); same != other.metrics.end()) {
                pairs[key].first.push_back(same->second);
                pairs[key].second.push_back(value);
                keys.insert(key);
                compared.difference = key == metric ? value - same->second : compared.difference;
            }
        }
        comparison.items.push_back(std::move(compared));
    }
    if (comparison.items.empty()) {
        return fail(
            ErrorCode::InvalidArgument,
            "The two have no question in common, so they cannot be compared. Choose runs over the same dataset.");
    }
    comparison.first = comparison.items.front().first->configuration;
    comparison.second = comparison.items.front().second->configuration;
    for (const std::string& key : inShownOrder(keys)) {
        comparison.metrics.emplace_back(key, comparePaired(pairs[key].first, pairs[key].second));
    }
    std::stable_sort(
        comparison.items.begin(), comparison.items.end(),
        [](const ComparedItem& a, const ComparedItem& b) { return std::abs(a.difference) > std::abs(b.difference); });
    return comparison;
}

nlohmann::ordered_json toJson(const RunSummary& summary)
{
    ordered_json configurations = ordered_json::array();
    for (const ConfigurationSummary& one : summary.configurations) {
        ordered_json categories = ordered_json::object();
        for (const auto& [name, estimates] : one.categories) {
            categories[name] = toJson(estimates);
        }
        ordered_json taxonomy = ordered_json::object();
        for (std::size_t i = 0; i < kOutcomes.size(); ++i) {
            taxonomy[std::string(outcomeName(kOutcomes[i]))] = one.outcomes[i];
        }
        ordered_json entry = {{"name", describe(one.configuration)},
                              {"configuration", toJson(one.configuration)},
                              {"items", one.items},
                              {"failed", one.failed}};
        entry["overall"] = toJson(one.overall);
        entry["categories"] = std::move(categories);
        entry["taxonomy"] = std::move(taxonomy);
        configurations.push_back(std::move(entry));
    }
    return {{"name", summary.name}, {"configurations", std::move(configurations)}, {"metrics", summary.metrics}};
}

nlohmann::ordered_json toJson(const RunComparison& comparison)
{
    ordered_json metrics = ordered_json::object();
    for (const auto& [key, paired] : comparison.metrics) {
        ordered_json entry = toJson(paired.difference);
        entry["p"] = rounded(paired.pValue);
        entry["more_than_noise"] = paired.isMoreThanNoise();
        metrics[key] = std::move(entry);
    }
    ordered_json items = ordered_json::array();
    for (const ComparedItem& item : comparison.items) {
        items.push_back({{"question", item.question},
                         {"category", item.category},
                         {"first", item.first->response},
                         {"second", item.second->response},
                         {"first_outcome", outcomeName(item.first->outcome)},
                         {"second_outcome", outcomeName(item.second->outcome)},
                         {"difference", rounded(item.difference)}});
    }
    return {{"first", describe(comparison.first)},
            {"second", describe(comparison.second)},
            {"metric", comparison.metric},
            {"metrics", std::move(metrics)},
            {"items", std::move(items)}};
}

} // namespace reminisce::evaluation
