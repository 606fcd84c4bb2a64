// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/evaluation/charts/charts.h"

namespace reminisce::evaluation {

/// Colours of charts by their part; the values are those of the window's themes.
enum class Ink {
    Surface,
    Text,
    TextSecond,
    TextThird,
    Line,
    LineStrong,
    Grid,
    Accent,
    AccentLine,
    AccentWeak, ///< answers that match without having been found
    Mark,
    MarkWeak,
    Third,
    Rest,
    Danger,
};

/// The colour as SVG writes it: "#17666B" or "var(--accent)".
[[nodiscard]] std::string inkOf(Ink ink, const ChartStyle& style);
/// Custom properties of the theme, for the style sheet of a page: "--accent:#17666B;…".
[[nodiscard]] std::string inkProperties(bool dark);
/// Colour, dash pattern (may be empty) and mark of the n-th series; from the fourth on all are alike.
[[nodiscard]] Ink seriesInk(std::size_t series);
[[nodiscard]] std::string_view seriesDash(std::size_t series);
[[nodiscard]] Ink outcomeInk(Outcome outcome);

/// With & < > " ' made harmless.
[[nodiscard]] std::string escaped(std::string_view text);
/// Two decimals below 1, and as many as keep a small number apart from zero ("0.45", "0.003"); at most two from 1 on
/// ("12.5", "1"), none from 100 on.
[[nodiscard]] std::string shortNumber(double value, std::string_view decimalMark = ".");
/// A number without an end of zeros, as axes have it: "0.001", "10".
[[nodiscard]] std::string plainNumber(double value, std::string_view decimalMark = ".");
/// About how wide a text is drawn.
[[nodiscard]] double textWidth(std::string_view text, double size);
/// The text, cut with an ellipsis where it would be wider than that.
[[nodiscard]] std::string fitted(std::string_view text, double width, double size);

struct SvgStroke
{
    Ink ink = Ink::Line;
    double width = 1;
    std::string_view dash = {};
};

struct SvgText
{
    std::string_view anchor = "start"; ///< start, middle, end
    Ink ink = Ink::TextSecond;
    double size = 12;
    bool bold = false;
};

/// A drawing under way. Numbers are in pixels.
class Svg
{
public:
    Svg(double width, double height, std::string_view title, const ChartStyle& style);

    using Stroke = SvgStroke;
    using Text = SvgText;

    void line(double x1, double y1, double x2, double y2, const Stroke& stroke);
    void rectangle(double x, double y, double width, double height, Ink fill, std::string_view tip = {});
    void circle(double x, double y, double radius, Ink fill, double opacity, const Stroke& stroke,
                std::string_view tip = {});
    void polygon(const std::vector<std::pair<double, double>>& points, Ink fill, double opacity, const Stroke& stroke);
    /// ● ■ ▲ by the series, so that colour is not the only difference.
    void mark(double x, double y, std::size_t series);
    /// A part of a ring, clockwise from the top; angles are shares of the whole.
    void ringPart(double x, double y, double inner, double outer, double from, double to, Ink fill,
                  std::string_view tip);
    void text(double x, double y, std::string_view content, const Text& text = {});
    /// Names of the series with their marks, in one or more rows from y on.
    void legend(double x, double y, double width, const std::vector<std::string>& names);
    /// What legend() takes in that width.
    [[nodiscard]] static double legendHeight(double width, const std::vector<std::string>& names);

    [[nodiscard]] std::string finish();

private:
    [[nodiscard]] std::string strokeOf(const Stroke& stroke) const;

    ChartStyle m_style;
    std::string m_out;
};

} // namespace reminisce::evaluation
