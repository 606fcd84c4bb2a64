// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/model_facts.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <limits>
#include <optional>

#include <fmt/core.h>

#include "core/backend/ollama_model.h"

namespace reminisce::backend {
namespace {

using nlohmann::json;
using Tokens = std::optional<int>;

/// Enough for a model that thinks before it calls.
constexpr int kProbeTokens = 512;
/// A model that has written this much text is not about to call; a slow one would hold up the person for minutes.
constexpr std::size_t kLongestPreface = 200;

ChatRequest functionQuestion()
{
    ChatRequest request;
    request.messages.push_back(
        {ChatRole::User, "Use the function add_numbers to add 17 and 25. Do not add them yourself.", {}, {}});
    const json number = {{"type", "integer"}};
    request.tools.push_back({"add_numbers",
                             "Adds two numbers.",
                             {{"type", "object"},
                              {"properties", {{"first", number}, {"second", number}}},
                              {"required", {"first", "second"}}}});
    request.maxTokens = kProbeTokens;
    return request;
}

bool isTheCall(const ToolCall& call)
{
    const json arguments = json::parse(call.arguments, nullptr, false);
    return call.name == "add_numbers" && arguments.is_object() && arguments.contains("first") &&
           arguments.contains("second");
}

/// Servers refuse tools for a model that knows none ("does not support tools") or when they are not set up for them.
bool isAboutTools(const Error& error)
{
    std::string message = error.message;
    std::transform(message.begin(), message.end(), message.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return error.code != ErrorCode::Cancelled &&
           (message.find("tool") != std::string::npos || message.find("function") != std::string::npos);
}

Tokens tokensAt(const json& object, const char* key)
{
    if (!object.is_object() || !object.contains(key) || !object[key].is_number_integer()) {
        return std::nullopt;
    }
    const auto value = object[key].get<std::int64_t>();
    return value > 0 && value <= std::numeric_limits<int>::max() ? Tokens(static_cast<int>(value)) : std::nullopt;
}

Tokens firstOf(const json& object, std::initializer_list<const char*> keys)
{
    for (const char* key : keys) {
        if (const Tokens tokens = tokensAt(object, key)) {
            return tokens;
        }
    }
    return std::nullopt;
}

/// The entry of the model in a list of models; of the only one when the server has a single one under another name.
json entryOf(const json& reply, const std::string& model)
{
    if (!reply.contains("data") || !reply["data"].is_array()) {
        return {};
    }
    for (const json& entry : reply["data"]) {
        if (entry.is_object() && entry.contains("id") && entry["id"] == model) {
            return entry;
        }
    }
    return reply["data"].size() == 1 ? reply["data"].front() : json();
}

/// Where servers say it, most exact first.
struct Source
{
    const char* path;
    Tokens (*read)(const json& reply, const std::string& model);
};

constexpr std::array<Source, 3> kSources = {{
    {"/v1/models",
     [](const json& reply, const std::string& model) {
         return firstOf(entryOf(reply, model), {"max_model_len", "context_length", "context_window"});
     }},
    {"/props",
     [](const json& reply, const std::string&) {
         return reply.contains("default_generation_settings") ? tokensAt(reply["default_generation_settings"], "n_ctx")
                                                              : std::nullopt;
     }},
    {"/api/v0/models",
     [](const json& reply, const std::string& model) {
         return firstOf(entryOf(reply, model), {"loaded_context_length", "max_context_length"});
     }},
}};

/// Errors by which a server says that it has no such page, rather than that it cannot be used.
bool meansAbsent(const Error& error)
{
    return error.code == ErrorCode::NotFound || error.code == ErrorCode::BadReply ||
           error.code == ErrorCode::UnknownModel;
}

} // namespace

Result<bool> probeFunctionCalling(ChatBackend& chat, const std::stop_token& stop)
{
    std::stop_source enough;
    const std::stop_callback forward(stop, [&enough] { enough.request_stop(); });
    std::size_t written = 0;
    const auto onText = [&](std::string_view text) {
        written += text.size();
        if (written > kLongestPreface) {
            enough.request_stop();
        }
    };
    const auto reply = chat.chat(functionQuestion(), onText, enough.get_token());
    if (stop.stop_requested()) {
        return fail(ErrorCode::Cancelled, "Stopped on request.");
    }
    if (!reply) {
        return isAboutTools(reply.error()) ? Result<bool>(false) : tl::unexpected(reply.error());
    }
    return std::any_of(reply->toolCalls.begin(), reply->toolCalls.end(), &isTheCall);
}

Result<int> contextLength(HttpClient& client, const Service& service, const std::string& model,
                          const std::stop_token& stop)
{
    for (const Source& source : kSources) {
        auto request = makeRequest(service, source.path);
        if (!request) {
            return tl::unexpected(request.error());
        }
        const auto reply = exchangeJson(client, service, *request, model, stop);
        if (!reply && !meansAbsent(reply.error())) {
            return tl::unexpected(reply.error());
        }
        if (const Tokens tokens = reply ? source.read(*reply, model) : std::nullopt) {
            return *tokens;
        }
    }
    const auto ollama = showOllamaModel(client, service, model, stop);
    if (!ollama && !meansAbsent(ollama.error())) {
        return tl::unexpected(ollama.error());
    }
    if (ollama && (ollama->setTokens || ollama->mostTokens)) {
        return ollama->setTokens ? *ollama->setTokens : *ollama->mostTokens;
    }
    return fail(ErrorCode::NotFound,
                fmt::format("The backend “{}” does not say how long the context of “{}” is.", service.name, model));
}

} // namespace reminisce::backend
