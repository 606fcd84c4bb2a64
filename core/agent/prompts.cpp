// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/prompts.h"

#include "core/base/embedded.h"

REMINISCE_DECLARE_EMBEDDED(prompt_tools_system);
REMINISCE_DECLARE_EMBEDDED(prompt_tools_call_format);
REMINISCE_DECLARE_EMBEDDED(prompt_force_answer);
REMINISCE_DECLARE_EMBEDDED(prompt_rag_system);
REMINISCE_DECLARE_EMBEDDED(prompt_rag_question);
REMINISCE_DECLARE_EMBEDDED(prompt_react_system);
REMINISCE_DECLARE_EMBEDDED(prompt_program_system);
REMINISCE_DECLARE_EMBEDDED(prompt_program_answer);
REMINISCE_DECLARE_EMBEDDED(prompt_tree_other);
REMINISCE_DECLARE_EMBEDDED(prompt_steps_system);
REMINISCE_DECLARE_EMBEDDED(prompt_steps_task);
REMINISCE_DECLARE_EMBEDDED(prompt_steps_answer);
REMINISCE_DECLARE_EMBEDDED(prompt_judge_correctness);
REMINISCE_DECLARE_EMBEDDED(prompt_emotion_description);

namespace reminisce::agent {
namespace {

struct Original
{
    std::string_view name;
    std::string_view text;
};

std::vector<Original> originals()
{
    return {
        {"tools_system", REMINISCE_EMBEDDED(prompt_tools_system)},
        {"tools_call_format", REMINISCE_EMBEDDED(prompt_tools_call_format)},
        {"force_answer", REMINISCE_EMBEDDED(prompt_force_answer)},
        {"rag_system", REMINISCE_EMBEDDED(prompt_rag_system)},
        {"rag_question", REMINISCE_EMBEDDED(prompt_rag_question)},
        {"react_system", REMINISCE_EMBEDDED(prompt_react_system)},
        {"program_system", REMINISCE_EMBEDDED(prompt_program_system)},
        {"program_answer", REMINISCE_EMBEDDED(prompt_program_answer)},
        {"tree_other", REMINISCE_EMBEDDED(prompt_tree_other)},
        {"steps_system", REMINISCE_EMBEDDED(prompt_steps_system)},
        {"steps_task", REMINISCE_EMBEDDED(prompt_steps_task)},
        {"steps_answer", REMINISCE_EMBEDDED(prompt_steps_answer)},
        {"judge_correctness", REMINISCE_EMBEDDED(prompt_judge_correctness)},
        {"emotion_description", REMINISCE_EMBEDDED(prompt_emotion_description)},
    };
}

} // namespace

std::vector<std::string_view> Prompts::names()
{
    std::vector<std::string_view> names;
    for (const auto& prompt : originals()) {
        names.push_back(prompt.name);
    }
    return names;
}

std::string_view Prompts::original(std::string_view name)
{
    for (const auto& prompt : originals()) {
        if (prompt.name == name) {
            return prompt.text;
        }
    }
    return {};
}

std::string_view Prompts::text(std::string_view name) const
{
    const auto replaced = m_replaced.find(name);
    return replaced == m_replaced.end() ? original(name) : std::string_view(replaced->second);
}

void Prompts::replace(std::string_view name, std::string text)
{
    if (text.empty()) {
        if (const auto found = m_replaced.find(name); found != m_replaced.end()) {
            m_replaced.erase(found);
        }
        return;
    }
    m_replaced.insert_or_assign(std::string(name), std::move(text));
}

std::string Prompts::fill(std::string_view name, std::span<const Value> values) const
{
    const std::string_view source = text(name);
    std::string out;
    std::size_t at = 0;
    while (at < source.size()) {
        const std::size_t open = source.find("{{", at);
        const std::size_t close = open == std::string_view::npos ? open : source.find("}}", open);
        if (close == std::string_view::npos) {
            break;
        }
        out.append(source.substr(at, open - at));
        const std::string_view place = source.substr(open + 2, close - open - 2);
        for (const auto& [key, value] : values) {
            if (key == place) {
                out.append(value);
            }
        }
        at = close + 2;
    }
    out.append(source.substr(at));
    while (!out.empty() && (out.back() == '\n' || out.back() == ' ')) {
        out.pop_back();
    }
    return out;
}

} // namespace reminisce::agent
