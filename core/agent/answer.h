// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/agent/trace.h"
#include "core/archive/filter.h"
#include "core/base/local_time.h"

namespace reminisce::agent {

/// A turn as it is shown and quoted.
struct EvidenceTurn
{
    archive::Id turnId = 0;
    archive::Id personId = 0;
    std::string externalId;
    std::string speaker;
    bool isOwner = false;
    std::string text;
};

/// Scores of one passage; an absent one is an arm that did not find it.
struct EvidenceScores
{
    std::optional<double> fused;
    std::optional<double> keyword;
    std::optional<double> vector;
    std::optional<double> emotion;
};

/// A passage that a step found: what the answer may rest on.
struct Evidence
{
    archive::Id chunkId = 0;
    archive::Id conversationId = 0;
    std::string externalId; ///< of the chunk, as a dataset gave it; empty: none
    std::string title;      ///< of the conversation
    std::optional<Moment> startedAt;
    std::vector<std::string> people;
    std::string text;
    std::string excerpt; ///< the two or three lines around what fits best; set in the finished answer
    std::vector<EvidenceTurn> turns;
    EvidenceScores scores;
    int step = 0;       ///< trace step that found it first
    bool cited = false; ///< the answer rests on it
};

/// A mark in the answer's text, "[1]", and the turn that it leads to.
struct Citation
{
    int marker = 0; ///< as in the text, from 1
    archive::Id chunkId = 0;
    archive::Id turnId = 0;
    archive::Id conversationId = 0;
    std::string externalId; ///< of the chunk, else of the turn; empty: none
    std::string quote;      ///< the turn's text
};

struct Usage
{
    int modelRequests = 0;
    int toolCalls = 0;
    int promptTokens = 0;
    int completionTokens = 0;
    int inventedCitations = 0; ///< markers of the model that led nowhere, dropped
    double seconds = 0;
};

/// What a workflow hands back. A failure after something was found is an answer with `error` set, so that nothing that
/// was found is lost.
struct Answer
{
    std::string text;        ///< with markers "[n]" behind the sentences that they support
    bool abstained = false;  ///< says that it does not know
    bool incomplete = false; ///< stopped or broken off; `text` is what had arrived
    std::string error;       ///< sentence for the person when a backend failed, else empty
    std::vector<Citation> citations;
    int claims = 0; ///< how many of its sentences were checked, or quoted: what "n of m supported" counts
    std::vector<std::string> unsupported; ///< sentences of `text` that no passage supports
    std::vector<Evidence> evidence;       ///< everything found, best first
    std::vector<TraceStep> trace;
    Usage usage;
    std::string understanding; ///< what was understood of the question, one sentence; may be empty
};

/// The document of `ask --json`.
[[nodiscard]] nlohmann::json toJson(const Answer& answer);
[[nodiscard]] nlohmann::json toJson(const Evidence& evidence);

} // namespace reminisce::agent
