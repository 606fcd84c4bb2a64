// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <fstream>
#include <iostream>
#include <iterator>
#include <memory>

#include <fmt/format.h>
#include <unistd.h>

#include "app/cli/evaluate.h"
#include "app/cli/filter_options.h"
#include "app/cli/progress_line.h"
#include "core/agent/workflow.h"
#include "core/emotion/emotion_scorer.h"
#include "core/evaluation/lab/runner.h"

namespace reminisce::cli {

namespace {

struct Options
{
    evaluation::LabSettings settings;
    std::filesystem::path dataset;
    std::string format;
    std::string now;
    std::vector<std::string> modes = {"hybrid"};
    std::string ks = "25";
    double weight = evaluation::RetrievalChoice{}.weight;
    std::string understand = "on";
    std::vector<std::string> embeddings;
    std::string useful = "gold";
    std::vector<std::string> prompts;
    std::vector<std::string> threads;
    std::string resume;
    bool retryFailed = false;
    bool yes = false;
    bool estimateOnly = false;
};

Result<std::vector<evaluation::RetrievalChoice>> makeChoices(const Options& options)
{
    const auto ks = parseNumbers(options.ks, "--k");
    if (!ks) {
        return tl::unexpected(ks.error());
    }
    std::vector<evaluation::RetrievalChoice> choices;
    const std::vector<std::string> builtIn = {std::string()};
    for (const std::string& embedding : options.embeddings.empty() ? builtIn : options.embeddings) {
        for (const std::string& mode : options.modes) {
            for (const std::size_t k : *ks) {
                evaluation::RetrievalChoice choice;
                choice.mode = search::searchModeFromName(mode).value_or(search::SearchMode::Hybrid);
                choice.k = static_cast<int>(k);
                choice.weight = options.weight;
                choice.understand = options.understand == "on";
                choice.embedding = embedding == evaluation::kBuiltInBackend ? std::string() : embedding;
                choices.push_back(std::move(choice));
            }
        }
    }
    return choices;
}

/// "name=value" in two.
Result<std::pair<std::string, std::string>> parsePair(const std::string& text, const char* option)
{
    const std::size_t sign = text.find('=');
    if (sign == 0 || sign == std::string::npos || sign + 1 == text.size()) {
        return fail(ErrorCode::InvalidArgument, fmt::format("{} takes NAME=VALUE; “{}” is not that.", option, text));
    }
    return std::pair(text.substr(0, sign), text.substr(sign + 1));
}

Result<> readPrompts(const std::vector<std::string>& given, evaluation::LabSettings& settings)
{
    for (const std::string& one : given) {
        const auto pair = parsePair(one, "--prompt");
        if (!pair) {
            return tl::unexpected(pair.error());
        }
        std::ifstream in(pair->second, std::ios::binary);
        std::string text{std::istreambuf_iterator<char>(in), {}};
        if (!in.is_open() || text.empty()) {
            return fail(ErrorCode::NotFound, fmt::format("The file “{}” cannot be read.", pair->second));
        }
        settings.prompts.insert_or_assign(pair->first, std::move(text));
    }
    return {};
}

/// "4" for every backend, "qwen=1" for one.
Result<> readThreads(const std::vector<std::string>& given, evaluation::LabSettings& settings)
{
    for (const std::string& one : given) {
        const bool forOne = one.find('=') != std::string::npos;
        const auto pair = forOne ? parsePair(one, "--threads") : std::pair(std::string(), one);
        if (!pair) {
            return tl::unexpected(pair.error());
        }
        const auto numbers = parseNumbers(pair->second, "--threads");
        if (!numbers || numbers->size() != 1 || numbers->front() > 256) {
            return fail(ErrorCode::InvalidArgument, "--threads takes 1 to 256, for one backend as NAME=4.");
        }
        (forOne ? settings.threadsOf[pair->first] : settings.threads) = static_cast<int>(numbers->front());
    }
    return {};
}

Result<evaluation::LabSettings> makeSettings(const Options& options)
{
    evaluation::LabSettings settings = options.settings;
    const auto format = evaluation::datasetFormatFromName(options.format);
    if (options.dataset.empty() || !format) {
        return fail(ErrorCode::InvalidArgument,
                    "Name a dataset with --dataset and its format with --format, or a run to go on with by --resume.");
    }
    settings.dataset = options.dataset;
    settings.format = *format;
    auto choices = makeChoices(options);
    if (!choices) {
        return tl::unexpected(choices.error());
    }
    settings.retrieval = std::move(*choices);
    const auto now = parseNow(options.now);
    if (!now) {
        return tl::unexpected(now.error());
    }
    settings.now = *now ? std::optional((*now)->local) : std::nullopt;
    if (const auto read = readPrompts(options.prompts, settings); !read) {
        return tl::unexpected(read.error());
    }
    if (const auto read = readThreads(options.threads, settings); !read) {
        return tl::unexpected(read.error());
    }
    settings.usefulness =
        options.useful == "evidence" ? evaluation::Usefulness::EvidenceFound : evaluation::Usefulness::GoldContained;
    return settings;
}

/// Whether the run may start: what leaves the machine, and may cost money, is asked for once.
bool mayStart(const evaluation::CostEstimate& estimate, bool yes)
{
    for (const std::string& warning : estimate.warnings) {
        std::cerr << warning << '\n';
    }
    std::cerr << estimate.sentence() << '\n';
    if (yes || estimate.leaving.empty()) {
        return true;
    }
    if (isatty(STDIN_FILENO) == 0) {
        report({ErrorCode::InvalidArgument,
                "This may cost money and sends text to another machine. Add --yes to start.",
                {}});
        return false;
    }
    std::cerr << "Start? [y/N] " << std::flush;
    std::string answer;
    return std::getline(std::cin, answer) && (answer == "y" || answer == "Y" || answer == "yes");
}

evaluation::LabProgressCallback showing(const ProgressCallback& line)
{
    if (!line) {
        return {};
    }
    return [line](const evaluation::LabProgress& progress) {
        std::string what = progress.what;
        if (progress.failed > 0) {
            what += fmt::format(", {} failed", progress.failed);
        }
        if (progress.secondsLeft > 0) {
            what += progress.secondsLeft < 90 ? fmt::format(", {:.0f} s left", progress.secondsLeft)
                                              : fmt::format(", {:.0f} min left", progress.secondsLeft / 60);
        }
        line({progress.done, progress.total, "answers", what});
    };
}

/// The run to work on: a new one, or the one named.
Result<std::int64_t> chooseRun(evaluation::LabRunner& runner, const evaluation::LabStore& store, const Options& options,
                               evaluation::CostEstimate& estimate)
{
    if (!options.resume.empty()) {
        const auto run = store.find(options.resume);
        if (!run) {
            return tl::unexpected(run.error());
        }
        const auto rest = runner.estimateRest(run->id, options.retryFailed);
        if (!rest) {
            return tl::unexpected(rest.error());
        }
        estimate = *rest;
        return run->id;
    }
    const auto settings = makeSettings(options);
    if (!settings) {
        return tl::unexpected(settings.error());
    }
    const auto whole = runner.estimate(*settings);
    if (!whole) {
        return tl::unexpected(whole.error());
    }
    estimate = *whole;
    return options.estimateOnly ? Result<std::int64_t>(0) : runner.create(*settings);
}

int printResult(const Session& session, const evaluation::LabStore& store, std::int64_t run)
{
    const auto input = loadReport(store, std::to_string(run));
    if (!input) {
        return report(input.error());
    }
    if (session.json) {
        printJson(evaluation::jsonReport(*input));
    } else {
        printRun(*input);
    }
    return kSuccess;
}

int evaluateAnswers(const Session& session, const Options& options)
{
    const auto scorer = emotion::EmotionScorer::builtIn();
    if (!scorer) {
        return report(scorer.error());
    }
    const auto backends = backend::loadBackends(session.archiveDirectory);
    if (!backends) {
        return report(backends.error());
    }
    const auto store = evaluation::LabStore::open(session.archiveDirectory);
    if (!store) {
        return report(store.error());
    }
    const backend::EnvironmentKeyProvider keys;
    evaluation::LabRunner runner({**store, *scorer, *backends, keys, session.archiveDirectory});
    evaluation::CostEstimate estimate;
    const auto run = chooseRun(runner, **store, options, estimate);
    if (!run) {
        return reportByKind(run.error());
    }
    if (options.estimateOnly) {
        std::cout << estimate.sentence() << '\n';
        return kSuccess;
    }
    if (!mayStart(estimate, options.yes)) {
        return kFailure;
    }
    Result<> done;
    {
        ProgressLine line;
        done = runner.resume(*run, {options.retryFailed, session.stop, showing(line.callback()), {}});
    }
    if (!done) {
        std::cerr << fmt::format("What was answered is kept; go on with `evaluate answers --resume {}`.\n", *run);
        return report(done.error());
    }
    return printResult(session, **store, *run);
}

void addRetrievalOptions(CLI::App& answers, Options& options)
{
    answers.add_option("--mode", options.modes, "How passages are found; several with commas")
        ->delimiter(',')
        ->check(CLI::IsMember({"hybrid", "keyword", "vector", "emotion"}));
    answers.add_option("--k", options.ks, "Passages per search; several with commas")->capture_default_str();
    answers.add_option("--weight", options.weight, "Share of the vector arm, 0 to 1")
        ->check(CLI::Range(0.0, 1.0))
        ->capture_default_str();
    answers.add_option("--understand", options.understand, "Read dates, people and emotions out of the questions")
        ->check(CLI::IsMember({"on", "off"}))
        ->capture_default_str();
    answers.add_option("--embedding", options.embeddings, "Backends that embed; several with commas")->delimiter(',');
}

void addMetricOptions(CLI::App& answers, Options& options)
{
    evaluation::LabSettings& settings = options.settings;
    answers.add_option("--judge", settings.judge, "Backend that judges the answers (G-Eval)");
    answers.add_option("--similarity", settings.similarity, "Backend that embeds answer and gold (SemScore)");
    answers.add_option("--token-embeddings", settings.tokenEmbeddings, "Backend that embeds each token (BERTScore)");
    answers.add_option("--match-threshold", settings.matchThreshold, "Token F1 from which an answer matches")
        ->check(CLI::Range(0.0, 1.0))
        ->capture_default_str();
    answers
        .add_option("--useful", options.useful,
                    "What makes an observation useful for the error taxonomy: the words of the right answer (gold, as "
                    "published), or a passage of the evidence, for right answers that nobody said word for word")
        ->check(CLI::IsMember({"gold", "evidence"}))
        ->capture_default_str();
}

} // namespace

void addEvaluateAnswers(CLI::App& command, Session& session)
{
    auto options = std::make_shared<Options>();
    evaluation::LabSettings& settings = options->settings;
    CLI::App* answers =
        command.add_subcommand("answers", "Measure answers: workflows, backends and retrieval settings");
    answers->add_option("--dataset", options->dataset, "The dataset's file");
    answers->add_option("--format", options->format, "Its format")
        ->check(CLI::IsMember({"mitra", "locomo", "squad", "own"}));
    std::vector<std::string> names;
    for (const agent::WorkflowInfo& info : agent::workflows()) {
        names.emplace_back(info.name);
    }
    answers->add_option("--workflow", settings.workflows, "How to answer; several with commas")
        ->delimiter(',')
        ->check(CLI::IsMember(names));
    answers->add_option("--backend", settings.backends, "Backends that answer; several with commas")->delimiter(',');
    addRetrievalOptions(*answers, *options);
    addMetricOptions(*answers, *options);
    answers->add_option("--category", settings.categories, "Only questions of these categories")->delimiter(',');
    answers->add_option("--samples", settings.samples, "So many questions, evenly over the categories");
    answers->add_option("--seed", settings.seed, "Chooses the questions")->capture_default_str();
    answers->add_option("--threads", options->threads, "Answers at a time with each backend, or with one: NAME=4")
        ->delimiter(',');
    answers->add_option("--prompt", options->prompts,
                        "A file with a text in place of the program's own: NAME=FILE; may be repeated");
    answers->add_option("--answer-format", settings.answerFormat, "What the answers must look like");
    answers->add_option("--now", options->now, "Moment from which “last week” counts");
    answers->add_option("--name", settings.name, "Name of the run");
    answers->add_option("--resume", options->resume, "Go on with a run: its number, its name, or latest");
    answers->add_flag("--retry-failed", options->retryFailed, "With --resume: answer failed ones again");
    answers->add_flag("--yes", options->yes, "Start without asking, also when text leaves the machine");
    answers->add_flag("--estimate", options->estimateOnly, "Only say what it would cost");
    answers->callback(
        [&session, options] { session.run = [&session, options] { return evaluateAnswers(session, *options); }; });
}

} // namespace reminisce::cli
