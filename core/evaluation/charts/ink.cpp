// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <cmath>

#include <fmt/format.h>

#include "core/evaluation/charts/svg.h"

namespace reminisce::evaluation {

namespace {

struct Colour
{
    std::string_view property;
    std::string_view light;
    std::string_view dark;
};

/// In the order of Ink.
constexpr std::array<Colour, 15> kColours = {{
    {"surface", "#FDFCFA", "#1F1D1A"},
    {"text", "#24211D", "#ECE7DF"},
    {"text-2", "#574F46", "#BDB6AB"},
    {"text-3", "#6B6459", "#A39C91"},
    {"line", "#E3DED5", "#332F2A"},
    {"line-strong", "#CFC8BC", "#4A453E"},
    {"grid", "#E9E4DC", "#2B2824"},
    {"accent", "#17666B", "#74BFC0"},
    {"accent-line", "#A9CCCB", "#35605F"},
    {"accent-weak", "#6F9FA1", "#54817F"},
    {"mark-line", "#B58200", "#D6A63C"},
    {"mark-weak", "#D9BE7C", "#7B6230"},
    {"series-3", "#202955", "#6E6E98"},
    {"score", "#8A8175", "#8F877B"},
    {"danger", "#A8321F", "#F0917F"},
}};

} // namespace

std::string inkOf(Ink ink, const ChartStyle& style)
{
    const Colour& colour = kColours.at(static_cast<std::size_t>(ink));
    return style.cssVariables ? fmt::format("var(--{})", colour.property)
                              : std::string(style.dark ? colour.dark : colour.light);
}

std::string inkProperties(bool dark)
{
    std::string out;
    for (const Colour& colour : kColours) {
        out += fmt::format("--{}:{};", colour.property, dark ? colour.dark : colour.light);
    }
    return out;
}

Ink seriesInk(std::size_t series)
{
    constexpr std::array<Ink, 3> kInks = {Ink::Accent, Ink::Mark, Ink::Third};
    return series < kInks.size() ? kInks[series] : Ink::Rest;
}

std::string_view seriesDash(std::size_t series)
{
    constexpr std::array<std::string_view, 3> kDashes = {"", "5 3", "1.5 3"};
    return series < kDashes.size() ? kDashes[series] : "8 4 2 4";
}

Ink outcomeInk(Outcome outcome)
{
    switch (outcome) {
    case Outcome::ExactMatch:
        return Ink::Accent;
    case Outcome::AnswerMatch:
        return Ink::AccentWeak;
    case Outcome::GroundedError:
        return Ink::MarkWeak;
    case Outcome::ModelError:
        return Ink::TextThird;
    case Outcome::ToolError:
        return Ink::Danger;
    case Outcome::ReasoningError:
        break;
    }
    return Ink::Mark;
}

std::string escaped(std::string_view text)
{
    std::string out;
    for (const char c : text) {
        switch (c) {
        case '&':
            out += "&amp;";
            break;
        case '<':
            out += "&lt;";
            break;
        case '>':
            out += "&gt;";
            break;
        case '"':
            out += "&quot;";
            break;
        case '\'':
            out += "&#39;";
            break;
        default:
            // Control characters have no place in XML.
            if (static_cast<unsigned char>(c) >= 0x20 || c == '\n' || c == '\t') {
                out.push_back(c);
            }
        }
    }
    return out;
}

namespace {

/// With the mark of the language in place of the point, and a minus that is as wide as a plus.
std::string inLanguage(std::string text, std::string_view decimalMark)
{
    if (const std::size_t point = text.find('.'); point != std::string::npos) {
        text.replace(point, 1, decimalMark);
    }
    return text.starts_with('-') ? "−" + text.substr(1) : text;
}

} // namespace

std::string shortNumber(double value, std::string_view decimalMark)
{
    constexpr int kMostDecimals = 4;
    constexpr double kLeastShown = 0.00005; ///< less rounds to nothing
    const double size = std::abs(value);
    if (!std::isfinite(value)) {
        return "–";
    }
    if (size < kLeastShown) {
        return "0";
    }
    if (size >= 100) {
        return inLanguage(fmt::format("{:.0f}", value), decimalMark);
    }
    if (size >= 0.995) {
        std::string text = fmt::format("{:.2f}", value);
        text.erase(text.find_last_not_of('0') + 1);
        return inLanguage(text.ends_with('.') ? text.substr(0, text.size() - 1) : text, decimalMark);
    }
    int decimals = 2;
    for (double least = 0.00995; size < least && decimals < kMostDecimals; least /= 10) {
        ++decimals;
    }
    return inLanguage(fmt::format("{:.{}f}", value, decimals), decimalMark);
}

std::string plainNumber(double value, std::string_view decimalMark)
{
    return inLanguage(fmt::format("{:g}", value), decimalMark);
}

} // namespace reminisce::evaluation
