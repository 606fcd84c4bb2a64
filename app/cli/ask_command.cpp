// SPDX-License-Identifier: GPL-3.0-or-later
#include <iostream>
#include <memory>

#include "app/cli/command.h"
#include "app/cli/embedding_choice.h"
#include "app/cli/filter_options.h"
#include "app/cli/open_archive.h"
#include "core/agent/knowledge.h"
#include "core/agent/prompts.h"
#include "core/agent/workflow.h"
#include "core/archive/archive.h"
#include "core/search/searcher.h"

namespace reminisce::cli {

namespace {

struct Options
{
    std::string question;
    FilterOptions filter;
    std::string workflow;
    std::string backend;
    std::string now;
    int k = 25;
    std::string answerFormat;
};

std::vector<std::string> workflowNames()
{
    std::vector<std::string> names;
    for (const agent::WorkflowInfo& info : agent::workflows()) {
        names.emplace_back(info.name);
    }
    return names;
}

/// The backend that answers; none for the built-in workflow.
Result<std::unique_ptr<backend::ChatBackend>> makeChat(const Session& session, const std::string& name)
{
    if (name.empty() || name == "built-in") {
        return std::unique_ptr<backend::ChatBackend>();
    }
    const auto configured = configuredBackend(session.archiveDirectory, name);
    if (!configured) {
        return tl::unexpected(configured.error());
    }
    if (backend::leavesTheMachine(configured->settings)) {
        std::cerr << "The question and the passages found are sent to " << configured->settings.url << ".\n";
    }
    return backend::makeChatBackend(configured->settings, configured->key);
}

void printAnswer(const agent::Answer& answer)
{
    std::cout << answer.text << '\n';
    if (!answer.citations.empty()) {
        std::cout << '\n';
    }
    for (const agent::Citation& citation : answer.citations) {
        std::cout << '[' << citation.marker << "] " << citation.quote << '\n';
        for (const agent::Evidence& evidence : answer.evidence) {
            if (evidence.chunkId == citation.chunkId) {
                std::cout << "    " << (evidence.startedAt ? formatIso(*evidence.startedAt) : std::string("undated"))
                          << "  " << evidence.title << '\n';
                break;
            }
        }
    }
    for (const std::string& sentence : answer.unsupported) {
        std::cerr << "No passage supports: " << sentence << '\n';
    }
}

Result<agent::AnswerRequest> makeRequest(const Options& options, const archive::Reader& reader)
{
    agent::AnswerRequest request;
    request.question = options.question;
    request.k = options.k;
    request.answerFormat = options.answerFormat;
    auto scope = makeFilter(options.filter, reader);
    if (!scope) {
        return tl::unexpected(scope.error());
    }
    request.scope = std::move(*scope);
    const auto now = parseNow(options.now);
    if (!now) {
        return tl::unexpected(now.error());
    }
    request.now = now->value_or(currentMoment());
    return request;
}

int ask(const Session& session, const Options& options)
{
    // Naming a backend without a workflow means that it should answer.
    const bool plain = options.backend.empty() || options.backend == "built-in";
    const auto workflow = agent::makeWorkflow(!options.workflow.empty() ? options.workflow
                                              : plain                   ? "built-in"
                                                                        : "tools");
    if (!workflow) {
        return reportUsage(workflow.error());
    }
    auto opened = openToRead(session);
    if (!opened) {
        return report(opened.error());
    }
    const auto request = makeRequest(options, opened->reader);
    if (!request) {
        return reportByKind(request.error());
    }
    auto chat = makeChat(session, options.backend);
    if (!chat) {
        return report(chat.error());
    }
    auto embedding = embeddingFor(session.archiveDirectory, opened->reader, {});
    if (!embedding) {
        return report(embedding.error());
    }
    const search::Searcher searcher(opened->archive, *embedding);
    agent::Knowledge knowledge(opened->reader, searcher);
    const agent::Prompts prompts;
    agent::AgentContext context{knowledge, prompts, chat->get()};
    const auto answer = (*workflow)->run(*request, context, {}, session.stop);
    if (!answer) {
        return reportByKind(answer.error());
    }
    if (session.json) {
        printJson(nlohmann::ordered_json(agent::toJson(*answer)));
    } else {
        printAnswer(*answer);
    }
    if (!answer->error.empty()) {
        return report({ErrorCode::Network, answer->error, {}});
    }
    return answer->incomplete ? kFailure : kSuccess;
}

} // namespace

void addAskCommand(CLI::App& app, Session& session)
{
    auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("ask", "Answer a question from the archive");
    command->add_option("question", options->question, "The question")->required();
    options->filter.addTo(*command);
    command->add_option("--workflow", options->workflow, "How to answer; built-in needs no model")
        ->check(CLI::IsMember(workflowNames()));
    command->add_option("--backend", options->backend, "Backend that answers");
    command->add_option("--now", options->now, "Moment from which “last week” counts");
    command->add_option("--k", options->k, "Passages per search")->check(CLI::Range(1, 1000))->capture_default_str();
    command->add_option("--answer-format", options->answerFormat, "What the answer must look like");
    command->callback([&session, options] { session.run = [&session, options] { return ask(session, *options); }; });
}

} // namespace reminisce::cli
