// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "xed_lines.h"

namespace reminisce::emotion_training {

struct Settings
{
    double cost = 0.3;          ///< C of the support vector machines: less is smoother
    double countShare = 0.7;    ///< share of the log-count ratio in the value of a feature, the rest is 1
    double neutralWeight = 0.3; ///< neutral lines teach what is no emotion, but must not drown the rest
    int passes = 20;            ///< over the lines
};

/// One weight per feature and emotion, [feature * kEmotionCount + emotion].
struct Weights
{
    std::vector<float> values;
    std::array<float, kEmotionCount> bias{};
};

using Scores = std::array<float, kEmotionCount>;

/// One linear support vector machine per emotion, squared hinge loss, by dual coordinate descent (Hsieh et al., ICML
/// 2008). A feature's value is the larger the more its use differs between the lines with and without the emotion: the
/// ratio of its naive Bayes counts (Wang and Manning, ACL 2012). The values are multiplied into the weights, so that
/// scoring is a plain sum.
[[nodiscard]] Weights train(std::span<const Line* const> lines, std::uint32_t buckets, const Settings& settings);

/// The machines' scores of a line, before calibration.
[[nodiscard]] Scores scoresOf(const Weights& weights, const Line& line);

/// Turns scores into log odds: odds = exp(slope * score + offset) (Platt, 1999). Fitted by Newton's method.
struct Calibration
{
    Scores slope{};
    Scores offset{};
};

[[nodiscard]] Calibration calibrate(std::span<const Line* const> lines, std::span<const Scores> scores,
                                    const Settings& settings);

/// Moves the calibration into the weights.
void applyCalibration(const Calibration& calibration, Weights& weights);
void applyCalibration(const Calibration& calibration, std::span<Scores> scores);

} // namespace reminisce::emotion_training
