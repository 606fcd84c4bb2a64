// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "core/search/understanding/question_text.h"
#include "core/search/understanding/understanding.h"

namespace reminisce::search {

/// What a question asks for, and the words that say it: [firstWord, lastWord) of the question's words.
struct FoundKind
{
    QuestionKind kind = QuestionKind::Other;
    std::size_t firstWord = 0;
    std::size_t lastWord = 0;
};

[[nodiscard]] FoundKind findQuestionKind(const QuestionText& question);

} // namespace reminisce::search
