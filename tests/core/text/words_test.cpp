// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/words.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/text/compounds.h"
#include "core/text/language.h"
#include "core/text/ngrams.h"
#include "core/text/stems.h"

namespace reminisce::text {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

TEST(Words, AreLettersAndDigitsFolded)
{
    EXPECT_THAT(foldedWords("Hallo, schöne WELT!"), ElementsAre("hallo", "schone", "welt"));
    EXPECT_THAT(foldedWords("10km-Lauf um 17:30"), ElementsAre("10km", "lauf", "um", "17", "30"));
    EXPECT_THAT(foldedWords("don't l’eau rock 'n' roll"), ElementsAre("don't", "l'eau", "rock", "n", "roll"));
    EXPECT_THAT(foldedWords("3.5 Kilo, 1,000 Meter. Ende"), ElementsAre("3.5", "kilo", "1,000", "meter", "ende"));
    EXPECT_THAT(foldedWords("Wort\u00ADtrennung"), ElementsAre("worttrennung"));
    EXPECT_THAT(foldedWords(" ... 🎉 "), IsEmpty());
    EXPECT_THAT(foldedWords("Привет мир"), ElementsAre("привет", "мир"));
}

TEST(Words, PointIntoTheText)
{
    const std::string_view text = "Ich mag Äpfel";
    std::vector<std::string_view> raw;
    forEachWord(text, [&](const Word& word) {
        EXPECT_EQ(text.substr(word.begin, word.end - word.begin), word.raw);
        raw.push_back(word.raw);
    });
    EXPECT_THAT(raw, ElementsAre("Ich", "mag", "Äpfel"));
}

TEST(Words, ACallbackCanStop)
{
    int seen = 0;
    forEachWord("a b c d", [&](const Word&) { return ++seen < 2; });
    EXPECT_EQ(seen, 2);
}

TEST(Words, OfScriptsWithoutBlanksAreCutByDictionary)
{
    EXPECT_THAT(foldedWords("我喜欢咖啡"), SizeIs(testing::Gt(1U)));
    EXPECT_THAT(foldedWords("ผมชอบกาแฟ"), SizeIs(testing::Gt(1U)));
    std::string joined;
    for (const std::string& word : foldedWords("mein 咖啡 heute")) {
        joined += word + "|";
    }
    EXPECT_TRUE(joined.starts_with("mein|") && joined.ends_with("heute|"));
}

TEST(Words, SurviveAnyBytes)
{
    EXPECT_THAT(foldedWords("\xFF\xC3 a \xE2\x82"), ElementsAre("a"));
}

TEST(Stems, UniteInflections)
{
    Stemmer stemmer;
    const auto stem = [&](std::string_view word, Language language) {
        return std::string(stemmer.stem(word, language));
    };
    EXPECT_EQ(stem("laufen", Language::German), stem("laufe", Language::German));
    EXPECT_EQ(stem("projekte", Language::German), stem("projekten", Language::German));
    EXPECT_EQ(stem("running", Language::English), stem("runs", Language::English));
    EXPECT_EQ(stem("plans", Language::Unknown), stem("plan", Language::Unknown));
    EXPECT_EQ(stem("2024", Language::German), "2024");
    EXPECT_EQ(stem("", Language::German), "");
}

TEST(Stems, SurviveASmallCache)
{
    Stemmer stemmer(2);
    for (const std::string_view word : {"laufen", "gehen", "fahren", "laufen", "laufen"}) {
        EXPECT_FALSE(stemmer.stem(word, Language::German).empty());
    }
    EXPECT_EQ(stemmer.stem("laufen", Language::German), "lauf");
}

TEST(LanguageGuess, KnowsGermanFromEnglish)
{
    EXPECT_EQ(guessLanguage("Wann habe ich mit Tom über den Lauf gesprochen?"), Language::German);
    EXPECT_EQ(guessLanguage("What did we talk about last week?"), Language::English);
    EXPECT_EQ(guessLanguage("12345"), Language::Unknown);
    EXPECT_EQ(guessLanguage("Schöne Grüße"), Language::German);
    EXPECT_TRUE(isStopWord("und", Language::German));
    EXPECT_FALSE(isStopWord("und", Language::English));
    EXPECT_TRUE(isStopWord("the"));
    EXPECT_FALSE(isStopWord("projekt"));
}

std::uint32_t frequency(std::string_view word)
{
    if (word == "neujahr" || word == "vorsatze" || word == "projekt" || word == "leitung" || word == "gesamt") {
        return 10;
    }
    return word == "arbeit" || word == "zimmer" || word == "freundschaft" || word == "freund" || word == "schaft" ? 5
                                                                                                                  : 0;
}

TEST(Compounds, AreSplitIntoKnownWords)
{
    const CompoundSplitter splitter(frequency);
    EXPECT_THAT(splitter.split("neujahrsvorsatze"), ElementsAre("neujahr", "vorsatze"));
    EXPECT_THAT(splitter.split("gesamtprojektleitung"), ElementsAre("gesamt", "projekt", "leitung"));
    EXPECT_THAT(splitter.split("arbeitszimmer"), ElementsAre("arbeit", "zimmer"));
}

TEST(Compounds, StayWholeWhenThatIsLikelier)
{
    const CompoundSplitter splitter(frequency);
    EXPECT_THAT(splitter.split("freundschaft"), IsEmpty()) << "known as a whole, as often as its parts";
    EXPECT_THAT(splitter.split("projekt"), IsEmpty());
    EXPECT_THAT(splitter.split("unbekanntes"), IsEmpty());
    EXPECT_THAT(splitter.split(""), IsEmpty());
}

TEST(Ngrams, KeepWithinAWordAndMarkItsEnds)
{
    std::vector<std::string> grams;
    std::string buffer;
    forEachNgram("abc", 3, 4, buffer, [&](std::string_view gram) { grams.emplace_back(gram); });
    EXPECT_THAT(grams, ElementsAre(" ab", "abc", "bc ", " abc", "abc "));
}

TEST(Ngrams, CountCodePointsAndBoundLongWords)
{
    std::vector<std::string> grams;
    std::string buffer;
    forEachNgram("мир", 3, 3, buffer, [&](std::string_view gram) { grams.emplace_back(gram); });
    EXPECT_THAT(grams, ElementsAre(" ми", "мир", "ир "));
    std::size_t count = 0;
    forEachNgram(std::string(5000, 'x'), 3, 3, buffer, [&](std::string_view gram) {
        EXPECT_EQ(gram.size(), 3U);
        ++count;
    });
    EXPECT_LE(count, kMaxNgramWord);
}

TEST(Ngrams, OfATextCoverItsWords)
{
    std::size_t count = 0;
    forEachTextNgram("ab cd", 3, 3, [&](std::string_view) { ++count; });
    EXPECT_EQ(count, 4U);
}

} // namespace
} // namespace reminisce::text
