// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/agent/tool.h"
#include "core/evaluation/lab/scoring.h"
#include "core/evaluation/metrics/token_f1.h"
#include "core/evaluation/metrics/tokens.h"

namespace reminisce::evaluation {

namespace {

using agent::StepKind;
using agent::TraceStep;
using nlohmann::json;

/// All texts and numbers of a tool's result, which is JSON for most tools.
void addScalars(const json& value, std::string& out)
{
    if (value.is_structured()) {
        for (const auto& inner : value) {
            addScalars(inner, out);
        }
    } else if (!value.is_null()) {
        out += value.is_string() ? value.get<std::string>() : value.dump();
        out += '\n';
    }
}

/// What the run saw of the archive: results of tools; where no model looked at them, the passages themselves.
std::string observationsOf(const agent::Answer& answer)
{
    std::string out;
    bool modelLooked = false;
    for (const TraceStep& step : answer.trace) {
        modelLooked = modelLooked || step.kind == StepKind::Model;
        if (step.kind != StepKind::Tool || !step.error.empty()) {
            continue;
        }
        const json result = json::parse(step.result, nullptr, false);
        if (result.is_discarded()) {
            out += step.result + '\n';
        } else {
            addScalars(result, out);
        }
    }
    if (!modelLooked) {
        for (const agent::Evidence& passage : answer.evidence) {
            out += passage.text + '\n';
        }
    }
    return out;
}

std::string joined(const std::vector<std::string>& words)
{
    std::string out = " ";
    for (const std::string& word : words) {
        out += word + ' ';
    }
    return out;
}

bool isUseful(const LabQuestion& question, const agent::Answer& answer, Usefulness usefulness,
              const std::function<std::string(const agent::Evidence&)>& unitOf)
{
    if (usefulness == Usefulness::EvidenceFound) {
        return std::any_of(answer.evidence.begin(), answer.evidence.end(), [&](const agent::Evidence& passage) {
            return std::find(question.evidence.begin(), question.evidence.end(), unitOf(passage)) !=
                   question.evidence.end();
        });
    }
    const auto gold = squadTokens(question.gold);
    return !gold.empty() && joined(squadTokens(observationsOf(answer))).find(joined(gold)) != std::string::npos;
}

enum class Fault { None, Misuse, Failure };

/// Whose fault a failed call of a tool is: the model's, when the tool is not there, the arguments do not fit, or what
/// it had written itself (a query, a calculation, a program) does not run; else the tool's.
Fault faultOfCall(const TraceStep& step)
{
    static const std::vector<agent::Tool> kTools = agent::standardTools();
    const auto tool =
        std::find_if(kTools.begin(), kTools.end(), [&](const agent::Tool& t) { return t.name == step.name; });
    const bool written = step.name == "sql_query" || step.name == "calculate" || step.name == "program";
    if (tool == kTools.end() || written || !step.arguments.is_object()) {
        return Fault::Misuse;
    }
    return agent::checkArguments(*tool, step.arguments) ? Fault::Failure : Fault::Misuse;
}

Fault faultOf(const TraceStep& step, const agent::Answer& answer)
{
    if (step.error.empty()) {
        return Fault::None;
    }
    switch (step.kind) {
    case StepKind::Tool:
        return faultOfCall(step);
    case StepKind::Model: // a reply that came, but in no form that could be read, is the model's
        return step.result.empty() || step.error == answer.error ? Fault::Failure : Fault::Misuse;
    default:
        return Fault::None;
    }
}

/// Why a run did not come to its end: it broke off, ran into a limit after errors, or no call of a tool went well.
Fault interruptionOf(const agent::Answer& answer)
{
    Fault last = Fault::None;
    std::size_t good = 0;
    bool limited = false;
    for (const TraceStep& step : answer.trace) {
        const Fault fault = faultOf(step, answer);
        last = fault == Fault::None ? last : fault;
        good += step.kind == StepKind::Tool && step.error.empty() ? 1U : 0U;
        limited = limited || (step.kind == StepKind::Error && step.name == "limit");
    }
    if (!answer.error.empty()) {
        return last == Fault::Misuse ? Fault::Misuse : Fault::Failure;
    }
    return answer.incomplete || limited || good == 0 ? last : Fault::None;
}

} // namespace

bool wasBrokenByFault(const agent::Answer& answer)
{
    return !answer.error.empty() && interruptionOf(answer) == Fault::Failure;
}

Outcome classify(const LabQuestion& question, const agent::Answer& answer, double matchThreshold, Usefulness usefulness,
                 const std::function<std::string(const agent::Evidence&)>& unitOf)
{
    if (!question.answerable && answer.abstained) {
        return Outcome::ExactMatch; // it was right to say that it is not known
    }
    const bool matches =
        question.answerable && !answer.abstained && tokenF1(question.gold, withoutMarks(answer.text)) >= matchThreshold;
    const bool useful = question.answerable && isUseful(question, answer, usefulness, unitOf);
    if (matches) {
        return useful ? Outcome::ExactMatch : Outcome::AnswerMatch;
    }
    if (useful) {
        return Outcome::GroundedError;
    }
    switch (interruptionOf(answer)) {
    case Fault::Misuse:
        return Outcome::ToolError;
    case Fault::Failure:
        return Outcome::ModelError;
    case Fault::None:
        break;
    }
    return Outcome::ReasoningError;
}

} // namespace reminisce::evaluation
