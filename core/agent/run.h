// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/agent/answer.h"
#include "core/agent/prompts.h"
#include "core/agent/tool.h"
#include "core/agent/trace.h"
#include "core/agent/workflow.h"
#include "core/backend/chat_backend.h"
#include "core/backend/thinking.h"
#include "core/base/error.h"
#include "core/text/language.h"

namespace reminisce::agent {

using backend::withoutThinking;

/// One answer under way: what all workflows share. Keeps the trace, the evidence, the counts and the limits, so that a
/// workflow is only its strategy.
class Run
{
public:
    Run(const AnswerRequest& request, AgentContext& context, const EventSink& sink, std::stop_token stop);

    [[nodiscard]] const AnswerRequest& request() const { return m_request; }
    [[nodiscard]] const Knowledge& knowledge() const { return m_context.knowledge; }
    [[nodiscard]] backend::ChatBackend* chat() const { return m_context.chat; }
    [[nodiscard]] Trace& trace() { return m_trace; }
    [[nodiscard]] ToolBox& tools() { return m_tools; }
    [[nodiscard]] std::vector<Evidence>& evidence() { return m_evidence; }
    [[nodiscard]] Usage& usage() { return m_usage; }
    [[nodiscard]] const std::stop_token& stop() const { return m_stop; }
    [[nodiscard]] text::Language language() const { return m_language; }

    [[nodiscard]] bool stopped() const { return m_stop.stop_requested(); }
    [[nodiscard]] bool outOfTime() const { return m_trace.elapsed() - m_waitedSeconds > m_request.limits.seconds; }
    [[nodiscard]] bool mayAsk() const;
    [[nodiscard]] bool mayCallTools() const;

    /// Asks the gate, if there is one. False when the person does not want the step, or stopped the run.
    [[nodiscard]] bool isAllowed(const PlannedStep& step);

    /// Calls a tool as one step of the trace and keeps the passages it found. The arguments are JSON as a model wrote
    /// it.
    ToolOutcome callToolAsWritten(std::string_view name, std::string_view argumentsText, int parent = 0);
    ToolOutcome callTool(std::string_view name, const nlohmann::json& arguments, int parent = 0);
    /// Asks the model as one step of the trace. With `streamText` its text goes to the sink as it comes.
    [[nodiscard]] Result<backend::ChatReply> ask(const backend::ChatRequest& request, bool streamText, int parent = 0);
    /// The step of the last request to the model; 0 before the first.
    [[nodiscard]] int lastModelStep() const { return m_lastModelStep; }
    /// Keeps passages: new ones at the end, known ones with their best scores.
    void collect(std::vector<Evidence> found, int step);

    /// Text from transcripts between lines that are different in each run, so that no transcript can hold them.
    [[nodiscard]] std::string fenced(std::string_view text) const;
    /// A prompt with its places filled: with what every prompt may use ({{now}}, {{owner}}, {{scope}}, {{question}},
    /// {{answer_format}}, {{fence_open}}, {{fence_close}}), and with `values`.
    [[nodiscard]] std::string prompt(std::string_view name, Prompts::Values values = {}) const;
    /// A first request: what the model is to do, the conversation so far as far as its budget goes, and a text.
    [[nodiscard]] backend::ChatRequest opening(std::string system, std::string user) const;

    /// Whether a reply is no basis to go on: the request failed, its text broke off, or the run was stopped.
    [[nodiscard]] bool isBroken(const Result<backend::ChatReply>& reply) const;

    /// The answer of a model: sentences checked, citations settled, abstention noted.
    [[nodiscard]] Answer finish(std::string_view text);
    /// The same for a reply that is the answer; one that the model could not bring to its end is marked.
    [[nodiscard]] Answer finish(const backend::ChatReply& reply);
    /// The same of a text that was read out of a reply, which had or had not come to its end.
    [[nodiscard]] Answer finish(std::string_view raw, bool cutAtLimit);
    /// An answer that is ready as it is.
    [[nodiscard]] Answer finish(Answer answer);
    /// What there is when the run was stopped or a backend failed.
    [[nodiscard]] Answer breakOff(std::string_view partialText, const std::string& error);
    /// The same for a reply that is broken. `keptText` is what there is of an answer; the text of the reply itself is
    /// part of it only where the model was writing one.
    [[nodiscard]] Answer breakOff(const Result<backend::ChatReply>& reply, std::string_view keptText = {});
    /// What there is when the person stopped the run.
    [[nodiscard]] Answer stoppedShort() { return breakOff(std::string_view(), std::string()); }
    /// Notes in the trace that a limit ended the looking up.
    void noteLimit();

private:
    /// The conversation so far as messages, the oldest left out beyond the budget.
    [[nodiscard]] std::vector<backend::ChatMessage> memory() const;
    /// The time of the question for prompts, with its weekday.
    [[nodiscard]] std::string shownNow() const;
    /// A line about what the chat is confined to; empty when it is not.
    [[nodiscard]] std::string scopeLine() const;
    /// The owner's name for prompts.
    [[nodiscard]] std::string ownerName() const;
    [[nodiscard]] std::string answerFormatLine() const;

    ToolOutcome record(std::string_view name, int step, ToolOutcome outcome);
    void noteCutPrompt(int counted, const backend::ChatReply& reply);
    void note(const char* what, std::string sentence);

    const AnswerRequest& m_request;
    AgentContext& m_context;
    Trace m_trace;
    std::stop_token m_stop;
    ToolBox m_tools;
    std::vector<Evidence> m_evidence;
    Usage m_usage;
    int m_lastModelStep = 0;
    double m_waitedSeconds = 0;               ///< for the person at the gate
    std::pair<std::size_t, int> m_toolTokens; ///< how many tools were counted last, and their tokens
    text::Language m_language;
    std::string m_fenceOpen;
    std::string m_fenceClose;
};

/// Whether the model stopped because it reached its limit of tokens, not because it was at the end.
[[nodiscard]] bool isCutAtLimit(const backend::ChatReply& reply);

/// The fixed sentence of an abstention, with what was looked for.
[[nodiscard]] std::string doNotKnow(text::Language language, std::string_view lookedFor);

} // namespace reminisce::agent
