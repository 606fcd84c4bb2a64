// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/run.h"
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
    /// Answers the question of a run that is ready to begin: see Workflow::run.
    Result<Answer> (*answer)(Run& run) = nullptr;
};

#define REMINISCE_DECLARE_WORKFLOW(name) [[nodiscard]] WorkflowEntry name##Workflow();
REMINISCE_WORKFLOWS(REMINISCE_DECLARE_WORKFLOW)
#undef REMINISCE_DECLARE_WORKFLOW

} // namespace reminisce::agent
