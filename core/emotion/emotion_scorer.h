// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string_view>

#include "core/base/emotion.h"
#include "core/base/error.h"

namespace reminisce::emotion {

class FeatureExtractor;

/// Scores a text for the eight emotions with the model that is linked in. Immutable after construction; safe to share
/// between threads.
class EmotionScorer
{
public:
    /// The scorer over the embedded model; fails only when the embedded bytes are damaged.
    [[nodiscard]] static Result<EmotionScorer> builtIn();

    EmotionScorer(EmotionScorer&&) noexcept;
    EmotionScorer& operator=(EmotionScorer&&) noexcept;
    ~EmotionScorer();

    /// Scores in [0, 1]; 0.5 is each class's decision threshold. UTF-8, any language; German and English are known.
    [[nodiscard]] EmotionScores score(std::string_view text) const;
    /// The same with memory that is kept from one text to the next: several times as fast for many short texts.
    [[nodiscard]] EmotionScores score(std::string_view text, FeatureExtractor& scratch) const;
    /// Memory for the call above; one per thread.
    [[nodiscard]] FeatureExtractor newScratch() const;
    /// Names model and version, stored beside each score so that a better model can re-score.
    [[nodiscard]] std::string_view modelName() const;

private:
    struct Model;
    explicit EmotionScorer(std::unique_ptr<const Model> model);
    std::unique_ptr<const Model> m_model;
};

} // namespace reminisce::emotion
