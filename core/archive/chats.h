// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/archive/archive.h"
#include "core/archive/filter.h"

namespace reminisce::archive {

struct ChatSession
{
    Id id = 0;
    std::string title;
    std::int64_t createdAtUtc = 0; ///< microseconds
    std::int64_t updatedAtUtc = 0;
    std::string workflow;
    std::string backend;
    Filter scope;
    std::uint64_t messages = 0; ///< filled by reads
    bool hasError = false;      ///< its last answer failed; filled by reads
};

enum class AnswerState {
    Running, ///< asked, no answer yet; after a crash it stays so
    Complete,
    Incomplete, ///< stopped, or the stream broke off; what had arrived is kept
    Abstained,  ///< the passages do not hold the answer
    Failed,     ///< no answer; `error` says why
    Removed,    ///< the answer's words went with a conversation that was deleted
};
[[nodiscard]] std::string_view answerStateName(AnswerState state);

struct TraceStep
{
    int step = 0;     ///< from 1
    int depth = 0;    ///< nesting, for trees
    std::string kind; ///< "understand", "model", "tool", "answer", "error" …
    std::string name;
    std::string arguments; ///< as received
    std::string result;
    std::string error;
    double startSeconds = 0; ///< since the question
    double seconds = 0;
    int promptTokens = 0;
    int completionTokens = 0;
};

/// A passage that a step found.
struct EvidenceRow
{
    Id chunk = 0;
    int step = 0; ///< the trace step that found it
    std::optional<double> keyword;
    std::optional<double> vector;
    std::optional<double> emotion;
    std::optional<double> fused;
    bool cited = false;
};

struct CitationRow
{
    int marker = 0; ///< the number in the answer's "[1]"
    Id turn = 0;    ///< 0: the turn is gone
    Id chunk = 0;
    std::string quote;
};

struct Answer
{
    std::string text;
    AnswerState state = AnswerState::Complete;
    std::string error; ///< sentence, when it failed or broke off
    double seconds = 0;
    int promptTokens = 0;
    int completionTokens = 0;
    int claims = 0;                       ///< sentences that claim something: what `unsupported` is counted against
    std::vector<std::string> unsupported; ///< sentences that no turn supports
    std::vector<TraceStep> trace;
    std::vector<EvidenceRow> evidence; ///< in the order shown
    std::vector<CitationRow> citations;
};

/// One question and its answer.
struct ChatMessage
{
    Id id = 0;
    Id session = 0;
    Id parent = 0; ///< the message that it follows; 0: the first. Messages with one parent are branches
    std::string question;
    std::int64_t askedAtUtc = 0;
    std::string workflow;
    std::string backend;
    Answer answer; ///< loadMessages leaves trace and evidence empty; loadMessage fills them
};

[[nodiscard]] Result<Id> createChatSession(Writer& writer, const ChatSession& session);
[[nodiscard]] Result<> renameChatSession(Writer& writer, Id session, std::string_view title);
/// Stores workflow, backend and scope.
[[nodiscard]] Result<> updateChatSession(Writer& writer, const ChatSession& session);
[[nodiscard]] Result<> deleteChatSession(Writer& writer, Id session);
/// Last used first. With `text`, those whose title, questions or answers have it, literal and in any case.
[[nodiscard]] Result<std::vector<ChatSession>> listChatSessions(const Reader& reader, std::string_view text = {});
[[nodiscard]] Result<std::optional<ChatSession>> chatSession(const Reader& reader, Id session);

/// Notes a question before it is answered (`answer` is ignored, the state is Running).
[[nodiscard]] Result<Id> addChatMessage(Writer& writer, const ChatMessage& message);
/// Adds one trace step while the answer runs. finishChatMessage replaces them all.
[[nodiscard]] Result<> addTraceStep(Writer& writer, Id message, const TraceStep& step);
/// Stores the answer with trace, evidence and citations, in place of what was there. Rows whose chunk or turn has gone
/// meanwhile are left out.
[[nodiscard]] Result<> finishChatMessage(Writer& writer, Id message, const Answer& answer);
/// Removes a message and those that follow it.
[[nodiscard]] Result<> deleteChatMessage(Writer& writer, Id message);
/// Messages of a session in the order asked, with citations but without trace and evidence.
[[nodiscard]] Result<std::vector<ChatMessage>> loadMessages(const Reader& reader, Id session);
[[nodiscard]] Result<std::optional<ChatMessage>> loadMessage(const Reader& reader, Id message);

} // namespace reminisce::archive
