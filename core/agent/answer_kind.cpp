// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/answer_kind.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "core/text/words.h"

namespace reminisce::agent {
namespace {

template <std::size_t N>
bool isOneOf(std::string_view word, const std::array<std::string_view, N>& words)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

} // namespace

bool asksForNumber(std::string_view question)
{
    static constexpr std::array<std::string_view, 13> kGermanDegrees = {"viel",  "viele",   "vielen", "hoch", "gross",
                                                                        "alt",   "lang",    "lange",  "weit", "schwer",
                                                                        "teuer", "schnell", "breit"};
    static constexpr std::array<std::string_view, 12> kEnglishDegrees = {
        "many", "much", "old", "tall", "long", "far", "big", "large", "heavy", "expensive", "high", "fast"};
    static constexpr std::array<std::string_view, 10> kAmounts = {
        "telefonnummer", "handynummer", "hausnummer", "postleitzahl", "kontonummer",
        "kostet",        "kostete",     "cost",       "costs",        "uhrzeit"};
    const std::vector<std::string> words = text::foldedWords(question);
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool degree = i + 1 < words.size() && ((words[i] == "wie" && isOneOf(words[i + 1], kGermanDegrees)) ||
                                                     (words[i] == "how" && isOneOf(words[i + 1], kEnglishDegrees)));
        const bool phone = i + 1 < words.size() && words[i] == "phone" && words[i + 1] == "number";
        if (degree || phone || (i > 0 && isOneOf(words[i], kAmounts))) {
            return true;
        }
    }
    return false;
}

bool hasNumber(std::string_view text)
{
    static constexpr std::array<std::string_view, 46> kWords = {
        "zwei",    "drei",   "vier",   "funf",    "sechs",      "sieben",  "acht",     "neun",
        "zehn",    "elf",    "zwolf",  "zwanzig", "dreissig",   "vierzig", "funfzig",  "hundert",
        "tausend", "paar",   "halbe",  "halben",  "anderthalb", "two",     "three",    "four",
        "five",    "six",    "seven",  "eight",   "nine",       "ten",     "eleven",   "twelve",
        "fifteen", "twenty", "thirty", "forty",   "fifty",      "hundred", "thousand", "couple",
        "half",    "dozen",  "beide",  "both",    "einmal",     "once"};
    bool found = false;
    text::forEachWord(text, [&](const text::Word& word) {
        found =
            found || word.folded.find_first_of("0123456789") != std::string_view::npos || isOneOf(word.folded, kWords);
        return !found;
    });
    return found;
}

bool saysLittle(std::string_view folded)
{
    static constexpr std::array<std::string_view, 62> kKinds = {
        "ort",    "orte",    "ortes",      "stelle",      "platz",    "name",    "namen",    "namens",  "grund",
        "grunde", "grunden", "ursache",    "ursachen",    "anlass",   "art",     "weise",    "sache",   "sachen",
        "ding",   "dinge",   "stuck",      "person",      "personen", "leute",   "menschen", "zahl",    "anzahl",
        "nummer", "betrag",  "summe",      "preis",       "zutat",    "zutaten", "teile",    "uhrzeit", "dauer",
        "names",  "place",   "places",     "reason",      "reasons",  "cause",   "kinds",    "types",   "type",
        "piece",  "pieces",  "people",     "number",      "amount",   "price",   "sum",      "item",    "items",
        "thing",  "someone", "ingredient", "ingredients", "details",  "detail",  "example",  "examples"};
    static constexpr std::array<std::string_view, 81> kVerbs = {
        "called",   "named",     "nennt",   "nannte", "genannt",  "bekam",    "bekommen", "bekommt", "bekomme",
        "gab",      "geben",     "gegeben", "gibt",   "kam",      "kamen",    "kommen",   "kommt",   "komme",
        "gekommen", "ging",      "gehen",   "geht",   "gegangen", "machen",   "macht",    "mache",   "machte",
        "gemacht",  "nehmen",    "nehme",   "nimmt",  "nahm",     "genommen", "braucht",  "brauche", "brauchen",
        "brauchte", "gebraucht", "heisst",  "heisse", "hiess",    "heissen",  "gehort",   "liegt",   "steht",
        "lassen",   "liess",     "findet",  "give",   "gives",    "gave",     "given",    "get",     "gets",
        "got",      "take",      "takes",   "took",   "taken",    "make",     "makes",    "made",    "come",
        "comes",    "came",      "go",      "goes",   "went",     "gone",     "use",      "used",    "uses",
        "need",     "needs",     "needed",  "want",   "wants",    "wanted",   "put",      "bring",   "brought"};
    return isOneOf(folded, kKinds) || isOneOf(folded, kVerbs);
}

} // namespace reminisce::agent
