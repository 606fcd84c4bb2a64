// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/terms.h"

#include <algorithm>
#include <array>

#include "core/search/thesaurus.h"
#include "core/text/unicode.h"
#include "core/text/words.h"

namespace reminisce::agent {
namespace {

/// Words that say that something was said, or hold a question together: they are in no passage that answers. Sorted.
constexpr auto kFrameWords = std::to_array<std::string_view>(
    {"about",      "answer",       "antwort",       "ask",        "asked",    "asking",   "besprochen", "chat",
     "chats",      "conversation", "conversations", "date",       "datum",    "did",      "discuss",    "discussed",
     "diskutiert", "erwahnt",      "erwahnte",      "erzahlen",   "erzahlt",  "erzahlte", "ever",       "exactly",
     "fasse",      "first",        "frage",         "fragte",     "gefragt",  "genau",    "geredet",    "gesagt",
     "gesprach",   "gesprache",    "gesprachen",    "gesprochen", "ging",     "happen",   "happened",   "happening",
     "haufig",     "je",           "jemals",        "kind",       "last",     "mal",      "many",       "mention",
     "mentioned",  "monat",        "much",          "oft",        "often",    "passiert", "passierte",  "reden",
     "redete",     "sag",          "sagen",         "sagt",       "sagte",    "said",     "say",        "saying",
     "says",       "sort",         "speak",         "spoke",      "spoken",   "sprach",   "sprachst",   "sprechen",
     "summarise",  "summarize",    "summary",       "talk",       "talked",   "talking",  "tell",       "telling",
     "thema",      "themen",       "thing",         "things",     "time",     "times",    "told",       "topic",
     "topics",     "unterhalten",  "unterhielt",    "zeitpunkt",  "zeitraum", "zusammen"});
static_assert(std::is_sorted(kFrameWords.begin(), kFrameWords.end()));

bool isFrameWord(std::string_view folded)
{
    return std::binary_search(kFrameWords.begin(), kFrameWords.end(), folded);
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
