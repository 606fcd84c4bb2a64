// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string_view>

#include "core/agent/answer.h"

namespace reminisce::agent {

/// Whether nothing but a name can answer: "wie heißt", "what is … called", "the name of".
[[nodiscard]] bool asksForName(std::string_view question);

/// A word, folded, that means the thing whose name is asked for.
using IsThing = std::function<bool(std::string_view folded)>;

/// Whether a text gives something a name: it says so ("heißt", "called", "namens"), or has a word other than the thing
/// that is written as names are: with a capital inside a sentence and, in German, without an article.
[[nodiscard]] bool givesName(std::string_view text, const IsThing& isThing);

/// Whether a turn that speaks of the thing, or a turn beside it, gives a name. `ofTheOwner`: the thing is the owner's,
/// so that the owner has to say it or be told.
[[nodiscard]] bool namesThing(const Evidence& passage, const IsThing& isThing, bool ofTheOwner);

} // namespace reminisce::agent
