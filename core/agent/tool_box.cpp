// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <exception>

#include <fmt/core.h>
#include <fmt/ranges.h>

#include "core/agent/tool.h"
#include "core/text/unicode.h"

namespace reminisce::agent {
namespace {

using nlohmann::json;

std::string dumped(const json& value)
{
    return value.dump(-1, ' ', false, json::error_handler_t::replace);
}

/// Shortens the longest text of an item that alone is over the budget: its first part is better than nothing.
json shortened(json item, int tokens)
{
    if (!item.is_object() || !item.contains("text") || !item["text"].is_string()) {
        return item;
    }
    const auto& text = item["text"].get_ref<const std::string&>();
    const auto room = static_cast<std::size_t>(std::max(tokens, 50)) * 3;
    if (text.size() > room) {
        item["text"] = std::string(text::prefixOfBytes(text, room)) + " …";
        item["text_cut"] = true;
    }
    return item;
}

/// The text for the model: head and as many items as the budget allows, at least one, and how many are left out.
std::string withinBudget(const ToolResult& result, int budget)
{
    json document = result.head.is_object() ? result.head : json::object();
    int used = countTokens(dumped(document));
    json items = json::array();
    for (const auto& item : result.items) {
        const json fitting = items.empty() ? shortened(item, budget - used) : item;
        const int cost = countTokens(dumped(fitting));
        if (!items.empty() && used + cost > budget) {
            break;
        }
        used += cost;
        items.push_back(fitting);
    }
    const std::size_t leftOut = result.items.size() - items.size();
    if (!result.items.empty() || !result.head.is_object()) {
        document[result.itemsName] = std::move(items);
    }
    if (leftOut > 0) {
        document["left_out"] = leftOut;
        document["note"] =
            fmt::format("{} more were found and left out for length. Narrow the filter to see them.", leftOut);
    } else if (result.items.empty() && !result.head.is_object()) {
        document["note"] = "Nothing was found. Try other words or a wider filter.";
    }
    return dumped(document);
}

} // namespace

int countTokens(std::string_view text)
{
    // Models' vocabularies differ; about four bytes of ASCII or two code points of other scripts make a token.
    std::size_t ascii = 0;
    std::size_t other = 0;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x80) {
            ++ascii;
        } else if (byte >= 0xC0) {
            ++other;
        }
    }
    return static_cast<int>((ascii + 3) / 4 + (other + 1) / 2);
}

std::vector<std::string> parameterOrder(const Tool& tool)
{
    const json properties = tool.schema.value("properties", json::object());
    std::vector<std::string> order = tool.schema.value("required", std::vector<std::string>{});
    for (const auto& [name, rule] : properties.items()) {
        if (std::find(order.begin(), order.end(), name) == order.end()) {
            order.push_back(name);
        }
    }
    return order;
}

ToolBox::ToolBox(std::vector<Tool> tools, ToolContext context, int resultTokens)
    : m_tools(std::move(tools)), m_context(std::move(context)), m_resultTokens(resultTokens)
{}

const Tool* ToolBox::find(std::string_view name) const
{
    const auto found =
        std::find_if(m_tools.begin(), m_tools.end(), [&](const Tool& tool) { return tool.name == name; });
    return found == m_tools.end() ? nullptr : &*found;
}

std::vector<backend::ToolSpecification> ToolBox::specifications() const
{
    std::vector<backend::ToolSpecification> out;
    for (const auto& tool : m_tools) {
        out.push_back({tool.name, tool.description, tool.schema});
    }
    return out;
}

ToolOutcome ToolBox::callAsWritten(std::string_view name, std::string_view argumentsText)
{
    const auto trimmed = text::trim(argumentsText);
    if (trimmed.empty()) {
        return call(name, json::object());
    }
    json arguments = json::parse(trimmed, nullptr, false);
    if (arguments.is_discarded()) {
        ToolOutcome outcome;
        outcome.error = "The arguments are not complete JSON, so nothing was done. Write the whole call again.";
        outcome.text = dumped({{"error", outcome.error}});
        outcome.arguments = std::string(text::prefixOfBytes(trimmed, 2000));
        return outcome;
    }
    if (arguments.is_string()) { // some models encode twice
        json inner = json::parse(arguments.get_ref<const std::string&>(), nullptr, false);
        if (inner.is_object()) {
            arguments = std::move(inner);
        }
    }
    return call(name, arguments);
}

ToolOutcome ToolBox::call(std::string_view name, const nlohmann::json& arguments)
{
    ToolOutcome outcome;
    outcome.arguments = arguments;
    const Tool* tool = find(name);
    if (tool == nullptr) {
        std::vector<std::string> names;
        for (const auto& known : m_tools) {
            names.push_back(known.name);
        }
        const auto nearest = nearestName(name, names);
        outcome.error =
            fmt::format("There is no tool “{}”.{} Tools: {}.", text::prefixOfBytes(name, 60),
                        nearest ? fmt::format(" Did you mean “{}”?", *nearest) : "", fmt::join(names, ", "));
        outcome.text = dumped({{"error", outcome.error}});
        return outcome;
    }
    auto checked = checkArguments(*tool, arguments);
    if (!checked) {
        outcome.error = checked.error().message;
        outcome.text = dumped({{"error", outcome.error}});
        return outcome;
    }
    const std::string key = tool->name + dumped(*checked);
    for (const auto& earlier : m_earlier) {
        if (earlier.key == key) {
            outcome = earlier.outcome;
            outcome.executed = false;
            outcome.text =
                dumped({{"remark", "The same call was made before; this is its result again. Ask for something "
                                   "else, or answer."},
                        {"result", json::parse(earlier.outcome.text, nullptr, false)}});
            return outcome;
        }
    }
    outcome = execute(*tool, *checked);
    if (outcome.ok) {
        m_earlier.push_back({key, outcome});
    }
    return outcome;
}

ToolOutcome ToolBox::execute(const Tool& tool, const nlohmann::json& arguments)
{
    ToolOutcome outcome;
    outcome.arguments = arguments;
    outcome.executed = true;
    try {
        auto result = tool.run(arguments, m_context);
        if (result) {
            outcome.ok = true;
            outcome.text = withinBudget(*result, m_resultTokens);
            outcome.summary = std::move(result->summary);
            outcome.evidence = std::move(result->evidence);
            return outcome;
        }
        outcome.error = result.error().message;
    } catch (const std::exception& problem) {
        outcome.error = fmt::format("The tool {} failed: {}", tool.name, problem.what());
    }
    outcome.text = dumped({{"error", outcome.error}});
    return outcome;
}

} // namespace reminisce::agent
