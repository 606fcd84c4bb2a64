// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>
#include <utility>

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

/// One of the entries.
class ListedWorkflow : public Workflow
{
public:
    explicit ListedWorkflow(const WorkflowEntry& entry) : m_entry(entry) {}

    [[nodiscard]] std::string_view name() const override { return m_entry.info.name; }
    [[nodiscard]] bool needsBackend() const override { return m_entry.info.needsBackend; }

    [[nodiscard]] Result<Answer> run(const AnswerRequest& request, AgentContext& context, const EventSink& sink,
                                     std::stop_token stop) const override
    {
        if (text::trim(request.question).empty()) {
            return fail(ErrorCode::InvalidArgument, "There is no question.");
        }
        if (needsBackend() && context.chat == nullptr) {
            return fail(
                ErrorCode::InvalidArgument,
                fmt::format(
                    "The workflow “{}” needs a backend that chats. Configure one in the settings, or use “built-in”.",
                    name()));
        }
        Run run(request, context, sink, std::move(stop));
        return m_entry.answer(run);
    }

private:
    const WorkflowEntry& m_entry; ///< in entries(), for good
};

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
            return std::make_unique<ListedWorkflow>(entry);
        }
        known += fmt::format("{}{}", known.empty() ? "" : ", ", entry.info.name);
    }
    return fail(ErrorCode::InvalidArgument, fmt::format("There is no workflow “{}”. There are: {}.", name, known));
}

} // namespace reminisce::agent
