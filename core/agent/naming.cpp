// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/naming.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "core/agent/wording.h"
#include "core/text/language.h"
#include "core/text/unicode.h"
#include "core/text/words.h"

namespace reminisce::agent {
namespace {

template <std::size_t N>
bool isOneOf(std::string_view word, const std::array<std::string_view, N>& words)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

bool isNamingWord(std::string_view folded)
{
    static constexpr std::array<std::string_view, 21> kWords = {
        "heisst", "heisse", "heissen", "hiess", "hiessen", "namens", "genannt", "getauft", "taufen", "nenne", "nennen",
        "nennt",  "nannte", "nannten", "name",  "namen",   "names",  "called",  "named",   "name's", "call"};
    return isOneOf(folded, kWords);
}

/// What stands before a common noun: an article, a possessive, a preposition that has swallowed its article, an amount.
bool isDeterminer(std::string_view folded)
{
    static constexpr std::array<std::string_view, 52> kWords = {
        "der",   "die",   "das",    "den",    "dem",    "des",    "ein",     "eine",    "einen",  "einem",  "einer",
        "eines", "kein",  "keine",  "keinen", "keinem", "keiner", "mein",    "meine",   "meinen", "meinem", "meiner",
        "dein",  "deine", "deinen", "deinem", "deiner", "sein",   "seine",   "seinen",  "seinem", "seiner", "ihr",
        "ihre",  "ihren", "ihrem",  "ihrer",  "unser",  "unsere", "unseren", "unserem", "im",     "am",     "zum",
        "zur",   "beim",  "vom",    "ins",    "viel",   "viele",  "welche",  "diese"};
    return isOneOf(folded, kWords);
}

bool endsAsAdjective(std::string_view folded)
{
    return folded.size() > 3 && (folded.ends_with("e") || folded.ends_with("en") || folded.ends_with("er") ||
                                 folded.ends_with("es") || folded.ends_with("em"));
}

struct Spoken
{
    std::string folded;
    bool capital = false;
    bool opens = false; ///< a sentence
};

std::vector<Spoken> wordsOf(std::string_view source)
{
    std::vector<Spoken> words;
    std::size_t previousEnd = 0;
    text::forEachWord(source, [&](const text::Word& word) {
        const std::string_view between = source.substr(previousEnd, word.begin - previousEnd);
        std::size_t at = 0;
        words.push_back({std::string(word.folded), text::isUppercase(text::nextCodePoint(word.raw, at)),
                         words.empty() || between.find_first_of(".!?:\n\"“„") != std::string_view::npos});
        previousEnd = word.end;
    });
    return words;
}

/// English writes it with a capital everywhere.
bool isI(std::string_view folded)
{
    return folded == "i" || folded.starts_with("i'");
}

bool isWrittenAsName(const std::vector<Spoken>& words, std::size_t i, bool german)
{
    const Spoken& word = words[i];
    if (!word.capital || word.opens || word.folded.size() < 2 || isI(word.folded)) {
        return false;
    }
    if (!german) {
        return true;
    }
    const bool adjective =
        i > 1 && !words[i - 1].capital && endsAsAdjective(words[i - 1].folded) && isDeterminer(words[i - 2].folded);
    return !isDeterminer(words[i - 1].folded) && !adjective && !isAbstraction(word.folded);
}

} // namespace

bool asksForName(std::string_view question)
{
    static constexpr std::array<std::string_view, 7> kGermanVerbs = {"heisst", "heissen", "hiess", "hiessen",
                                                                     "nennt",  "nannte",  "nennen"};
    const std::vector<std::string> words = text::foldedWords(question);
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
        if (words[i] == "wie" && isOneOf(words[i + 1], kGermanVerbs)) {
            return true;
        }
        const bool what = words[i] == "what" || words[i] == "what's" || words[i] == "wie" || words[i] == "welchen" ||
                          (words[i] == "was" && i == 0);
        const auto rest = std::vector(words.begin() + static_cast<std::ptrdiff_t>(i) + 1, words.end());
        const auto has = [&](std::string_view word) { return std::find(rest.begin(), rest.end(), word) != rest.end(); };
        if (what &&
            (has("name") || has("names") || has("namen") || rest.back() == "called" || rest.back() == "named")) {
            return true;
        }
    }
    return false;
}

bool givesName(std::string_view text, const IsThing& isThing)
{
    const std::vector<Spoken> words = wordsOf(text);
    const bool german = text::guessLanguage(text) != text::Language::English;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (isNamingWord(words[i].folded) || (isWrittenAsName(words, i, german) && !isThing(words[i].folded))) {
            return true;
        }
    }
    return false;
}

bool namesThing(const Evidence& passage, const IsThing& isThing, bool ofTheOwner)
{
    const auto& turns = passage.turns;
    const auto counts = [&](const EvidenceTurn& turn) { return !ofTheOwner || turn.isOwner || isSaidTo(turn.text); };
    const auto speaksOfIt = [&](const EvidenceTurn& turn) {
        const auto words = text::foldedWords(turn.text);
        return std::any_of(words.begin(), words.end(), isThing);
    };
    std::vector<std::string> speakers; // are called by their names, too
    for (const std::string& person : passage.people) {
        for (std::string& word : text::foldedWords(person)) {
            speakers.push_back(std::move(word));
        }
    }
    const auto isNoName = [&](std::string_view folded) {
        return isThing(folded) || std::find(speakers.begin(), speakers.end(), folded) != speakers.end();
    };
    for (std::size_t i = 0; i < turns.size(); ++i) {
        if (!counts(turns[i]) || !speaksOfIt(turns[i])) {
            continue;
        }
        for (std::size_t near = i > 0 ? i - 1 : 0; near < std::min(i + 2, turns.size()); ++near) {
            if (counts(turns[near]) && givesName(turns[near].text, isNoName)) {
                return true;
            }
        }
    }
    return false;
}

} // namespace reminisce::agent
