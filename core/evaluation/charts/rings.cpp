// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <numbers>
#include <numeric>

#include <fmt/format.h>

#include "core/evaluation/charts/svg.h"

namespace reminisce::evaluation {

namespace {

constexpr double kWidth = 380;
constexpr double kHeight = 270;
constexpr double kX = kWidth / 2;
constexpr double kY = kHeight / 2;
constexpr double kLabelGap = 15; ///< labels of neighbours do not come closer

double totalOf(const RingChart& chart)
{
    return static_cast<double>(std::accumulate(chart.outcomes.begin(), chart.outcomes.end(), std::size_t{0}));
}

std::string percent(double share)
{
    return fmt::format("{:.0f} %", share * 100);
}

/// The label of a part, with a leader from the ring; kept off the label before on the same side.
class Labels
{
public:
    explicit Labels(Svg& svg) : m_svg(svg) {}

    void add(double share, const std::string& name, const std::string& value)
    {
        const double angle = 2 * std::numbers::pi * share;
        const bool right = std::sin(angle) >= 0;
        const double x = kX + 100 * std::sin(angle);
        double y = kY - 100 * std::cos(angle);
        if (right) { // from top to bottom
            y = std::max(y, m_right);
            m_right = y + kLabelGap;
        } else { // from bottom to top
            y = std::min(y, m_left);
            m_left = y - kLabelGap;
        }
        const double labelX = right ? std::max(x, kX + 30) + 12 : std::min(x, kX - 30) - 12;
        m_svg.line(kX + 96 * std::sin(angle), kY - 96 * std::cos(angle), labelX + (right ? -3 : 3), y,
                   {Ink::LineStrong});
        m_svg.text(labelX, y + 4, name + " " + value, {right ? "start" : "end", Ink::Text});
    }

private:
    Svg& m_svg;
    double m_right = 12;
    double m_left = kHeight - 12;
};

} // namespace

std::string drawSvg(const RingChart& chart, const ChartStyle& style)
{
    Svg svg(kWidth, kHeight, chart.title, style);
    const double total = totalOf(chart);
    if (total == 0) {
        svg.text(kX, kY, "–", {"middle"});
        return svg.finish();
    }
    double right = 0;
    double at = 0;
    Labels labels(svg);
    for (std::size_t i = 0; i < kOutcomes.size(); ++i) {
        const double share = static_cast<double>(chart.outcomes[i]) / total;
        if (share > 0) {
            const std::string name(outcomeName(kOutcomes[i]));
            svg.ringPart(kX, kY, 72, 96, at, at + share, outcomeInk(kOutcomes[i]), name + " " + percent(share));
            labels.add(at + share / 2, name, percent(share));
        }
        at += share;
        right += isRight(kOutcomes[i]) ? share : 0;
    }
    if (right > 0) {
        svg.ringPart(kX, kY, 50, 70, 0, right, Ink::AccentLine, chart.words.right + " " + percent(right));
    }
    if (right < 1) {
        svg.ringPart(kX, kY, 50, 70, right, 1, Ink::LineStrong, chart.words.wrong + " " + percent(1 - right));
    }
    svg.text(kX, kY + 4, percent(right), {"middle", Ink::Text, 20, true});
    svg.text(kX, kY + 22, chart.words.right, {"middle", Ink::TextThird});
    return svg.finish();
}

ChartTable tableOf(const RingChart& chart)
{
    ChartTable table{{"", chart.words.answers, chart.words.share}, {}};
    const double total = std::max(1.0, totalOf(chart));
    for (std::size_t i = 0; i < kOutcomes.size(); ++i) {
        table.rows.push_back({std::string(outcomeName(kOutcomes[i])), std::to_string(chart.outcomes[i]),
                              percent(static_cast<double>(chart.outcomes[i]) / total)});
    }
    return table;
}

} // namespace reminisce::evaluation
