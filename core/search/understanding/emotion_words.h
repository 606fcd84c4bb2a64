// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "core/base/emotion.h"
#include "core/search/understanding/question_text.h"

namespace reminisce::search {

/// A word of a question that names a feeling.
struct FoundEmotion
{
    std::size_t word = 0;    ///< index into the question's words
    EmotionScores weights{}; ///< in [0, 1]
};

/// Words for feelings, German and English, with all their endings: "nervös", "Unsicherheit", "frustrated".
[[nodiscard]] std::vector<FoundEmotion> findEmotions(const QuestionText& question);

/// Whether the question is about how somebody felt or sounded, whether or not it names a feeling.
[[nodiscard]] bool asksForEmotion(const QuestionText& question, bool namesOne);

} // namespace reminisce::search
