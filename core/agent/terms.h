// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/text/language.h"
#include "core/text/stems.h"

namespace reminisce::agent {

/// A word of a text that carries meaning.
struct Term
{
    std::string folded;
    std::string stem;
    bool isNumber = false;
    bool isCapital = false; ///< written with a capital, not at the beginning of a sentence
};

/// The words of a text without stop words and without the words by which people speak about speaking ("said",
/// "Gespräch"). Words of one letter are left out unless they are numbers.
[[nodiscard]] std::vector<Term> contentTerms(std::string_view text, text::Stemmer& stemmer,
                                             text::Language language = text::Language::Unknown);

/// How well a word of a passage, `b`, stands for a word asked for, `a`: 1 for the same stem, less for a common
/// beginning or a compound, else 0.
[[nodiscard]] double likeness(const Term& a, const Term& b);

/// The best likeness of a term with any of the others.
[[nodiscard]] double bestLikeness(const Term& term, const std::vector<Term>& others);

} // namespace reminisce::agent
