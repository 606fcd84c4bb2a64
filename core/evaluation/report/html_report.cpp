// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/evaluation/charts/run_charts.h"
#include "core/evaluation/charts/svg.h"
#include "core/evaluation/lab/anchors.h"
#include "core/evaluation/metrics/judge.h"
#include "core/evaluation/report/comparisons.h"
#include "core/evaluation/report/html.h"
#include "core/evaluation/report/report.h"

namespace reminisce::evaluation {

namespace {

constexpr ChartStyle kStyle{true, false};
constexpr std::size_t kMostItems = 2000;  ///< listed with their answers; a page of more can hardly be opened
constexpr std::size_t kMostCompared = 12; ///< questions that differ most

/// The columns of the table of numbers; what a run has not measured is left out.
constexpr std::array<std::string_view, 16> kColumns = {
    "right",  "geval",     "token_f1",      "token_recall",       "token_f1_set",    "rouge1",
    "rougeL", "sacrebleu", "semscore",      "bertscore_f1",       "evidence_recall", "ndcg@10",
    "mrr",    "seconds",   "prompt_tokens", "supported_sentences"};

std::string settingsTable(const ReportInput& input)
{
    const LabSettings& settings = input.run.settings;
    ChartTable table{{"", ""}, {}};
    const auto add = [&](const char* name, std::string value) {
        if (!value.empty()) {
            table.rows.push_back({name, std::move(value)});
        }
    };
    add("dataset", settings.dataset.filename().string());
    add("format", std::string(datasetFormatName(settings.format)));
    add("categories", fmt::format("{}", fmt::join(settings.categories, ", ")));
    add("questions", settings.samples > 0 ? fmt::format("{} chosen with seed {}", settings.samples, settings.seed)
                                          : std::string("all"));
    add("answers", fmt::format("{} of {}, {} failed", input.run.items, input.run.total, input.run.failed));
    const auto own = [&](const std::string& name) { return settings.prompts.contains(name); };
    add("judge", settings.judge + (!settings.judge.empty() && own(std::string(kJudgePrompt))
                                       ? ", with instructions of its own: not comparable with published scores"
                                       : ""));
    std::vector<std::string> prompts;
    for (const auto& [name, text] : settings.prompts) {
        prompts.push_back(name);
    }
    add("prompts in place of the program's own", fmt::format("{}", fmt::join(prompts, ", ")));
    add("form of the answers", settings.answerFormat);
    add("embeddings for SemScore", settings.similarity);
    add("embeddings for BERTScore", settings.tokenEmbeddings);
    add("an answer matches from token F1", fmt::format("{:g}", settings.matchThreshold));
    add("useful is an observation with", settings.usefulness == Usefulness::EvidenceFound
                                             ? "a passage of the evidence"
                                             : "the words of the right answer");
    std::string out = "<div class=\"texts\">" + htmlTable(table, "Settings") + "</div>\n";
    for (const auto& [name, text] : settings.prompts) {
        out += "<details>" + htmlElement("summary", "Prompt " + name) + htmlElement("pre", text) + "</details>\n";
    }
    return out;
}

std::string numbersTable(const RunSummary& summary)
{
    ChartTable table{{"configuration", "answers", "failed"}, {}};
    std::vector<std::vector<bool>> bold(summary.configurations.size(), {false, false, false});
    for (const ConfigurationSummary& one : summary.configurations) {
        table.rows.push_back({one.shortName, std::to_string(one.items), std::to_string(one.failed)});
    }
    for (const std::string_view column : kColumns) {
        const std::string key(column);
        if (std::find(summary.metrics.begin(), summary.metrics.end(), key) == summary.metrics.end()) {
            continue;
        }
        const auto isZero = [&](const ConfigurationSummary& one) {
            const auto found = one.overall.find(key);
            return found == one.overall.end() || (found->second.low == 0 && found->second.high == 0);
        };
        if (std::all_of(summary.configurations.begin(), summary.configurations.end(), isZero)) {
            continue; // tokens without a model, say
        }
        const MetricInfo info = metricInfo(key);
        table.head.emplace_back(info.label);
        std::optional<double> best;
        for (const ConfigurationSummary& one : summary.configurations) {
            if (const auto found = one.overall.find(key); found != one.overall.end()) {
                const double mean = found->second.mean;
                best = !best ? mean : info.higherIsBetter ? std::max(*best, mean) : std::min(*best, mean);
            }
        }
        for (std::size_t i = 0; i < summary.configurations.size(); ++i) {
            const auto found = summary.configurations[i].overall.find(key);
            const bool known = found != summary.configurations[i].overall.end();
            table.rows[i].push_back(known ? fmt::format("{} ±{}", shortNumber(found->second.mean),
                                                        shortNumber((found->second.high - found->second.low) / 2))
                                          : "–");
            bold[i].push_back(known && summary.configurations.size() > 1 && found->second.mean == *best);
        }
    }
    return htmlTable(table, "Means with half the width of their 95 % intervals; the best of a column is bold", bold);
}

std::string charts(const RunSummary& summary, const std::string& metric)
{
    std::string out = "<div class=\"charts\">\n";
    if (const RadarChart radar = radarOf(summary, metric); radar.axes.size() >= 3) {
        out += htmlFigure(radar.title, drawSvg(radar, kStyle), tableOf(radar));
    }
    const ScatterChart scatter = scatterOf(summary, metric);
    out += htmlFigure(scatter.title, drawSvg(scatter, kStyle), tableOf(scatter));
    for (const ConfigurationSummary& one : summary.configurations) {
        const RingChart ring = ringOf(one);
        out += htmlFigure(ring.title, drawSvg(ring, kStyle), tableOf(ring));
    }
    out += "</div>\n";
    const BarChart bars = barsOf(summary, metric);
    return out + htmlFigure(bars.title, drawSvg(bars, kStyle), tableOf(bars));
}

std::string comparisonPart(const RunComparison& comparison)
{
    const DifferenceChart chart = differencesOf(comparison);
    std::string out = htmlFigure(chart.title, drawSvg(chart, kStyle), tableOf(chart));
    ChartTable table{{"question", chart.first, chart.second}, {}};
    for (std::size_t i = 0; i < std::min(kMostCompared, comparison.items.size()); ++i) {
        const ComparedItem& item = comparison.items[i];
        table.rows.push_back({item.question,
                              fmt::format("{}: {}", outcomeName(item.first->outcome), item.first->response),
                              fmt::format("{}: {}", outcomeName(item.second->outcome), item.second->response)});
    }
    return out + "<details class=\"texts\"><summary>Questions that differ most</summary>\n" +
           htmlTable(table, chart.title) + "</details>\n";
}

std::string anchorsTable(const ReportInput& input, const RunSummary& summary)
{
    const std::string_view dataset = datasetFormatName(input.run.settings.format);
    ChartTable table{{"source", "system", "measure", "value"}, {}};
    for (const Anchor& anchor : publishedAnchors()) {
        if (anchor.dataset == dataset || anchor.dataset.empty()) {
            table.rows.push_back({std::string(anchor.source), std::string(anchor.system),
                                  std::string(metricInfo(anchor.metric).label), shortNumber(anchor.value)});
        }
    }
    const std::string metric = metricOf(input, summary);
    for (const ConfigurationSummary& one : summary.configurations) {
        if (const auto found = one.overall.find(metric); found != one.overall.end()) {
            table.rows.push_back(
                {"this run", one.shortName, std::string(metricInfo(metric).label), shortNumber(found->second.mean)});
        }
    }
    return htmlElement("p", "Published results were measured with other models, and judged ones by judges that accept "
                            "many vague answers: they are context, not a contest.") +
           "<div class=\"texts\">" + htmlTable(table, "Published results beside this run") + "</div>\n";
}

std::string itemPart(const LabItem& item)
{
    std::string out = fmt::format("<details><summary>{} · {} · {}</summary>\n", escaped(outcomeName(item.outcome)),
                                  escaped(item.question.category), escaped(item.question.question));
    const auto row = [&](const char* name, const std::string& text) {
        out += text.empty() ? std::string() : htmlElement("p", fmt::format("{}: {}", name, text));
    };
    row("Configuration", describe(item.configuration));
    row("Gold", item.question.answerable ? item.question.gold : "cannot be answered");
    row("Answer", item.response);
    row("Error", item.error);
    for (const std::string& note : item.notes) {
        row("Note", note);
    }
    // A question whose workflow could not even begin has no answer.
    for (const auto& step :
         item.answer.is_object() ? item.answer.value("trace", nlohmann::json::array()) : nlohmann::json::array()) {
        const nlohmann::json error = step.value("error", nlohmann::json());
        const nlohmann::json arguments =
            step.value("kind", "") == "model" ? nlohmann::json() : step.value("arguments", nlohmann::json());
        out += htmlElement("pre", fmt::format("{}. {} {} {} ({:.2f} s){}", step.value("step", 0),
                                              step.value("kind", ""), step.value("name", ""),
                                              arguments.is_null() ? "" : arguments.dump(), step.value("seconds", 0.0),
                                              error.is_string() ? " – " + error.get<std::string>() : std::string()));
    }
    return out + "</details>\n";
}

} // namespace

std::string htmlReport(const ReportInput& input)
{
    const RunSummary summary = summarise(input.run, input.items);
    const std::string metric = metricOf(input, summary);
    std::string out = htmlHead(input.run.name + " – Reminisce Lab");
    out += htmlElement("h1", input.run.name);
    out += htmlElement("p", fmt::format("Measured {} UTC. Charts show: {}.",
                                        formatIso(input.run.startedAtUtc).substr(0, 16), metricInfo(metric).label));
    out += settingsTable(input) + htmlElement("h2", "Numbers") + numbersTable(summary);
    out += htmlElement("h2", "Charts");
    out += htmlElement("p", "EM right, from what was found; AM right, but not from what was found; GE wrong although "
                            "the answer was found; ME interrupted by a fault of a tool or backend; TE interrupted by "
                            "misuse of a tool or format; RE wrong, and nothing useful was found.");
    out += charts(summary, metric);
    const auto comparisons = comparisonsOf(input, summary);
    if (!comparisons.empty()) {
        out += htmlElement("h2", input.against ? fmt::format("Against {}", input.against->name) : "Comparison");
        out +=
            htmlElement("p", "Paired over the questions that both have answered: means of the differences with "
                             "95 % intervals by bootstrap; filled and bold where a permutation test gives p < 0.05.");
        for (const RunComparison& comparison : comparisons) {
            out += comparisonPart(comparison);
        }
    }
    out += htmlElement("h2", "Published results") + anchorsTable(input, summary);
    out += htmlElement("h2", "Answers");
    if (input.items.size() > kMostItems) {
        out += htmlElement("p", fmt::format("The first {} of {} answers; the JSON and CSV reports have all.",
                                            kMostItems, input.items.size()));
    }
    for (std::size_t i = 0; i < std::min(kMostItems, input.items.size()); ++i) {
        out += itemPart(input.items[i]);
    }
    return out + htmlFoot();
}

} // namespace reminisce::evaluation
