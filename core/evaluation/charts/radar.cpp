// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/evaluation/charts/axis.h"
#include "core/evaluation/charts/svg.h"

namespace reminisce::evaluation {

namespace {

// About the size at which the window shows it, so that its letters keep theirs.
constexpr double kWidth = 380;
constexpr double kHeight = 276; ///< as long as the names of the series leave room for the plot
constexpr double kX = kWidth / 2;
constexpr double kLeastRadius = 60;
constexpr double kMostRadius = 120;
constexpr double kNameRoom = 20; ///< above and below the plot
constexpr double kLegendGap = 14;
constexpr double kNamePlace = 1.1;
constexpr double kText = 12;

/// From the top clockwise, in radians.
double angleOf(std::size_t axis, std::size_t axes)
{
    return 2 * std::numbers::pi * static_cast<double>(axis) / static_cast<double>(axes);
}

/// Where the plot stands; as large as height and names allow.
struct Plot
{
    double radius = kMostRadius;
    double y = 0;      ///< of the middle
    double bottom = 0; ///< of the names below

    [[nodiscard]] std::pair<double, double> place(std::size_t axis, std::size_t axes, double share) const
    {
        const double angle = angleOf(axis, axes);
        return {kX + radius * share * std::sin(angle), y - radius * share * std::cos(angle)};
    }
    [[nodiscard]] std::vector<std::pair<double, double>> polygonOf(const std::vector<double>& values) const
    {
        std::vector<std::pair<double, double>> points;
        for (std::size_t i = 0; i < values.size(); ++i) {
            points.push_back(place(i, values.size(), std::clamp(values[i], 0.0, 1.0)));
        }
        return points;
    }
};

Plot plotOf(const RadarChart& chart, double legend)
{
    double lowest = 0; // how far the plot reaches below its middle
    double widest = kMostRadius;
    for (std::size_t i = 0; i < chart.axes.size(); ++i) {
        const double angle = angleOf(i, chart.axes.size());
        lowest = std::max(lowest, -std::cos(angle));
        if (std::abs(std::sin(angle)) > 0.1) { // the name stands beside
            const double room = kX - 4 - textWidth(chart.axes[i], kText);
            widest = std::min(widest, room / (kNamePlace * std::abs(std::sin(angle))));
        }
    }
    const double highest = (kHeight - legend - kLegendGap - 2 * kNameRoom) / (1 + lowest);
    Plot plot;
    plot.radius = std::max(kLeastRadius, std::min(widest, highest));
    plot.y = kNameRoom + plot.radius;
    plot.bottom = plot.y + plot.radius * lowest + kNameRoom;
    return plot;
}

ShareAxis axisOf(const RadarChart& chart)
{
    double most = 0;
    for (const RadarChart::Series& series : chart.series) {
        for (const double value : series.values) {
            most = std::max(most, value);
        }
    }
    return shareAxisFor(most);
}

void drawAxes(Svg& svg, const RadarChart& chart, const Plot& plot)
{
    const std::size_t axes = chart.axes.size();
    for (const double ring : {0.25, 0.5, 0.75, 1.0}) {
        svg.polygon(plot.polygonOf(std::vector<double>(axes, ring)), Ink::Surface, 0,
                    {ring == 1.0 ? Ink::LineStrong : Ink::Grid});
    }
    for (std::size_t i = 0; i < axes; ++i) {
        const auto [x, y] = plot.place(i, axes, 1);
        svg.line(kX, plot.y, x, y, {Ink::Grid});
        const auto [nameX, nameY] = plot.place(i, axes, kNamePlace);
        const bool middle = std::abs(nameX - kX) < 8;
        const double room = middle ? kWidth : kX - std::abs(nameX - kX);
        const double down = nameY > plot.y + 8 ? 10 : nameY < plot.y - 8 ? -2 : 4;
        svg.text(nameX, nameY + down, fitted(chart.axes[i], room, kText),
                 {middle       ? "middle"
                  : nameX > kX ? "start"
                               : "end",
                  Ink::TextSecond, kText});
    }
}

/// Left of the upright axis, where fewest lines pass, and above them.
void drawScale(Svg& svg, const RadarChart& chart, const ShareAxis& scale, const Plot& plot)
{
    const auto number = [&](double share, double down) {
        svg.text(kX - 8, plot.y - plot.radius * share + down, shortNumber(scale.top * share, chart.words.decimalMark),
                 {"end", Ink::TextThird, 11});
    };
    number(1, 1);
    // What the outline leaves beside the axis, which is least with three axes.
    const double angle = angleOf(1, chart.axes.size());
    const double room = plot.radius * 0.5 * std::sin(angle) / (1 - std::cos(angle));
    // A quarter of a lesser scale would need three decimals.
    number(room < textWidth("0.50", 11) + 16 && scale.top == 1 ? 0.25 : 0.5, 4);
}

} // namespace

std::string drawSvg(const RadarChart& chart, const ChartStyle& style)
{
    std::vector<std::string> names;
    for (const RadarChart::Series& series : chart.series) {
        names.push_back(series.name);
    }
    const double legend = Svg::legendHeight(kWidth - 32, names);
    const Plot plot = plotOf(chart, legend);
    Svg svg(kWidth, plot.bottom + kLegendGap + legend, chart.title, style);
    const ShareAxis scale = axisOf(chart);
    drawAxes(svg, chart, plot);
    for (std::size_t i = 0; i < chart.series.size(); ++i) {
        std::vector<double> values = chart.series[i].values;
        for (double& value : values) {
            value /= scale.top;
        }
        const auto points = plot.polygonOf(values);
        svg.polygon(points, seriesInk(i), i == 0 ? 0.08 : 0, {seriesInk(i), 2, seriesDash(i)});
        for (const auto& [x, y] : points) {
            svg.mark(x, y, i);
        }
    }
    drawScale(svg, chart, scale, plot);
    svg.legend(16, plot.bottom + kLegendGap + 6, kWidth - 32, names);
    return svg.finish();
}

ChartTable tableOf(const RadarChart& chart)
{
    ChartTable table;
    table.head.emplace_back();
    table.head.insert(table.head.end(), chart.axes.begin(), chart.axes.end());
    for (const RadarChart::Series& series : chart.series) {
        std::vector<std::string> row = {series.name};
        for (const double value : series.values) {
            row.push_back(shortNumber(value, chart.words.decimalMark));
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace reminisce::evaluation
