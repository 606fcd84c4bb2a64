// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "core/evaluation/charts/svg.h"

namespace reminisce::evaluation {

namespace {

constexpr double kWidth = 520;
constexpr double kHeight = 350;
constexpr double kLeft = 46;
constexpr double kRight = kWidth - 24;
constexpr double kTop = 38; ///< room for the largest point above a full score
constexpr double kBottom = kHeight - 50;
constexpr double kLeastSeconds = 0.001;
constexpr double kLargestRadius = 17;

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
    const double step = (scale.top - scale.bottom) / 5;
    for (int i = 0; i <= 5; ++i) {
        const double value = scale.bottom + i * step;
        svg.line(kLeft, scale.y(value), kRight, scale.y(value), {i == 0 ? Ink::LineStrong : Ink::Grid});
        svg.text(kLeft - 8, scale.y(value) + 4, shortNumber(value), {"end", Ink::TextSecond, 11});
    }
    for (double power = scale.low; power <= scale.high; power += 1) {
        const double seconds = std::pow(10, power);
        svg.line(scale.x(seconds), kBottom, scale.x(seconds), kBottom + 4, {Ink::LineStrong});
        svg.text(scale.x(seconds), kBottom + 17, fmt::format("{:g} s", seconds), {"middle", Ink::TextSecond, 11});
    }
    svg.text(kRight, kBottom + 36, chart.words.timeAxis, {"end", Ink::TextThird, 11});
    svg.text(kLeft, kTop - 22, chart.scoreLabel, {"start", Ink::TextThird, 11});
}

} // namespace

std::string drawSvg(const ScatterChart& chart, const ChartStyle& style)
{
    Svg svg(kWidth, kHeight, chart.title, style);
    const Scale scale = scaleOf(chart);
    drawAxes(svg, scale, chart);
    double mostTokens = 1;
    for (const ScatterChart::Point& point : chart.points) {
        mostTokens = std::max(mostTokens, point.tokens);
    }
    std::vector<std::pair<double, double>> labels;
    for (std::size_t i = 0; i < chart.points.size(); ++i) {
        const ScatterChart::Point& point = chart.points[i];
        const double radius = std::max(5.0, kLargestRadius * std::sqrt(point.tokens / mostTokens));
        const double x = scale.x(point.seconds);
        svg.circle(x, scale.y(point.score), radius, seriesInk(i), 0.25, {seriesInk(i), 1.5},
                   fmt::format("{}: {} s, {}", point.name, shortNumber(point.seconds), shortNumber(point.score)));
        const bool leftOf = x > kWidth * 0.6;
        const double labelX = leftOf ? x - radius - 5 : x + radius + 5;
        double labelY = scale.y(point.score) + 4;
        const auto collides = [&] {
            return std::any_of(labels.begin(), labels.end(), [&](const auto& other) {
                return std::abs(other.second - labelY) < 13 && std::abs(other.first - labelX) < 220;
            });
        };
        while (collides() && labelY < kBottom) {
            labelY += 13;
        }
        labels.emplace_back(labelX, labelY);
        svg.text(labelX, labelY, point.name, {leftOf ? "end" : "start", Ink::Text, 11});
    }
    return svg.finish();
}

ChartTable tableOf(const ScatterChart& chart)
{
    ChartTable table{{"", chart.words.seconds, chart.scoreLabel, chart.words.tokens}, {}};
    for (const ScatterChart::Point& point : chart.points) {
        table.rows.push_back(
            {point.name, shortNumber(point.seconds), shortNumber(point.score), fmt::format("{:.0f}", point.tokens)});
    }
    return table;
}

} // namespace reminisce::evaluation
