// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/evaluation/charts/axis.h"
#include "core/evaluation/charts/svg.h"

namespace reminisce::evaluation {

namespace {

constexpr double kWidth = 520;
constexpr double kPlot = 360;
constexpr double kRadius = 130;
constexpr double kX = kWidth / 2;
constexpr double kY = 190;

std::pair<double, double> place(std::size_t axis, std::size_t axes, double share)
{
    const double angle = 2 * std::numbers::pi * static_cast<double>(axis) / static_cast<double>(axes);
    return {kX + kRadius * share * std::sin(angle), kY - kRadius * share * std::cos(angle)};
}

std::vector<std::pair<double, double>> polygonOf(const std::vector<double>& values)
{
    std::vector<std::pair<double, double>> points;
    for (std::size_t i = 0; i < values.size(); ++i) {
        points.push_back(place(i, values.size(), std::clamp(values[i], 0.0, 1.0)));
    }
    return points;
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

void drawAxes(Svg& svg, const RadarChart& chart, const ShareAxis& scale)
{
    for (const double ring : {0.25, 0.5, 0.75, 1.0}) {
        svg.polygon(polygonOf(std::vector<double>(chart.axes.size(), ring)), Ink::Surface, 0,
                    {ring == 1.0 ? Ink::LineStrong : Ink::Grid});
    }
    for (std::size_t i = 0; i < chart.axes.size(); ++i) {
        const auto [x, y] = place(i, chart.axes.size(), 1);
        svg.line(kX, kY, x, y, {Ink::Grid});
        const auto [nameX, nameY] = place(i, chart.axes.size(), 1.1);
        const bool middle = std::abs(nameX - kX) < 8;
        svg.text(nameX,
                 nameY + (nameY > kY + 8   ? 10
                          : nameY < kY - 8 ? 0
                                           : 4),
                 chart.axes[i],
                 {middle       ? "middle"
                  : nameX > kX ? "start"
                               : "end"});
    }
    svg.text(kX + 4, kY - kRadius + 12, shortNumber(scale.top), {"start", Ink::TextThird, 11});
    svg.text(kX + 4, kY - kRadius / 2 + 12, shortNumber(scale.top / 2), {"start", Ink::TextThird, 11});
}

} // namespace

std::string drawSvg(const RadarChart& chart, const ChartStyle& style)
{
    std::vector<std::string> names;
    for (const RadarChart::Series& series : chart.series) {
        names.push_back(series.name);
    }
    Svg svg(kWidth, kPlot + Svg::legendHeight(kWidth - 32, names) + 8, chart.title, style);
    const ShareAxis scale = axisOf(chart);
    drawAxes(svg, chart, scale);
    for (std::size_t i = 0; i < chart.series.size(); ++i) {
        std::vector<double> values = chart.series[i].values;
        for (double& value : values) {
            value /= scale.top;
        }
        const auto points = polygonOf(values);
        svg.polygon(points, seriesInk(i), i == 0 ? 0.08 : 0, {seriesInk(i), 2, seriesDash(i)});
        for (const auto& [x, y] : points) {
            svg.mark(x, y, i);
        }
    }
    svg.legend(16, kPlot + 12, kWidth - 32, names);
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
            row.push_back(shortNumber(value));
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace reminisce::evaluation
