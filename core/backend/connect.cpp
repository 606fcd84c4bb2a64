// SPDX-License-Identifier: GPL-3.0-or-later
// From settings to clients, and the test that Settings offers.
#include <array>
#include <utility>

#include <fmt/format.h>

#include "core/backend/embedding_probe.h"
#include "core/backend/http.h"
#include "core/backend/model_facts.h"
#include "core/backend/models.h"
#include "core/backend/ollama_chat.h"
#include "core/backend/openai_chat.h"
#include "core/backend/openai_embeddings.h"
#include "core/backend/rerank.h"
#include "core/backend/settings.h"

namespace reminisce::backend {
namespace {

Service serviceOf(const BackendSettings& settings, const std::string& key)
{
    Service service;
    service.name = settings.name;
    service.url = settings.url;
    service.key = key;
    return service;
}

/// A test answers soon, or the answer is that it does not.
Service impatient(Service service)
{
    service.timeouts = {std::chrono::seconds(5), std::chrono::seconds(60), std::chrono::seconds(30)};
    service.retries.atMost = 0;
    return service;
}

/// The client for a model of chats; Ollama has an interface of its own that can do more.
std::unique_ptr<ChatBackend> chatClient(const Service& service, const BackendSettings& settings,
                                        const std::string& model)
{
    if (settings.preset == "ollama") {
        return std::make_unique<OllamaChat>(service, model, settings.contextTokens);
    }
    return std::make_unique<OpenAiChat>(service, model);
}

Error noModel(const BackendSettings& settings, std::string_view kind)
{
    return {ErrorCode::InvalidArgument,
            fmt::format("The backend “{}” has no {} model. Choose one in the settings.", settings.name, kind),
            {}};
}

/// What works, as part of a sentence.
using Findings = Result<std::string>;

Findings tryChat(const Service& service, const BackendSettings& settings, BackendTest& test,
                 const std::stop_token& stop)
{
    const auto chat = chatClient(service, settings, settings.chatModel);
    ChatRequest request;
    request.messages.push_back({ChatRole::User, "Answer with the one word: ready", {}, {}});
    request.maxTokens = 16;
    if (const auto reply = chat->chat(request, {}, stop); !reply) {
        return tl::unexpected(reply.error());
    }
    test.chatWorks = true;
    test.facts.url = settings.url;
    test.facts.model = settings.chatModel;
    std::string sentence = fmt::format("chats with {}", settings.chatModel);
    HttpClient client;
    if (const auto tokens = contextLength(client, service, settings.chatModel, stop)) {
        test.facts.contextTokens = *tokens;
        sentence += fmt::format(" ({} tokens of context)", *tokens);
    }
    if (const auto calls = probeFunctionCalling(*chat, stop)) {
        test.facts.functionCalling = *calls;
        sentence += *calls ? ", which calls functions" : ", which calls no functions (the workflow “react” suits it)";
    }
    return sentence;
}

Findings tryEmbedding(const Service& service, const BackendSettings& settings, BackendTest& test,
                      const std::stop_token& stop)
{
    OpenAiEmbeddings embeddings(service, settings.embeddingModel);
    const auto probe = embeddingProbe(embeddings, stop);
    if (!probe) {
        return tl::unexpected(probe.error());
    }
    test.embeddingDimension = probe->size();
    return fmt::format("embeds with {} ({} dimensions)", settings.embeddingModel, probe->size());
}

Findings tryRerank(const Service& service, const BackendSettings& settings, BackendTest& test,
                   const std::stop_token& stop)
{
    Reranker reranker(service, settings.rerankModel);
    const std::vector<std::string> texts = {"We ate apple pie on the balcony.", "The train to Hamburg was late."};
    const auto scores = reranker.scores("Which cake did we have?", texts, stop);
    if (!scores) {
        return tl::unexpected(scores.error());
    }
    test.rerankWorks = true;
    return fmt::format("reranks with {}", settings.rerankModel);
}

} // namespace

Result<std::unique_ptr<ChatBackend>> makeChatBackend(const BackendSettings& settings, const std::string& key)
{
    return makeChatBackend(settings, key, BackendTask::Chat);
}

Result<std::unique_ptr<ChatBackend>> makeChatBackend(const BackendSettings& settings, const std::string& key,
                                                     BackendTask task)
{
    if (auto valid = validate(settings); !valid) {
        return tl::unexpected(valid.error());
    }
    const std::string& model = modelFor(settings, task);
    if (model.empty() || task == BackendTask::Embedding || task == BackendTask::Rerank) {
        return tl::unexpected(noModel(settings, "chat"));
    }
    return chatClient(serviceOf(settings, key), settings, model);
}

Result<std::unique_ptr<EmbeddingBackend>> makeEmbeddingBackend(const BackendSettings& settings, const std::string& key)
{
    if (auto valid = validate(settings); !valid) {
        return tl::unexpected(valid.error());
    }
    if (settings.embeddingModel.empty()) {
        return tl::unexpected(noModel(settings, "embedding"));
    }
    return std::make_unique<OpenAiEmbeddings>(serviceOf(settings, key), settings.embeddingModel);
}

Result<std::unique_ptr<Reranker>> makeReranker(const BackendSettings& settings, const std::string& key)
{
    if (auto valid = validate(settings); !valid) {
        return tl::unexpected(valid.error());
    }
    if (settings.rerankModel.empty()) {
        return tl::unexpected(noModel(settings, "rerank"));
    }
    return std::make_unique<Reranker>(serviceOf(settings, key), settings.rerankModel);
}

BackendTest testBackend(const BackendSettings& settings, const std::string& key, std::stop_token stop)
{
    BackendTest test;
    if (auto valid = validate(settings); !valid) {
        test.verdict = valid.error().message;
        return test;
    }
    const Service service = impatient(serviceOf(settings, key));
    HttpClient client;
    auto models = listModels(client, service, stop);
    if (models) {
        test.models = std::move(*models);
    } else if (models.error().code != ErrorCode::NotFound && models.error().code != ErrorCode::BadReply) {
        test.verdict = models.error().message; // down, refuses the key…: the rest would say the same
        return test;
    }
    using Try = Findings (*)(const Service&, const BackendSettings&, BackendTest&, const std::stop_token&);
    const std::array<std::pair<const std::string*, Try>, 3> tries = {{{&settings.chatModel, &tryChat},
                                                                      {&settings.embeddingModel, &tryEmbedding},
                                                                      {&settings.rerankModel, &tryRerank}}};
    std::vector<std::string> works;
    for (const auto& [model, attempt] : tries) {
        if (model->empty()) {
            continue;
        }
        const Findings found = attempt(service, settings, test, stop);
        if (!found) {
            test.verdict = found.error().message;
            return test;
        }
        works.push_back(*found);
    }
    if (works.empty()) {
        test.ok = models.has_value();
        test.verdict =
            models ? fmt::format("“{}” answers and offers {} models. Choose one.", settings.name, test.models.size())
                   : models.error().message;
        return test;
    }
    test.ok = true;
    test.verdict = fmt::format("“{}” {}.", settings.name, fmt::join(works, "; "));
    if (leavesTheMachine(settings)) {
        test.verdict += " Text that is sent there leaves this machine.";
    }
    if (const std::string warning = connectionWarning(settings); !warning.empty()) {
        test.verdict += " " + warning;
    }
    return test;
}

} // namespace reminisce::backend
