// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emotion/model_file.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace reminisce::emotion {
namespace {

constexpr std::string_view kMagic = "RMEMO001";

template <class T>
void append(std::string& out, const T& value)
{
    out.append(reinterpret_cast<const char*>(&value), sizeof value);
}

template <class T>
bool take(std::string_view& in, T& value)
{
    if (in.size() < sizeof value) {
        return false;
    }
    std::memcpy(&value, in.data(), sizeof value);
    in.remove_prefix(sizeof value);
    return true;
}

} // namespace

float featureScale(std::size_t features)
{
    return 1.0F / std::sqrt(static_cast<float>(features) + 1.0F);
}

std::array<float, kEmotionCount> logits(const ModelData& model, std::span<const std::uint32_t> features)
{
    constexpr std::size_t kAhead = 16;   // the weights lie all over the model: fetched before they are needed
    constexpr std::size_t kAtOnce = 256; // sums of so many bytes fit into 16 bits, which add up eight at a time
    std::array<std::int32_t, kEmotionCount> sums{};
    for (std::size_t begin = 0; begin < features.size(); begin += kAtOnce) {
        const std::size_t end = std::min(features.size(), begin + kAtOnce);
        std::array<std::int16_t, kEmotionCount> some{};
        for (std::size_t i = begin; i < end; ++i) {
            if (i + kAhead < features.size()) {
                __builtin_prefetch(model.weights.data() + std::size_t{features[i + kAhead]} * kEmotionCount);
            }
            const std::int8_t* weight = model.weights.data() + std::size_t{features[i]} * kEmotionCount;
            for (std::size_t e = 0; e < kEmotionCount; ++e) {
                some[e] = static_cast<std::int16_t>(some[e] + weight[e]);
            }
        }
        for (std::size_t e = 0; e < kEmotionCount; ++e) {
            sums[e] += some[e];
        }
    }
    std::array<float, kEmotionCount> z{};
    const float scale = featureScale(features.size());
    for (std::size_t e = 0; e < kEmotionCount; ++e) {
        z[e] = static_cast<float>(sums[e]) * model.scale[e] * scale + model.bias[e];
    }
    return z;
}

std::string serialise(const ModelData& model)
{
    std::string out(kMagic);
    append(out, model.buckets);
    append(out, model.scale);
    append(out, model.bias);
    append(out, model.threshold);
    out.append(reinterpret_cast<const char*>(model.weights.data()), model.weights.size());
    return out;
}

Result<ModelData> deserialise(std::string_view bytes)
{
    const auto damaged = [] {
        return fail(ErrorCode::DamagedInput, "The built-in emotion model is damaged. Install Reminisce again.");
    };
    if (bytes.substr(0, kMagic.size()) != kMagic) {
        return damaged();
    }
    bytes.remove_prefix(kMagic.size());
    ModelData model;
    if (!take(bytes, model.buckets) || !take(bytes, model.scale) || !take(bytes, model.bias) ||
        !take(bytes, model.threshold) || model.buckets == 0 ||
        bytes.size() != std::size_t{model.buckets} * kEmotionCount) {
        return damaged();
    }
    model.weights.resize(bytes.size());
    std::memcpy(model.weights.data(), bytes.data(), bytes.size());
    return model;
}

} // namespace reminisce::emotion
