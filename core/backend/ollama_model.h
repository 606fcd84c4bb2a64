// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>
#include <string>

#include "core/backend/http.h"
#include "core/backend/service.h"
#include "core/base/error.h"

namespace reminisce::backend {

/// What an Ollama server says about a model.
struct OllamaModel
{
    std::optional<int> mostTokens; ///< the longest context that the model was made for
    std::optional<int> setTokens;  ///< `num_ctx` in the model's own parameters
};

/// Asks `/api/show`. NotFound or UnknownModel when the server is another one or has no such model.
[[nodiscard]] Result<OllamaModel> showOllamaModel(HttpClient& client, const Service& service, const std::string& model,
                                                  std::stop_token stop);

} // namespace reminisce::backend
