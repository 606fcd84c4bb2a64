// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/text/stems.h"

namespace reminisce::search {

enum class Relation {
    Form,    ///< another form of the same word, or a place within the one that it names
    Synonym, ///< means nearly the same
    Subject, ///< belongs to the subject that the word names
};

struct RelatedWord
{
    std::string_view word; ///< folded
    Relation relation = Relation::Synonym;
};

/// What the everyday thesaurus knows about a word (compared by stem), German and English; without the word itself.
[[nodiscard]] std::vector<RelatedWord> relatedWords(std::string_view folded, text::Stemmer& stemmer);

/// Whether a word is the participle of a separable verb or a form of an irregular one ("teilgenommen"): no compound,
/// though both parts be words.
[[nodiscard]] bool isVerbForm(std::string_view folded, text::Stemmer& stemmer);

/// Whether a word only frames a question about conversations: "gesprochen", "Zeitraum", "zusammenfassen", "mention".
[[nodiscard]] bool isFrameWord(std::string_view folded, text::Stemmer& stemmer);

} // namespace reminisce::search
