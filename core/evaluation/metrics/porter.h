// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace reminisce::evaluation {

/// The stem of a lower-case word as LoCoMo's evaluation has it: Porter's algorithm of 1980 with the extensions that
/// NLTK's PorterStemmer applies unless told otherwise (short -ies and -ied, y after consonants, -alli, -fulli, -logi,
/// -bli, vowel-consonant words keep an e, a list of irregular words). Search uses the Snowball stemmers of core/text.
[[nodiscard]] std::string porterStem(std::string_view lowerCaseWord);

} // namespace reminisce::evaluation
