// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/metrics/token_embeddings.h"

#include <cmath>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/backend/http.h"
#include "core/backend/service.h"

namespace reminisce::evaluation {

namespace {

using nlohmann::json;

Error oneVectorOnly(const backend::BackendSettings& settings)
{
    return {ErrorCode::InvalidArgument,
            fmt::format("The backend “{}” gives one vector per text, so BERTScore cannot be measured. A llama.cpp "
                        "server started with --pooling none gives one per token.",
                        settings.name),
            {}};
}

Result<backend::EmbeddingMatrix> readMatrix(const json& reply, const backend::BackendSettings& settings)
{
    const json& entry = reply.is_array() && !reply.empty() ? reply.front() : reply;
    const auto rows = entry.is_object() ? entry.find("embedding") : entry.end();
    if (!entry.is_object() || rows == entry.end() || !rows->is_array() || rows->empty() || !rows->front().is_array()) {
        return tl::unexpected(oneVectorOnly(settings));
    }
    backend::EmbeddingMatrix matrix;
    matrix.dimension = rows->front().size();
    for (const json& row : *rows) {
        if (!row.is_array() || row.size() != matrix.dimension) {
            return fail(ErrorCode::BadReply,
                        fmt::format("The backend “{}” gave vectors of different lengths.", settings.name));
        }
        for (const json& value : row) {
            const float number = value.is_number() ? value.get<float>() : NAN;
            if (!std::isfinite(number)) {
                return fail(ErrorCode::BadReply,
                            fmt::format("The backend “{}” gave a vector that is not made of numbers.", settings.name));
            }
            matrix.values.push_back(number);
        }
        ++matrix.rows;
    }
    return matrix;
}

} // namespace

Result<backend::EmbeddingMatrix> tokenEmbeddings(const backend::BackendSettings& settings, const std::string& key,
                                                 const std::string& text, std::stop_token stop)
{
    backend::Service service;
    service.name = settings.name;
    service.url = settings.url;
    service.key = key;
    const auto request = backend::makeRequest(service, "/embeddings", json{{"content", text}});
    if (!request) {
        return tl::unexpected(request.error());
    }
    backend::HttpClient client;
    auto response = client.send(*request, stop); // llama.cpp answers with a list, which exchangeJson would refuse
    if (!response) {
        return tl::unexpected(backend::withName(service, std::move(response.error())));
    }
    if (response->status < 200 || response->status >= 300) {
        return tl::unexpected(backend::errorOfReply(service, *response, settings.embeddingModel));
    }
    return readMatrix(json::parse(response->body, nullptr, false), settings);
}

} // namespace reminisce::evaluation
