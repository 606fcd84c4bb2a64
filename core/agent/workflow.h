// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/agent/answer.h"
#include "core/agent/trace.h"
#include "core/archive/filter.h"
#include "core/base/error.h"
#include "core/base/local_time.h"

namespace reminisce::backend {
class ChatBackend;
}

namespace reminisce::agent {

class Prompts;
class Knowledge;

/// An earlier exchange of the same chat.
struct Exchange
{
    std::string question;
    std::string answer;
};

/// Where a run ends at the latest. What ends it is shown in the trace.
struct Limits
{
    int modelRequests = 20;
    int toolCalls = 20;
    int resultTokens = 6000;   ///< of one tool result
    int memoryTokens = 2000;   ///< of the conversation so far
    int answerTokens = 1024;   ///< asked of the model
    int contextTokens = 24000; ///< of one prompt; earlier results are left out beyond it
    double seconds = 600;      ///< wall clock
};

struct AnswerRequest
{
    std::string question;
    archive::Filter scope;         ///< what may be looked at; every search is confined to it
    std::vector<Exchange> history; ///< oldest first
    int k = 25;                    ///< passages per search
    Moment now;                    ///< the reference for "last week"
    std::string answerFormat;      ///< what the answer must look like; empty: free
    Limits limits;
};

/// What a workflow is about to do.
struct PlannedStep
{
    std::string name;         ///< of the ability or tool
    nlohmann::json arguments; ///< an object
    std::string thoughts;     ///< why, as the model says it; may be empty
};

/// Asked before each step of a workflow that goes one step at a time ("steps"), so that a person can look first. What
/// the waiting takes does not count towards the limit of time.
class StepGate
{
public:
    virtual ~StepGate() = default;

    /// Whether the step may be done; waits for the person. The run's thread; must return soon after `stop`.
    [[nodiscard]] virtual bool allows(const PlannedStep& step, std::stop_token stop) = 0;
};

/// What a workflow works with. All must outlive the run; the run uses them from its own thread only.
struct AgentContext
{
    const Knowledge& knowledge;
    const Prompts& prompts;
    backend::ChatBackend* chat = nullptr; ///< null: only workflows that need no backend run
    StepGate* gate = nullptr;             ///< null: every step is done
};

/// A strategy by which a question becomes an answer.
class Workflow
{
public:
    virtual ~Workflow() = default;

    /// "built-in", "tools", "rag"…
    [[nodiscard]] virtual std::string_view name() const = 0;
    [[nodiscard]] virtual bool needsBackend() const = 0;

    /// Answers the question. `sink` gets the steps while they happen, in the calling thread. Stopping gives an answer
    /// that is marked incomplete with what there was. Fails with InvalidArgument (no question, no backend) and with
    /// the archive's errors; backend errors are in Answer::error, beside what had been found.
    [[nodiscard]] virtual Result<Answer> run(const AnswerRequest& request, AgentContext& context, const EventSink& sink,
                                             std::stop_token stop) const = 0;
};

/// For lists: what there is to choose from.
struct WorkflowInfo
{
    std::string_view name;
    std::string_view label;
    std::string_view description;
    bool needsBackend = false;
};

[[nodiscard]] const std::vector<WorkflowInfo>& workflows();
/// The workflow of a name; InvalidArgument with the names that exist.
[[nodiscard]] Result<std::unique_ptr<Workflow>> makeWorkflow(std::string_view name);

} // namespace reminisce::agent
