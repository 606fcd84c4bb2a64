// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <fmt/format.h>

#include "core/evaluation/charts/axis.h"
#include "core/evaluation/charts/svg.h"

namespace reminisce::evaluation {

namespace {

// About the size at which the window shows it, so that its letters keep theirs.
constexpr double kWidth = 440;    ///< at least
constexpr double kHeight = 280;   ///< as long as the names of the series leave room for the plot
constexpr double kLeastBar = 10;  ///< many groups make the drawing wider
constexpr double kWidestBar = 36; ///< few leave room
constexpr double kGap = 4;
constexpr double kLeastGroupGap = 14;
constexpr double kLargestGroupGap = 30;
constexpr double kLeft = 40;
constexpr double kRight = 10;
constexpr double kTop = 12;
constexpr double kLeastPlot = 160;
constexpr double kNames = 26;   ///< from the plot to what is below one row of names
constexpr double kNameRow = 15; ///< a second row of them
constexpr double kText = 12;
constexpr double kWidestName = 150;

/// Where everything stands: few groups are spread over the width, many make the drawing wider.
struct Layout
{
    ShareAxis scale;
    double width = kWidth;
    double group = 0; ///< from one group to the next
    double bar = kLeastBar;
    double plot = kLeastPlot; ///< its height
    bool twoRows = false;     ///< names stand by turns in one of two rows, since they are wider than their groups

    [[nodiscard]] double y(double value) const { return kTop + plot * (1 - std::clamp(value / scale.top, 0.0, 1.0)); }
    [[nodiscard]] double names() const { return kNames + (twoRows ? kNameRow : 0); }
};

Layout layoutOf(const BarChart& chart)
{
    double most = 0;
    double widestName = 0;
    for (const BarChart::Group& group : chart.groups) {
        widestName = std::max(widestName, std::min(kWidestName, textWidth(group.name, kText)) + 6);
        for (const auto& bar : group.bars) {
            most = bar ? std::max({most, bar->mean, bar->high}) : most;
        }
    }
    Layout layout;
    layout.scale = shareAxisFor(most);
    const auto series = static_cast<double>(std::max<std::size_t>(1, chart.series.size()));
    const auto groups = static_cast<double>(std::max<std::size_t>(1, chart.groups.size()));
    layout.group =
        std::max({series * (kLeastBar + kGap) + kLeastGroupGap, widestName / 2, (kWidth - kLeft - kRight) / groups});
    const double groupGap = std::clamp(layout.group * 0.3, kLeastGroupGap, kLargestGroupGap);
    layout.bar = std::min(kWidestBar, (layout.group - groupGap) / series - kGap);
    layout.width = std::max(kWidth, kLeft + layout.group * groups + kRight);
    layout.twoRows = widestName > layout.group;
    const double below = layout.names() + 8 + Svg::legendHeight(layout.width - 32, chart.series);
    layout.plot = std::max(kLeastPlot, kHeight - kTop - below);
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
    const double bottom = kTop + layout.plot;
    const std::string& mark = chart.words.decimalMark;
    Svg svg(width, bottom + layout.names() + 8 + Svg::legendHeight(width - 32, chart.series), chart.title, style);
    for (int i = 0; i <= layout.scale.steps; ++i) {
        const double value = layout.scale.top * i / layout.scale.steps;
        svg.line(kLeft, layout.y(value), width - kRight, layout.y(value), {i == 0 ? Ink::LineStrong : Ink::Grid});
        svg.text(kLeft - 8, layout.y(value) + 4, shortNumber(value, mark), {"end", Ink::TextSecond, kText});
    }
    const double bars = static_cast<double>(chart.series.size()) * (layout.bar + kGap) - kGap;
    double middle = kLeft + layout.group / 2;
    bool second = false;
    for (const BarChart::Group& entry : chart.groups) {
        for (std::size_t i = 0; i < entry.bars.size(); ++i) {
            if (const auto& bar = entry.bars[i]) {
                const double left = middle - bars / 2 + static_cast<double>(i) * (layout.bar + kGap);
                const double top = layout.y(bar->mean);
                svg.rectangle(left, top, layout.bar, bottom - top, seriesInk(i),
                              fmt::format("{}, {}: {}", entry.name, chart.series[i], shortNumber(bar->mean, mark)));
                drawWhisker(svg, left + layout.bar / 2, layout.y(bar->high), layout.y(bar->low));
            }
        }
        svg.text(middle, bottom + 18 + (second ? kNameRow : 0), fitted(entry.name, kWidestName, kText),
                 {"middle", Ink::TextSecond, kText});
        middle += layout.group;
        second = layout.twoRows && !second;
    }
    svg.legend(16, bottom + layout.names() + 16, width - 32, chart.series);
    return svg.finish();
}

ChartTable tableOf(const BarChart& chart)
{
    ChartTable table;
    table.head.emplace_back();
    table.head.insert(table.head.end(), chart.series.begin(), chart.series.end());
    const auto number = [&](double value) { return shortNumber(value, chart.words.decimalMark); };
    for (const BarChart::Group& group : chart.groups) {
        std::vector<std::string> row = {group.name};
        for (const auto& bar : group.bars) {
            row.push_back(bar ? fmt::format("{} ({} {} {}, {} {})", number(bar->mean), number(bar->low), chart.words.to,
                                            number(bar->high), bar->count, chart.words.questions)
                              : "–");
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace reminisce::evaluation
