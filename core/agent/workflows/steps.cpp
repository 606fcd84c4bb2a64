// SPDX-License-Identifier: GPL-3.0-or-later
// One ability per model call, as JSON, over a workspace of files.
#include <map>
#include <optional>
#include <set>

#include <fmt/core.h>

#include "core/agent/model_json.h"
#include "core/agent/run.h"
#include "core/agent/tools/passage_filter.h"
#include "core/agent/workflows/workflows.h"
#include "core/text/unicode.h"

namespace reminisce::agent {
namespace {

using backend::ChatRequest;
using backend::ChatRole;
using nlohmann::json;

constexpr int kMaxUnreadable = 3;

std::string textAt(const json& object, const char* key)
{
    return object.is_object() && object.contains(key) && object[key].is_string() ? object[key].get<std::string>()
                                                                                 : std::string();
}

/// What the model says it is doing: its thoughts as text, whatever form they have.
std::string thoughtsOf(const json& step)
{
    const json thoughts = step.value("thoughts", json());
    if (!thoughts.is_object()) {
        return thoughts.is_string() ? thoughts.get<std::string>() : std::string();
    }
    std::string lines;
    for (const auto& [key, value] : thoughts.items()) {
        const std::string said =
            value.is_string() ? value.get<std::string>() : value.dump(-1, ' ', false, json::error_handler_t::replace);
        lines += fmt::format("{}{}: {}", lines.empty() ? "" : "\n", key, said);
    }
    return lines;
}

/// One task under way: the workspace, kept in memory and shown in the trace, and the steps so far.
class Task
{
public:
    explicit Task(Run& run) : m_run(run) {}

    /// Executes what the model asked for. The answer when the task is finished.
    std::optional<Answer> execute(const json& step)
    {
        const json ability = step.value("ability", json::object());
        const std::string name = textAt(ability, "name");
        const json args = ability.is_object() && ability.contains("args") && ability["args"].is_object()
                              ? ability["args"]
                              : json::object();
        if (name == "finish") {
            return finish(textAt(args, "reason"));
        }
        if (!m_run.isAllowed({name, args, thoughtsOf(step)})) {
            if (m_run.stopped()) {
                return m_run.breakOff(m_answer, std::string());
            }
            note(name, args, "The person did not allow this step; do something else or finish.");
            return std::nullopt;
        }
        if (!m_done.insert(name + args.dump(-1, ' ', false, json::error_handler_t::replace)).second) {
            note(name, args, "This was done before with the same arguments; do something else or finish.");
        } else if (name == "retrieve_context_from_memory") {
            retrieve(args);
        } else if (name == "answer_with_context") {
            return answer(args);
        } else if (name == "ingest") {
            note(name, args, "Importing files is up to the person; this is not available here.");
        } else {
            note(name, args,
                 "There is no such ability. There are retrieve_context_from_memory, answer_with_context and finish.");
        }
        return std::nullopt;
    }

    void unreadable() { m_steps += "- Your last output was not a JSON object with thoughts and ability.\n"; }

    [[nodiscard]] ChatRequest request() const
    {
        std::string files;
        for (const auto& [name, content] : m_files) {
            files += fmt::format("{}{} ({} bytes)", files.empty() ? "" : ", ", name, content.size());
        }
        return m_run.opening(m_run.prompt("steps_system"),
                             m_run.prompt("steps_task", {{"steps", m_steps.empty() ? "(none)\n" : m_steps},
                                                         {"files", files.empty() ? "(none)" : files}}));
    }

    /// The answer written last, or a plain one that there is none.
    Answer finish(const std::string& reason)
    {
        m_run.trace().note(StepKind::Answer, "finish", reason);
        return m_answer.empty() ? m_run.finish(doNotKnow(m_run.language(), {})) : m_run.finish(m_answer, m_answerIsCut);
    }

    [[nodiscard]] const std::string& lastAnswer() const { return m_answer; }

private:
    void note(const std::string& name, const json& args, const std::string& result)
    {
        m_steps +=
            fmt::format("- {}({}): {}\n", name, args.dump(-1, ' ', false, json::error_handler_t::replace), result);
    }

    /// A name for a file of the workspace; it never reaches the disk.
    static std::string fileName(const json& args, const char* key)
    {
        return std::string(text::prefixOfBytes(textAt(args, key), 100));
    }

    /// Writes a file of the workspace, and shows it in the trace.
    void write(const std::string& file, std::string content)
    {
        m_run.trace().note(StepKind::Understand, "workspace", content, {{"file", file}, {"bytes", content.size()}});
        m_files[file] = std::move(content);
    }

    void retrieve(const json& args)
    {
        const std::string file = fileName(args, "output_file");
        if (file.empty() || textAt(args, "query").empty()) {
            note("retrieve_context_from_memory", args, "It needs query and output_file.");
            return;
        }
        const auto outcome = m_run.callTool("semantic_query", json{{"query_text", textAt(args, "query")}});
        if (!outcome.ok) {
            note("retrieve_context_from_memory", args, outcome.error);
            return;
        }
        std::string content;
        for (const auto& passage : outcome.evidence) {
            const std::string block =
                fmt::format("<id:{}> {}\n{}\n\n", passage.chunkId, shownTime(passage.startedAt), passage.text);
            if (!content.empty() && countTokens(content) + countTokens(block) > m_run.request().limits.resultTokens) {
                break;
            }
            content += block;
        }
        note("retrieve_context_from_memory", args,
             fmt::format("{} passages written to {}.", outcome.evidence.size(), file));
        write(file, std::move(content));
    }

    std::optional<Answer> answer(const json& args)
    {
        const auto context = m_files.find(fileName(args, "context_file"));
        const std::string file = fileName(args, "output_file");
        const std::string given = textAt(args, "prompt");
        if (context == m_files.end() || file.empty() || given.empty()) {
            note("answer_with_context", args, "It needs a prompt, a context_file that exists and an output_file.");
            return std::nullopt;
        }
        ChatRequest chat;
        chat.maxTokens = m_run.request().limits.answerTokens;
        chat.messages.push_back(
            {ChatRole::User, m_run.prompt("steps_answer", {{"prompt", given}, {"context", context->second}}), {}, {}});
        const auto reply = m_run.ask(chat, true);
        if (m_run.isBroken(reply)) {
            return m_run.breakOff(reply, reply && !reply->content.empty() ? reply->content : m_answer);
        }
        m_answer = withoutThinking(reply->content);
        m_answerIsCut = isCutAtLimit(*reply);
        write(file, m_answer);
        note("answer_with_context", args,
             fmt::format("The answer is in {}: {}", file, text::prefixOfBytes(m_answer, 500)));
        return std::nullopt;
    }

    Run& m_run;
    std::map<std::string, std::string> m_files;
    std::set<std::string> m_done;
    bool m_answerIsCut = false; ///< at the model's limit of tokens
    std::string m_steps;
    std::string m_answer;
};

Result<Answer> answerBySteps(Run& run)
{
    Task task(run);
    int unreadable = 0;
    while (run.mayAsk() && unreadable < kMaxUnreadable) {
        auto reply = run.ask(task.request(), false);
        if (run.isBroken(reply)) {
            return run.breakOff(reply, task.lastAnswer());
        }
        const auto step = repairJson(withoutThinking(reply->content));
        if (!step || !step->contains("ability")) {
            ++unreadable;
            run.trace().at(run.lastModelStep()).error = "The output is not a step; the model is asked again.";
            task.unreadable();
            continue;
        }
        unreadable = 0;
        if (auto answer = task.execute(*step)) {
            return std::move(*answer);
        }
    }
    return task.finish("A limit is reached.");
}

} // namespace

WorkflowEntry stepsWorkflow()
{
    return {{"steps", "Steps", "One ability at a time over a workspace of files, as JSON.", true}, &answerBySteps};
}

} // namespace reminisce::agent
