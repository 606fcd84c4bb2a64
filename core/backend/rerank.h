// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/backend/http.h"
#include "core/backend/service.h"
#include "core/base/error.h"

namespace reminisce::backend {

/// Relevance of texts to a query by `/v1/rerank` (the form of Jina, llama.cpp and vLLM).
class Reranker
{
public:
    Reranker(Service service, std::string model) : m_service(std::move(service)), m_model(std::move(model)) {}

    [[nodiscard]] bool leavesTheMachine() const { return !isLoopback(m_service.url); }
    /// One finite score per text, in the order of the texts, higher is better. BadReply when one is missing.
    [[nodiscard]] Result<std::vector<double>> scores(std::string_view query, std::span<const std::string> texts,
                                                     std::stop_token stop);

private:
    Service m_service;
    std::string m_model;
    HttpClient m_client;
};

} // namespace reminisce::backend
