// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace reminisce {

/// Plutchik's eight, in the order in which scores are stored.
enum class Emotion { Joy, Trust, Fear, Surprise, Sadness, Disgust, Anger, Anticipation };

inline constexpr std::size_t kEmotionCount = 8;
inline constexpr std::array<Emotion, kEmotionCount> kEmotions = {
    Emotion::Joy,     Emotion::Trust,   Emotion::Fear,  Emotion::Surprise,
    Emotion::Sadness, Emotion::Disgust, Emotion::Anger, Emotion::Anticipation};

/// One score in [0, 1] per emotion, independent of each other (a text can be joyful and surprised).
using EmotionScores = std::array<float, kEmotionCount>;

/// A chunk has an emotion, for filters and marks, from this score on.
inline constexpr float kEmotionThreshold = 0.5F;

/// English lower-case name: "joy" … "anticipation".
[[nodiscard]] std::string_view emotionName(Emotion emotion);
/// The emotion of an English name (any case); nothing for other words.
[[nodiscard]] std::optional<Emotion> emotionFromName(std::string_view name);

} // namespace reminisce
