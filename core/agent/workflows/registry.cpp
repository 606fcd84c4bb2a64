// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/core.h>

#include "core/agent/workflows/workflows.h"
#include "core/text/unicode.h"

namespace reminisce::agent {
namespace {

const std::vector<WorkflowEntry>& entries()
{
#define REMINISCE_WORKFLOW_ENTRY(name) name##Workflow(),
    static const std::vector<WorkflowEntry> list = {REMINISCE_WORKFLOWS(REMINISCE_WORKFLOW_ENTRY)};
#undef REMINISCE_WORKFLOW_ENTRY
    return list;
}

} // namespace

const std::vector<WorkflowInfo>& workflows()
{
    static const std::vector<WorkflowInfo> list = [] {
        std::vector<WorkflowInfo> infos;
        for (const auto& entry : entries()) {
            infos.push_back(entry.info);
        }
        return infos;
    }();
    return list;
}

Result<std::unique_ptr<Workflow>> makeWorkflow(std::string_view name)
{
    std::string known;
    for (const auto& entry : entries()) {
        if (entry.info.name == name) {
            return entry.make();
        }
        known += fmt::format("{}{}", known.empty() ? "" : ", ", entry.info.name);
    }
    return fail(ErrorCode::InvalidArgument, fmt::format("There is no workflow “{}”. There are: {}.", name, known));
}

Result<void> checkRequest(const Workflow& workflow, const AnswerRequest& request, const AgentContext& context)
{
    if (text::trim(request.question).empty()) {
        return fail(ErrorCode::InvalidArgument, "There is no question.");
    }
    if (workflow.needsBackend() && context.chat == nullptr) {
        return fail(
            ErrorCode::InvalidArgument,
            fmt::format(
                "The workflow “{}” needs a backend that chats. Configure one in the settings, or use “built-in”.",
                workflow.name()));
    }
    return {};
}

} // namespace reminisce::agent
