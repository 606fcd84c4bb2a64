// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "core/evaluation/charts/svg.h"

namespace reminisce::evaluation {

namespace {

constexpr double kWidth = 620;
constexpr double kNames = 210;
constexpr double kRow = 24;
constexpr double kTop = 34;

double widestOf(const DifferenceChart& chart)
{
    double widest = 0.05;
    for (const DifferenceChart::Row& row : chart.rows) {
        widest = std::max({widest, std::abs(row.comparison.difference.low), std::abs(row.comparison.difference.high)});
    }
    return widest;
}

std::string withSign(double value)
{
    const std::string number = shortNumber(value);
    return value > 0 && number != "0" ? "+" + number : number;
}

} // namespace

std::string drawSvg(const DifferenceChart& chart, const ChartStyle& style)
{
    const double height = kTop + kRow * static_cast<double>(chart.rows.size()) + 16;
    Svg svg(kWidth, height, chart.title, style);
    const double half = (kWidth - kNames - 80) / 2;
    const double zero = kNames + half;
    const double widest = widestOf(chart);
    svg.line(zero, kTop - 8, zero, height - 8, {Ink::LineStrong});
    svg.text(zero - 10, kTop - 16, "◂ " + chart.first, {"end", Ink::TextThird, 11});
    svg.text(zero + 10, kTop - 16, chart.second + " ▸", {"start", Ink::TextThird, 11});
    double y = kTop + 6;
    for (const DifferenceChart::Row& row : chart.rows) {
        const Estimate& difference = row.comparison.difference;
        const bool sure = row.comparison.isMoreThanNoise();
        const auto x = [&](double value) { return zero + half * value / widest; };
        svg.text(kNames - 12, y + 4, row.name, {"end", Ink::Text, 12, sure});
        svg.line(x(difference.low), y, x(difference.high), y, {sure ? Ink::Accent : Ink::Rest, 2});
        svg.circle(x(difference.mean), y, 4, sure ? Ink::Accent : Ink::Surface, 1, {sure ? Ink::Accent : Ink::Rest, 2});
        svg.text(kWidth - 8, y + 4, withSign(difference.mean), {"end", Ink::Text, 12, sure});
        y += kRow;
    }
    return svg.finish();
}

ChartTable tableOf(const DifferenceChart& chart)
{
    ChartTable table{{"", chart.words.difference, chart.words.interval, "p", ""}, {}};
    for (const DifferenceChart::Row& row : chart.rows) {
        const PairedComparison& paired = row.comparison;
        table.rows.push_back({row.name, withSign(paired.difference.mean),
                              fmt::format("{} {} {}", shortNumber(paired.difference.low), chart.words.to,
                                          shortNumber(paired.difference.high)),
                              fmt::format("{:.4f}", paired.pValue),
                              paired.isMoreThanNoise() ? chart.words.moreThanNoise : chart.words.mayBeNoise});
    }
    return table;
}

} // namespace reminisce::evaluation
