// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/trace.h"

#include <chrono>
#include <cmath>
#include <utility>

namespace reminisce::agent {
namespace {

double monotonicSeconds()
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

double rounded(double seconds)
{
    return std::round(seconds * 1e6) / 1e6;
}

} // namespace

std::string_view stepKindName(StepKind kind)
{
    switch (kind) {
    case StepKind::Understand:
        return "understand";
    case StepKind::Tool:
        return "tool";
    case StepKind::Model:
        return "model";
    case StepKind::Answer:
        return "answer";
    case StepKind::Error:
        break;
    }
    return "error";
}

Trace::Trace(EventSink sink) : m_sink(std::move(sink)), m_start(monotonicSeconds()) {}

int Trace::begin(StepKind kind, std::string name, nlohmann::json arguments, int parent)
{
    TraceStep step;
    step.step = static_cast<int>(m_steps.size()) + 1;
    step.parent = parent;
    step.kind = kind;
    step.name = std::move(name);
    step.arguments = std::move(arguments);
    step.startedSeconds = elapsed();
    emit(StepStarted{step.step, step.parent, step.kind, step.name, step.arguments});
    m_steps.push_back(std::move(step));
    return m_steps.back().step;
}

TraceStep& Trace::at(int step)
{
    return m_steps.at(static_cast<std::size_t>(step - 1));
}

void Trace::end(int step)
{
    TraceStep& ended = at(step);
    ended.seconds = elapsed() - ended.startedSeconds;
    emit(StepFinished{ended});
}

int Trace::note(StepKind kind, std::string name, std::string result, nlohmann::json arguments)
{
    const int step = begin(kind, std::move(name), std::move(arguments));
    at(step).result = std::move(result);
    end(step);
    return step;
}

void Trace::emit(const AgentEvent& event) const
{
    if (m_sink) {
        m_sink(event);
    }
}

double Trace::elapsed() const
{
    return monotonicSeconds() - m_start;
}

nlohmann::json toJson(const TraceStep& step)
{
    return {{"step", step.step},
            {"parent", step.parent},
            {"kind", stepKindName(step.kind)},
            {"name", step.name},
            {"arguments", step.arguments},
            {"result", step.result},
            {"error", step.error.empty() ? nlohmann::json() : nlohmann::json(step.error)},
            {"started_seconds", rounded(step.startedSeconds)},
            {"seconds", rounded(step.seconds)},
            {"prompt_tokens", step.promptTokens},
            {"completion_tokens", step.completionTokens},
            {"counted_tokens", step.countedTokens}};
}

} // namespace reminisce::agent
