// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <filesystem>

#include <nlohmann/json.hpp>

#include "core/base/emotion.h"
#include "core/base/error.h"
#include "core/emotion/emotion_scorer.h"

namespace reminisce::evaluation {

struct EmotionClassScore
{
    double precision = 0;
    double recall = 0;
    double f1 = 0;
    std::size_t support = 0; ///< lines that carry the emotion
};

struct EmotionEvaluation
{
    std::array<EmotionClassScore, kEmotionCount> classes; ///< in the order of kEmotions
    double macroF1 = 0;                                   ///< plain mean over the eight
    double microsecondsPerItem = 0;                       ///< of scoring alone
    std::size_t items = 0;
};

/// Measures the scorer on a file of the XED data set: lines "text⇥labels" with labels 1 anger, 2 anticipation, 3
/// disgust, 4 fear, 5 joy, 6 sadness, 7 surprise, 8 trust; or "9⇥text" for neutral lines. An emotion is said at a score
/// of kEmotionThreshold. Fails with NotFound, or DamagedInput when no line can be read.
[[nodiscard]] Result<EmotionEvaluation> evaluateEmotions(const emotion::EmotionScorer& scorer,
                                                         const std::filesystem::path& xedFile);

/// As the command line prints it: macro_f1, classes, microseconds_per_item.
[[nodiscard]] nlohmann::ordered_json toJson(const EmotionEvaluation& evaluation);

} // namespace reminisce::evaluation
