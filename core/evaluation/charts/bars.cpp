// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <fmt/format.h>

#include "core/evaluation/charts/svg.h"

namespace reminisce::evaluation {

namespace {

constexpr double kBar = 20;
constexpr double kGap = 4;
constexpr double kGroupGap = 30;
constexpr double kLeft = 46;
constexpr double kTop = 16;
constexpr double kPlot = 260;
constexpr double kNames = 30;

double yOf(double value)
{
    return kTop + kPlot * (1 - std::clamp(value, 0.0, 1.0));
}

/// A line with ends over a halo in the colour of the background, so that it shows on any bar.
void drawWhisker(Svg& svg, double x, const Estimate& estimate)
{
    const double high = yOf(estimate.high);
    const double low = yOf(estimate.low);
    svg.line(x, high, x, low, {Ink::Surface, 3});
    svg.line(x, high, x, low, {Ink::Text, 1.25});
    svg.line(x - 3, high, x + 3, high, {Ink::Text, 1.25});
    svg.line(x - 3, low, x + 3, low, {Ink::Text, 1.25});
}

} // namespace

std::string drawSvg(const BarChart& chart, const ChartStyle& style)
{
    const auto series = static_cast<double>(chart.series.size());
    const double group = series * (kBar + kGap) + kGroupGap;
    const double width = std::max(520.0, kLeft + group * static_cast<double>(chart.groups.size()) + 20);
    const double height = kTop + kPlot + kNames + 10 + Svg::legendHeight(width - 32, chart.series);
    Svg svg(width, height, chart.title, style);
    for (const double value : {0.0, 0.25, 0.5, 0.75, 1.0}) {
        svg.line(kLeft, yOf(value), width - 10, yOf(value), {value == 0 ? Ink::LineStrong : Ink::Grid});
        svg.text(kLeft - 8, yOf(value) + 4, shortNumber(value), {"end", Ink::TextSecond, 11});
    }
    double x = kLeft + kGroupGap / 2;
    for (const BarChart::Group& entry : chart.groups) {
        for (std::size_t i = 0; i < entry.bars.size(); ++i) {
            if (const auto& bar = entry.bars[i]) {
                const double left = x + static_cast<double>(i) * (kBar + kGap);
                svg.rectangle(left, yOf(bar->mean), kBar, kTop + kPlot - yOf(bar->mean), seriesInk(i),
                              fmt::format("{}, {}: {}", entry.name, chart.series[i], shortNumber(bar->mean)));
                drawWhisker(svg, left + kBar / 2, *bar);
            }
        }
        svg.text(x + series * (kBar + kGap) / 2, kTop + kPlot + 18, entry.name, {"middle"});
        x += group;
    }
    svg.legend(16, kTop + kPlot + kNames + 18, width - 32, chart.series);
    return svg.finish();
}

ChartTable tableOf(const BarChart& chart)
{
    ChartTable table;
    table.head.emplace_back();
    table.head.insert(table.head.end(), chart.series.begin(), chart.series.end());
    for (const BarChart::Group& group : chart.groups) {
        std::vector<std::string> row = {group.name};
        for (const auto& bar : group.bars) {
            row.push_back(bar ? fmt::format("{} ({} to {}, {} questions)", shortNumber(bar->mean),
                                            shortNumber(bar->low), shortNumber(bar->high), bar->count)
                              : "–");
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace reminisce::evaluation
