// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/charts/svg.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <fmt/format.h>

#include "core/text/unicode.h"

namespace reminisce::evaluation {

namespace {

constexpr double kCharacter = 0.55; ///< usual width of a character as a share of the size of the letters
constexpr double kLegendRow = 20;
constexpr double kLegendText = 12;

/// Distance from the left and row of each name.
std::vector<std::pair<double, int>> legendPlaces(double width, const std::vector<std::string>& names)
{
    std::vector<std::pair<double, int>> places;
    double at = 0;
    int row = 0;
    for (const std::string& name : names) {
        const double needed = 40 + textWidth(name, kLegendText);
        if (at > 0 && at + needed > width) {
            at = 0;
            ++row;
        }
        places.emplace_back(at, row);
        at += needed;
    }
    return places;
}

std::string tipOf(std::string_view tip)
{
    return tip.empty() ? std::string("/>") : fmt::format("><title>{}</title>", escaped(tip));
}

std::pair<double, double> onCircle(double x, double y, double radius, double share)
{
    const double angle = 2 * std::numbers::pi * share;
    return {x + radius * std::sin(angle), y - radius * std::cos(angle)};
}

/// How many bytes the first characters of a text have.
std::size_t bytesOf(std::string_view text, std::size_t characters)
{
    std::size_t at = 0;
    for (std::size_t i = 0; i < characters && at < text.size(); ++i) {
        ++at;
        while (at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80) {
            ++at;
        }
    }
    return at;
}

} // namespace

double textWidth(std::string_view text, double size)
{
    return kCharacter * size * static_cast<double>(text::countCodePoints(text));
}

std::string fitted(std::string_view text, double width, double size)
{
    if (textWidth(text, size) <= width) {
        return std::string(text);
    }
    const double room = std::max(0.0, width / (kCharacter * size) - 1);
    return std::string(text.substr(0, bytesOf(text, static_cast<std::size_t>(room)))) + "…";
}

Svg::Svg(double width, double height, std::string_view title, const ChartStyle& style) : m_style(style)
{
    // A drawing on a page takes the page's background; one of its own brings it along.
    const std::string_view space = style.cssVariables ? "" : " xmlns=\"http://www.w3.org/2000/svg\"";
    m_out = fmt::format("<svg{3} viewBox=\"0 0 {0:g} {1:g}\" width=\"{0:g}\" "
                        "height=\"{1:g}\" role=\"img\" aria-label=\"{2}\" font-family=\"Inter,'Noto Sans',"
                        "'Segoe UI',sans-serif\">\n<title>{2}</title>\n",
                        width, height, escaped(title), space);
    if (!style.cssVariables) {
        rectangle(0, 0, width, height, Ink::Surface);
    }
}

std::string Svg::strokeOf(const Stroke& stroke) const
{
    std::string out = fmt::format(" stroke=\"{}\" stroke-width=\"{:g}\"", inkOf(stroke.ink, m_style), stroke.width);
    if (!stroke.dash.empty()) {
        out += fmt::format(" stroke-dasharray=\"{}\"", stroke.dash);
    }
    return out;
}

void Svg::line(double x1, double y1, double x2, double y2, const Stroke& stroke)
{
    m_out += fmt::format("<line x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\"{}/>\n", x1, y1, x2, y2,
                         strokeOf(stroke));
}

void Svg::rectangle(double x, double y, double width, double height, Ink fill, std::string_view tip)
{
    m_out += fmt::format("<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" fill=\"{}\"{}{}\n", x, y,
                         width, height, inkOf(fill, m_style), tipOf(tip), tip.empty() ? "" : "</rect>");
}

void Svg::circle(double x, double y, double radius, Ink fill, double opacity, const Stroke& stroke,
                 std::string_view tip)
{
    m_out += fmt::format("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"{:.1f}\" fill=\"{}\" fill-opacity=\"{:g}\"{}{}{}\n",
                         x, y, radius, inkOf(fill, m_style), opacity, strokeOf(stroke), tipOf(tip),
                         tip.empty() ? "" : "</circle>");
}

void Svg::polygon(const std::vector<std::pair<double, double>>& points, Ink fill, double opacity, const Stroke& stroke)
{
    std::string list;
    for (const auto& [x, y] : points) {
        list += fmt::format("{:.1f},{:.1f} ", x, y);
    }
    m_out += fmt::format("<polygon points=\"{}\" fill=\"{}\" fill-opacity=\"{:g}\"{}/>\n", list, inkOf(fill, m_style),
                         opacity, strokeOf(stroke));
}

void Svg::mark(double x, double y, std::size_t series)
{
    constexpr double kHalf = 3.5;
    const Ink ink = seriesInk(series);
    switch (series) {
    case 1:
        rectangle(x - kHalf, y - kHalf, 2 * kHalf, 2 * kHalf, ink);
        break;
    case 2:
        polygon({{x, y - kHalf - 0.5}, {x + kHalf + 0.5, y + kHalf}, {x - kHalf - 0.5, y + kHalf}}, ink, 1, {ink, 0});
        break;
    default:
        circle(x, y, kHalf, ink, 1, {ink, 0});
    }
}

void Svg::ringPart(double x, double y, double inner, double outer, double from, double to, Ink fill,
                   std::string_view tip)
{
    const double end = std::min(to, from + 0.9999); // an arc of the whole would begin where it ends
    const auto [x1, y1] = onCircle(x, y, outer, from);
    const auto [x2, y2] = onCircle(x, y, outer, end);
    const auto [x3, y3] = onCircle(x, y, inner, end);
    const auto [x4, y4] = onCircle(x, y, inner, from);
    const int large = end - from > 0.5 ? 1 : 0;
    m_out += fmt::format("<path d=\"M{:.2f} {:.2f}A{:g} {:g} 0 {} 1 {:.2f} {:.2f}L{:.2f} {:.2f}A{:g} {:g} 0 {} 0 "
                         "{:.2f} {:.2f}Z\" fill=\"{}\"{}{}{}\n",
                         x1, y1, outer, outer, large, x2, y2, x3, y3, inner, inner, large, x4, y4, inkOf(fill, m_style),
                         strokeOf({Ink::Surface, 2}), tipOf(tip), tip.empty() ? "" : "</path>");
}

void Svg::text(double x, double y, std::string_view content, const Text& text)
{
    m_out += fmt::format(
        "<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\" font-size=\"{:g}\"{} fill=\"{}\">{}</text>\n", x, y,
        text.anchor, text.size, text.bold ? " font-weight=\"600\"" : "", inkOf(text.ink, m_style), escaped(content));
}

void Svg::legend(double x, double y, double width, const std::vector<std::string>& names)
{
    for (std::size_t i = 0; const auto& [left, row] : legendPlaces(width, names)) {
        const double at = x + left;
        const double base = y + row * kLegendRow;
        line(at, base - 4, at + 22, base - 4, {seriesInk(i), 2, seriesDash(i)});
        mark(at + 11, base - 4, i);
        text(at + 28, base, fitted(names[i], width - 28, kLegendText), {"start", Ink::Text, kLegendText, false});
        ++i;
    }
}

double Svg::legendHeight(double width, const std::vector<std::string>& names)
{
    const auto places = legendPlaces(width, names);
    return places.empty() ? 0 : (places.back().second + 1) * kLegendRow;
}

std::string Svg::finish()
{
    return m_out + "</svg>\n";
}

} // namespace reminisce::evaluation
