// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/emotion_texts.h"

#include <gtest/gtest.h>

#include "core/archive/chunks.h"
#include "core/archive/index_files.h"
#include "core/archive/verification.h"
#include "tests/support/archive_fixture.h"

namespace {

using namespace reminisce;
using namespace reminisce::archive;
using namespace reminisce::test;

constexpr EmotionBytes kSad = {0, 0, 0, 0, 255, 0, 0, 0};
constexpr auto kSadness = static_cast<std::size_t>(Emotion::Sadness);

class EmotionTexts : public ArchiveTest
{
protected:
    void SetUp() override
    {
        ArchiveTest::SetUp();
        m_stored = store("One", "2025-01-01T10:00", {{"Tom", "Hello"}, {"Ann", "Goodbye"}});
        EmotionScores joyful{};
        joyful[0] = 0.9F;
        ASSERT_TRUE(succeeded(setChunkEmotions(writer(), m_stored.firstChunk, joyful)));
    }
    [[nodiscard]] Chunk first() { return valueOf(loadChunks(writer(), std::vector<Id>{m_stored.firstChunk})).at(0); }
    [[nodiscard]] std::vector<Id> withEmotion(Emotion emotion)
    {
        Filter filter;
        filter.emotions = {emotion};
        return valueOf(chunkIds(writer(), filter));
    }
    void expectInOrder()
    {
        for (const Check& check : valueOf(verifyArchive(writer()))) {
            EXPECT_TRUE(check.ok) << check.name << ": " << check.detail;
        }
    }

    StoredConversation m_stored;
};

TEST_F(EmotionTexts, CountInTheScoresOnceTheyAreBlended)
{
    const auto before = valueOf(generation(writer()));
    ASSERT_TRUE(succeeded(setEmotionText(writer(), m_stored.firstChunk, {"sad", "m", kSad})));
    EXPECT_EQ(first().emotionText, "sad");
    EXPECT_EQ(valueOf(generation(writer())), before) << "an index need not be made anew for each";
    EXPECT_EQ(withEmotion(Emotion::Joy).size(), 1U);
    EXPECT_EQ(valueOf(blendEmotionTexts(writer())), 1U);
    EXPECT_NE(valueOf(generation(writer())), before);
    EXPECT_EQ(withEmotion(Emotion::Sadness), (std::vector<Id>{m_stored.firstChunk}));
    EXPECT_TRUE(withEmotion(Emotion::Joy).empty());
    EXPECT_EQ((*first().emotions)[kSadness], emotionByte(kDescribedShare));
    expectInOrder();
    EXPECT_EQ(valueOf(blendEmotionTexts(writer())), 0U);
}

TEST_F(EmotionTexts, LeaveTheScoresAsTheyWereWhenRemoved)
{
    const auto before = first().emotions;
    ASSERT_TRUE(succeeded(setEmotionText(writer(), m_stored.firstChunk, {"sad", "m", kSad})));
    valueOf(blendEmotionTexts(writer()));
    EXPECT_NE(first().emotions, before);
    EXPECT_EQ(valueOf(removeEmotionTexts(writer())), 1U);
    EXPECT_EQ(first().emotions, before);
    EXPECT_EQ(first().emotionText, "");
    EXPECT_EQ(withEmotion(Emotion::Joy).size(), 1U);
    expectInOrder();
}

TEST_F(EmotionTexts, OfUnknownWordsLeaveTheScoresAlone)
{
    const auto before = first().emotions;
    ASSERT_TRUE(succeeded(setEmotionText(writer(), m_stored.firstChunk, {"blorp", "m", {}})));
    valueOf(blendEmotionTexts(writer()));
    EXPECT_EQ(first().emotions, before);
}

TEST_F(EmotionTexts, OfAnotherModelReplaceTheOnesBefore)
{
    const auto before = first().emotions;
    ASSERT_TRUE(succeeded(setEmotionText(writer(), m_stored.firstChunk, {"sad", "m", kSad})));
    valueOf(blendEmotionTexts(writer()));
    EXPECT_EQ(valueOf(chunksToDescribe(writer(), "m", 10)), (std::vector<Id>{m_stored.firstChunk + 1}));
    EXPECT_EQ(valueOf(chunksToDescribe(writer(), "other", 10)).size(), 2U);
    ASSERT_TRUE(succeeded(setEmotionText(writer(), m_stored.firstChunk, {"nothing", "other", EmotionBytes{}})));
    valueOf(blendEmotionTexts(writer()));
    EXPECT_EQ((*first().emotions)[kSadness], 0) << "blended with the own scores, not with the blended ones";
    EXPECT_EQ(valueOf(emotionTextCount(writer())), 1U);
    EXPECT_EQ(valueOf(emotionTextCount(writer(), "m")), 0U);
    valueOf(removeEmotionTexts(writer()));
    EXPECT_EQ(first().emotions, before);
}

TEST_F(EmotionTexts, AreBlendedWithScoresThatChange)
{
    ASSERT_TRUE(succeeded(setEmotionText(writer(), m_stored.firstChunk, {"sad", "m", kSad})));
    valueOf(blendEmotionTexts(writer()));
    ASSERT_TRUE(succeeded(setChunkEmotions(writer(), m_stored.firstChunk, EmotionScores{})));
    EXPECT_EQ((*first().emotions)[kSadness], emotionByte(kDescribedShare));
    expectInOrder();
}

TEST_F(EmotionTexts, OfAChunkThatIsGoneAreLeftOut)
{
    ASSERT_TRUE(succeeded(setEmotionText(writer(), 4711, {"sad", "m", kSad})));
    EXPECT_EQ(valueOf(emotionTextCount(writer())), 0U);
}

TEST_F(EmotionTexts, GoWithTheirConversation)
{
    ASSERT_TRUE(succeeded(setEmotionText(writer(), m_stored.firstChunk, {"sad", "m", kSad})));
    ASSERT_TRUE(deleteConversations(writer(), std::vector<Id>{m_stored.conversation}));
    EXPECT_EQ(valueOf(emotionTextCount(writer())), 0U);
    expectInOrder();
}

TEST_F(EmotionTexts, StayWithTheSameWordsWhenTheConversationIsCutAnew)
{
    ASSERT_TRUE(succeeded(setEmotionText(writer(), m_stored.firstChunk, {"sad", "m", kSad})));
    valueOf(blendEmotionTexts(writer()));
    auto again = draft("One", "2025-01-01T10:00", {{"Tom", "Hello"}, {"Ann", "Goodbye"}}).chunks;
    again[1].text += " again";
    ASSERT_TRUE(succeeded(replaceChunks(writer(), m_stored.conversation, again)));
    const auto ids = valueOf(chunksOfConversation(writer(), m_stored.conversation));
    ASSERT_EQ(ids.size(), 2U);
    EXPECT_EQ(valueOf(emotionTextOf(writer(), ids[0])).value().description, "sad");
    EXPECT_EQ(withEmotion(Emotion::Sadness), (std::vector<Id>{ids[0]}));
    expectInOrder();
    valueOf(removeEmotionTexts(writer()));
    EXPECT_TRUE(withEmotion(Emotion::Sadness).empty());
}

TEST_F(EmotionTexts, AreBlendedAnewWhenDerivedTablesAreRebuilt)
{
    ASSERT_TRUE(succeeded(setEmotionText(writer(), m_stored.firstChunk, {"sad", "m", kSad})));
    ASSERT_TRUE(succeeded(rebuildDerivedTables(writer())));
    EXPECT_EQ(withEmotion(Emotion::Sadness).size(), 1U);
    expectInOrder();
}

} // namespace
