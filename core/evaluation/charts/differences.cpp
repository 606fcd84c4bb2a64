// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "core/evaluation/charts/svg.h"

namespace reminisce::evaluation {

namespace {

constexpr double kHalf = 165;   ///< of the plot, on each side of zero
constexpr double kValues = 80;  ///< room for the numbers at the right
constexpr double kNameGap = 12; ///< between names and plot
constexpr double kLeastNames = 120;
constexpr double kMostNames = 330;
constexpr double kText = 12;
constexpr double kBold = 1.06; ///< how much wider bold letters are
constexpr double kHeadText = 11;
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

/// As wide as the longest name needs.
double widthOfNames(const DifferenceChart& chart)
{
    double widest = kLeastNames;
    for (const DifferenceChart::Row& row : chart.rows) {
        widest = std::max(widest, kBold * textWidth(row.name, kText) + kNameGap + 4);
    }
    return std::min(widest, kMostNames);
}

std::string withSign(double value, const ChartWords& words)
{
    const std::string number = shortNumber(value, words.decimalMark);
    return value > 0 && number != "0" ? "+" + number : number;
}

} // namespace

std::string drawSvg(const DifferenceChart& chart, const ChartStyle& style)
{
    const double height = kTop + kRow * static_cast<double>(chart.rows.size()) + 16;
    const double names = widthOfNames(chart);
    const double width = names + 2 * kHalf + kValues;
    Svg svg(width, height, chart.title, style);
    const double zero = names + kHalf;
    const double widest = widestOf(chart);
    svg.line(zero, kTop - 8, zero, height - 8, {Ink::LineStrong});
    svg.text(zero - 10, kTop - 16, "◂ " + fitted(chart.first, zero - 30, kHeadText), {"end", Ink::TextThird, 11});
    svg.text(zero + 10, kTop - 16, fitted(chart.second, kHalf + kValues - 30, kHeadText) + " ▸",
             {"start", Ink::TextThird, 11});
    double y = kTop + 6;
    for (const DifferenceChart::Row& row : chart.rows) {
        const Estimate& difference = row.comparison.difference;
        const bool sure = row.comparison.isMoreThanNoise();
        const auto x = [&](double value) { return zero + kHalf * value / widest; };
        svg.text(names - kNameGap, y + 4, fitted(row.name, (names - kNameGap) / kBold, kText),
                 {"end", Ink::Text, kText, sure});
        svg.line(x(difference.low), y, x(difference.high), y, {sure ? Ink::Accent : Ink::Rest, 2});
        svg.circle(x(difference.mean), y, 4, sure ? Ink::Accent : Ink::Surface, 1, {sure ? Ink::Accent : Ink::Rest, 2});
        svg.text(width - 8, y + 4, withSign(difference.mean, chart.words), {"end", Ink::Text, kText, sure});
        y += kRow;
    }
    return svg.finish();
}

ChartTable tableOf(const DifferenceChart& chart)
{
    ChartTable table{{"", chart.words.difference, chart.words.interval, "p", ""}, {}};
    for (const DifferenceChart::Row& row : chart.rows) {
        const PairedComparison& paired = row.comparison;
        const std::string& mark = chart.words.decimalMark;
        table.rows.push_back({row.name, withSign(paired.difference.mean, chart.words),
                              fmt::format("{} {} {}", shortNumber(paired.difference.low, mark), chart.words.to,
                                          shortNumber(paired.difference.high, mark)),
                              shortNumber(paired.pValue, mark),
                              paired.isMoreThanNoise() ? chart.words.moreThanNoise : chart.words.mayBeNoise});
    }
    return table;
}

} // namespace reminisce::evaluation
