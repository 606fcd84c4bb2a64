// SPDX-License-Identifier: GPL-3.0-or-later
// From settings to clients, and the test that Settings offers.
#include <algorithm>

#include <fmt/core.h>

#include "core/backend/http.h"
#include "core/backend/models.h"
#include "core/backend/openai_chat.h"
#include "core/backend/openai_embeddings.h"
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

std::optional<std::string> tryChat(const Service& service, const BackendSettings& settings, std::stop_token stop)
{
    OpenAiChat chat(service, settings.chatModel);
    ChatRequest request;
    request.messages.push_back({ChatRole::User, "Answer with the one word: ready", {}, {}});
    request.maxTokens = 16;
    const auto reply = chat.chat(request, {}, std::move(stop));
    return reply ? std::nullopt : std::optional(reply.error().message);
}

} // namespace

Result<std::unique_ptr<ChatBackend>> makeChatBackend(const BackendSettings& settings, const std::string& key)
{
    if (auto valid = validate(settings); !valid) {
        return tl::unexpected(valid.error());
    }
    if (settings.chatModel.empty()) {
        return fail(ErrorCode::InvalidArgument,
                    fmt::format("The backend “{}” has no chat model. Choose one in the settings.", settings.name));
    }
    return std::make_unique<OpenAiChat>(serviceOf(settings, key), settings.chatModel);
}

Result<std::unique_ptr<EmbeddingBackend>> makeEmbeddingBackend(const BackendSettings& settings, const std::string& key)
{
    if (auto valid = validate(settings); !valid) {
        return tl::unexpected(valid.error());
    }
    if (settings.embeddingModel.empty()) {
        return fail(ErrorCode::InvalidArgument,
                    fmt::format("The backend “{}” has no embedding model. Choose one in the settings.", settings.name));
    }
    return std::make_unique<OpenAiEmbeddings>(serviceOf(settings, key), settings.embeddingModel);
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
    if (settings.chatModel.empty() && settings.embeddingModel.empty()) {
        test.ok = models.has_value();
        test.verdict =
            models ? fmt::format("“{}” answers and offers {} models. Choose one.", settings.name, test.models.size())
                   : models.error().message;
        return test;
    }
    std::string works;
    if (!settings.chatModel.empty()) {
        if (auto problem = tryChat(service, settings, stop)) {
            test.verdict = *problem;
            return test;
        }
        test.chatWorks = true;
        works = fmt::format("“{}” chats with {}", settings.name, settings.chatModel);
    }
    if (!settings.embeddingModel.empty()) {
        OpenAiEmbeddings embeddings(service, settings.embeddingModel);
        const std::vector<std::string> text = {"A short text to try the connection."};
        const auto matrix = embeddings.embed(text, stop);
        if (!matrix) {
            test.verdict = matrix.error().message;
            return test;
        }
        test.embeddingDimension = matrix->dimension;
        works += fmt::format("{} embeds with {} ({} dimensions)",
                             works.empty() ? "“" + settings.name + "”" : std::string(" and"), settings.embeddingModel,
                             matrix->dimension);
    }
    test.ok = true;
    test.verdict = works + (leavesTheMachine(settings) ? ". Text that is sent there leaves this machine." : ".");
    return test;
}

} // namespace reminisce::backend
