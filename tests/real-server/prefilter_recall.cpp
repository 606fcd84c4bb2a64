// SPDX-License-Identifier: GPL-3.0-or-later
// How many of the truly nearest vectors the sign bits let through, on real embeddings.
//   prefilter_recall VECTORS.jsonl        as tests/real-server/embedding_cache.py keeps them
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <numeric>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/search/dense_builder.h"
#include "core/search/dense_index.h"

namespace {

using namespace reminisce::search;
using Vectors = std::vector<std::vector<float>>;

constexpr std::size_t kNearest = 25;
constexpr std::size_t kQueries = 300;

Vectors readVectors(const char* path)
{
    Vectors vectors;
    std::ifstream in(path);
    for (std::string line; std::getline(in, line);) {
        const auto entry = nlohmann::json::parse(line, nullptr, false);
        if (entry.is_array() && entry.size() == 2) {
            vectors.push_back(entry[1].get<std::vector<float>>());
        }
    }
    return vectors;
}

std::vector<std::uint32_t> nearest(const std::vector<float>& scores)
{
    std::vector<std::uint32_t> rows(scores.size());
    std::iota(rows.begin(), rows.end(), 0U);
    std::partial_sort(rows.begin(), rows.begin() + kNearest, rows.end(), [&scores](std::uint32_t a, std::uint32_t b) {
        return scores[a] != scores[b] ? scores[a] > scores[b] : a < b;
    });
    rows.resize(kNearest);
    return rows;
}

std::vector<float> exactScores(const Vectors& rows, const std::vector<float>& query)
{
    std::vector<float> scores;
    for (const auto& row : rows) {
        scores.push_back(std::inner_product(row.begin(), row.end(), query.begin(), 0.0F));
    }
    return scores;
}

} // namespace

int main(int count, char** arguments)
{
    Vectors rows = count == 2 ? readVectors(arguments[1]) : Vectors();
    if (rows.size() < 2 * kQueries) {
        std::fprintf(stderr, "Needs a file of at least %zu vectors.\n", 2 * kQueries);
        return 2;
    }
    // Every n-th text is taken out as a question, so that all kinds of texts are asked for.
    Vectors queries;
    const std::size_t step = rows.size() / kQueries;
    Vectors kept;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        (i % step == 0 && queries.size() < kQueries ? queries : kept).push_back(std::move(rows[i]));
    }
    const auto size = static_cast<std::uint32_t>(kept.size());
    DenseBuilder builder(size, static_cast<std::uint32_t>(kept.front().size()));
    for (std::uint32_t row = 0; row < size; ++row) {
        builder.set(row, kept[row]);
    }
    const auto index = DenseIndex::fromBytes(builder.finish(1, 1));
    if (!index) {
        std::fprintf(stderr, "%s\n", index.error().message.c_str());
        return 1;
    }
    std::vector<std::vector<std::uint32_t>> truth;
    for (const auto& query : queries) {
        truth.push_back(nearest(exactScores(kept, query)));
    }
    std::printf("%u vectors of %zu dimensions, %zu queries, recall@%zu against exact f32\n", size, kept.front().size(),
                queries.size(), kNearest);
    const auto measure = [&](const char* name, const DenseSearchOptions& options) {
        std::size_t found = 0;
        for (std::size_t q = 0; q < queries.size(); ++q) {
            std::vector<float> scores(size, 0.0F);
            (*index)->similarities(queries[q], options, RowSelection({0, size}), scores);
            const auto best = nearest(scores);
            for (const std::uint32_t row : truth[q]) {
                found += std::find(best.begin(), best.end(), row) != best.end() ? 1 : 0;
            }
        }
        std::printf("%-28s %.4f\n", name, static_cast<double>(found) / static_cast<double>(queries.size() * kNearest));
    };
    measure("int8, f32 rescored", {});
    for (const std::size_t candidates : {50U, 100U, 200U, 400U, 800U, 1600U}) {
        DenseSearchOptions options;
        options.prefilterFrom = 0;
        options.candidates = candidates;
        measure(("sign bits, " + std::to_string(candidates) + " candidates").c_str(), options);
    }
    return 0;
}
