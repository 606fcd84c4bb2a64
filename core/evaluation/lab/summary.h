// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <map>
#include <span>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/evaluation/lab/item.h"
#include "core/evaluation/lab/statistics.h"
#include "core/evaluation/lab/store.h"

namespace reminisce::evaluation {

using MetricEstimates = std::map<std::string, Estimate>; ///< by metric key

/// All items of one configuration.
struct ConfigurationSummary
{
    Configuration configuration;
    std::string shortName; ///< among those of the run
    std::size_t items = 0;
    std::size_t failed = 0;
    MetricEstimates overall;
    std::vector<std::pair<std::string, MetricEstimates>> categories; ///< in the order of the dataset
    std::array<std::size_t, 6> outcomes{};                           ///< counts in the order of kOutcomes
};

struct RunSummary
{
    std::string name;
    std::vector<ConfigurationSummary> configurations; ///< in the order of the matrix
    std::vector<std::string> categories;
    std::vector<std::string> metrics; ///< keys that occur, in the order in which they are shown
};

/// The metric that is shown first. A judge's, where there is one. Without any model, answers quote whole turns, so that
/// what counts is whether the evidence was found: `evidence_recall`. Else `token_f1`.
[[nodiscard]] std::string defaultMetric(const RunSummary& summary);

[[nodiscard]] RunSummary summarise(const LabRun& run, std::span<const LabItem> items);

/// One question in both runs, for the list that shows what differs.
struct ComparedItem
{
    std::string question;
    std::string category;
    const LabItem* first = nullptr;
    const LabItem* second = nullptr;
    double difference = 0; ///< of the metric, second − first
};

/// One configuration against another, of the same run or of two, over the questions that both have.
struct RunComparison
{
    Configuration first;
    Configuration second;
    std::string metric;                                            ///< by which the items are ordered
    std::vector<std::pair<std::string, PairedComparison>> metrics; ///< in the order in which they are shown
    std::vector<ComparedItem> items;                               ///< those that differ most first
};

/// The items must outlive the result. Fails with InvalidArgument when they have no question in common.
[[nodiscard]] Result<RunComparison> compareItems(std::span<const LabItem> first, std::span<const LabItem> second,
                                                 const std::string& metric = "token_f1");

/// What a metric's key means for a person: "Token F1", "share"; whether more is better.
struct MetricInfo
{
    std::string_view key;
    std::string_view label;
    bool higherIsBetter = true;
    bool isShare = true; ///< in [0, 1]
};
/// In the order in which metrics are shown; unknown keys come out with the key as label.
[[nodiscard]] MetricInfo metricInfo(std::string_view key);
[[nodiscard]] std::span<const MetricInfo> knownMetrics();

[[nodiscard]] nlohmann::ordered_json toJson(const RunSummary& summary);
[[nodiscard]] nlohmann::ordered_json toJson(const RunComparison& comparison);

} // namespace reminisce::evaluation
