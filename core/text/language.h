// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace reminisce::text {

enum class Language { Unknown, German, English };

/// German or English by frequent words and by letters that only one of them has; Unknown when the text is too short or
/// shows neither. Looks at the first 400 words.
[[nodiscard]] Language guessLanguage(std::string_view text);

/// Whether a folded word (see fold()) is one of the words that carry no subject: articles, pronouns, prepositions,
/// auxiliaries. Unknown asks both languages.
[[nodiscard]] bool isStopWord(std::string_view folded, Language language = Language::Unknown);

} // namespace reminisce::text
