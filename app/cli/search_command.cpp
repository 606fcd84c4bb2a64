// SPDX-License-Identifier: GPL-3.0-or-later
#include <iostream>
#include <memory>

#include <fmt/format.h>

#include "app/cli/command.h"
#include "app/cli/embedding_choice.h"
#include "app/cli/filter_options.h"
#include "app/cli/open_archive.h"
#include "app/cli/search_json.h"
#include "core/archive/archive.h"
#include "core/archive/people.h"
#include "core/backend/rerank.h"
#include "core/search/searcher.h"

namespace reminisce::cli {

namespace {

struct Options
{
    std::string query;
    FilterOptions filter;
    std::size_t k = 25;
    std::string mode = "hybrid";
    double weight = search::SearchRequest{}.weight;
    std::string metric = "cosine";
    std::string normalisation = "min-max";
    std::string understand = "on";
    std::string now;
    std::string backend;
    double diversity = 0;
};

Result<search::SearchRequest> makeRequest(const Options& options, const archive::Reader& reader)
{
    search::SearchRequest request;
    request.query = options.query;
    request.k = options.k;
    request.mode = search::searchModeFromName(options.mode).value_or(search::SearchMode::Hybrid);
    request.weight = options.weight;
    request.metric = search::metricFromName(options.metric).value_or(search::Metric::Cosine);
    request.normalisation =
        search::normalisationFromName(options.normalisation).value_or(search::Normalisation::MinMax);
    request.understand = options.understand == "on";
    request.diversity = options.diversity;
    const auto now = parseNow(options.now);
    if (!now) {
        return tl::unexpected(now.error());
    }
    request.now = now->value_or(currentMoment()).local;
    auto filter = makeFilter(options.filter, reader);
    if (!filter) {
        return tl::unexpected(filter.error());
    }
    request.filter = std::move(*filter);
    return request;
}

Result<PeopleNames> peopleNames(const archive::Reader& reader)
{
    const auto people = archive::listPeople(reader);
    if (!people) {
        return tl::unexpected(people.error());
    }
    PeopleNames names;
    for (const archive::PersonName& person : *people) {
        names.emplace(person.id, person.name);
    }
    return names;
}

std::string scoreText(const char* name, const std::optional<float>& score)
{
    return score ? fmt::format("  {} {:.2f}", name, *score) : std::string();
}

void printHits(const std::vector<archive::Chunk>& chunks, const search::SearchResult& found)
{
    for (std::size_t i = 0; i < chunks.size(); ++i) {
        const archive::Chunk& chunk = chunks[i];
        const search::HitScores& scores = found.hits[i].scores;
        std::cout << i + 1 << ". " << (chunk.start ? formatIso(*chunk.start) : std::string("undated")) << "  "
                  << chunk.title << scoreText("fused", scores.fused) << scoreText("keyword", scores.keyword)
                  << scoreText("vector", scores.vector) << scoreText("emotion", scores.emotion)
                  << scoreText("rerank", scores.rerank) << '\n'
                  << chunk.text << "\n\n";
    }
    if (chunks.empty()) {
        std::cout << "Nothing was found.\n";
    }
}

int search(const Session& session, const Options& options)
{
    auto opened = openToRead(session);
    if (!opened) {
        return report(opened.error());
    }
    const auto request = makeRequest(options, opened->reader);
    if (!request) {
        return reportByKind(request.error());
    }
    auto embedding = embeddingFor(session.archiveDirectory, opened->reader, options.backend);
    if (!embedding) {
        return report(embedding.error());
    }
    auto reranker = rerankerFor(session.archiveDirectory, options.backend);
    if (!reranker) {
        return report(reranker.error());
    }
    search::Searcher searcher(opened->archive, *embedding);
    searcher.setReranker(std::move(*reranker));
    const auto found = searcher.search(*request, session.stop);
    if (!found) {
        return report(found.error());
    }
    std::vector<archive::Id> ids;
    for (const search::Hit& hit : found->hits) {
        ids.push_back(hit.chunkId);
    }
    const auto chunks = archive::loadChunks(opened->reader, ids);
    if (!chunks) {
        return report(chunks.error());
    }
    if (chunks->size() != ids.size()) {
        return report({ErrorCode::Busy, "The archive changed during the search. Search again.", {}});
    }
    for (const std::string& note : found->notes) {
        std::cerr << note << '\n';
    }
    if (!session.json) {
        printHits(*chunks, *found);
        return kSuccess;
    }
    const auto names = peopleNames(opened->reader);
    if (!names) {
        return report(names.error());
    }
    nlohmann::ordered_json hits = nlohmann::ordered_json::array();
    for (std::size_t i = 0; i < chunks->size(); ++i) {
        hits.push_back(hitToJson((*chunks)[i], found->hits[i].scores));
    }
    printJson({{"understood", understoodToJson(found->understood, *names)}, {"hits", hits}});
    return kSuccess;
}

} // namespace

void addSearchCommand(CLI::App& app, Session& session)
{
    auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("search", "Find the passages that answer a query");
    command->add_option("query", options->query, "What to look for")->required();
    options->filter.addTo(*command);
    command->add_option("--k", options->k, "How many passages")->check(CLI::Range(1, 10'000))->capture_default_str();
    command->add_option("--mode", options->mode, "How to look")
        ->check(CLI::IsMember({"hybrid", "keyword", "vector", "emotion"}))
        ->capture_default_str();
    command->add_option("--weight", options->weight, "Share of the vector arm, 0 to 1")
        ->check(CLI::Range(0.0, 1.0))
        ->capture_default_str();
    command->add_option("--metric", options->metric, "How vectors are compared")
        ->check(CLI::IsMember({"cosine", "ip", "l2"}))
        ->capture_default_str();
    command->add_option("--normalisation", options->normalisation, "How the scores of the arms are made comparable")
        ->check(CLI::IsMember({"min-max", "l2", "rrf"}))
        ->capture_default_str();
    command->add_option("--understand", options->understand, "Read dates, people and emotions out of the query")
        ->check(CLI::IsMember({"on", "off"}))
        ->capture_default_str();
    command->add_option("--diversity", options->diversity, "0 to 1: how far passages that repeat others fall back")
        ->check(CLI::Range(0.0, 1.0))
        ->capture_default_str();
    command->add_option("--now", options->now, "Moment from which “last week” counts");
    command->add_option("--backend", options->backend, "Backend whose vectors and rerank model are used, or built-in");
    command->callback([&session, options] { session.run = [&session, options] { return search(session, *options); }; });
}

} // namespace reminisce::cli
