// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/base/emotion.h"

namespace reminisce::archive {

/// Eight scores as stored, in the order of kEmotions: 0 … 255 for 0 … 1.
using EmotionBytes = std::array<std::uint8_t, kEmotionCount>;

/// A stored score from here on means "has the emotion": the bytes of kEmotionThreshold and above, and no others.
inline constexpr std::uint8_t kEmotionThresholdByte = 128;

[[nodiscard]] inline std::uint8_t emotionByte(float score)
{
    if (!(score > 0.0F)) {
        return 0;
    }
    return score >= 1.0F ? std::uint8_t{255} : static_cast<std::uint8_t>(std::lround(score * 255.0F));
}
[[nodiscard]] constexpr float emotionScore(std::uint8_t byte)
{
    return static_cast<float>(byte) / 255.0F;
}
[[nodiscard]] inline EmotionBytes toEmotionBytes(const EmotionScores& scores)
{
    EmotionBytes bytes{};
    for (std::size_t i = 0; i < kEmotionCount; ++i) {
        bytes[i] = emotionByte(scores[i]);
    }
    return bytes;
}
[[nodiscard]] constexpr EmotionScores toEmotionScores(const EmotionBytes& bytes)
{
    EmotionScores scores{};
    for (std::size_t i = 0; i < kEmotionCount; ++i) {
        scores[i] = emotionScore(bytes[i]);
    }
    return scores;
}
/// Bit i is set when emotion i is at or over the threshold.
[[nodiscard]] constexpr std::uint8_t emotionMask(const EmotionBytes& bytes)
{
    unsigned mask = 0;
    for (std::size_t i = 0; i < kEmotionCount; ++i) {
        if (bytes[i] >= kEmotionThresholdByte) {
            mask |= 1U << i;
        }
    }
    return static_cast<std::uint8_t>(mask);
}
/// Index of the highest score when it reaches the threshold, else -1. The first of equals.
[[nodiscard]] constexpr int dominantEmotion(const EmotionBytes& bytes)
{
    std::size_t best = 0;
    for (std::size_t i = 1; i < kEmotionCount; ++i) {
        if (bytes[i] > bytes[best]) {
            best = i;
        }
    }
    return bytes[best] >= kEmotionThresholdByte ? static_cast<int>(best) : -1;
}

/// How much the words of a description count against the program's own scores: a model that read the passage knows
/// better than a count of words, so that a feeling which it names plainly passes the threshold alone, and one which it
/// does not name falls below it.
inline constexpr float kDescribedShare = 0.6F;

/// The scores that a chunk with a description has. Without scores of its own these count as zero; without known words
/// the own ones stay.
[[nodiscard]] constexpr std::optional<EmotionBytes> blendEmotions(const std::optional<EmotionBytes>& own,
                                                                  const std::optional<EmotionBytes>& described)
{
    if (!described) {
        return own;
    }
    EmotionBytes blended{};
    for (std::size_t i = 0; i < kEmotionCount; ++i) {
        const float before = own ? emotionScore((*own)[i]) : 0.0F;
        blended[i] = emotionByte((1.0F - kDescribedShare) * before + kDescribedShare * emotionScore((*described)[i]));
    }
    return blended;
}

} // namespace reminisce::archive
