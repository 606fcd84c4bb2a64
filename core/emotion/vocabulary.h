// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

#include "core/base/emotion.h"

namespace reminisce::emotion {

/// How much of each emotion a word for a feeling holds, in [0, 1]; German and English, with all their endings:
/// "nervös", "Unsicherheit", "frustrated". Nothing for other words. `folded` went through text::fold().
[[nodiscard]] std::optional<EmotionScores> feelingOfWord(std::string_view folded);

/// The scores that a description of words separated by commas stands for: each emotion as strongly as the strongest
/// word has it. More words are known than in questions, where they would be ambiguous ("interested"); words behind a
/// negation do not count; "neutral" is known and stands for zeros. Nothing when no word is known.
[[nodiscard]] std::optional<EmotionScores> scoresOfDescription(std::string_view description);

} // namespace reminisce::emotion
