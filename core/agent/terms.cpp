// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/terms.h"

#include <algorithm>
#include <array>

#include "core/search/thesaurus.h"
#include "core/text/unicode.h"
#include "core/text/words.h"

namespace reminisce::agent {
namespace {

/// Words that say that something was said, or hold a question together: they are in no passage that answers.
bool isFrameWord(std::string_view folded)
{
    static constexpr std::array kWords = {
        "answer",       "ask",           "asked",      "asking",   "chat",        "chats",
        "conversation", "conversations", "date",       "did",      "discuss",     "discussed",
        "happen",       "happened",      "happening",  "many",     "mention",     "mentioned",
        "often",        "said",          "say",        "saying",   "says",        "speak",
        "spoke",        "spoken",        "talk",       "talked",   "talking",     "tell",
        "telling",      "thing",         "things",     "told",     "topic",       "topics",
        "about",        "ever",          "exactly",    "first",    "last",        "kind",
        "sort",         "summarize",     "summarise",  "summary",  "much",        "time",
        "times",        "antwort",       "besprochen", "datum",    "diskutiert",  "erwahnt",
        "erwahnte",     "erzahlt",       "erzahlte",   "erzahlen", "fasse",       "frage",
        "fragte",       "gefragt",       "geredet",    "gesagt",   "gesprach",    "gesprache",
        "gesprachen",   "gesprochen",    "genau",      "haufig",   "je",          "jemals",
        "mal",          "monat",         "oft",        "passiert", "passierte",   "redete",
        "reden",        "sag",           "sagen",      "sagt",     "sagte",       "sprach",
        "sprachst",     "sprechen",      "thema",      "themen",   "unterhalten", "unterhielt",
        "zeitraum",     "zusammen",      "zeitpunkt",  "ging"};
    return std::find(kWords.begin(), kWords.end(), folded) != kWords.end();
}

bool endsSentence(std::string_view between)
{
    return between.find_first_of(".!?:\n") != std::string_view::npos;
}

} // namespace

std::vector<Term> contentTerms(std::string_view source, text::Stemmer& stemmer, text::Language language)
{
    std::vector<Term> terms;
    std::size_t previousEnd = 0;
    bool first = true;
    text::forEachWord(source, [&](const text::Word& word) {
        const bool starts = first || endsSentence(source.substr(previousEnd, word.begin - previousEnd));
        first = false;
        previousEnd = word.end;
        const bool number = word.folded.find_first_of("0123456789") != std::string_view::npos;
        if (!number && (word.folded.size() < 2 || text::isStopWord(word.folded) || isFrameWord(word.folded) ||
                        search::isFrameWord(word.folded, stemmer))) {
            return;
        }
        std::size_t at = 0;
        const bool capital = !starts && !word.raw.empty() && text::isUppercase(text::nextCodePoint(word.raw, at));
        terms.push_back({std::string(word.folded), std::string(stemmer.stem(word.folded, language)), number, capital});
    });
    return terms;
}

double likeness(const Term& a, const Term& b)
{
    if (a.stem == b.stem || a.folded == b.folded) {
        return 1.0;
    }
    if (a.isNumber || b.isNumber) {
        return 0.0;
    }
    const std::string_view shorter = a.stem.size() <= b.stem.size() ? a.stem : b.stem;
    const std::string_view longer = a.stem.size() <= b.stem.size() ? b.stem : a.stem;
    const auto common =
        static_cast<std::size_t>(std::mismatch(shorter.begin(), shorter.end(), longer.begin()).first - shorter.begin());
    if (common >= 5 && common * 10 >= shorter.size() * 8) {
        return 0.8; // "Portugal" in "Portugalurlaub", "verletzt" and "Verletzung"
    }
    // A compound of the passage holds its parts ("Sommerurlaub" is an "Urlaub"); a part alone is little of a compound
    // that is asked for ("Gruppe" says nothing of a "Blutgruppe").
    const bool passageIsLonger = b.stem.size() > a.stem.size();
    if (shorter.size() >= 5 && longer.find(shorter) != std::string_view::npos) {
        return passageIsLonger ? 0.8 : 0.4;
    }
    return passageIsLonger && shorter.size() >= 4 && longer.ends_with(shorter) && longer.size() >= shorter.size() + 4
               ? 0.6
               : 0.0;
}

double bestLikeness(const Term& term, const std::vector<Term>& others)
{
    double best = 0;
    for (const auto& other : others) {
        best = std::max(best, likeness(term, other));
    }
    return best;
}

} // namespace reminisce::agent
