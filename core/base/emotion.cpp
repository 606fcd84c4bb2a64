// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/emotion.h"

#include <algorithm>

namespace reminisce {
namespace {
constexpr std::array<std::string_view, kEmotionCount> kNames = {"joy",     "trust",   "fear",  "surprise",
                                                                "sadness", "disgust", "anger", "anticipation"};
char lowerAscii(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}
} // namespace

std::string_view emotionName(Emotion emotion)
{
    return kNames[static_cast<std::size_t>(emotion)];
}

std::optional<Emotion> emotionFromName(std::string_view name)
{
    for (std::size_t i = 0; i < kEmotionCount; ++i) {
        if (std::equal(name.begin(), name.end(), kNames[i].begin(), kNames[i].end(),
                       [](char a, char b) { return lowerAscii(a) == b; })) {
            return kEmotions[i];
        }
    }
    return std::nullopt;
}

} // namespace reminisce
