// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/understanding/question_kind.h"
#include "core/search/understanding/question_text.h"
#include "core/search/understanding/understanding.h"

namespace reminisce::search {

/// Whether a question asks for the beginning of something ("Wann begann …", "das erste Mal", "when did I first …") or
/// for its latest state ("zuletzt", "the last time").
[[nodiscard]] AskedOrder findAskedOrder(const QuestionText& question, QuestionKind kind);

} // namespace reminisce::search
