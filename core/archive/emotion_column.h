// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstring>
#include <optional>
#include <span>

#include "core/archive/emotion_bytes.h"
#include "core/archive/statement.h"

namespace reminisce::archive {

/// The eight scores in a blob column; nothing for NULL or a blob of another length.
[[nodiscard]] inline std::optional<EmotionBytes> emotionColumn(const Statement& row, int column)
{
    const auto blob = row.blob(column);
    if (blob.size() != kEmotionCount) {
        return std::nullopt;
    }
    EmotionBytes scores{};
    std::memcpy(scores.data(), blob.data(), scores.size());
    return scores;
}

} // namespace reminisce::archive
