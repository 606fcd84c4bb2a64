// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <string>

#include "core/backend/embedding_backend.h"
#include "core/backend/settings.h"
#include "core/base/error.h"

namespace reminisce::evaluation {

/// One contextual vector per token of a text, from llama.cpp's server when it runs with `--pooling none`
/// (POST /embeddings). Fails as connections do, and with InvalidArgument when the server gives one vector per text
/// only, as most do.
[[nodiscard]] Result<backend::EmbeddingMatrix> tokenEmbeddings(const backend::BackendSettings& settings,
                                                               const std::string& key, const std::string& text,
                                                               std::stop_token stop);

} // namespace reminisce::evaluation
