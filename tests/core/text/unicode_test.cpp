// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/unicode.h"

#include "core/text/find_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace reminisce::text {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;

TEST(Utf8, TellsWellFormedFromIllFormed)
{
    EXPECT_TRUE(isValidUtf8(""));
    EXPECT_TRUE(isValidUtf8("plain"));
    EXPECT_TRUE(isValidUtf8("Grüße 🎉 日本"));
    EXPECT_FALSE(isValidUtf8("\xC3"));
    EXPECT_FALSE(isValidUtf8("\xC0\xAF")) << "overlong";
    EXPECT_FALSE(isValidUtf8("\xED\xA0\x80")) << "surrogate";
    EXPECT_FALSE(isValidUtf8("\xF4\x90\x80\x80")) << "above U+10FFFF";
    EXPECT_FALSE(isValidUtf8("a long ascii start and then \xFF"));
}

TEST(Utf8, ReplacesEachIllFormedPartOnce)
{
    const RepairedText repaired = replaceInvalidUtf8("a\xFF"
                                                     "b\xE2\x82"
                                                     "c");
    EXPECT_EQ(repaired.text, "a\uFFFD"
                             "b\uFFFD"
                             "c");
    EXPECT_EQ(repaired.replacements, 2U);
    EXPECT_EQ(replaceInvalidUtf8("Grüße").replacements, 0U);
}

TEST(Utf8, PrefixesDoNotCutCharacters)
{
    EXPECT_EQ(prefixOfBytes("aü", 2), "a");
    EXPECT_EQ(prefixOfBytes("aü", 3), "aü");
    EXPECT_EQ(countCodePoints("aü🎉"), 3U);
}

TEST(Folding, IgnoresCaseAndKeepsDiacritics)
{
    EXPECT_EQ(foldCase("STRASSE Ärger"), "strasse ärger");
    EXPECT_EQ(foldCase("Straße"), "strasse");
    EXPECT_EQ(foldCase("ΣΊΣΥΦΟΣ"), "σίσυφοσ");
}

TEST(Folding, ForWordsDropsDiacriticsToo)
{
    EXPECT_EQ(fold("Äpfel"), "apfel");
    EXPECT_EQ(fold("GROß"), "gross");
    EXPECT_EQ(fold("Café Ærøskøbing Łódź"), "cafe aeroskobing lodz");
    EXPECT_EQ(fold("A\u0308pfel"), "apfel") << "decomposed";
    EXPECT_EQ(fold("ﬁnal Ｗｉｄｅ"), "final wide");
    EXPECT_EQ(fold("Ёлка"), "елка");
    EXPECT_EQ(fold("한국어"), "한국어");
    EXPECT_EQ(fold("don’t"), "don't");
}

TEST(ContainsFolded, IsLiteralButForCase)
{
    EXPECT_TRUE(containsFolded("Der GROSSE Ärger", "ärger"));
    EXPECT_FALSE(containsFolded("Der Arger", "ärger"));
    EXPECT_TRUE(containsFolded("50% off (today)", "% OFF ("));
    EXPECT_TRUE(containsFolded("anything", ""));
    EXPECT_FALSE(containsFolded("", "a"));
}

TEST(ContainsFolded, FindsEveryPlaceInTheOriginal)
{
    EXPECT_THAT(findAllFolded("Tom und TOM, Atom", "tom"), ElementsAre(Pair(0U, 3U), Pair(8U, 11U), Pair(14U, 17U)));
    EXPECT_THAT(findAllFolded("Straße", "SS"), ElementsAre(Pair(4U, 6U)));
    EXPECT_THAT(findAllFolded("abc", ""), IsEmpty());
}

TEST(FindText, FindsInAnyCaseWithOrWithoutDiacritics)
{
    EXPECT_THAT(findAll("José und JOSE, Josef", "jose"), ElementsAre(Pair(0U, 5U), Pair(10U, 14U), Pair(16U, 20U)));
    EXPECT_THAT(findAll("Jose\u0301 ja", "josé j"), ElementsAre(Pair(0U, 8U))); // the accent as a sign of its own
    EXPECT_THAT(findAll("schön, Straße", "SCHON"), ElementsAre(Pair(0U, 6U)));
    EXPECT_THAT(findAll("50 %", "%"), ElementsAre(Pair(3U, 4U)));
    EXPECT_THAT(findAll("abc", ""), IsEmpty());
    EXPECT_TRUE(isFoundIn("Grüße", fold("GRUSS")));
    EXPECT_FALSE(isFoundIn("Gruß", fold("Grußwort")));
}

TEST(Trimming, RemovesUnicodeBlanks)
{
    EXPECT_EQ(trim("\uFEFF \u00A0 hallo \u200B\n"), "hallo");
    EXPECT_EQ(trim("   "), "");
    EXPECT_EQ(trim("ü"), "ü");
    EXPECT_EQ(collapseWhitespace("  a \n\t b\u00A0c "), "a b c");
}

TEST(Normalisation, Composes)
{
    EXPECT_EQ(normalizeNfc("A\u0308"), "Ä");
    EXPECT_EQ(normalizeNfc("schon gut: ä"), "schon gut: ä");
}

TEST(Names, AreIsolatedWhenTheyCouldTurnTheSentenceRound)
{
    EXPECT_EQ(isolateForDisplay("Anna"), "Anna");
    EXPECT_EQ(isolateForDisplay("אנה"), "\u2068אנה\u2069");
    EXPECT_EQ(isolateForDisplay("Eve\u202Egpj.exe"), "\u2068Evegpj.exe\u2069");
    EXPECT_EQ(isolateForDisplay("a\x01\nb"), "ab");
    EXPECT_TRUE(hasBidiControls("x\u202Ey"));
    EXPECT_FALSE(hasBidiControls("Grüße"));
    EXPECT_EQ(removeBidiControls("x\u202Ey"), "xy");
}

} // namespace
} // namespace reminisce::text
