// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <functional>
#include <span>

#include "linear_classifiers.h"
#include "xed_lines.h"

namespace reminisce::emotion_training {

/// For each emotion the score from which it is said to be there: the one with the best sum of the F1 of the English and
/// of the German lines. The curve of F1 over the score is smoothed, so that no single line decides.
[[nodiscard]] Scores chooseThresholds(std::span<const Line* const> lines, std::span<const Scores> scores);

/// Prints the F1 of each emotion over the lines and their mean; `scored` gives a line's score by its number.
void report(const char* title, std::span<const Line* const> lines, const std::function<Scores(std::size_t)>& scored,
            const Scores& thresholds);

} // namespace reminisce::emotion_training
