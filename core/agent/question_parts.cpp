// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/question_parts.h"

#include <algorithm>
#include <array>

#include "core/agent/terms.h"
#include "core/text/sentences.h"
#include "core/text/unicode.h"
#include "core/text/words.h"

namespace reminisce::agent {
namespace {

constexpr std::size_t kMostParts = 4;

bool isQuestionWord(std::string_view folded)
{
    static constexpr std::array<std::string_view, 34> kWords = {
        "wer",   "wen",     "wem",     "wessen", "was",    "wann",    "wo",      "wohin",   "woher",
        "warum", "wieso",   "weshalb", "wie",    "welche", "welcher", "welches", "welchen", "welchem",
        "worum", "woruber", "womit",   "bis",    "wozu",   "who",     "whom",    "whose",   "what",
        "when",  "where",   "why",     "how",    "which",  "habe",    "hatte"};
    return std::find(kWords.begin(), kWords.end(), folded) != kWords.end();
}

bool opensQuestion(std::string_view folded)
{
    static constexpr std::array<std::string_view, 16> kVerbs = {"did",    "do",    "does", "have", "has", "had",
                                                                "was",    "were",  "am",   "is",   "are", "hat",
                                                                "hatten", "haben", "gab",  "bin"};
    return isQuestionWord(folded) || std::find(kVerbs.begin(), kVerbs.end(), folded) != kVerbs.end();
}

/// Cuts at "und"/"and" before a question word.
std::vector<std::string> cutAtAnd(std::string_view sentence)
{
    std::vector<std::pair<std::size_t, std::size_t>> cuts; // end of one part, begin of the next
    std::string previous;
    std::size_t previousBegin = 0;
    std::size_t words = 0;
    text::forEachWord(sentence, [&](const text::Word& word) {
        if ((previous == "und" || previous == "and") && words >= 4 && opensQuestion(word.folded)) {
            cuts.emplace_back(previousBegin, word.begin);
        }
        previous = std::string(word.folded);
        previousBegin = word.begin;
        ++words;
    });
    std::vector<std::string> parts;
    std::size_t begin = 0;
    for (const auto& [end, next] : cuts) {
        parts.emplace_back(text::trim(sentence.substr(begin, end - begin)));
        begin = next;
    }
    parts.emplace_back(text::trim(sentence.substr(begin)));
    for (auto& part : parts) {
        while (part.ends_with(',') || part.ends_with(' ')) {
            part.pop_back();
        }
    }
    return parts;
}

bool pointsBack(std::string_view part)
{
    static constexpr std::array<std::string_view, 22> kWords = {
        "sie", "er",   "es",   "ihn",  "ihm",  "das", "dabei", "dazu", "damit", "davon", "daran",
        "it",  "they", "them", "that", "this", "he",  "she",   "him",  "there", "diese", "war"};
    bool found = false;
    text::forEachWord(part, [&](const text::Word& word) {
        found = found || std::find(kWords.begin(), kWords.end(), word.folded) != kWords.end();
    });
    return found;
}

} // namespace

std::vector<std::string> questionParts(std::string_view question)
{
    std::vector<std::string> parts;
    std::string statements;
    for (const auto& span : text::sentences(question)) {
        const std::string_view sentence = question.substr(span.begin, span.end - span.begin);
        if (!sentence.ends_with('?')) {
            statements += (statements.empty() ? "" : " ") + std::string(sentence);
            continue;
        }
        for (auto& part : cutAtAnd(sentence)) {
            parts.push_back(std::move(part));
        }
    }
    if (parts.size() + (statements.empty() ? 0 : 1) < 2 || parts.empty()) {
        const auto cut = cutAtAnd(question);
        if (!parts.empty() || cut.size() < 2) {
            return {std::string(text::trim(question))};
        }
        parts = cut; // no question mark at all
        statements.clear();
    }
    text::Stemmer stemmer;
    const std::string context = statements.empty() ? parts.front() : statements;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const bool thin = contentTerms(parts[i], stemmer).size() < 2 || pointsBack(parts[i]);
        if (thin && (i > 0 || !statements.empty())) {
            parts[i] += " (" + context + ")";
        }
    }
    if (parts.size() > kMostParts) {
        parts.resize(kMostParts);
    }
    return parts;
}

} // namespace reminisce::agent
