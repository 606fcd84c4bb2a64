// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/charts/run_charts.h"

#include <algorithm>

#include <fmt/format.h>

namespace reminisce::evaluation {

namespace {

double meanOf(const MetricEstimates& estimates, const std::string& metric)
{
    const auto found = estimates.find(metric);
    return found == estimates.end() ? 0 : found->second.mean;
}

std::optional<Estimate> estimateOf(const MetricEstimates& estimates, const std::string& metric)
{
    const auto found = estimates.find(metric);
    return found == estimates.end() ? std::nullopt : std::optional(found->second);
}

std::string label(const std::string& metric)
{
    return std::string(metricInfo(metric).label);
}

} // namespace

RadarChart radarOf(const RunSummary& summary, const std::string& metric)
{
    RadarChart chart;
    chart.title = fmt::format("{} by category", label(metric));
    // A category in which the metric is not defined (abstention, say) has no axis.
    std::vector<std::size_t> axes;
    for (std::size_t i = 0; i < summary.categories.size(); ++i) {
        if (std::any_of(summary.configurations.begin(), summary.configurations.end(),
                        [&](const auto& one) { return one.categories[i].second.contains(metric); })) {
            axes.push_back(i);
            chart.axes.push_back(summary.categories[i]);
        }
    }
    for (const ConfigurationSummary& one : summary.configurations) {
        RadarChart::Series series{one.shortName, {}};
        for (const std::size_t axis : axes) {
            series.values.push_back(meanOf(one.categories[axis].second, metric));
        }
        chart.series.push_back(std::move(series));
    }
    return chart;
}

RingChart ringOf(const ConfigurationSummary& configuration)
{
    return {fmt::format("What went wrong: {}", configuration.shortName), configuration.outcomes};
}

ScatterChart scatterOf(const RunSummary& summary, const std::string& metric)
{
    ScatterChart chart{fmt::format("Seconds against {}", label(metric)), label(metric), {}};
    for (const ConfigurationSummary& one : summary.configurations) {
        chart.points.push_back({one.shortName, meanOf(one.overall, "seconds"), meanOf(one.overall, metric),
                                meanOf(one.overall, "prompt_tokens") + meanOf(one.overall, "completion_tokens")});
    }
    return chart;
}

BarChart barsOf(const RunSummary& summary, const std::string& metric)
{
    BarChart chart;
    chart.title = fmt::format("{} by category, 95 % intervals", label(metric));
    BarChart::Group overall{"overall", {}};
    for (const ConfigurationSummary& one : summary.configurations) {
        chart.series.push_back(one.shortName);
        overall.bars.push_back(estimateOf(one.overall, metric));
    }
    for (std::size_t i = 0; i < summary.categories.size(); ++i) {
        BarChart::Group group{summary.categories[i], {}};
        for (const ConfigurationSummary& one : summary.configurations) {
            group.bars.push_back(estimateOf(one.categories[i].second, metric));
        }
        chart.groups.push_back(std::move(group));
    }
    chart.groups.push_back(std::move(overall));
    return chart;
}

DifferenceChart differencesOf(const RunComparison& comparison)
{
    DifferenceChart chart;
    const auto names = shortNames({comparison.first, comparison.second});
    chart.first = names[0];
    chart.second = names[1];
    if (chart.first == chart.second) { // the same configuration in two runs
        chart.first += ", before";
        chart.second += ", now";
    }
    chart.title = fmt::format("{} against {}", chart.second, chart.first);
    for (const auto& [key, paired] : comparison.metrics) {
        // Shares only: they have one scale. Ranks other than 10 say the same.
        if (key == "bleu_bp") {
            continue; // a part of SacreBLEU
        }
        const bool otherRank = key.find('@') != std::string::npos && !key.ends_with("@10");
        if (metricInfo(key).isShare && !otherRank) {
            chart.rows.push_back({label(key), paired});
        }
    }
    return chart;
}

} // namespace reminisce::evaluation
