// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/charts/run_charts.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string_view>

namespace reminisce::evaluation {

namespace {

/// What a comparison draws: shares, since they have one scale, and one of each kind; the reports as data have all.
constexpr std::array<std::string_view, 16> kCompared = {"right",
                                                        "geval",
                                                        "token_f1",
                                                        "token_recall",
                                                        "rouge1",
                                                        "rougeL",
                                                        "sacrebleu",
                                                        "semscore",
                                                        "bertscore_f1",
                                                        "evidence_recall",
                                                        "ndcg@10",
                                                        "mrr",
                                                        "rightly_abstained",
                                                        "wrongly_abstained",
                                                        "supported_sentences",
                                                        "supporting_citations"};

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

std::string label(const ChartWords& words, const std::string& metric)
{
    return words.label ? words.label(metric) : std::string(metricInfo(metric).label);
}

std::string categoryName(const ChartWords& words, const std::string& category)
{
    return words.category ? words.category(category) : category;
}

/// A title with its names in the places of "{}", in order.
std::string title(std::string_view form, std::initializer_list<std::string_view> names)
{
    std::string text;
    for (const std::string_view name : names) {
        const std::size_t place = std::min(form.find("{}"), form.size());
        text.append(form.substr(0, place)).append(name);
        form.remove_prefix(std::min(place + 2, form.size()));
    }
    return text.append(form);
}

} // namespace

RadarChart radarOf(const RunSummary& summary, const std::string& metric, const ChartWords& words)
{
    RadarChart chart;
    chart.title = title(words.byCategory, {label(words, metric)});
    chart.words = words;
    // A category in which the metric is not defined (abstention, say) has no axis.
    std::vector<std::size_t> axes;
    for (std::size_t i = 0; i < summary.categories.size(); ++i) {
        if (std::any_of(summary.configurations.begin(), summary.configurations.end(),
                        [&](const auto& one) { return one.categories[i].second.contains(metric); })) {
            axes.push_back(i);
            chart.axes.push_back(categoryName(words, summary.categories[i]));
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

RingChart ringOf(const ConfigurationSummary& configuration, const ChartWords& words)
{
    return {title(words.outcomesOf, {configuration.shortName}), configuration.outcomes, words};
}

ScatterChart scatterOf(const RunSummary& summary, const std::string& metric, const ChartWords& words)
{
    ScatterChart chart{title(words.secondsAgainst, {label(words, metric)}), label(words, metric), {}, words};
    for (const ConfigurationSummary& one : summary.configurations) {
        chart.points.push_back({one.shortName, meanOf(one.overall, "seconds"), meanOf(one.overall, metric),
                                meanOf(one.overall, "prompt_tokens") + meanOf(one.overall, "completion_tokens")});
    }
    return chart;
}

BarChart barsOf(const RunSummary& summary, const std::string& metric, const ChartWords& words)
{
    BarChart chart;
    chart.title = title(words.byCategoryWithIntervals, {label(words, metric)});
    chart.words = words;
    BarChart::Group overall{words.overall, {}};
    for (const ConfigurationSummary& one : summary.configurations) {
        chart.series.push_back(one.shortName);
        overall.bars.push_back(estimateOf(one.overall, metric));
    }
    for (std::size_t i = 0; i < summary.categories.size(); ++i) {
        BarChart::Group group{categoryName(words, summary.categories[i]), {}};
        for (const ConfigurationSummary& one : summary.configurations) {
            group.bars.push_back(estimateOf(one.categories[i].second, metric));
        }
        chart.groups.push_back(std::move(group));
    }
    chart.groups.push_back(std::move(overall));
    return chart;
}

DifferenceChart differencesOf(const RunComparison& comparison, const ChartWords& words)
{
    DifferenceChart chart;
    chart.words = words;
    const std::vector<Configuration> both = {comparison.first, comparison.second};
    const auto names = words.configurations ? words.configurations(both) : shortNames(both);
    chart.first = names[0];
    chart.second = names[1];
    if (chart.first == chart.second) { // the same configuration in two runs
        chart.first += ", " + words.before;
        chart.second += ", " + words.now;
    }
    chart.title = title(words.against, {chart.second, chart.first});
    for (const auto& [key, paired] : comparison.metrics) {
        if (std::find(kCompared.begin(), kCompared.end(), key) != kCompared.end()) {
            chart.rows.push_back({label(words, key), paired});
        }
    }
    return chart;
}

} // namespace reminisce::evaluation
