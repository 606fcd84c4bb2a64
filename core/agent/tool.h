// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/agent/answer.h"
#include "core/archive/filter.h"
#include "core/backend/chat_backend.h"
#include "core/base/error.h"
#include "core/base/local_time.h"

namespace reminisce::agent {

class Knowledge;

/// What a tool found, for the model and for the trace.
struct ToolResult
{
    std::vector<nlohmann::json> items; ///< best first; cut from the end when they are too long together
    nlohmann::json head = nullptr;     ///< an object with what is said once, beside the items; may be null
    std::string itemsName = "results"; ///< key under which the items are given
    std::vector<Evidence> evidence;    ///< passages found, best first
    int count = 0;                     ///< how many things were found in all
    std::string summary;               ///< one short line for the trace: "12 passages"
};

/// What every tool works with: the archive through Knowledge, confined to `scope`, at the time `now`.
struct ToolContext
{
    const Knowledge& knowledge;
    archive::Filter scope;
    Moment now;
    std::stop_token stop;
};

/// A read-only power of the agent. `schema` is a JSON schema of an object, from which calls are checked; `run` gets
/// arguments that passed the check and hold the defaults of the schema where they were absent.
struct Tool
{
    std::string name;
    std::string description;
    nlohmann::json schema;
    std::function<Result<ToolResult>(const nlohmann::json& arguments, ToolContext& context)> run;
};

/// All tools of the program, in the order in which they are offered. One line each in tools/tools.h.
[[nodiscard]] std::vector<Tool> standardTools();

/// How one call went.
struct ToolOutcome
{
    bool ok = false;
    bool executed = false; ///< false: refused before anything ran, or answered from an earlier call
    std::string text;      ///< for the model: JSON, or a sentence that says what would be right
    std::string error;     ///< sentence, empty when ok
    std::string summary;
    nlohmann::json arguments; ///< as understood, with defaults; null when unreadable
    std::vector<Evidence> evidence;
};

/// The tools of one run: the one place where arguments are checked and results are cut to budget. Never throws and
/// never ends a run: every failure is a text for the model.
class ToolBox
{
public:
    ToolBox(std::vector<Tool> tools, ToolContext context, int resultTokens);

    /// Calls a tool with arguments as the model wrote them (JSON text, perhaps broken).
    [[nodiscard]] ToolOutcome callAsWritten(std::string_view name, std::string_view argumentsText);
    [[nodiscard]] ToolOutcome call(std::string_view name, const nlohmann::json& arguments);

    [[nodiscard]] std::span<const Tool> tools() const { return m_tools; }
    [[nodiscard]] const Tool* find(std::string_view name) const;
    /// For ChatRequest::tools.
    [[nodiscard]] std::vector<backend::ToolSpecification> specifications() const;
    [[nodiscard]] ToolContext& context() { return m_context; }

private:
    struct Earlier
    {
        std::string key;
        ToolOutcome outcome;
    };

    [[nodiscard]] ToolOutcome execute(const Tool& tool, const nlohmann::json& arguments);

    std::vector<Tool> m_tools;
    ToolContext m_context;
    int m_resultTokens;
    std::vector<Earlier> m_earlier;
};

/// Checks arguments against a tool's schema: unknown names (with the nearest known one), missing and wrongly typed
/// values, values outside an enum or range, unreadable dates ("format": "date-time"). Gives the arguments with
/// defaults filled in, or InvalidArgument with what would be right.
[[nodiscard]] Result<nlohmann::json> checkArguments(const Tool& tool, const nlohmann::json& arguments);

/// The names of a tool's parameters in the order for values given by place: the required ones first.
[[nodiscard]] std::vector<std::string> parameterOrder(const Tool& tool);

/// The name nearest to `name` by edit distance, when it is near enough to be meant.
[[nodiscard]] std::optional<std::string> nearestName(std::string_view name, std::span<const std::string> known);

/// Tokens of a text by our own rough count (about four bytes each, words and marks counted), for budgets.
[[nodiscard]] int countTokens(std::string_view text);

} // namespace reminisce::agent
