// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <nlohmann/json.hpp>

namespace reminisce::agent {

enum class StepKind { Understand, Tool, Model, Answer, Error };

/// "understand", "tool", "model", "answer", "error": the contract of `ask --json`.
[[nodiscard]] std::string_view stepKindName(StepKind kind);

/// One finished step of an answer. Steps are numbered from 1 in the order in which they started.
struct TraceStep
{
    int step = 0;
    int parent = 0; ///< step it belongs to (tree, program), 0 at the top
    StepKind kind = StepKind::Tool;
    std::string name;          ///< tool, model or stage
    nlohmann::json arguments;  ///< null when there are none; as text when they could not be read
    std::string result;        ///< what came back, whole
    std::string summary;       ///< one short line: "12 passages"
    std::string error;         ///< sentence, empty when it went well
    double startedSeconds = 0; ///< since the beginning of the answer
    double seconds = 0;
    int promptTokens = 0;
    int completionTokens = 0;
    int countedTokens = 0; ///< of the prompt by our own count, beside what the server says
};

/// A step has begun: shown at once, before its result.
struct StepStarted
{
    int step = 0;
    int parent = 0;
    StepKind kind = StepKind::Tool;
    std::string name;
    nlohmann::json arguments;
};

/// The step with the same number has ended.
struct StepFinished
{
    TraceStep step;
};

/// A piece of the answer's text. Pieces joined are provisional: Answer::text is what counts.
struct TextDelta
{
    std::string text;
};

/// The text streamed so far was not the answer (the model went on to call a tool): forget it.
struct TextReset
{};

using AgentEvent = std::variant<StepStarted, StepFinished, TextDelta, TextReset>;

/// Called from the thread that runs the workflow; must return quickly. May be empty.
using EventSink = std::function<void(const AgentEvent&)>;

/// Collects steps and streams them. One per answer, used by one thread.
class Trace
{
public:
    explicit Trace(EventSink sink);

    /// Begins a step and returns its number.
    int begin(StepKind kind, std::string name, nlohmann::json arguments = nullptr, int parent = 0);
    /// The open step, to fill in what is known before it ends. `step` must be one that begin() returned.
    [[nodiscard]] TraceStep& at(int step);
    /// Ends the step: takes its time and streams it.
    void end(int step);
    /// A step that is known whole at once.
    int note(StepKind kind, std::string name, std::string result, nlohmann::json arguments = nullptr);
    void emit(const AgentEvent& event) const;

    [[nodiscard]] const std::vector<TraceStep>& steps() const { return m_steps; }
    [[nodiscard]] std::vector<TraceStep> takeSteps() { return std::move(m_steps); }
    /// Seconds since construction.
    [[nodiscard]] double elapsed() const;

private:
    EventSink m_sink;
    std::vector<TraceStep> m_steps;
    double m_start = 0;
};

/// One step in the form of the command line's contract.
[[nodiscard]] nlohmann::json toJson(const TraceStep& step);

} // namespace reminisce::agent
