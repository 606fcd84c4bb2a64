// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/wording.h"

#include <algorithm>
#include <array>
#include <span>

#include "core/text/unicode.h"
#include "core/text/words.h"

namespace reminisce::agent {
namespace {

bool hasWord(std::string_view source, std::span<const std::string_view> wanted)
{
    bool found = false;
    text::forEachWord(source, [&](const text::Word& word) {
        found = std::find(wanted.begin(), wanted.end(), word.folded) != wanted.end();
        return !found;
    });
    return found;
}

} // namespace

bool isAbstraction(std::string_view folded)
{
    static constexpr std::array<std::string_view, 20> kEndings = {
        "ung",    "ungen",    "keit", "keiten", "heit",   "heiten", "ion", "ionen", "tat",  "taten",
        "schaft", "schaften", "nis",  "nisse",  "nissen", "enz",    "anz", "ismus", "ment", "mus"};
    return folded.size() > 6 && std::any_of(kEndings.begin(), kEndings.end(),
                                            [&](std::string_view ending) { return folded.ends_with(ending); });
}

bool isSaidTo(std::string_view sentence)
{
    static constexpr std::array<std::string_view, 16> kWords = {"you",  "your",  "yours",  "du",     "dich",   "dir",
                                                                "dein", "deine", "deinen", "deiner", "deinem", "euch",
                                                                "euer", "eure",  "ihnen",  "ihr"};
    return sentence.find('?') != std::string_view::npos || hasWord(sentence, kWords);
}

bool isOfOneself(std::string_view sentence)
{
    static constexpr std::array<std::string_view, 17> kWords = {"i",     "my",     "me",     "mine",   "myself", "we",
                                                                "our",   "us",     "ich",    "mich",   "mir",    "mein",
                                                                "meine", "meinen", "meiner", "meinem", "wir"};
    return hasWord(sentence, kWords);
}

bool asksForTalk(std::string_view question)
{
    static constexpr std::array<std::string_view, 26> kWords = {
        "say",     "says",       "said",    "tell",      "told",    "talk",    "talked", "speak",     "spoke",
        "mention", "mentioned",  "discuss", "discussed", "sagt",    "sagte",   "gesagt", "erzählt",   "erzählte",
        "erzahlt", "gesprochen", "geredet", "gemeint",   "erwähnt", "erwahnt", "meinte", "besprochen"};
    return hasWord(question, kWords);
}

bool asksForWords(std::string_view question)
{
    static constexpr std::array<std::string_view, 57> kWords = {
        "say",       "says",        "said",          "tell",      "tells",    "told",    "mention",     "mentioned",
        "think",     "thinks",      "thought",       "write",     "wrote",    "written", "promise",     "promised",
        "suggest",   "suggested",   "recommend",     "advise",    "advised",  "explain", "explained",   "report",
        "reported",  "recommended", "sagt",          "sagte",     "gesagt",   "erzählt", "erzählte",    "erzahlt",
        "erwähnt",   "erwähnte",    "erwahnt",       "gemeint",   "meint",    "meinte",  "denkt",       "dachte",
        "gedacht",   "hält",        "halt",          "hielt",     "schreibt", "schrieb", "geschrieben", "verspricht",
        "versprach", "versprochen", "vorgeschlagen", "empfohlen", "geraten",  "erklärt", "erklart",     "berichtet",
        "riet"};
    return hasWord(question, kWords);
}

bool asksWhenSaid(std::string_view question)
{
    static constexpr auto kWords = std::to_array<std::string_view>(
        {"advised",      "antwortete",  "ask",         "asked",         "berichtet",  "berichtete",  "chat",
         "chatted",      "complain",    "complained",  "conversation",  "diskutiert", "empfahl",     "empfohlen",
         "erfahren",     "erfuhr",      "erklart",     "erwahnte",      "erzahlen",   "erzahlte",    "explain",
         "explained",    "fragte",      "geantwortet", "gefragt",       "gehort",     "geraten",     "geschrieben",
         "gesprach",     "hear",        "heard",       "promise",       "promised",   "raise",       "raised",
         "recommend",    "recommended", "redeten",     "reported",      "riet",       "schrieb",     "sprach",
         "sprachen",     "suggest",     "suggested",   "thema",         "topic",      "unterhalten", "unterhielten",
         "unterhaltung", "versprach",   "versprochen", "vorgeschlagen", "write",      "written",     "wrote"});
    static constexpr std::array<std::string_view, 3> kOf = {"von", "vom", "davon"};
    static constexpr std::array<std::string_view, 1> kTalk = {"rede"}; // "war von … die Rede", but not "hielt die Rede"
    const std::string folded = text::fold(question);
    return asksForTalk(question) || hasWord(question, kWords) || (hasWord(question, kTalk) && hasWord(question, kOf)) ||
           folded.find("come up") != std::string::npos || folded.find("came up") != std::string::npos ||
           folded.find("zur sprache") != std::string::npos;
}

bool asksOfOwn(std::string_view question)
{
    static constexpr std::array<std::string_view, 11> kWords = {
        "my", "our", "mein", "meine", "meinen", "meinem", "meiner", "meines", "unser", "unsere", "unserem"};
    return hasWord(question, kWords);
}

std::vector<std::string> englishVerbs(std::string_view question)
{
    static constexpr std::array<std::string_view, 11> kAuxiliaries = {"did",   "do",     "does", "will", "would", "can",
                                                                      "could", "should", "have", "has",  "had"};
    static constexpr std::array<std::string_view, 7> kPronouns = {"i", "you", "he", "she", "we", "they", "it"};
    static constexpr std::array<std::string_view, 8> kOwners = {"my", "our", "his", "her", "their", "your", "the", "a"};
    static constexpr std::array<std::string_view, 9> kBetween = {"ever",  "never",    "first", "last",   "actually",
                                                                 "again", "recently", "also",  "finally"};
    const auto isOneOf = [](std::string_view word, std::span<const std::string_view> words) {
        return std::find(words.begin(), words.end(), word) != words.end();
    };
    struct Seen
    {
        std::string folded;
        bool capital = false;
    };
    std::vector<Seen> words;
    text::forEachWord(question, [&](const text::Word& word) {
        std::size_t at = 0;
        words.push_back({std::string(word.folded), text::isUppercase(text::nextCodePoint(word.raw, at))});
    });
    std::vector<std::string> verbs;
    for (std::size_t i = 0; i + 2 < words.size(); ++i) {
        if (!isOneOf(words[i].folded, kAuxiliaries)) {
            continue;
        }
        std::size_t at = i + 1;
        if (isOneOf(words[at].folded, kPronouns)) {
            ++at;
        } else if (isOneOf(words[at].folded, kOwners)) {
            at += 2;
        } else {
            while (at < words.size() && words[at].capital) {
                ++at; // "did Tom Berger"
            }
            at = at == i + 1 ? words.size() : at;
        }
        while (at < words.size() && isOneOf(words[at].folded, kBetween)) {
            ++at;
        }
        if (at < words.size() && !words[at].capital) {
            verbs.push_back(words[at].folded);
        }
    }
    return verbs;
}

bool namesTheAsker(std::string_view question)
{
    static constexpr std::array<std::string_view, 4> kWords = {"ich", "wir", "i", "we"};
    return hasWord(question, kWords);
}

} // namespace reminisce::agent
