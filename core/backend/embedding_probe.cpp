// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/embedding_probe.h"

#include <algorithm>

#include <fmt/core.h>

namespace reminisce::backend {
namespace {

/// Any text would do; this one is long enough for models to differ in it. Probes are stored: it must never change.
constexpr const char* kProbeText = "What were we talking about on that evening in June, and who laughed first?";

} // namespace

Result<std::vector<float>> embeddingProbe(EmbeddingBackend& backend, std::stop_token stop)
{
    const std::vector<std::string> text = {kProbeText};
    auto matrix = backend.embed(text, std::move(stop));
    if (!matrix) {
        return tl::unexpected(std::move(matrix.error()));
    }
    if (matrix->rows != 1 || matrix->dimension == 0) {
        return fail(
            ErrorCode::BadReply,
            fmt::format("The backend “{}” gave no vector. Check that the model is one that embeds.", backend.name()));
    }
    return std::move(matrix->values);
}

bool isSameModel(std::span<const float> one, std::span<const float> other)
{
    if (one.size() != other.size() || one.empty()) {
        return false;
    }
    double sum = 0;
    for (std::size_t i = 0; i < one.size(); ++i) {
        sum += static_cast<double>(one[i]) * other[i];
    }
    return sum >= kSameModelCosine;
}

Result<EmbeddingMatrix> SameModelEmbeddings::embed(std::span<const std::string> texts, std::stop_token stop)
{
    if (!m_compared && !m_probe.empty()) {
        const auto now = embeddingProbe(*m_backend, stop);
        if (!now) {
            return tl::unexpected(now.error());
        }
        if (!isSameModel(m_probe, *now)) {
            return fail(ErrorCode::BadReply,
                        fmt::format("The backend “{}” has another model behind the name “{}” than the one that made "
                                    "the archive's vectors, so they cannot be compared. Make the vectors anew.",
                                    name(), model()));
        }
        m_compared = true;
    }
    auto matrix = m_backend->embed(texts, std::move(stop));
    if (!matrix) {
        m_compared = false; // a server that was started again may have another model
    }
    return matrix;
}

} // namespace reminisce::backend
