// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/retrieval_evaluation.h"

#include <algorithm>
#include <chrono>
#include <map>
#include <set>

#include "core/evaluation/collection_archive.h"
#include "core/search/searcher.h"

namespace reminisce::evaluation {

namespace {

constexpr const char* kAdversarial = "adversarial";

nlohmann::json toJson(const RetrievalMeasures& measures)
{
    const auto byK = [](const std::map<std::size_t, double>& values) {
        nlohmann::json json = nlohmann::json::object();
        for (const auto& [k, value] : values) {
            json[std::to_string(k)] = value;
        }
        return json;
    };
    return {{"samples", measures.samples}, {"recall", byK(measures.recall)}, {"precision", byK(measures.precision)},
            {"f1", byK(measures.f1)},      {"ndcg", byK(measures.ndcg)},     {"mrr", measures.mrr},
            {"map", measures.map}};
}

Result<> searchCollection(const RetrievalCollection& collection, const RetrievalSettings& settings,
                          const emotion::EmotionScorer& scorer,
                          const std::shared_ptr<backend::EmbeddingBackend>& embedding, const std::stop_token& stop,
                          const std::function<void(RetrievalItem)>& take)
{
    const auto stored = CollectionArchive::store(collection, scorer);
    if (!stored) {
        return tl::unexpected(stored.error());
    }
    if (embedding != nullptr) {
        if (auto embedded = (*stored)->embed(*embedding, stop); !embedded) {
            return embedded;
        }
    }
    const search::Searcher searcher((*stored)->archive(), embedding);
    for (const RetrievalSample& sample : collection.samples) {
        search::SearchRequest request;
        request.query = sample.question;
        request.k = *std::max_element(settings.ks.begin(), settings.ks.end());
        request.mode = settings.mode;
        request.weight = settings.weight;
        request.metric = settings.metric;
        request.normalisation = settings.normalisation;
        request.understand = settings.understand;
        request.now = collection.now;
        const auto found = searcher.search(request, stop);
        if (!found) {
            return tl::unexpected(found.error());
        }
        RetrievalItem item{collection.name, sample.category, sample.question, sample.evidence, {}};
        for (const search::Hit& hit : found->hits) {
            item.ranked.push_back((*stored)->externalId(hit.chunkId));
        }
        take(std::move(item));
    }
    return {};
}

nlohmann::json describe(const RetrievalSettings& settings, const backend::EmbeddingBackend* embedding)
{
    return {{"k", settings.ks},
            {"mode", search::searchModeName(settings.mode)},
            {"weight", settings.weight},
            {"metric", search::metricName(settings.metric)},
            {"normalisation", search::normalisationName(settings.normalisation)},
            {"understand", settings.understand},
            {"backend", embedding == nullptr ? std::string("built-in") : embedding->name()},
            {"model", embedding == nullptr ? std::string() : embedding->model()}};
}

} // namespace

Result<RetrievalReport> evaluateRetrieval(const RetrievalDataset& dataset, const RetrievalSettings& settings,
                                          const emotion::EmotionScorer& scorer,
                                          const std::shared_ptr<backend::EmbeddingBackend>& embedding,
                                          const std::stop_token& stop, const ProgressCallback& progress)
{
    if (settings.ks.empty()) {
        return fail(ErrorCode::InvalidArgument, "At least one k is needed to measure retrieval.");
    }
    if (dataset.asksArchive) {
        return fail(ErrorCode::InvalidArgument,
                    "These questions ask the archive itself. Make them with the passages (`evaluate questions "
                    "--units`) to measure retrieval on them.");
    }
    const auto began = std::chrono::steady_clock::now();
    RetrievalReport report;
    report.skipped = dataset.skipped;
    report.warnings = dataset.warnings;
    report.settings = describe(settings, embedding.get());
    std::size_t total = 0;
    for (const RetrievalCollection& collection : dataset.collections) {
        total += collection.samples.size();
    }
    RetrievalMeasuresSum overall(settings.ks);
    RetrievalMeasuresSum answerable(settings.ks);
    std::vector<std::string> order;
    std::map<std::string, RetrievalMeasuresSum> categories;
    const auto take = [&](RetrievalItem item) {
        const std::set<std::string> relevant(item.evidence.begin(), item.evidence.end());
        const auto [category, isNew] = categories.try_emplace(item.category, settings.ks);
        if (isNew) {
            order.push_back(item.category);
        }
        category->second.add(item.ranked, relevant);
        overall.add(item.ranked, relevant);
        if (item.category != kAdversarial) {
            answerable.add(item.ranked, relevant);
        }
        report.items.push_back(std::move(item));
        if (progress) {
            progress({report.items.size(), total, "questions", "retrieval"});
        }
    };
    for (const RetrievalCollection& collection : dataset.collections) {
        if (const auto done = searchCollection(collection, settings, scorer, embedding, stop, take); !done) {
            return tl::unexpected(done.error());
        }
    }
    report.overall = overall.mean();
    report.answerable = answerable.mean();
    for (const std::string& name : order) {
        report.categories.emplace_back(name, categories.at(name).mean());
    }
    report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    return report;
}

nlohmann::json toJson(const RetrievalReport& report)
{
    nlohmann::json categories = nlohmann::json::object();
    for (const auto& [name, measures] : report.categories) {
        categories[name] = toJson(measures);
    }
    return {{"overall", toJson(report.overall)},   {"answerable", toJson(report.answerable)},
            {"categories", std::move(categories)}, {"samples", report.overall.samples},
            {"skipped", report.skipped},           {"seconds", report.seconds},
            {"settings", report.settings},         {"warnings", report.warnings}};
}

} // namespace reminisce::evaluation
