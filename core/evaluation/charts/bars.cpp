// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <fmt/format.h>

#include "core/evaluation/charts/axis.h"
#include "core/evaluation/charts/svg.h"

namespace reminisce::evaluation {

namespace {

constexpr double kWidth = 520; ///< at least
constexpr double kBar = 20;    ///< at least; wider where few groups would leave room
constexpr double kWidestBar = 36;
constexpr double kGap = 4;
constexpr double kGroupGap = 30;
constexpr double kLeft = 46;
constexpr double kTop = 16;
constexpr double kPlot = 260;
constexpr double kNames = 30;

/// Where everything stands: few groups are spread over the width, many make the drawing wider.
struct Layout
{
    ShareAxis scale;
    double width = kWidth;
    double group = 0; ///< from one group to the next
    double bar = kBar;

    [[nodiscard]] double y(double value) const { return kTop + kPlot * (1 - std::clamp(value / scale.top, 0.0, 1.0)); }
};

Layout layoutOf(const BarChart& chart)
{
    double most = 0;
    for (const BarChart::Group& group : chart.groups) {
        for (const auto& bar : group.bars) {
            most = bar ? std::max({most, bar->mean, bar->high}) : most;
        }
    }
    Layout layout;
    layout.scale = shareAxisFor(most);
    const auto series = static_cast<double>(std::max<std::size_t>(1, chart.series.size()));
    const auto groups = static_cast<double>(std::max<std::size_t>(1, chart.groups.size()));
    layout.group = std::max(series * (kBar + kGap) + kGroupGap, (kWidth - kLeft - 20) / groups);
    layout.bar = std::min(kWidestBar, (layout.group - kGroupGap) / series - kGap);
    layout.width = std::max(kWidth, kLeft + layout.group * groups + 20);
    return layout;
}

/// A line with ends over a halo in the colour of the background, so that it shows on any bar.
void drawWhisker(Svg& svg, double x, double high, double low)
{
    svg.line(x, high, x, low, {Ink::Surface, 3});
    svg.line(x, high, x, low, {Ink::Text, 1.25});
    svg.line(x - 3, high, x + 3, high, {Ink::Text, 1.25});
    svg.line(x - 3, low, x + 3, low, {Ink::Text, 1.25});
}

} // namespace

std::string drawSvg(const BarChart& chart, const ChartStyle& style)
{
    const Layout layout = layoutOf(chart);
    const double width = layout.width;
    const double height = kTop + kPlot + kNames + 10 + Svg::legendHeight(width - 32, chart.series);
    Svg svg(width, height, chart.title, style);
    for (int i = 0; i <= layout.scale.steps; ++i) {
        const double value = layout.scale.top * i / layout.scale.steps;
        svg.line(kLeft, layout.y(value), width - 10, layout.y(value), {i == 0 ? Ink::LineStrong : Ink::Grid});
        svg.text(kLeft - 8, layout.y(value) + 4, shortNumber(value), {"end", Ink::TextSecond, 11});
    }
    const double bars = static_cast<double>(chart.series.size()) * (layout.bar + kGap) - kGap;
    double middle = kLeft + layout.group / 2;
    for (const BarChart::Group& entry : chart.groups) {
        for (std::size_t i = 0; i < entry.bars.size(); ++i) {
            if (const auto& bar = entry.bars[i]) {
                const double left = middle - bars / 2 + static_cast<double>(i) * (layout.bar + kGap);
                const double top = layout.y(bar->mean);
                svg.rectangle(left, top, layout.bar, kTop + kPlot - top, seriesInk(i),
                              fmt::format("{}, {}: {}", entry.name, chart.series[i], shortNumber(bar->mean)));
                drawWhisker(svg, left + layout.bar / 2, layout.y(bar->high), layout.y(bar->low));
            }
        }
        svg.text(middle, kTop + kPlot + 18, entry.name, {"middle"});
        middle += layout.group;
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
            row.push_back(bar ? fmt::format("{} ({} {} {}, {} {})", shortNumber(bar->mean), shortNumber(bar->low),
                                            chart.words.to, shortNumber(bar->high), bar->count, chart.words.questions)
                              : "–");
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace reminisce::evaluation
