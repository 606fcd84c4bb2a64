// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/archive/archive.h"
#include "core/archive/filter.h"
#include "core/base/error.h"
#include "core/base/local_time.h"

namespace reminisce::evaluation {

/// R-Eval's levels (Tu et al., KDD 2024).
enum class QuestionLevel { Seeking, Understanding, Applying };
/// "seeking", "understanding", "applying": the categories of the dataset.
[[nodiscard]] std::string_view questionLevelName(QuestionLevel level);

/// One question whose answer and evidence come from the same rows.
struct GeneratedQuestion
{
    QuestionLevel level = QuestionLevel::Seeking;
    std::string kind;     ///< name of the template: "who_said", "count_conversations" …
    std::string language; ///< "de" or "en"
    std::string question;
    std::string answer;
    std::vector<archive::Id> evidence; ///< chunks
    nlohmann::json parameters;         ///< what the template was filled with, so that the answer can be checked
};

struct GenerationOptions
{
    std::size_t count = 100;
    std::uint64_t seed = 1;
    std::vector<std::string> languages = {"de", "en"}; ///< of the templates, in turns
};

/// Fills the templates from the archive: no model, the same seed gives the same questions. Each has exactly one
/// answer, and none comes twice. Fewer than `count` when the archive does not hold as many.
[[nodiscard]] Result<std::vector<GeneratedQuestion>>
generateQuestions(const archive::Reader& reader, const GenerationOptions& options, std::stop_token stop = {});

/// As an own dataset that asks the archive itself: evidence are ids of chunks; `withUnits` puts the passages in, so
/// that it can be asked anywhere. Fails with Database.
[[nodiscard]] Result<nlohmann::ordered_json>
questionDataset(const archive::Reader& reader, const std::vector<GeneratedQuestion>& questions, bool withUnits);

} // namespace reminisce::evaluation
