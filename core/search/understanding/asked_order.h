// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/understanding/question_kind.h"
#include "core/search/understanding/question_text.h"
#include "core/search/understanding/understanding.h"

namespace reminisce::search {

/// What a question asks for of several, and the words that say so.
struct FoundOrder
{
    AskedOrder order = AskedOrder::Any;
    std::size_t firstWord = 0;
    std::size_t lastWord = 0; ///< one behind; 0: no words
};

/// Whether a question asks for the beginning of something ("Wann begann …", "das erste Mal", "when did I first …") or
/// for its latest state ("zuletzt", "the last time").
[[nodiscard]] FoundOrder findAskedOrder(const QuestionText& question, QuestionKind kind);

} // namespace reminisce::search
