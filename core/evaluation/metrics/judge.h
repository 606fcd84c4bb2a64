// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "core/backend/chat_backend.h"
#include "core/base/error.h"

namespace reminisce::evaluation {

struct Judgement
{
    double score = 0; ///< 0 … 1
    std::string reason;
};

/// Name of the prompt (agent::Prompts) with the judge's instructions: the six hard-coded steps of GEval Correctness
/// (Listing 1 of the Mitra publication, after Liu et al., 2023), with 0 … 10 as score. Scores of other instructions
/// cannot be compared with published ones.
inline constexpr std::string_view kJudgePrompt = "judge_correctness";

/// Asks a model, at temperature 0, how correct a response is. Fails as the backend does, or with BadReply when its
/// reply holds no score.
[[nodiscard]] Result<Judgement> judge(backend::ChatBackend& backend, const std::string& instructions,
                                      const std::string& question, const std::string& gold, const std::string& response,
                                      std::stop_token stop);

/// The score in a judge's reply: that of the last JSON object with one, else the last number after "score".
[[nodiscard]] std::optional<Judgement> readJudgement(std::string_view reply);

} // namespace reminisce::evaluation
