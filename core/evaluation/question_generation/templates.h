// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/archive/archive.h"
#include "core/base/error.h"
#include "core/evaluation/question_generation/question_generation.h"
#include "core/evaluation/question_generation/wording.h"

namespace reminisce::evaluation {

/// A question in both languages, before one is chosen.
struct QuestionCandidate
{
    std::string germanQuestion;
    std::string germanAnswer;
    std::string englishQuestion;
    std::string englishAnswer;
    std::vector<archive::Id> evidence;
    nlohmann::json parameters;
};

/// A kind of question: how its candidates are found.
struct QuestionTemplate
{
    QuestionLevel level;
    std::string_view kind;
    /// At most `limit` candidates in the order of the seed.
    Result<std::vector<QuestionCandidate>> (*candidates)(const archive::Reader& reader, std::uint64_t seed,
                                                         std::size_t limit);
};

/// A new kind is one function in one of the level's files, and one line there.
[[nodiscard]] std::vector<QuestionTemplate> seekingTemplates();
[[nodiscard]] std::vector<QuestionTemplate> understandingTemplates();
[[nodiscard]] std::vector<QuestionTemplate> applyingTemplates();

} // namespace reminisce::evaluation
