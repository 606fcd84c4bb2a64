// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "core/backend/embedding_backend.h"
#include "core/backend/http.h"
#include "core/backend/service.h"

namespace reminisce::backend {

/// Dense vectors from `/v1/embeddings`, in batches. A vector that is not finite, zero or of another dimension than the
/// first ever seen is refused; a batch that fails is halved until the item at fault is found. A text that is too long
/// for the model is embedded in parts, whose vectors are averaged by their lengths.
class OpenAiEmbeddings : public EmbeddingBackend
{
public:
    OpenAiEmbeddings(Service service, std::string model, std::size_t batchSize = 64);

    [[nodiscard]] std::string name() const override { return m_service.name; }
    [[nodiscard]] std::string model() const override { return m_model; }
    [[nodiscard]] bool leavesTheMachine() const override { return !isLoopback(m_service.url); }
    [[nodiscard]] Result<EmbeddingMatrix> embed(std::span<const std::string> texts, std::stop_token stop) override;

private:
    [[nodiscard]] Result<std::vector<float>> request(std::span<const std::string> texts, const std::stop_token& stop);
    [[nodiscard]] Result<void> embedBatch(std::span<const std::string> texts, std::size_t first, EmbeddingMatrix& out,
                                          const std::stop_token& stop);

    [[nodiscard]] Result<std::vector<float>> inParts(const std::string& text, Error tooLong,
                                                     const std::stop_token& stop);

    Service m_service;
    std::string m_model;
    std::size_t m_batchSize;
    std::size_t m_dimension = 0; ///< 0 until the first vector has come
    HttpClient m_client;
};

} // namespace reminisce::backend
