// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/report/comparisons.h"

#include <algorithm>
#include <span>

namespace reminisce::evaluation {

namespace {

/// Items are ordered by configuration, so those of one are neighbours.
std::span<const LabItem> spanOf(const std::vector<LabItem>& items, const Configuration& configuration)
{
    const auto begin = std::find_if(items.begin(), items.end(),
                                    [&](const LabItem& item) { return item.configuration == configuration; });
    const auto end =
        std::find_if(begin, items.end(), [&](const LabItem& item) { return item.configuration != configuration; });
    return {begin, end};
}

const ConfigurationSummary* bestOf(const RunSummary& summary, const std::string& metric)
{
    const auto mean = [&](const ConfigurationSummary& one) {
        const auto found = one.overall.find(metric);
        return found == one.overall.end() ? -1.0 : found->second.mean;
    };
    const auto best = std::max_element(summary.configurations.begin(), summary.configurations.end(),
                                       [&](const auto& a, const auto& b) { return mean(a) < mean(b); });
    return best == summary.configurations.end() ? nullptr : &*best;
}

} // namespace

std::vector<LabItem> itemsOf(const std::vector<LabItem>& items, const Configuration& configuration)
{
    const auto found = spanOf(items, configuration);
    return {found.begin(), found.end()};
}

std::string metricOf(const ReportInput& input, const RunSummary& summary)
{
    return input.metric.empty() ? defaultMetric(summary) : input.metric;
}

std::vector<RunComparison> comparisonsOf(const ReportInput& input, const RunSummary& summary)
{
    std::vector<RunComparison> comparisons;
    const std::string metric = metricOf(input, summary);
    const auto add = [&](std::span<const LabItem> first, std::span<const LabItem> second) {
        if (auto compared = compareItems(first, second, metric)) {
            comparisons.push_back(std::move(*compared));
        }
    };
    const ConfigurationSummary* best = bestOf(summary, metric);
    if (best == nullptr) {
        return comparisons;
    }
    if (!input.against) {
        for (const ConfigurationSummary& one : summary.configurations) {
            if (one.configuration != best->configuration) {
                add(spanOf(input.items, one.configuration), spanOf(input.items, best->configuration));
            }
        }
        return comparisons;
    }
    for (const ConfigurationSummary& one : summary.configurations) {
        add(spanOf(input.againstItems, one.configuration), spanOf(input.items, one.configuration));
    }
    if (comparisons.empty()) {
        const RunSummary other = summarise(*input.against, input.againstItems);
        if (const ConfigurationSummary* otherBest = bestOf(other, metric)) {
            add(spanOf(input.againstItems, otherBest->configuration), spanOf(input.items, best->configuration));
        }
    }
    return comparisons;
}

} // namespace reminisce::evaluation
