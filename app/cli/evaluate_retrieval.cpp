// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <iostream>
#include <memory>
#include <sstream>

#include <fmt/format.h>

#include "app/cli/embedding_choice.h"
#include "app/cli/evaluate.h"
#include "app/cli/filter_options.h"
#include "app/cli/progress_line.h"
#include "core/emotion/emotion_scorer.h"
#include "core/evaluation/retrieval_evaluation.h"

namespace reminisce::cli {

Result<std::vector<std::size_t>> parseNumbers(const std::string& text, const char* option)
{
    std::vector<std::size_t> numbers;
    std::istringstream stream(text);
    for (std::string part; std::getline(stream, part, ',');) {
        const bool number = !part.empty() && part.size() <= 5 &&
                            std::all_of(part.begin(), part.end(), [](char c) { return c >= '0' && c <= '9'; });
        if (!number || std::stoul(part) == 0) {
            return fail(ErrorCode::InvalidArgument,
                        fmt::format("{} takes numbers such as 5,10,25; “{}” is none.", option, part));
        }
        numbers.push_back(std::stoul(part));
    }
    if (numbers.empty()) {
        return fail(ErrorCode::InvalidArgument, fmt::format("{} takes numbers such as 5,10,25.", option));
    }
    return numbers;
}

namespace {

struct Options
{
    std::filesystem::path dataset;
    std::string format;
    std::string ks = "5,10,25";
    std::string mode = "hybrid";
    double weight = evaluation::RetrievalSettings{}.weight;
    std::string metric = "cosine";
    std::string normalisation = "min-max";
    std::string understand = "on";
    std::string backend;
    std::string now;
};

Result<evaluation::RetrievalSettings> makeSettings(const Options& options)
{
    evaluation::RetrievalSettings settings;
    auto ranks = parseNumbers(options.ks, "--k");
    if (!ranks) {
        return tl::unexpected(ranks.error());
    }
    settings.ks = std::move(*ranks);
    settings.mode = search::searchModeFromName(options.mode).value_or(search::SearchMode::Hybrid);
    settings.weight = options.weight;
    settings.metric = search::metricFromName(options.metric).value_or(search::Metric::Cosine);
    settings.normalisation =
        search::normalisationFromName(options.normalisation).value_or(search::Normalisation::MinMax);
    settings.understand = options.understand == "on";
    return settings;
}

Result<std::shared_ptr<backend::EmbeddingBackend>> makeEmbedding(const Session& session, const std::string& name)
{
    if (name.empty() || name == "built-in") {
        return std::shared_ptr<backend::EmbeddingBackend>();
    }
    const auto configured = configuredBackend(session.archiveDirectory, name);
    if (!configured) {
        return tl::unexpected(configured.error());
    }
    auto embedding = backend::makeEmbeddingBackend(configured->settings, configured->key);
    if (!embedding) {
        return tl::unexpected(embedding.error());
    }
    return std::shared_ptr<backend::EmbeddingBackend>(std::move(*embedding));
}

void printMeasures(const std::string& name, const evaluation::RetrievalMeasures& measures)
{
    std::string line = fmt::format("{:<14} {:>4} questions", name, measures.samples);
    for (const auto& [k, recall] : measures.recall) {
        line += fmt::format("  recall@{} {:.1f} %", k, recall * 100);
    }
    for (const auto& [k, ndcg] : measures.ndcg) {
        line += fmt::format("  nDCG@{} {:.1f} %", k, ndcg * 100);
    }
    std::cout << line << '\n';
}

int evaluateRetrieval(const Session& session, const Options& options)
{
    const auto settings = makeSettings(options);
    if (!settings) {
        return reportUsage(settings.error());
    }
    const auto now = parseNow(options.now);
    if (!now) {
        return reportUsage(now.error());
    }
    const auto format = evaluation::datasetFormatFromName(options.format);
    if (!format) {
        return reportUsage({ErrorCode::InvalidArgument, "The dataset's format is not known.", {}});
    }
    const std::optional<LocalMicros> reference = *now ? std::optional((*now)->local) : std::nullopt;
    const auto dataset = evaluation::loadRetrievalDataset(options.dataset, *format, reference);
    if (!dataset) {
        return report(dataset.error());
    }
    const auto scorer = emotion::EmotionScorer::builtIn();
    if (!scorer) {
        return report(scorer.error());
    }
    const auto embedding = makeEmbedding(session, options.backend);
    if (!embedding) {
        return report(embedding.error());
    }
    Result<evaluation::RetrievalReport> evaluated;
    {
        ProgressLine line;
        evaluated =
            evaluation::evaluateRetrieval(*dataset, *settings, *scorer, *embedding, session.stop, line.callback());
    }
    if (!evaluated) {
        return report(evaluated.error());
    }
    for (const std::string& warning : evaluated->warnings) {
        std::cerr << warning << '\n';
    }
    if (session.json) {
        printJson(nlohmann::ordered_json(evaluation::toJson(*evaluated)));
        return kSuccess;
    }
    for (const auto& [name, measures] : evaluated->categories) {
        printMeasures(name, measures);
    }
    printMeasures("overall", evaluated->overall);
    std::cout << counted(evaluated->skipped, "sample") << " skipped, " << fmt::format("{:.1f}", evaluated->seconds)
              << " s\n";
    return kSuccess;
}

} // namespace

void addEvaluateRetrieval(CLI::App& command, Session& session)
{
    auto options = std::make_shared<Options>();
    CLI::App* retrieval = command.add_subcommand("retrieval", "Measure retrieval on a dataset");
    retrieval->add_option("--dataset", options->dataset, "The dataset's file")->required();
    retrieval->add_option("--format", options->format, "Its format")
        ->required()
        ->check(CLI::IsMember({"mitra", "locomo", "squad", "own"}));
    retrieval->add_option("--k", options->ks, "Ranks at which to measure")->capture_default_str();
    retrieval->add_option("--mode", options->mode, "How to look")
        ->check(CLI::IsMember({"hybrid", "keyword", "vector", "emotion"}))
        ->capture_default_str();
    retrieval->add_option("--weight", options->weight, "Share of the vector arm, 0 to 1")
        ->check(CLI::Range(0.0, 1.0))
        ->capture_default_str();
    retrieval->add_option("--metric", options->metric, "How vectors are compared")
        ->check(CLI::IsMember({"cosine", "ip", "l2"}))
        ->capture_default_str();
    retrieval->add_option("--normalisation", options->normalisation, "How the scores of the arms are made comparable")
        ->check(CLI::IsMember({"min-max", "l2", "rrf"}))
        ->capture_default_str();
    retrieval->add_option("--understand", options->understand, "Read dates, people and emotions out of the questions")
        ->check(CLI::IsMember({"on", "off"}))
        ->capture_default_str();
    retrieval->add_option("--backend", options->backend, "Backend that embeds, or built-in");
    retrieval->add_option("--now", options->now, "Moment from which “last week” counts");
    retrieval->callback(
        [&session, options] { session.run = [&session, options] { return evaluateRetrieval(session, *options); }; });
}

} // namespace reminisce::cli
