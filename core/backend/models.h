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

/// Lets an Ollama server fetch a model (`/api/pull`), with progress in bytes over all of its files that are known so
/// far. Stopping hangs up, which ends the fetch there; what has arrived is kept and the next pull goes on with it.
[[nodiscard]] Result<void> pullOllamaModel(HttpClient& client, const Service& service, const std::string& model,
                                           const ProgressCallback& progress, std::stop_token stop);

} // namespace reminisce::backend
