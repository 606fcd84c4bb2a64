// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/agent/workflow.h"

/// The workflows, in the order in which they are offered. A new one is one file here that defines `NAMEWorkflow()`, and
/// one line in this list.
#define REMINISCE_WORKFLOWS(WORKFLOW)                                                                                  \
    WORKFLOW(builtIn)                                                                                                  \
    WORKFLOW(tools)                                                                                                    \
    WORKFLOW(rag)                                                                                                      \
    WORKFLOW(react)                                                                                                    \
    WORKFLOW(program)                                                                                                  \
    WORKFLOW(tree)                                                                                                     \
    WORKFLOW(steps)

namespace reminisce::agent {

/// What a workflow's file says of it.
struct WorkflowEntry
{
    WorkflowInfo info;
    std::unique_ptr<Workflow> (*make)();
};

/// For WorkflowEntry::make.
template <class T>
[[nodiscard]] std::unique_ptr<Workflow> makeOne()
{
    return std::make_unique<T>();
}

#define REMINISCE_DECLARE_WORKFLOW(name) [[nodiscard]] WorkflowEntry name##Workflow();
REMINISCE_WORKFLOWS(REMINISCE_DECLARE_WORKFLOW)
#undef REMINISCE_DECLARE_WORKFLOW

/// What every workflow refuses: no question, no backend where one is needed. InvalidArgument.
[[nodiscard]] Result<void> checkRequest(const Workflow& workflow, const AnswerRequest& request,
                                        const AgentContext& context);

} // namespace reminisce::agent
