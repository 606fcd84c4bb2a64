// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace reminisce::text {

/// Frequent German words without a subject of their own, folded, sorted.
inline constexpr auto kGermanStopWords = std::to_array<std::string_view>({
    "ab",      "aber",     "all",     "alle",    "allem",     "allen",   "aller",   "alles",   "als",     "also",
    "am",      "an",       "ander",   "andere",  "anderem",   "anderen", "anderer", "anderes", "anders",  "ans",
    "auch",    "auf",      "aufs",    "aus",     "bei",       "beim",    "bereits", "bin",     "bis",     "bist",
    "bzw",     "da",       "dabei",   "dadurch", "dafur",     "dagegen", "daher",   "damit",   "danach",  "dann",
    "daran",   "darauf",   "daraus",  "darf",    "darin",     "daruber", "darum",   "das",     "dass",    "dasselbe",
    "davon",   "dazu",     "dein",    "deine",   "deinem",    "deinen",  "deiner",  "deines",  "dem",     "den",
    "denen",   "denn",     "der",     "deren",   "derselbe",  "des",     "deshalb", "dessen",  "dich",    "die",
    "dies",    "diese",    "diesem",  "diesen",  "dieser",    "dieses",  "dir",     "doch",    "dort",    "du",
    "durch",   "durchs",   "durfen",  "eben",    "ein",       "eine",    "einem",   "einen",   "einer",   "eines",
    "einfach", "einige",   "einigen", "einiger", "einiges",   "einmal",  "er",      "es",      "etwa",    "etwas",
    "euch",    "euer",     "eure",    "eurem",   "euren",     "eurer",   "fur",     "furs",    "gab",     "gar",
    "gegen",   "geht's",   "gehts",   "genau",   "gern",      "gerne",   "gewesen", "gibt",    "gibt's",  "gibts",
    "hab",     "hab's",    "habe",    "haben",   "habs",      "habt",    "halt",    "hast",    "hat",     "hat's",
    "hatte",   "hatten",   "hattest", "her",     "hier",      "hin",     "hinter",  "hinterm", "hinters", "ich",
    "ihm",     "ihn",      "ihnen",   "ihr",     "ihre",      "ihrem",   "ihren",   "ihrer",   "ihres",   "im",
    "immer",   "in",       "indem",   "ins",     "irgendwie", "ist",     "ist's",   "ja",      "je",      "jede",
    "jedem",   "jeden",    "jeder",   "jedes",   "jedoch",    "jene",    "jenem",   "jenen",   "jener",   "jetzt",
    "kam",     "kann",     "kannst",  "kein",    "keine",     "keinem",  "keinen",  "keiner",  "keines",  "konnen",
    "konnte",  "konnten",  "mal",     "man",     "manche",    "manchem", "manchen", "mancher", "manches", "mehr",
    "mein",    "meine",    "meinem",  "meinen",  "meiner",    "meines",  "mich",    "mir",     "mit",     "muss",
    "mussen",  "musste",   "nach",    "naja",    "nein",      "nicht",   "nichts",  "noch",    "nun",     "nur",
    "ob",      "oder",     "ohne",    "schon",   "sehr",      "sei",     "seid",    "sein",    "seine",   "seinem",
    "seinen",  "seiner",   "seines",  "seit",    "selbst",    "sich",    "sie",     "sind",    "so",      "sogar",
    "solche",  "solchem",  "solchen", "solcher", "soll",      "sollen",  "sollte",  "sollten", "sondern", "sonst",
    "uber",    "uberm",    "ubers",   "um",      "ums",       "und",     "uns",     "unser",   "unsere",  "unserem",
    "unseren", "unserer",  "unter",   "unterm",  "unters",    "viel",    "viele",   "vielen",  "vom",     "von",
    "vor",     "vorm",     "vors",    "wahrend", "wann",      "war",     "war's",   "waren",   "wars",    "warst",
    "warum",   "was",      "was's",   "weg",     "weil",      "weiter",  "welche",  "welchem", "welchen", "welcher",
    "welches", "wem",      "wen",     "wenn",    "wer",       "werde",   "werden",  "wessen",  "wie",     "wie's",
    "wieder",  "wieso",    "will",    "wir",     "wird",      "wirst",   "wo",      "woher",   "wohin",   "wollen",
    "wollte",  "womit",    "woran",   "woruber", "worum",     "wurde",   "wurden",  "zu",      "zum",     "zur",
    "zwar",    "zwischen",
});

/// The same for English.
inline constexpr auto kEnglishStopWords = std::to_array<std::string_view>({
    "a",        "about",      "after",    "again",     "against", "ago",       "ain't",     "all",      "also",
    "am",       "an",         "and",      "any",       "are",     "aren't",    "as",        "at",       "be",
    "because",  "been",       "before",   "being",     "between", "both",      "but",       "by",       "can",
    "can't",    "could",      "could've", "couldn't",  "did",     "didn't",    "do",        "does",     "doesn't",
    "doing",    "don't",      "down",     "during",    "each",    "few",       "for",       "from",     "further",
    "get",      "got",        "had",      "hadn't",    "has",     "hasn't",    "have",      "haven't",  "having",
    "he",       "he'd",       "he'll",    "he's",      "her",     "here",      "here's",    "hers",     "herself",
    "him",      "himself",    "his",      "how",       "how'd",   "how'll",    "how's",     "i",        "i'd",
    "i'll",     "i'm",        "i've",     "if",        "in",      "into",      "is",        "isn't",    "it",
    "it'd",     "it'll",      "it's",     "its",       "itself",  "just",      "let",       "let's",    "me",
    "might've", "mightn't",   "more",     "most",      "must've", "mustn't",   "my",        "myself",   "needn't",
    "no",       "nor",        "not",      "of",        "off",     "on",        "once",      "only",     "or",
    "other",    "our",        "ours",     "ourselves", "out",     "over",      "own",       "same",     "shan't",
    "she",      "she'd",      "she'll",   "she's",     "should",  "should've", "shouldn't", "so",       "some",
    "such",     "than",       "that",     "that'd",    "that'll", "that's",    "the",       "their",    "theirs",
    "them",     "themselves", "then",     "there",     "there'd", "there'll",  "there's",   "there've", "these",
    "they",     "they'd",     "they'll",  "they're",   "they've", "this",      "those",     "through",  "to",
    "too",      "under",      "until",    "up",        "us",      "very",      "was",       "wasn't",   "we",
    "we'd",     "we'll",      "we're",    "we've",     "were",    "weren't",   "what",      "what'd",   "what'll",
    "what're",  "what's",     "what've",  "when",      "when'd",  "when's",    "where",     "where'd",  "where's",
    "which",    "while",      "who",      "who'd",     "who'll",  "who's",     "who've",    "whom",     "whose",
    "why",      "why'd",      "why's",    "will",      "with",    "won't",     "would",     "would've", "wouldn't",
    "you",      "you'd",      "you'll",   "you're",    "you've",  "your",      "yours",     "yourself",
});

static_assert(std::is_sorted(kGermanStopWords.begin(), kGermanStopWords.end()));
static_assert(std::is_sorted(kEnglishStopWords.begin(), kEnglishStopWords.end()));

} // namespace reminisce::text
