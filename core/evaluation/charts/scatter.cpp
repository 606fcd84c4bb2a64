// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "core/evaluation/charts/label_places.h"
#include "core/evaluation/charts/svg.h"

namespace reminisce::evaluation {

namespace {

// About the size at which the window shows it, so that its letters keep theirs.
constexpr double kWidth = 380;
constexpr double kHeight = 272;
constexpr double kLeft = 40;
constexpr double kRight = kWidth - 16;
constexpr double kTop = 42; ///< room for the largest point above a full score
constexpr double kBottom = kHeight - 46;
constexpr double kLeastSeconds = 0.001;
constexpr double kLeastRadius = 5;
constexpr double kLargestRadius = 17;
constexpr double kText = 12;
constexpr double kWidestName = 220;

/// The axes of a chart: seconds on a logarithmic scale between powers of ten, the score between tenths.
struct Scale
{
    double low = 0;
    double high = 0;
    double bottom = 0;
    double top = 1;

    [[nodiscard]] double x(double seconds) const
    {
        return kLeft + 14 + (kRight - kLeft - 28) * (std::log10(std::max(seconds, kLeastSeconds)) - low) / (high - low);
    }
    [[nodiscard]] double y(double score) const
    {
        return kBottom - (kBottom - kTop) * (score - bottom) / (top - bottom);
    }
};

Scale scaleOf(const ScatterChart& chart)
{
    double least = 1e9;
    double most = kLeastSeconds;
    double worst = 1;
    double best = 0;
    for (const ScatterChart::Point& point : chart.points) {
        least = std::min(least, std::max(point.seconds, kLeastSeconds));
        most = std::max(most, point.seconds);
        worst = std::min(worst, point.score);
        best = std::max(best, point.score);
    }
    Scale scale;
    scale.low = std::floor(std::log10(std::min(least, most)));
    scale.high = std::max(scale.low + 1, std::ceil(std::log10(most)));
    scale.bottom = std::max(0.0, std::floor(worst * 10 - 0.5) / 10);
    scale.top = std::min(1.0, std::ceil(best * 10 + 0.5) / 10);
    if (scale.top <= scale.bottom) {
        scale.bottom = 0;
        scale.top = 1;
    }
    return scale;
}

void drawAxes(Svg& svg, const Scale& scale, const ScatterChart& chart)
{
    const std::string& mark = chart.words.decimalMark;
    const double step = (scale.top - scale.bottom) / 5;
    for (int i = 0; i <= 5; ++i) {
        const double value = scale.bottom + i * step;
        svg.line(kLeft, scale.y(value), kRight, scale.y(value), {i == 0 ? Ink::LineStrong : Ink::Grid});
        svg.text(kLeft - 8, scale.y(value) + 4, shortNumber(value, mark), {"end", Ink::TextSecond, kText});
    }
    for (double power = scale.low; power <= scale.high; power += 1) {
        const double seconds = std::pow(10, power);
        svg.line(scale.x(seconds), kBottom, scale.x(seconds), kBottom + 4, {Ink::LineStrong});
        svg.text(scale.x(seconds), kBottom + 18, plainNumber(seconds, mark) + " s", {"middle", Ink::TextSecond, kText});
    }
    svg.text(kRight, kBottom + 36, fitted(chart.words.timeAxis, kRight, 11), {"end", Ink::TextThird, 11});
    svg.text(kLeft, kTop - 32, chart.scoreLabel, {"start", Ink::TextThird, 11});
}

std::vector<PlotCircle> circlesOf(const ScatterChart& chart, const Scale& scale)
{
    double mostTokens = 1;
    for (const ScatterChart::Point& point : chart.points) {
        mostTokens = std::max(mostTokens, point.tokens);
    }
    std::vector<PlotCircle> circles;
    for (const ScatterChart::Point& point : chart.points) {
        circles.push_back({scale.x(point.seconds), scale.y(point.score),
                           std::max(kLeastRadius, kLargestRadius * std::sqrt(point.tokens / mostTokens))});
    }
    return circles;
}

} // namespace

std::string drawSvg(const ScatterChart& chart, const ChartStyle& style)
{
    Svg svg(kWidth, kHeight, chart.title, style);
    const Scale scale = scaleOf(chart);
    drawAxes(svg, scale, chart);
    const std::string& mark = chart.words.decimalMark;
    const std::vector<PlotCircle> circles = circlesOf(chart, scale);
    for (std::size_t i = 0; i < circles.size(); ++i) {
        const ScatterChart::Point& point = chart.points[i];
        svg.circle(
            circles[i].x, circles[i].y, circles[i].radius, seriesInk(i), 0.25, {seriesInk(i), 1.5},
            fmt::format("{}: {} s, {}", point.name, shortNumber(point.seconds, mark), shortNumber(point.score, mark)));
    }
    LabelPlaces places({kLeft + 2, 2, kWidth - 2, kBottom}, circles);
    places.keepFree({kLeft, kTop - 42, kLeft + textWidth(chart.scoreLabel, 11), kTop - 28});
    for (std::size_t i = 0; i < circles.size(); ++i) {
        const std::string name = fitted(chart.points[i].name, kWidestName, kText);
        const LabelPlace place = places.next(circles[i], textWidth(name, kText), kText);
        if (place.leader) {
            const auto& [from, to] = *place.leader;
            svg.line(from.first, from.second, to.first, to.second, {Ink::LineStrong});
        }
        svg.text(place.x, place.baseline, name, {place.anchor, Ink::Text, kText});
    }
    return svg.finish();
}

ChartTable tableOf(const ScatterChart& chart)
{
    ChartTable table{{"", chart.words.seconds, chart.scoreLabel, chart.words.tokens}, {}};
    const std::string& mark = chart.words.decimalMark;
    for (const ScatterChart::Point& point : chart.points) {
        table.rows.push_back({point.name, shortNumber(point.seconds, mark), shortNumber(point.score, mark),
                              fmt::format("{:.0f}", point.tokens)});
    }
    return table;
}

} // namespace reminisce::evaluation
