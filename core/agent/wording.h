// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

/// What the small words of a question or sentence, German or English, tell about whom and what it is.
namespace reminisce::agent {

/// Nouns for what people do and are, rather than for things: they are seldom said in the words in which they are asked.
[[nodiscard]] bool isAbstraction(std::string_view folded);
/// Whether a sentence may be about those to whom it is said: it asks, or has a word for them.
[[nodiscard]] bool isSaidTo(std::string_view sentence);
/// Whether a sentence is about whoever says it.
[[nodiscard]] bool isOfOneself(std::string_view sentence);
/// Whether a question asks what was talked about: the words of the one are then answered by those of the other.
[[nodiscard]] bool asksForTalk(std::string_view question);
/// Whether a question asks for the words or the view of somebody ("What did Tom say about …?").
[[nodiscard]] bool asksForWords(std::string_view question);
/// Whether a question for a time asks when something was said, written or asked ("When did we talk about …?"): the day
/// of the conversation is then the answer.
[[nodiscard]] bool asksWhenSaid(std::string_view question);
/// Whether a question asks about a thing or person of the asker's: "mein Hund", "my cat".
[[nodiscard]] bool asksOfOwn(std::string_view question);
/// The verbs that an English question puts behind "did I", "does Tom" and the like, folded.
[[nodiscard]] std::vector<std::string> englishVerbs(std::string_view question);
/// Whether the one who asks is part of the question ("What did I say to Tom?").
[[nodiscard]] bool namesTheAsker(std::string_view question);

} // namespace reminisce::agent
