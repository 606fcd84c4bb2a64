// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/answer.h"

namespace reminisce::agent {
namespace {

using nlohmann::json;

json textOrNull(const std::string& text)
{
    return text.empty() ? json() : json(text);
}

json numberOrNull(const std::optional<double>& number)
{
    return number ? json(*number) : json();
}

} // namespace

nlohmann::json toJson(const Evidence& evidence)
{
    json turns = json::array();
    for (const auto& turn : evidence.turns) {
        turns.push_back(turn.turnId);
    }
    return {{"chunk_id", evidence.chunkId},
            {"turn_ids", std::move(turns)},
            {"external_id", textOrNull(evidence.externalId)},
            {"conversation_id", evidence.conversationId},
            {"started_at", evidence.startedAt ? json(formatIso(*evidence.startedAt)) : json()},
            {"people", evidence.people},
            {"text", evidence.text},
            {"excerpt", evidence.excerpt},
            {"scores",
             {{"fused", numberOrNull(evidence.scores.fused)},
              {"keyword", numberOrNull(evidence.scores.keyword)},
              {"vector", numberOrNull(evidence.scores.vector)},
              {"emotion", numberOrNull(evidence.scores.emotion)}}},
            {"step", evidence.step},
            {"cited", evidence.cited}};
}

nlohmann::json toJson(const Answer& answer)
{
    json citations = json::array();
    for (const auto& citation : answer.citations) {
        citations.push_back({{"marker", citation.marker},
                             {"chunk_id", citation.chunkId},
                             {"turn_id", citation.turnId},
                             {"external_id", textOrNull(citation.externalId)},
                             {"quote", citation.quote}});
    }
    json evidence = json::array();
    for (const auto& item : answer.evidence) {
        evidence.push_back(toJson(item));
    }
    json trace = json::array();
    for (const auto& step : answer.trace) {
        trace.push_back(toJson(step));
    }
    return {{"answer", answer.text},
            {"abstained", answer.abstained},
            {"incomplete", answer.incomplete},
            {"error", textOrNull(answer.error)},
            {"understanding", textOrNull(answer.understanding)},
            {"citations", std::move(citations)},
            {"claims", answer.claims},
            {"unsupported", answer.unsupported},
            {"evidence", std::move(evidence)},
            {"trace", std::move(trace)},
            {"usage",
             {{"model_requests", answer.usage.modelRequests},
              {"tool_calls", answer.usage.toolCalls},
              {"prompt_tokens", answer.usage.promptTokens},
              {"completion_tokens", answer.usage.completionTokens},
              {"invented_citations", answer.usage.inventedCitations},
              {"seconds", answer.usage.seconds}}}};
}

} // namespace reminisce::agent
