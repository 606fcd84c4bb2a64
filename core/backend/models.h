// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "core/backend/http.h"
#include "core/backend/service.h"
#include "core/base/error.h"
#include "core/base/progress.h"

namespace reminisce::backend {

/// Names of the models that a server offers, sorted: from `/v1/models`, or from Ollama's `/api/tags` where the first
/// does not exist.
[[nodiscard]] Result<std::vector<std::string>> listModels(HttpClient& client, const Service& service,
                                                          std::stop_token stop);

/// Lets an Ollama server fetch a model (`/api/pull`), with progress in bytes.
[[nodiscard]] Result<void> pullOllamaModel(HttpClient& client, const Service& service, const std::string& model,
                                           const ProgressCallback& progress, std::stop_token stop);

/// Context length in tokens of an Ollama model (`/api/show`); NotFound when the server does not say.
[[nodiscard]] Result<int> ollamaContextLength(HttpClient& client, const Service& service, const std::string& model,
                                              std::stop_token stop);

} // namespace reminisce::backend
