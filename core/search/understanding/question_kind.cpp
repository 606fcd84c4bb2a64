// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/understanding/question_kind.h"

#include <array>

namespace reminisce::search {
namespace {

struct Phrase
{
    std::array<std::string_view, 3> words; ///< folded; trailing empty ones are not asked for
    QuestionKind kind;
};

constexpr auto kPhrases = std::to_array<Phrase>({
    {{"wie", "oft", ""}, QuestionKind::HowOften},
    {{"wie", "haufig", ""}, QuestionKind::HowOften},
    {{"wieviele", "male", ""}, QuestionKind::HowOften},
    {{"wie", "viele", "male"}, QuestionKind::HowOften},
    {{"how", "often", ""}, QuestionKind::HowOften},
    {{"how", "many", "times"}, QuestionKind::HowOften},
    {{"how", "frequently", ""}, QuestionKind::HowOften},
    {{"how", "long", "ago"}, QuestionKind::When},
    {{"wie", "lange", "ist"}, QuestionKind::When},
    {{"seit", "wann", ""}, QuestionKind::When},
    {{"bis", "wann", ""}, QuestionKind::When},
    {{"welchem", "datum", ""}, QuestionKind::When},
    {{"welchem", "tag", ""}, QuestionKind::When},
    {{"welchem", "monat", ""}, QuestionKind::When},
    {{"welchem", "jahr", ""}, QuestionKind::When},
    {{"welchem", "zeitraum", ""}, QuestionKind::When},
    {{"welchem", "zeitpunkt", ""}, QuestionKind::When},
    {{"welcher", "woche", ""}, QuestionKind::When},
    {{"what", "date", ""}, QuestionKind::When},
    {{"what", "day", ""}, QuestionKind::When},
    {{"what", "month", ""}, QuestionKind::When},
    {{"what", "year", ""}, QuestionKind::When},
    {{"what", "time", ""}, QuestionKind::When},
    {{"which", "day", ""}, QuestionKind::When},
    {{"which", "week", ""}, QuestionKind::When},
    {{"which", "month", ""}, QuestionKind::When},
    {{"which", "year", ""}, QuestionKind::When},
    {{"wann", "", ""}, QuestionKind::When},
    {{"when", "", ""}, QuestionKind::When},
    {{"mit", "wem", ""}, QuestionKind::Who},
    {{"wer", "", ""}, QuestionKind::Who},
    {{"wem", "", ""}, QuestionKind::Who},
    {{"wen", "", ""}, QuestionKind::Who},
    {{"wessen", "", ""}, QuestionKind::Who},
    {{"who", "", ""}, QuestionKind::Who},
    {{"whom", "", ""}, QuestionKind::Who},
    {{"whose", "", ""}, QuestionKind::Who},
    {{"wo", "", ""}, QuestionKind::Where},
    {{"wohin", "", ""}, QuestionKind::Where},
    {{"woher", "", ""}, QuestionKind::Where},
    {{"where", "", ""}, QuestionKind::Where},
    {{"warum", "", ""}, QuestionKind::Why},
    {{"wieso", "", ""}, QuestionKind::Why},
    {{"weshalb", "", ""}, QuestionKind::Why},
    {{"weswegen", "", ""}, QuestionKind::Why},
    {{"why", "", ""}, QuestionKind::Why},
    {{"how", "come", ""}, QuestionKind::Why},
    {{"welche", "", ""}, QuestionKind::Which},
    {{"welcher", "", ""}, QuestionKind::Which},
    {{"welches", "", ""}, QuestionKind::Which},
    {{"welchen", "", ""}, QuestionKind::Which},
    {{"welchem", "", ""}, QuestionKind::Which},
    {{"which", "", ""}, QuestionKind::Which},
});

/// Interrogatives that say little about the answer; a question that begins with one is not read on.
constexpr auto kOpenInterrogatives =
    std::to_array<std::string_view>({"was", "wie", "what", "how", "woruber", "worum", "wovon", "womit", "wofur"});

constexpr auto kSummaryWords = std::to_array<std::string_view>(
    {"fasse",   "fass",     "zusammenfassen", "zusammenfassung", "uberblick",   "summarize",   "summarise",
     "summary", "overview", "recap",          "entwickelt",      "entwickelte", "entwicklung", "entwickelten",
     "verlief", "develop",  "developed",      "evolve",          "evolved",     "progressed",  "durchgemacht"});

constexpr auto kVerbs = std::to_array<std::string_view>(
    {"habe",   "hab",  "hat",    "haben",  "hatte", "hatten", "bin",    "ist",    "sind",  "war",  "waren",
     "gab",    "gibt", "kann",   "konnte", "soll",  "sollte", "wollte", "will",   "werde", "wird", "wurde",
     "musste", "muss", "zeigte", "klang",  "did",   "do",     "does",   "was",    "were",  "is",   "are",
     "am",     "have", "has",    "had",    "can",   "could",  "would",  "should", "may",   "might"});

template <class List>
bool contains(const List& list, std::string_view word)
{
    for (const std::string_view each : list) {
        if (each == word) {
            return true;
        }
    }
    return false;
}

/// How many words of the phrase stand at `index`; 0 when not all do.
std::size_t matches(const QuestionText& question, std::size_t index, const Phrase& phrase)
{
    std::size_t count = 0;
    for (const std::string_view word : phrase.words) {
        if (word.empty()) {
            break;
        }
        if (!question.is(index + count, {word})) {
            return 0;
        }
        ++count;
    }
    return count;
}

/// "how many messages", "wie viele Gespräche": how many words at `index` ask for a count of talks; 0 for none.
std::size_t countsTalks(const QuestionText& question, std::size_t index)
{
    const bool two = (question.is(index, {"wie"}) && question.is(index + 1, {"viele"})) ||
                     (question.is(index, {"how"}) && question.is(index + 1, {"many"}));
    const std::size_t counted = index + (two ? 2 : 1);
    const bool asks = two || question.is(index, {"wieviele"});
    return asks && counted < question.words().size() && question.words()[counted].isCounted ? counted + 1 - index : 0;
}

} // namespace

FoundKind findQuestionKind(const QuestionText& question)
{
    const auto& words = question.words();
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (contains(kSummaryWords, words[i].folded) && (i < 3 || !words[i].isTime)) {
            return {QuestionKind::Summary, i, i + 1};
        }
    }
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i].isTime) {
            continue;
        }
        if (const std::size_t count = countsTalks(question, i); count > 0 && i < 4) {
            return {QuestionKind::HowOften, i, i + count};
        }
        for (const Phrase& phrase : kPhrases) {
            if (const std::size_t count = matches(question, i, phrase); count > 0) {
                // "Was hat Tom gesagt, als wer …": only the beginning of a sentence or clause asks.
                const bool early = i < 4 || words[i].opensSentence || words[i - 1].clause != words[i].clause;
                if (early) {
                    return {phrase.kind, i, i + count};
                }
            }
        }
        const bool german =
            words[i].folded == "was" && i + 1 < words.size() &&
            (words[i + 1].folded == "she" || words[i + 1].folded == "he" || words[i + 1].folded == "i" ||
             words[i + 1].folded == "it" || words[i + 1].folded == "there");
        if (contains(kOpenInterrogatives, words[i].folded) && i < 3 && !german) {
            return {QuestionKind::Other, i, i + 1};
        }
        if (words[i].opensSentence && contains(kVerbs, words[i].folded)) {
            return {QuestionKind::YesNo, i, i + 1};
        }
    }
    return {};
}

std::string_view questionKindName(QuestionKind kind)
{
    switch (kind) {
    case QuestionKind::Other:
        return "other";
    case QuestionKind::Who:
        return "who";
    case QuestionKind::When:
        return "when";
    case QuestionKind::Where:
        return "where";
    case QuestionKind::Which:
        return "which";
    case QuestionKind::HowOften:
        return "how-often";
    case QuestionKind::Why:
        return "why";
    case QuestionKind::Summary:
        return "summary";
    case QuestionKind::YesNo:
        return "yes-no";
    }
    return "other";
}

} // namespace reminisce::search
