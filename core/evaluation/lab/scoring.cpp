// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/lab/scoring.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <set>

#include <fmt/format.h>

#include "core/agent/citations.h"
#include "core/agent/support.h"
#include "core/evaluation/metrics/answer_metrics.h"
#include "core/evaluation/retrieval_metrics.h"

namespace reminisce::evaluation {

namespace {

constexpr std::array<std::size_t, 7> kRanks = {1, 5, 10, 20, 25, 50, 100};

using Metrics = std::map<std::string, double>;

void addText(const LabQuestion& question, const std::string& response, Metrics& metrics)
{
    if (question.answerable) {
        const auto measured = answerMetrics(question.gold, response, question.locomoCategory);
        for (const auto& [key, value] : measured.items()) {
            metrics[key] = value.get<double>();
        }
    }
}

/// Everything that the tools returned, in the order of finding, against the evidence.
void addRetrieval(const LabQuestion& question, const agent::Answer& answer, const ScoringContext& context,
                  Metrics& metrics)
{
    const std::set<std::string> relevant(question.evidence.begin(), question.evidence.end());
    if (relevant.empty()) {
        return;
    }
    std::vector<std::string> found;
    std::set<std::string> seen;
    for (const agent::Evidence& passage : answer.evidence) {
        std::string unit = context.unitOf(passage);
        if (seen.insert(unit).second) {
            found.push_back(std::move(unit));
        }
    }
    for (const std::size_t k : kRanks) {
        metrics[fmt::format("precision@{}", k)] = precisionAt(found, relevant, k);
        metrics[fmt::format("recall@{}", k)] = recallAt(found, relevant, k);
        metrics[fmt::format("f1@{}", k)] = f1At(found, relevant, k);
        metrics[fmt::format("ndcg@{}", k)] = ndcgAt(found, relevant, k);
    }
    metrics["mrr"] = reciprocalRank(found, relevant);
    metrics["map"] = averagePrecision(found, relevant);
    metrics["evidence_recall"] = recallAt(found, relevant, found.size());
    metrics["evidence_precision"] = found.empty() ? 0 : precisionAt(found, relevant, found.size());
    metrics["evidence_f1"] = found.empty() ? 0 : f1At(found, relevant, found.size());
}

/// Sentences that some passage supports, and citations that hold what stands before them.
void addSupport(const agent::Answer& answer, const ScoringContext& context, Metrics& metrics)
{
    agent::SupportCheck check(answer.evidence, context.now, context.people);
    std::size_t claims = 0;
    std::size_t citations = 0;
    std::size_t holding = 0;
    for (const agent::MarkedSentence& sentence : agent::readMarks(answer.text)) {
        if (!check.claimsSomething(sentence.text)) {
            continue;
        }
        ++claims;
        for (const archive::Id marker : sentence.ids) {
            const auto citation = std::find_if(answer.citations.begin(), answer.citations.end(),
                                               [&](const agent::Citation& c) { return c.marker == marker; });
            if (citation == answer.citations.end()) {
                continue;
            }
            const auto passage = std::find_if(answer.evidence.begin(), answer.evidence.end(),
                                              [&](const agent::Evidence& e) { return e.chunkId == citation->chunkId; });
            ++citations;
            holding += passage != answer.evidence.end() &&
                               check.check(sentence.text, static_cast<std::size_t>(passage - answer.evidence.begin()))
                                   .supported
                           ? 1U
                           : 0U;
        }
    }
    const std::size_t unsupported = std::min(answer.unsupported.size(), claims);
    if (claims > 0) {
        metrics["supported_sentences"] = static_cast<double>(claims - unsupported) / static_cast<double>(claims);
    }
    if (citations > 0) {
        metrics["supporting_citations"] = static_cast<double>(holding) / static_cast<double>(citations);
    }
    metrics["invented_citations"] = answer.usage.inventedCitations;
}

void addCost(const agent::Answer& answer, const ScoringContext& context, Metrics& metrics)
{
    metrics["seconds"] = answer.usage.seconds;
    metrics["seconds_to_first_token"] =
        context.secondsToFirstToken > 0 ? context.secondsToFirstToken : answer.usage.seconds;
    metrics["prompt_tokens"] = answer.usage.promptTokens;
    metrics["completion_tokens"] = answer.usage.completionTokens;
    metrics["model_requests"] = answer.usage.modelRequests;
    metrics["tool_calls"] = answer.usage.toolCalls;
    metrics["backend_errors"] =
        static_cast<double>(std::count_if(answer.trace.begin(), answer.trace.end(), [](const agent::TraceStep& step) {
            return step.kind == agent::StepKind::Model && !step.error.empty() && step.result.empty();
        }));
}

} // namespace

std::string withoutMarks(std::string_view answer)
{
    std::string out;
    for (std::size_t at = 0; at < answer.size();) {
        if (answer[at] == '[') {
            std::size_t end = at + 1;
            while (end < answer.size() && (std::isdigit(static_cast<unsigned char>(answer[end])) != 0 ||
                                           answer[end] == ',' || answer[end] == ' ')) {
                ++end;
            }
            if (end < answer.size() && answer[end] == ']' && end > at + 1) {
                while (!out.empty() && out.back() == ' ') {
                    out.pop_back();
                }
                at = end + 1;
                continue;
            }
        }
        out.push_back(answer[at++]);
    }
    return out;
}

std::map<std::string, double> scoreAnswer(const LabQuestion& question, const agent::Answer& answer,
                                          const ScoringContext& context)
{
    Metrics metrics;
    addText(question, withoutMarks(answer.text), metrics);
    addRetrieval(question, answer, context, metrics);
    if (question.answerable) {
        metrics["wrongly_abstained"] = answer.abstained ? 1 : 0;
    } else {
        metrics["rightly_abstained"] = answer.abstained ? 1 : 0;
    }
    addSupport(answer, context, metrics);
    addCost(answer, context, metrics);
    return metrics;
}

} // namespace reminisce::evaluation
