// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <string>

#include "core/backend/embedding_backend.h"
#include "core/base/error.h"

namespace reminisce::evaluation {

/// Cosine of the embeddings of gold and response, in [-1, 1]: SemScore (Aynetdinov and Akbik, 2024) with a model of
/// one's own choice. Fails as the backend does.
[[nodiscard]] Result<double> semanticScore(backend::EmbeddingBackend& backend, const std::string& gold,
                                           const std::string& response, std::stop_token stop);

struct BertScore
{
    double precision = 0;
    double recall = 0;
    double f1 = 0;
};

/// BERTScore (Zhang et al., 2020) from contextual embeddings of every token, greedy, without rescaling and without
/// weights. Rows need not have unit length; without tokens on either side all is 0.
[[nodiscard]] BertScore bertScore(const backend::EmbeddingMatrix& gold, const backend::EmbeddingMatrix& response);

} // namespace reminisce::evaluation
