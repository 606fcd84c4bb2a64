// SPDX-License-Identifier: GPL-3.0-or-later
// Answers without a model: understands the question, searches, and quotes what fits best with its dates.
#include <algorithm>
#include <cmath>
#include <iterator>
#include <span>

#include <fmt/core.h>

#include "core/agent/built_in_answer.h"
#include "core/agent/follow_up.h"
#include "core/agent/knowledge.h"
#include "core/agent/phrasing.h"
#include "core/agent/question_parts.h"
#include "core/agent/relevance.h"
#include "core/agent/run.h"
#include "core/agent/workflows/workflows.h"
#include "core/archive/chunks.h"
#include "core/text/unicode.h"

namespace reminisce::agent {
namespace {

using nlohmann::json;

std::string describe(const search::UnderstoodPart& part)
{
    return fmt::format("{} “{}” = {}{}", partKindName(part.kind), part.text, part.meaning,
                       part.hard ? "" : " (preferred)");
}

std::string explanationOf(const search::Understanding& understood)
{
    std::string out;
    for (const auto& part : understood.parts) {
        out += (out.empty() ? "" : "; ") + describe(part);
    }
    if (!understood.rest.empty()) {
        out += fmt::format("{}words “{}”", out.empty() ? "" : "; ", understood.rest);
    }
    return out;
}

/// What a search looks for, in the form of the tool's arguments, for the trace.
json shownArguments(const search::SearchRequest& request, const search::Understanding& understood)
{
    json arguments = {{"query_text", request.query}, {"num_results", request.k}};
    if (understood.hard.dates.from) {
        arguments["start_date_time_iso"] = formatIso(*understood.hard.dates.from);
    }
    if (understood.hard.dates.to) {
        arguments["end_date_time_iso"] = formatIso(*understood.hard.dates.to);
    }
    json speakers = json::array();
    for (const auto& part : understood.parts) {
        if (part.kind == search::PartKind::Person && part.hard) {
            speakers.push_back(part.meaning);
        }
    }
    if (!speakers.empty()) {
        arguments["speaker"] = speakers.size() == 1 ? speakers.front() : speakers;
    }
    return arguments;
}

/// For questions that are nothing but a filter ("What did I talk about with Anna?"), which no words rank: the newest
/// passages that pass it.
void addNewest(Run& run, const search::Understanding& understood, std::size_t k, Found& found)
{
    const Confined confined = confine(run.request().scope, understood.hard);
    if (understood.hard.isEmpty() || confined.nothing) {
        return;
    }
    const auto ids = archive::chunkIds(run.knowledge().reader(), confined.filter);
    if (!ids) {
        return;
    }
    const std::size_t count = std::min(k, ids->size());
    auto newest = run.knowledge().passages(std::span(*ids).last(count));
    if (newest) {
        std::copy_if(newest->rbegin(), newest->rend(), std::back_inserter(found.passages),
                     [&](const Evidence& passage) { return passes(confined, passage); });
    }
}

/// For the line of the trace.
std::string_view whatIsAsked(search::QuestionKind kind)
{
    switch (kind) {
    case search::QuestionKind::Who:
        return "asks who";
    case search::QuestionKind::When:
        return "asks when";
    case search::QuestionKind::Where:
        return "asks where";
    case search::QuestionKind::Which:
        return "asks which";
    case search::QuestionKind::HowOften:
        return "asks how often";
    case search::QuestionKind::Why:
        return "asks why";
    case search::QuestionKind::Summary:
        return "asks for a summary";
    case search::QuestionKind::YesNo:
        return "asks whether";
    case search::QuestionKind::Other:
        break;
    }
    return "asks for something";
}

/// One search as a step of the trace. `understood` is what is understood of `query`.
Result<Found> searchStep(Run& run, const std::string& query, int k, const search::Understanding& understood)
{
    search::SearchRequest request;
    request.query = query;
    request.filter = run.request().scope;
    request.k = static_cast<std::size_t>(std::clamp(k, 1, 200));
    request.now = run.request().now.local;
    const int step = run.trace().begin(StepKind::Tool, "semantic_query", shownArguments(request, understood));
    ++run.usage().toolCalls;
    auto found = run.knowledge().search(request, run.stop());
    if (found && found->passages.empty()) {
        addNewest(run, understood, request.k, *found);
    }
    TraceStep& traced = run.trace().at(step);
    if (!found) {
        traced.error = found.error().message;
        run.trace().end(step);
        return found;
    }
    traced.summary = fmt::format("{} passages", found->passages.size());
    json ids = json::array();
    for (const auto& passage : found->passages) {
        ids.push_back({{"id", passage.chunkId},
                       {"score", passage.scores.fused ? std::round(*passage.scores.fused * 1e4) / 1e4 : 0.0}});
    }
    traced.result = json{{"results", std::move(ids)}, {"notes", found->notes}}.dump();
    run.collect(found->passages, step);
    run.trace().end(step);
    return found;
}

/// The question's language; where its words are of both or neither ("Was frisst Minka?"), that of the best passage.
text::Language languageOf(const AnswerRequest& request, const AskedPart& asked)
{
    auto language = text::guessLanguage(request.question);
    if (language == text::Language::Unknown) {
        language = asked.understood.language;
    }
    return language == text::Language::Unknown && !asked.passages.empty()
               ? text::guessLanguage(asked.passages.front().text)
               : language;
}

Result<Answer> failure(Run& run, const Error& error)
{
    if (error.code == ErrorCode::Cancelled) {
        return run.stoppedShort();
    }
    return tl::unexpected(error);
}

Result<Answer> answerBuiltIn(Run& run)
{
    const AnswerRequest& request = run.request();
    const auto reading = understandingContext(run.knowledge(), request.now.local);
    const int step = run.trace().begin(StepKind::Understand, "understand", {{"question", request.question}});
    const ResolvedQuestion resolved = resolveFollowUp(request.question, request.history, reading);
    search::Understanding understood = search::understand(resolved.text, reading);
    if (resolved.kind) {
        understood.kind = *resolved.kind;
    }
    const std::string explanation = explanationOf(understood);
    run.trace().at(step).result =
        resolved.isFollowUp ? fmt::format("read as: {}\n{}", resolved.text, explanation) : explanation;
    run.trace().at(step).summary = std::string(whatIsAsked(understood.kind));
    run.trace().end(step);

    const std::vector<std::string> parts =
        resolved.isFollowUp ? std::vector{resolved.text} : questionParts(resolved.text);
    auto whole = searchStep(run, resolved.text, request.k, understood);
    if (!whole) {
        return failure(run, whole.error());
    }
    std::vector<AskedPart> asked;
    asked.push_back({resolved.text, std::move(understood), std::move(whole->passages)});
    for (const auto& part : parts.size() > 1 ? parts : std::vector<std::string>{}) {
        if (run.stopped()) {
            break;
        }
        search::Understanding ofPart = search::understand(part, reading);
        auto found = searchStep(run, part, request.k, ofPart);
        if (!found) {
            return failure(run, found.error());
        }
        asked.push_back({part, std::move(ofPart), std::move(found->passages)});
    }
    Answer answer = composeAnswer(run, asked, languageOf(request, asked.front()));
    answer.understanding = explanation;
    run.trace().emit(TextDelta{answer.text});
    return run.finish(std::move(answer));
}

} // namespace

WorkflowEntry builtInWorkflow()
{
    return {{"built-in", "Built-in", "Quotes the passages that fit best, with their dates. Needs no model.", false},
            &answerBuiltIn};
}

} // namespace reminisce::agent
