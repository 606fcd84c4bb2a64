// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "core/backend/embedding_backend.h"
#include "core/base/error.h"

namespace reminisce::backend {

/// Cosine from which two vectors of the probe text come from the same model. Runs of one model on other hardware differ
/// in the fifth digit; another quantisation differs in the third.
inline constexpr float kSameModelCosine = 0.999F;

/// The vector of a fixed text, by which a changed model is noticed. Fails as embedding does.
[[nodiscard]] Result<std::vector<float>> embeddingProbe(EmbeddingBackend& backend, std::stop_token stop);
/// Whether two probes (of unit length) come from the same model.
[[nodiscard]] bool isSameModel(std::span<const float> one, std::span<const float> other);

/// Embeds with another backend as long as that gives the vectors of a known space: its probe is compared before the
/// first text and again after each failure. With another model behind the same name every call fails with BadReply and
/// a sentence that says what to do, so that its vectors never meet the old ones.
class SameModelEmbeddings : public EmbeddingBackend
{
public:
    /// `probe` is that of the space; empty: nothing is known and nothing is compared.
    SameModelEmbeddings(std::unique_ptr<EmbeddingBackend> backend, std::vector<float> probe)
        : m_backend(std::move(backend)), m_probe(std::move(probe))
    {}

    [[nodiscard]] std::string name() const override { return m_backend->name(); }
    [[nodiscard]] std::string model() const override { return m_backend->model(); }
    [[nodiscard]] bool leavesTheMachine() const override { return m_backend->leavesTheMachine(); }
    [[nodiscard]] Result<EmbeddingMatrix> embed(std::span<const std::string> texts, std::stop_token stop) override;

private:
    std::unique_ptr<EmbeddingBackend> m_backend;
    std::vector<float> m_probe;
    bool m_compared = false;
};

} // namespace reminisce::backend
