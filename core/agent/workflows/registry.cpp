// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include <fmt/core.h>

#include "core/agent/workflows/workflows.h"

namespace reminisce::agent {
namespace {

struct Entry
{
    WorkflowInfo info;
    std::unique_ptr<Workflow> (*make)();
};

constexpr std::array kEntries = {
    Entry{{"built-in", "Built-in", "Quotes the passages that fit best, with their dates. Needs no model.", false},
          &makeBuiltInWorkflow},
    Entry{{"tools", "Tools", "A model looks things up with tools, step by step, and answers.", true},
          &makeToolsWorkflow},
    Entry{{"rag", "One search", "One search, one prompt, one answer: the baseline.", true}, &makeRagWorkflow},
    Entry{{"react", "Thoughts and actions",
           "For models that cannot call functions: each turn is a thought and an action, as text.", true},
          &makeReactWorkflow},
    Entry{
        {"tree", "Tree search", "Tries several ways of looking things up, and goes back when one leads nowhere.", true},
        &makeTreeWorkflow},
    Entry{{"steps", "Steps", "One ability at a time over a workspace of files, as JSON.", true}, &makeStepsWorkflow},
};

} // namespace

const std::vector<WorkflowInfo>& workflows()
{
    static const std::vector<WorkflowInfo> list = [] {
        std::vector<WorkflowInfo> infos;
        for (const auto& entry : kEntries) {
            infos.push_back(entry.info);
        }
        return infos;
    }();
    return list;
}

Result<std::unique_ptr<Workflow>> makeWorkflow(std::string_view name)
{
    std::string known;
    for (const auto& entry : kEntries) {
        if (entry.info.name == name) {
            return entry.make();
        }
        known += fmt::format("{}{}", known.empty() ? "" : ", ", entry.info.name);
    }
    return fail(ErrorCode::InvalidArgument, fmt::format("There is no workflow “{}”. There are: {}.", name, known));
}

} // namespace reminisce::agent
