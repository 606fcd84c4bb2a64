// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/rerank.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <fmt/core.h>

namespace reminisce::backend {

Result<std::vector<double>> Reranker::scores(std::string_view query, std::span<const std::string> texts,
                                             std::stop_token stop)
{
    using nlohmann::json;
    if (texts.empty()) {
        return std::vector<double>{};
    }
    auto request = makeRequest(m_service, "/v1/rerank",
                               json{{"model", m_model},
                                    {"query", query},
                                    {"documents", std::vector<std::string>(texts.begin(), texts.end())},
                                    {"top_n", texts.size()}});
    if (!request) {
        return tl::unexpected(request.error());
    }
    auto reply = exchangeJson(m_client, m_service, *request, m_model, std::move(stop));
    if (!reply) {
        return tl::unexpected(reply.error());
    }
    std::vector<double> scores(texts.size(), std::numeric_limits<double>::quiet_NaN());
    const json results = reply->value("results", reply->value("data", json::array()));
    for (const auto& item : results.is_array() ? results : json::array()) {
        if (!item.is_object() || !item.contains("index") || !item["index"].is_number_unsigned()) {
            continue;
        }
        const auto index = item["index"].get<std::size_t>();
        const json score = item.contains("relevance_score") ? item["relevance_score"] : item.value("score", json());
        if (index < scores.size() && score.is_number()) {
            scores[index] = score.get<double>();
        }
    }
    if (!std::all_of(scores.begin(), scores.end(), [](double s) { return std::isfinite(s); })) {
        return fail(
            ErrorCode::BadReply,
            fmt::format("The backend “{}” did not score every passage. Is the model a reranker?", m_service.name));
    }
    return scores;
}

} // namespace reminisce::backend
