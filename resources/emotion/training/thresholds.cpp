// SPDX-License-Identifier: GPL-3.0-or-later
#include "thresholds.h"

#include <algorithm>
#include <cstdio>
#include <numeric>
#include <string>
#include <vector>

#include "core/base/emotion.h"

namespace reminisce::emotion_training {
namespace {

/// Lines on either side over which the curve is smoothed.
constexpr std::size_t kSmoothed = 40;

struct Counts
{
    int truePositive = 0;
    int falsePositive = 0;
    int falseNegative = 0;

    [[nodiscard]] double f1() const
    {
        const int all = 2 * truePositive + falsePositive + falseNegative;
        return all > 0 ? 2.0 * truePositive / all : 0.0;
    }
};

/// The sum of both languages' F1 when the first 1, 2, 3 … lines of `order` are said to have the emotion.
std::vector<double> f1Curve(std::span<const Line* const> lines, const std::vector<std::size_t>& order, std::size_t e)
{
    std::array<Counts, 2> counts{}; // English, German
    for (const Line* line : lines) {
        counts[line->german ? 1 : 0].falseNegative += line->labels[e] ? 1 : 0;
    }
    std::vector<double> curve;
    for (const std::size_t i : order) {
        Counts& one = counts[lines[i]->german ? 1 : 0];
        if (lines[i]->labels[e]) {
            ++one.truePositive;
            --one.falseNegative;
        } else {
            ++one.falsePositive;
        }
        curve.push_back(counts[0].f1() + counts[1].f1());
    }
    return curve;
}

} // namespace

Scores chooseThresholds(std::span<const Line* const> lines, std::span<const Scores> scores)
{
    Scores thresholds{};
    std::vector<std::size_t> order(lines.size());
    std::iota(order.begin(), order.end(), 0);
    for (std::size_t e = 0; e < kEmotionCount; ++e) {
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t a, std::size_t b) { return scores[a][e] > scores[b][e]; });
        const std::vector<double> curve = f1Curve(lines, order, e);
        double best = -1.0;
        for (std::size_t at = kSmoothed; at + kSmoothed < curve.size(); ++at) {
            const auto begin = curve.begin() + static_cast<std::ptrdiff_t>(at - kSmoothed);
            const double around = std::accumulate(begin, begin + 2 * kSmoothed + 1, 0.0);
            if (around > best) {
                best = around;
                thresholds[e] = scores[order[at]][e];
            }
        }
    }
    return thresholds;
}

void report(const char* title, std::span<const Line* const> lines, const std::function<Scores(std::size_t)>& scored,
            const Scores& thresholds)
{
    std::array<Counts, kEmotionCount> counts{};
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Scores scores = scored(i);
        for (std::size_t e = 0; e < kEmotionCount; ++e) {
            const bool said = scores[e] >= thresholds[e];
            const bool there = lines[i]->labels[e];
            counts[e].truePositive += said && there ? 1 : 0;
            counts[e].falsePositive += said && !there ? 1 : 0;
            counts[e].falseNegative += !said && there ? 1 : 0;
        }
    }
    double macro = 0;
    std::string row;
    for (std::size_t e = 0; e < kEmotionCount; ++e) {
        macro += counts[e].f1() / kEmotionCount;
        row += " " + std::string(emotionName(kEmotions[e])) + " " + std::to_string(counts[e].f1()).substr(0, 5);
    }
    std::printf("%-24s %5zu lines  macro-F1 %.4f %s\n", title, lines.size(), macro, row.c_str());
}

} // namespace reminisce::emotion_training
