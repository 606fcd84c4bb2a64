// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emotion/vocabulary.h"

#include <gtest/gtest.h>

namespace {

using namespace reminisce;
using emotion::feelingOfWord;
using emotion::scoresOfDescription;

float scoreOf(const std::optional<EmotionScores>& scores, Emotion emotion)
{
    return scores ? (*scores)[static_cast<std::size_t>(emotion)] : -1.0F;
}

TEST(Vocabulary, KnowsFeelingsInBothLanguagesWithTheirEndings)
{
    EXPECT_EQ(scoreOf(feelingOfWord("traurigkeit"), Emotion::Sadness), 1);
    EXPECT_EQ(scoreOf(feelingOfWord("frustrated"), Emotion::Anger), .9F);
    EXPECT_FALSE(feelingOfWord("happened"));
    EXPECT_FALSE(feelingOfWord("interested")) << "too ambiguous in a question";
}

TEST(Vocabulary, TakesTheStrongestWordOfADescription)
{
    const auto scores = scoresOfDescription("Anxious, insecure, slightly hopeful, Neugier");
    EXPECT_EQ(scoreOf(scores, Emotion::Fear), 1);
    EXPECT_EQ(scoreOf(scores, Emotion::Anticipation), 1);
    EXPECT_EQ(scoreOf(scores, Emotion::Anger), 0);
    EXPECT_EQ(scoreOf(scoresOfDescription("interested"), Emotion::Anticipation), .8F);
}

TEST(Vocabulary, LeavesOutWhatIsNegated)
{
    const auto scores = scoresOfDescription("not happy, sad");
    EXPECT_EQ(scoreOf(scores, Emotion::Joy), 0);
    EXPECT_EQ(scoreOf(scores, Emotion::Sadness), 1);
}

TEST(Vocabulary, TellsNoFeelingFromUnknownWords)
{
    EXPECT_EQ(scoresOfDescription("neutral"), EmotionScores{});
    EXPECT_FALSE(scoresOfDescription("blorp, the, table"));
    EXPECT_FALSE(scoresOfDescription(""));
    EXPECT_FALSE(scoresOfDescription(",,,\xff\xfe,"));
}

/// The feelings that the example questions of the search prompt name.
TEST(Vocabulary, KnowsTheWordsThatModelsUseMost)
{
    for (const char* word :
         {"happy",      "joyful",   "thrilled",     "excited",       "energetic", "enthusiastic", "satisfied",
          "anxious",    "insecure", "nervous",      "self-doubting", "calm",      "curious",      "amused",
          "frustrated", "annoyed",  "disappointed", "hopeful",       "grateful",  "relieved",     "proud",
          "surprised",  "confused", "worried",      "lonely",        "nostalgic", "affectionate", "bored"}) {
        EXPECT_TRUE(scoresOfDescription(word)) << word;
    }
}

} // namespace
