// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/emotion.h"
#include "core/base/error.h"

namespace reminisce::emotion {

/// A quantised linear model: one byte per feature and emotion.
struct ModelData
{
    std::uint32_t buckets = 0;
    std::array<float, kEmotionCount> scale{};     ///< weight = byte * scale
    std::array<float, kEmotionCount> bias{};      ///< logit of a text without features
    std::array<float, kEmotionCount> threshold{}; ///< logit from which the emotion is said to be there
    std::vector<std::int8_t> weights;             ///< [feature * kEmotionCount + emotion]
};

/// Factor on the sum of feature weights, so that long texts do not score higher for their length alone. Grows shrinking
/// with the square root of the feature count, between the sum and the mean.
[[nodiscard]] float featureScale(std::size_t features);

/// Logit per emotion, order of kEmotions.
[[nodiscard]] std::array<float, kEmotionCount> logits(const ModelData& model, std::span<const std::uint32_t> features);

[[nodiscard]] std::string serialise(const ModelData& model);
/// Fails with DamagedInput when the bytes are not such a model.
[[nodiscard]] Result<ModelData> deserialise(std::string_view bytes);

} // namespace reminisce::emotion
