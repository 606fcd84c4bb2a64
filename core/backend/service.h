// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "core/backend/http.h"
#include "core/base/error.h"

namespace reminisce::backend {

/// How a configured service is reached: shared by the chat, embedding, rerank and model list clients.
struct Service
{
    std::string name; ///< of the backend, for sentences
    std::string url;  ///< base address
    std::string key;  ///< empty: none is sent
    HttpTimeouts timeouts;
    HttpRetries retries;
};

/// A request to `path` below the service's address with its key. InvalidArgument when the key cannot be a header.
[[nodiscard]] Result<HttpRequest> makeRequest(const Service& service, std::string_view path);
/// The same as a POST of a JSON document.
[[nodiscard]] Result<HttpRequest> makeRequest(const Service& service, std::string_view path,
                                              const nlohmann::json& body);

/// The sentence for a reply whose status is not 2xx: which backend, what it said, what to do. `model` may be empty.
[[nodiscard]] Error errorOfReply(const Service& service, const HttpResponse& response, std::string_view model);
/// The sentence for an error object inside a reply, as OpenAI, Ollama and vLLM write it ("error": text or object).
[[nodiscard]] Error errorOfText(const Service& service, int status, std::string_view said, std::string_view model);
/// What an error body says, shortened; empty when it says nothing readable.
[[nodiscard]] std::string messageInBody(std::string_view body);
/// Puts the backend's name before a connection error.
[[nodiscard]] Error withName(const Service& service, Error error);

/// Sends and reads a JSON reply. All failures are sentences that name the backend.
[[nodiscard]] Result<nlohmann::json> exchangeJson(HttpClient& client, const Service& service,
                                                  const HttpRequest& request, std::string_view model,
                                                  std::stop_token stop);

} // namespace reminisce::backend
