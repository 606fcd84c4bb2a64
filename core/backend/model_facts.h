// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <string>

#include "core/backend/chat_backend.h"
#include "core/backend/http.h"
#include "core/backend/service.h"
#include "core/base/error.h"

namespace reminisce::backend {

/// Whether a chat model calls functions: it is asked for a sum that it is to get from a function. False also when it
/// writes the call as text, or when the server refuses tools; that is what the workflow "react" is for. Fails when the
/// server cannot be asked.
[[nodiscard]] Result<bool> probeFunctionCalling(ChatBackend& chat, const std::stop_token& stop);

/// How many tokens fit into a request and its answer, as the server has the model set: `max_model_len` (vLLM) or
/// `context_length` in its list of models, `/props` (llama.cpp), `/api/v0/models` (LM Studio), `/api/show` (Ollama,
/// the most that the model can). NotFound when the server does not say.
[[nodiscard]] Result<int> contextLength(HttpClient& client, const Service& service, const std::string& model,
                                        const std::stop_token& stop);

} // namespace reminisce::backend
