// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/openai_embeddings.h"

#include <algorithm>
#include <cmath>

#include <fmt/core.h>

#include "core/text/unicode.h"

namespace reminisce::backend {
namespace {

using nlohmann::json;

/// Whether halving the batch may find one item at fault, rather than asking a server that is down ever again.
bool mayBeOneItem(const Error& error)
{
    return error.code == ErrorCode::BadReply || error.code == ErrorCode::LimitExceeded ||
           error.code == ErrorCode::InvalidArgument;
}

tl::unexpected<Error> badVector(const Service& service, std::string_view what)
{
    return fail(ErrorCode::BadReply,
                fmt::format("The backend “{}” sent a vector that cannot be used: {}. Is the model an embedding model?",
                            service.name, what));
}

/// Scales to unit length in place; false when that cannot be done.
bool normalise(std::span<float> vector)
{
    double sum = 0;
    for (const float value : vector) {
        sum += static_cast<double>(value) * value;
    }
    if (!std::isfinite(sum) || sum <= 1e-24) {
        return false;
    }
    const double scale = 1.0 / std::sqrt(sum);
    for (float& value : vector) {
        value = static_cast<float>(value * scale);
    }
    return true;
}

/// A text of this many bytes fits into every model; parts do not get shorter than half of it.
constexpr std::size_t kShortestPart = 128;

/// Where a text is cut in two: at the blank nearest before the middle, else between characters.
std::size_t partEnd(const std::string& text)
{
    const std::size_t middle = text.size() / 2;
    const std::size_t blank = text.find_last_of(" \n\t", middle);
    return blank != std::string::npos && blank > middle / 2 ? blank : text::prefixOfBytes(text, middle).size();
}

} // namespace

OpenAiEmbeddings::OpenAiEmbeddings(Service service, std::string model, std::size_t batchSize)
    : m_service(std::move(service)), m_model(std::move(model)), m_batchSize(std::max<std::size_t>(1, batchSize))
{}

Result<EmbeddingMatrix> OpenAiEmbeddings::embed(std::span<const std::string> texts, std::stop_token stop)
{
    EmbeddingMatrix matrix;
    for (std::size_t at = 0; at < texts.size(); at += m_batchSize) {
        if (stop.stop_requested()) {
            return fail(ErrorCode::Cancelled, "Stopped on request.");
        }
        const auto batch = texts.subspan(at, std::min(m_batchSize, texts.size() - at));
        if (auto done = embedBatch(batch, at, matrix, stop); !done) {
            return tl::unexpected(done.error());
        }
    }
    matrix.dimension = m_dimension;
    matrix.rows = texts.size();
    return matrix;
}

Result<void> OpenAiEmbeddings::embedBatch(std::span<const std::string> texts, std::size_t first, EmbeddingMatrix& out,
                                          const std::stop_token& stop)
{
    auto vectors = request(texts, stop);
    if (vectors) {
        out.values.insert(out.values.end(), vectors->begin(), vectors->end());
        return {};
    }
    if (!mayBeOneItem(vectors.error())) {
        return tl::unexpected(vectors.error());
    }
    if (texts.size() == 1) {
        if (vectors.error().code == ErrorCode::LimitExceeded) {
            vectors = inParts(texts.front(), std::move(vectors.error()), stop);
            if (vectors) {
                out.values.insert(out.values.end(), vectors->begin(), vectors->end());
                return {};
            }
        }
        Error error = std::move(vectors.error());
        error.detail = fmt::format("item {} of the batch, {} bytes; {}", first + 1, texts.front().size(), error.detail);
        error.message = fmt::format("Text {} could not be embedded. {}", first + 1, error.message);
        return tl::unexpected(std::move(error));
    }
    const std::size_t half = texts.size() / 2;
    if (auto done = embedBatch(texts.subspan(0, half), first, out, stop); !done) {
        return done;
    }
    return embedBatch(texts.subspan(half), first + half, out, stop);
}

Result<std::vector<float>> OpenAiEmbeddings::inParts(const std::string& text, Error tooLong,
                                                     const std::stop_token& stop)
{
    if (text.size() < kShortestPart) {
        return tl::unexpected(std::move(tooLong)); // the server means something else
    }
    const std::size_t middle = partEnd(text);
    std::vector<float> sum;
    for (const std::string& part : {text.substr(0, middle), text.substr(middle)}) {
        auto vector = request(std::span(&part, 1), stop);
        if (!vector && vector.error().code == ErrorCode::LimitExceeded) {
            vector = inParts(part, std::move(vector.error()), stop);
        }
        if (!vector) {
            return vector;
        }
        sum.resize(vector->size(), 0.0F);
        for (std::size_t i = 0; i < sum.size(); ++i) {
            sum[i] += (*vector)[i] * static_cast<float>(part.size());
        }
    }
    if (!normalise(sum)) {
        return badVector(m_service, "it is zero");
    }
    return sum;
}

Result<std::vector<float>> OpenAiEmbeddings::request(std::span<const std::string> texts, const std::stop_token& stop)
{
    json input = json::array();
    for (const auto& text : texts) {
        input.push_back(text.empty() ? std::string(" ") : text); // servers refuse an empty text
    }
    auto http = makeRequest(m_service, "/v1/embeddings", json{{"model", m_model}, {"input", std::move(input)}});
    if (!http) {
        return tl::unexpected(http.error());
    }
    auto reply = exchangeJson(m_client, m_service, *http, m_model, stop);
    if (!reply) {
        return tl::unexpected(reply.error());
    }
    if (!reply->contains("data") || !(*reply)["data"].is_array() || (*reply)["data"].size() != texts.size()) {
        return badVector(m_service, "the number of vectors is not the number of texts");
    }
    const json& data = (*reply)["data"];
    std::vector<float> values;
    std::vector<bool> seen(texts.size(), false);
    std::size_t position = 0;
    std::size_t dimension = m_dimension;
    for (const auto& item : data) {
        if (!item.is_object() || !item.contains("embedding") || !item["embedding"].is_array()) {
            return badVector(m_service, "it holds no list of numbers");
        }
        const json& embedding = item["embedding"];
        const std::size_t row =
            item.contains("index") && item["index"].is_number_unsigned() ? item["index"].get<std::size_t>() : position;
        ++position;
        if (dimension == 0) {
            dimension = embedding.size();
        }
        if (embedding.empty() || embedding.size() != dimension) {
            return badVector(m_service, fmt::format("it has {} dimensions instead of {}", embedding.size(), dimension));
        }
        if (row >= texts.size() || seen[row]) {
            return badVector(m_service, "its place in the batch is wrong");
        }
        seen[row] = true;
        values.resize(texts.size() * dimension);
        const std::span<float> target(values.data() + row * dimension, dimension);
        for (std::size_t i = 0; i < dimension; ++i) {
            if (!embedding[i].is_number() || !std::isfinite(embedding[i].get<float>())) {
                return badVector(m_service, "it holds something that is not a finite number");
            }
            target[i] = embedding[i].get<float>();
        }
        if (!normalise(target)) {
            return badVector(m_service, "it is zero");
        }
    }
    m_dimension = dimension;
    return values;
}

} // namespace reminisce::backend
