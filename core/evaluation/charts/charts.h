// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/evaluation/lab/item.h"
#include "core/evaluation/lab/statistics.h"

namespace reminisce::evaluation {

/// Charts of the Lab as data, and drawn as SVG. The window may draw the data itself or show the SVG.

/// The colours of a drawing; in a report they are CSS variables, in a file of its own fixed values.
struct ChartStyle
{
    bool cssVariables = false; ///< colours as var(--…) of the page
    bool dark = false;         ///< else fixed colours of the light or dark theme
};

/// Words that drawings and their tables hold beside names and numbers, in the language of whoever shows them.
struct ChartWords
{
    std::string right = "right";
    std::string wrong = "wrong";
    std::string overall = "overall";
    std::string answers = "answers";
    std::string share = "share";
    std::string seconds = "seconds";
    std::string tokens = "tokens";
    std::string timeAxis = "seconds to answer, log scale; area by tokens";
    std::string difference = "difference";
    std::string interval = "95 % interval";
    std::string questions = "questions";
    std::string to = "to";
    std::string moreThanNoise = "more than noise";
    std::string mayBeNoise = "may be noise";
    std::string before = "before"; ///< the same configuration in the earlier and in the later run
    std::string now = "now";
    std::string decimalMark = ".";
    // Titles of drawings; "{}" stands for the name of a metric, a configuration or two of them.
    std::string byCategory = "{} by category";
    std::string byCategoryWithIntervals = "{} by category, 95 % intervals";
    std::string outcomesOf = "What went wrong: {}";
    std::string secondsAgainst = "Seconds against {}";
    std::string against = "{} against {}";
    std::function<std::string(const std::string&)> label;    ///< of a metric's key; empty: metricInfo()
    std::function<std::string(const std::string&)> category; ///< name of a category; empty: as it is
    /// Names of configurations that are shown together; empty: shortNames().
    std::function<std::vector<std::string>(const std::vector<Configuration>&)> configurations;
};

struct ChartTable
{
    std::vector<std::string> head;
    std::vector<std::vector<std::string>> rows;
};

struct RadarChart
{
    std::string title;
    std::vector<std::string> axes; ///< three or more; fewer are drawn as bars by the caller
    struct Series
    {
        std::string name;
        std::vector<double> values; ///< 0 … 1, one per axis
    };
    std::vector<Series> series;
    ChartWords words{};
};

/// Right and wrong inside, the six outcomes outside.
struct RingChart
{
    std::string title;
    std::array<std::size_t, 6> outcomes{}; ///< in the order of kOutcomes
    ChartWords words{};
};

/// Seconds against score; the size of a point is tokens.
struct ScatterChart
{
    std::string title;
    std::string scoreLabel;
    struct Point
    {
        std::string name;
        double seconds = 0;
        double score = 0; ///< 0 … 1
        double tokens = 0;
    };
    std::vector<Point> points;
    ChartWords words{};
};

/// Groups (categories) of bars (configurations) with intervals.
struct BarChart
{
    std::string title;
    std::vector<std::string> series;
    struct Group
    {
        std::string name;
        std::vector<std::optional<Estimate>> bars; ///< one per series
    };
    std::vector<Group> groups;
    ChartWords words{};
};

/// Differences per metric with intervals, around zero.
struct DifferenceChart
{
    std::string title;
    std::string first;
    std::string second;
    struct Row
    {
        std::string name;
        PairedComparison comparison;
    };
    std::vector<Row> rows;
    ChartWords words{};
};

[[nodiscard]] std::string drawSvg(const RadarChart& chart, const ChartStyle& style = {});
[[nodiscard]] std::string drawSvg(const RingChart& chart, const ChartStyle& style = {});
[[nodiscard]] std::string drawSvg(const ScatterChart& chart, const ChartStyle& style = {});
[[nodiscard]] std::string drawSvg(const BarChart& chart, const ChartStyle& style = {});
[[nodiscard]] std::string drawSvg(const DifferenceChart& chart, const ChartStyle& style = {});

/// The numbers of a chart, for people who do not see it.
[[nodiscard]] ChartTable tableOf(const RadarChart& chart);
[[nodiscard]] ChartTable tableOf(const RingChart& chart);
[[nodiscard]] ChartTable tableOf(const ScatterChart& chart);
[[nodiscard]] ChartTable tableOf(const BarChart& chart);
[[nodiscard]] ChartTable tableOf(const DifferenceChart& chart);

} // namespace reminisce::evaluation
