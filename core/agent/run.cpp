// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/run.h"

#include <algorithm>
#include <random>

#include <fmt/core.h>

#include "core/agent/context_budget.h"
#include "core/agent/knowledge.h"
#include "core/text/unicode.h"

namespace reminisce::agent {
namespace {

using nlohmann::json;

std::string randomMark()
{
    std::random_device device;
    return fmt::format("{:08x}{:04x}", device(), device() & 0xFFFFU);
}

json messagesJson(const backend::ChatRequest& request)
{
    static constexpr const char* kRoles[] = {"system", "user", "assistant", "tool"};
    json messages = json::array();
    for (const auto& message : request.messages) {
        json one = {{"role", kRoles[static_cast<int>(message.role)]}, {"content", message.content}};
        for (const auto& call : message.toolCalls) {
            one["tool_calls"].push_back({{"id", call.id}, {"name", call.name}, {"arguments", call.arguments}});
        }
        messages.push_back(std::move(one));
    }
    json out = {{"messages", std::move(messages)}, {"temperature", request.temperature}};
    for (const auto& tool : request.tools) {
        out["tools"].push_back(tool.name);
    }
    return out;
}

std::string replyText(const backend::ChatReply& reply)
{
    std::string text = reply.content;
    for (const auto& call : reply.toolCalls) {
        text += fmt::format("{}{}({})", text.empty() ? "" : "\n", call.name, call.arguments);
    }
    return text;
}

void keepBest(std::optional<double>& kept, const std::optional<double>& other)
{
    if (other && (!kept || *other > *kept)) {
        kept = other;
    }
}

} // namespace

Run::Run(const AnswerRequest& request, AgentContext& context, const EventSink& sink, std::stop_token stop)
    : m_request(request),
      m_context(context),
      m_trace(sink),
      m_stop(std::move(stop)),
      m_tools(standardTools(), ToolContext{context.knowledge, request.scope, request.now, m_stop},
              request.limits.resultTokens),
      m_language(text::guessLanguage(request.question))
{
    const std::string mark = randomMark();
    m_fenceOpen = "<<<transcripts " + mark;
    m_fenceClose = "transcripts " + mark + ">>>";
}

bool Run::mayAsk() const
{
    return m_usage.modelRequests < m_request.limits.modelRequests && !outOfTime();
}

bool Run::mayCallTools() const
{
    return m_usage.toolCalls < m_request.limits.toolCalls && !outOfTime();
}

bool Run::isAllowed(const PlannedStep& step)
{
    if (m_context.gate == nullptr) {
        return true;
    }
    const double before = m_trace.elapsed();
    const bool allowed = m_context.gate->allows(step, m_stop);
    m_waitedSeconds += m_trace.elapsed() - before;
    return allowed && !stopped();
}

ToolOutcome Run::callToolAsWritten(std::string_view name, std::string_view argumentsText, int parent)
{
    const json shown = json::parse(argumentsText, nullptr, false);
    const int step = m_trace.begin(StepKind::Tool, std::string(name),
                                   shown.is_discarded() ? json(std::string(argumentsText)) : shown, parent);
    return record(name, step, m_tools.callAsWritten(name, argumentsText));
}

ToolOutcome Run::callTool(std::string_view name, const nlohmann::json& arguments, int parent)
{
    const int step = m_trace.begin(StepKind::Tool, std::string(name), arguments, parent);
    return record(name, step, m_tools.call(name, arguments));
}

ToolOutcome Run::record(std::string_view, int step, ToolOutcome outcome)
{
    ++m_usage.toolCalls;
    TraceStep& traced = m_trace.at(step);
    traced.arguments = outcome.arguments;
    traced.result = outcome.text;
    traced.summary = outcome.executed || !outcome.ok ? outcome.summary : "asked before";
    traced.error = outcome.error;
    collect(outcome.evidence, step);
    m_trace.end(step);
    return outcome;
}

Result<backend::ChatReply> Run::ask(const backend::ChatRequest& wanted, bool streamText, int parent)
{
    if (chat() == nullptr) {
        return fail(
            ErrorCode::InvalidArgument,
            "This workflow needs a backend that chats. Configure one in the settings, or use the built-in answers.");
    }
    if (m_toolTokens.first != wanted.tools.size()) {
        m_toolTokens = {wanted.tools.size(), toolTokens(wanted.tools)};
    }
    int counted = messageTokens(wanted.messages) + m_toolTokens.second;
    std::optional<backend::ChatRequest> shorter;
    if (counted > m_request.limits.contextTokens) {
        shorter = wanted;
        const int leftOut =
            fitIntoContext(shorter->messages, m_request.limits.contextTokens - m_toolTokens.second, m_request.question);
        counted = messageTokens(shorter->messages) + m_toolTokens.second;
        note("context", fmt::format("{} earlier results are not sent again, so that the prompt stays small: it has "
                                    "about {} tokens now.",
                                    leftOut, counted));
    }
    const backend::ChatRequest& request = shorter ? *shorter : wanted;
    ++m_usage.modelRequests;
    const int step = m_trace.begin(StepKind::Model, chat()->model(), messagesJson(request), parent);
    m_lastModelStep = step;
    std::stop_source source;
    const std::stop_callback forward(m_stop, [&source] { source.request_stop(); });
    const auto onText = [&](std::string_view text) {
        if (streamText) {
            m_trace.emit(TextDelta{std::string(text)});
        }
        if (outOfTime()) {
            source.request_stop();
        }
    };
    auto reply = chat()->chat(request, onText, source.get_token());
    TraceStep& traced = m_trace.at(step);
    traced.countedTokens = counted;
    if (!reply) {
        traced.error = reply.error().message;
        m_trace.end(step);
        return reply;
    }
    traced.result = replyText(*reply);
    traced.summary = reply->toolCalls.empty() ? std::string() : fmt::format("{} tool calls", reply->toolCalls.size());
    if (reply->usage) {
        traced.promptTokens = reply->usage->promptTokens;
        traced.completionTokens = reply->usage->completionTokens;
        m_usage.promptTokens += traced.promptTokens;
        m_usage.completionTokens += traced.completionTokens;
    }
    if (reply->brokenReason) {
        traced.error = reply->brokenReason->message;
    }
    m_trace.end(step);
    noteCutPrompt(counted, *reply);
    return reply;
}

void Run::note(const char* what, std::string sentence)
{
    const int step = m_trace.begin(StepKind::Error, what);
    m_trace.at(step).error = std::move(sentence);
    m_trace.end(step);
}

void Run::noteLimit()
{
    note("limit", outOfTime() ? "The time for this answer is used up; it is made from what was found."
                              : "A limit of this answer is reached; it is made from what was found.");
}

void Run::noteCutPrompt(int counted, const backend::ChatReply& reply)
{
    if (!reply.usage || reply.usage->promptTokens <= 0 || counted < 1500 || reply.usage->promptTokens * 2 > counted) {
        return;
    }
    note("prompt cut",
         fmt::format("The prompt has about {} tokens and the server read {}: it seems to have cut it in silence. "
                     "Give the model a larger context (Ollama: num_ctx), or ask with fewer passages.",
                     counted, reply.usage->promptTokens));
}

bool Run::isBroken(const Result<backend::ChatReply>& reply) const
{
    return !reply || reply->incomplete || stopped();
}

void Run::collect(std::vector<Evidence> found, int step)
{
    for (auto& passage : found) {
        const auto known = std::find_if(m_evidence.begin(), m_evidence.end(),
                                        [&](const Evidence& e) { return e.chunkId == passage.chunkId; });
        if (known == m_evidence.end()) {
            passage.step = step;
            m_evidence.push_back(std::move(passage));
            continue;
        }
        keepBest(known->scores.fused, passage.scores.fused);
        keepBest(known->scores.keyword, passage.scores.keyword);
        keepBest(known->scores.vector, passage.scores.vector);
        keepBest(known->scores.emotion, passage.scores.emotion);
    }
}

} // namespace reminisce::agent
