// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace reminisce::evaluation {

/// SQuAD's F1 (Rajpurkar et al., 2016; version 2.0 for empty answers): bags of words after lower-casing and removing
/// ASCII punctuation and the articles a, an, the.
[[nodiscard]] double tokenF1(std::string_view gold, std::string_view response);

/// The recall that is part of tokenF1: share of the gold's words that the response holds. Unlike F1 it does not fall
/// with the length of an answer that quotes whole passages; it also does not see what such an answer says beside them.
[[nodiscard]] double tokenRecall(std::string_view gold, std::string_view response);

/// The words that tokenF1 compares.
[[nodiscard]] std::vector<std::string> squadTokens(std::string_view text);

/// LoCoMo's F1 (Maharana et al., 2024): as SQuAD's, with commas removed first, "and" among the articles, and Porter
/// stems.
[[nodiscard]] double tokenF1Locomo(std::string_view gold, std::string_view response);
/// Its multi-hop form (category 1): both sides split at commas; the mean over gold parts of the best response part.
[[nodiscard]] double tokenF1LocomoMultiHop(std::string_view gold, std::string_view response);
/// Its adversarial form (category 5): 1 when the response says that there is no information.
[[nodiscard]] double locomoAbstains(std::string_view response);

/// F1 over sets of words as memory systems report it: lower case, the signs . , ! ? as blanks, split at white space,
/// every word once.
[[nodiscard]] double tokenF1Set(std::string_view gold, std::string_view response);

/// Share of positions at which both texts have the same word, of the longer one's length: R-Eval's positional match,
/// over words where that uses GPT-2's vocabulary.
[[nodiscard]] double positionMatch(std::string_view gold, std::string_view response);

} // namespace reminisce::evaluation
