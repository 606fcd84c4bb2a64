// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/metrics/embedding_metrics.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "core/evaluation/metrics/tokens.h"

namespace reminisce::evaluation {

namespace {

double cosine(std::span<const float> left, std::span<const float> right)
{
    double dot = 0;
    double leftSquare = 0;
    double rightSquare = 0;
    for (std::size_t i = 0; i < std::min(left.size(), right.size()); ++i) {
        dot += static_cast<double>(left[i]) * static_cast<double>(right[i]);
        leftSquare += static_cast<double>(left[i]) * static_cast<double>(left[i]);
        rightSquare += static_cast<double>(right[i]) * static_cast<double>(right[i]);
    }
    const double lengths = std::sqrt(leftSquare) * std::sqrt(rightSquare);
    return lengths > 0 ? dot / lengths : 0;
}

/// Mean, over the rows of one side, of the best likeness to a row of the other.
double greedyMean(const backend::EmbeddingMatrix& of, const backend::EmbeddingMatrix& to)
{
    double sum = 0;
    for (std::size_t i = 0; i < of.rows; ++i) {
        double best = -1;
        for (std::size_t j = 0; j < to.rows; ++j) {
            best = std::max(best, cosine(of.row(i), to.row(j)));
        }
        sum += best;
    }
    return sum / static_cast<double>(of.rows);
}

} // namespace

Result<double> semanticScore(backend::EmbeddingBackend& backend, const std::string& gold, const std::string& response,
                             std::stop_token stop)
{
    const std::array<std::string, 2> texts = {gold, response};
    if (gold.empty() || response.empty()) {
        return 0.0;
    }
    const auto vectors = backend.embed(texts, stop);
    if (!vectors) {
        return tl::unexpected(vectors.error());
    }
    if (vectors->rows != texts.size()) {
        return fail(ErrorCode::BadReply, "The embedding backend gave another number of vectors than texts.");
    }
    return cosine(vectors->row(0), vectors->row(1));
}

BertScore bertScore(const backend::EmbeddingMatrix& gold, const backend::EmbeddingMatrix& response)
{
    BertScore score;
    if (gold.rows == 0 || response.rows == 0 || gold.dimension != response.dimension) {
        return score;
    }
    score.precision = greedyMean(response, gold);
    score.recall = greedyMean(gold, response);
    score.f1 = harmonicMean(score.precision, score.recall);
    return score;
}

} // namespace reminisce::evaluation
