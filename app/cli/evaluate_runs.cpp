// SPDX-License-Identifier: GPL-3.0-or-later
#include <iostream>
#include <memory>

#include <fmt/format.h>

#include "app/cli/evaluate.h"
#include "core/evaluation/lab/store.h"
#include "core/evaluation/lab/summary.h"

namespace reminisce::cli {

namespace {

struct Options
{
    std::string run;
    std::string against;
    std::string metric;
    std::filesystem::path output;
    std::string remove;
};

int listRuns(const Session& session, const Options& options)
{
    const auto access = options.remove.empty() ? archive::Access::ReadOnly : archive::Access::ReadWrite;
    const auto store = evaluation::LabStore::open(session.archiveDirectory, access);
    if (!store) {
        return report(store.error());
    }
    if (!options.remove.empty()) {
        const auto run = (*store)->find(options.remove);
        if (!run) {
            return report(run.error());
        }
        const auto removed = (*store)->remove(run->id);
        return removed ? kSuccess : report(removed.error());
    }
    const auto runs = (*store)->runs();
    if (!runs) {
        return report(runs.error());
    }
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const evaluation::LabRun& run : *runs) {
        list.push_back({{"id", run.id},
                        {"name", run.name},
                        {"started_at", formatIso(run.startedAtUtc) + "Z"},
                        {"finished", run.finishedAtUtc.has_value()},
                        {"items", run.items},
                        {"total", run.total},
                        {"failed", run.failed},
                        {"settings", evaluation::toJson(run.settings)}});
        if (!session.json) {
            std::cout << fmt::format("{:>4}  {:<32} {:>6} of {} answers, {} failed{}\n", run.id, run.name, run.items,
                                     run.total, run.failed, run.finishedAtUtc ? "" : ", not finished");
        }
    }
    if (session.json) {
        printJson({{"runs", std::move(list)}});
    }
    return kSuccess;
}

int writeRunReport(const Session& session, const Options& options)
{
    const auto store = evaluation::LabStore::open(session.archiveDirectory, archive::Access::ReadOnly);
    if (!store) {
        return report(store.error());
    }
    auto input = loadReport(**store, options.run);
    if (!input) {
        return report(input.error());
    }
    input->metric = options.metric;
    if (!options.against.empty()) {
        auto other = loadReport(**store, options.against);
        if (!other) {
            return report(other.error());
        }
        input->against = std::move(other->run);
        input->againstItems = std::move(other->items);
    }
    if (!options.output.empty()) {
        if (const auto written = evaluation::writeReport(*input, options.output); !written) {
            return report(written.error());
        }
    }
    if (session.json) {
        printJson(evaluation::jsonReport(*input, false));
    } else if (options.output.empty()) {
        printRun(*input);
    }
    return kSuccess;
}

} // namespace

Result<evaluation::ReportInput> loadReport(const evaluation::LabStore& store, const std::string& run)
{
    evaluation::ReportInput input;
    auto found = store.find(run);
    if (!found) {
        return tl::unexpected(found.error());
    }
    auto items = store.items(found->id);
    if (!items) {
        return tl::unexpected(items.error());
    }
    input.run = std::move(*found);
    input.items = std::move(*items);
    return input;
}

void printRun(const evaluation::ReportInput& input)
{
    const evaluation::RunSummary summary = evaluation::summarise(input.run, input.items);
    std::cout << fmt::format("run {}: {}\n", input.run.id, input.run.name);
    for (const evaluation::ConfigurationSummary& one : summary.configurations) {
        std::cout << fmt::format("{}\n  {}, {} failed", evaluation::describe(one.configuration),
                                 counted(one.items, "answer"), one.failed);
        for (std::size_t i = 0; i < evaluation::kOutcomes.size(); ++i) {
            std::cout << fmt::format(", {} {}", evaluation::outcomeName(evaluation::kOutcomes[i]), one.outcomes[i]);
        }
        std::cout << '\n';
        for (const char* key : {"right", "geval", "token_f1", "token_recall", "token_f1_set", "token_f1_locomo",
                                "rouge1", "sacrebleu", "semscore", "evidence_recall", "supported_sentences",
                                "rightly_abstained", "wrongly_abstained", "seconds", "prompt_tokens"}) {
            if (const auto found = one.overall.find(key); found != one.overall.end()) {
                std::cout << fmt::format("  {:<34} {:.3f}  ({:.3f} to {:.3f})\n", evaluation::metricInfo(key).label,
                                         found->second.mean, found->second.low, found->second.high);
            }
        }
    }
}

void addEvaluateRuns(CLI::App& command, Session& session)
{
    auto options = std::make_shared<Options>();
    CLI::App* runs = command.add_subcommand("runs", "List the runs of `evaluate answers`");
    runs->add_option("--delete", options->remove, "Delete a run instead");
    runs->callback([&session, options] { session.run = [&session, options] { return listRuns(session, *options); }; });
    CLI::App* made = command.add_subcommand("report", "Write a run as HTML, JSON or CSV");
    made->add_option("run", options->run, "Its number, its name, or latest")->required();
    made->add_option("--against", options->against, "Compare with this run");
    made->add_option("--metric", options->metric,
                     "What the charts show; without it the judge's score, or without a model the evidence found");
    made->add_option("--output", options->output, "File that ends in .html, .json or .csv");
    made->callback(
        [&session, options] { session.run = [&session, options] { return writeRunReport(session, *options); }; });
}

} // namespace reminisce::cli
