// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emotion/emotion_scorer.h"

#include <cmath>
#include <utility>

#include "core/base/embedded.h"
#include "core/emotion/features.h"
#include "core/emotion/model_file.h"

REMINISCE_DECLARE_EMBEDDED(emotion_model);

namespace reminisce::emotion {

struct EmotionScorer::Model
{
    ModelData data;
};

Result<EmotionScorer> EmotionScorer::builtIn()
{
    return deserialise(REMINISCE_EMBEDDED(emotion_model)).map([](ModelData data) {
        auto model = std::make_unique<Model>();
        model->data = std::move(data);
        return EmotionScorer(std::move(model));
    });
}

EmotionScorer::EmotionScorer(std::unique_ptr<const Model> model) : m_model(std::move(model)) {}
EmotionScorer::EmotionScorer(EmotionScorer&&) noexcept = default;
EmotionScorer& EmotionScorer::operator=(EmotionScorer&&) noexcept = default;
EmotionScorer::~EmotionScorer() = default;

EmotionScores EmotionScorer::score(std::string_view text) const
{
    FeatureExtractor scratch = newScratch();
    return score(text, scratch);
}

EmotionScores EmotionScorer::score(std::string_view text, FeatureExtractor& scratch) const
{
    const auto& features = scratch.extract(text);
    EmotionScores scores{};
    if (features.empty()) {
        return scores;
    }
    const auto z = logits(m_model->data, features);
    for (std::size_t e = 0; e < kEmotionCount; ++e) {
        scores[e] = 1.0F / (1.0F + std::exp(m_model->data.threshold[e] - z[e]));
    }
    return scores;
}

FeatureExtractor EmotionScorer::newScratch() const
{
    return FeatureExtractor(m_model->data.buckets);
}

std::string_view EmotionScorer::modelName() const
{
    return "xed-linear-2";
}

} // namespace reminisce::emotion
