// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/base/emotion.h"

namespace reminisce::emotion_training {

/// A line of the XED data set (Öhman et al., COLING 2020).
struct Line
{
    std::string text;
    std::array<bool, kEmotionCount> labels{};
    bool german = false;
    bool neutral = false; ///< of the file of lines without an emotion
    bool test = false;    ///< of the fifth that is never trained on, chosen by a hash of the text
    std::size_t fold = 0; ///< of the others: which part of a cross-validation, in [0, kFolds)
    std::vector<std::uint32_t> features;
};

inline constexpr std::size_t kFolds = 10;

/// Adds the lines of a file "text, tab, labels" such as "1, 4, 7". Lines that carry no label from 1 to 8 are left out:
/// the German file holds some hundred where the names of the subtitles stand in their place.
void readAnnotated(const char* path, bool german, std::vector<Line>& lines);

/// Adds the lines of a file "9, tab, text".
void readNeutral(const char* path, std::vector<Line>& lines);

} // namespace reminisce::emotion_training
