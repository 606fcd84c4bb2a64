// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/agent/workflow.h"

namespace reminisce::agent {

// One maker per workflow, each in the file of its name; registry.cpp lists them.
[[nodiscard]] std::unique_ptr<Workflow> makeBuiltInWorkflow();
[[nodiscard]] std::unique_ptr<Workflow> makeToolsWorkflow();
[[nodiscard]] std::unique_ptr<Workflow> makeRagWorkflow();
[[nodiscard]] std::unique_ptr<Workflow> makeReactWorkflow();
[[nodiscard]] std::unique_ptr<Workflow> makeTreeWorkflow();
[[nodiscard]] std::unique_ptr<Workflow> makeStepsWorkflow();

} // namespace reminisce::agent
