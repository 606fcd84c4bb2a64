// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include "core/ingest/chunker.h"

namespace reminisce::ingest {
namespace {

std::string words(int count)
{
    std::string text;
    for (int i = 0; i < count; ++i) {
        text += i == 0 ? "word" : " word"; // one token each
    }
    return text;
}

TEST(Chunker, KeepsAShortConversationTogether)
{
    const auto chunks = chunkTurns({{"Ann", "Hi", 10, {}}, {"Bob", "Ho", 20, {}}});
    ASSERT_EQ(chunks.size(), 1U);
    EXPECT_EQ(chunks[0].text, "Ann: Hi\nBob: Ho");
    EXPECT_EQ(chunks[0].firstTurn, 0U);
    EXPECT_EQ(chunks[0].lastTurn, 1U);
    EXPECT_EQ(chunks[0].lastOffset, 2U);
    EXPECT_EQ(chunks[0].startedAt, 10);
}

TEST(Chunker, RepeatsTheLastTurnInTheNextChunk)
{
    std::vector<ChunkerTurn> turns;
    for (int i = 0; i < 10; ++i) {
        turns.push_back({"", words(50), {}, {}});
    }
    const auto chunks = chunkTurns(turns);
    ASSERT_EQ(chunks.size(), 3U);
    EXPECT_EQ(chunks[0].lastTurn, 3U);
    EXPECT_EQ(chunks[1].firstTurn, 3U);
    EXPECT_EQ(chunks[2].firstTurn, 6U);
    EXPECT_EQ(chunks[2].lastTurn, 9U);
    for (const auto& chunk : chunks) {
        EXPECT_LE(estimatedTokens(chunk.text), 200U);
    }
}

TEST(Chunker, EveryTurnIsInAChunk)
{
    std::vector<ChunkerTurn> turns;
    for (int i = 0; i < 200; ++i) {
        turns.push_back({"Speaker", words(1 + i * 37 % 180), i * kMicrosPerMinute * (i % 50 == 0 ? 40 : 1), {}});
    }
    std::size_t next = 0;
    for (const auto& chunk : chunkTurns(turns)) {
        EXPECT_LE(chunk.firstTurn, next);
        EXPECT_GE(chunk.lastTurn + 1, next);
        next = chunk.lastTurn + 1;
    }
    EXPECT_EQ(next, turns.size());
}

TEST(Chunker, BeginsAnewAfterALongPauseWithoutOverlap)
{
    const auto chunks = chunkTurns({{"A", "x", 0, kMicrosPerMinute},
                                    {"B", "y", 31 * kMicrosPerMinute, {}},
                                    {"A", "z", 62 * kMicrosPerMinute, {}}});
    ASSERT_EQ(chunks.size(), 2U);
    EXPECT_EQ(chunks[0].lastTurn, 1U); // exactly 30 minutes are no longer pause
    EXPECT_EQ(chunks[1].firstTurn, 2U);
}

TEST(Chunker, SplitsALongTurnAtSentencesAndCoversItsText)
{
    std::string text;
    for (int i = 0; i < 40; ++i) {
        text += "This sentence has exactly eight short words here. ";
    }
    text.pop_back();
    const auto chunks = chunkTurns({{"Ann", text, {}, {}}});
    ASSERT_GT(chunks.size(), 1U);
    std::size_t next = 0;
    for (const auto& chunk : chunks) {
        EXPECT_EQ(chunk.firstOffset, next);
        next = chunk.lastOffset;
        EXPECT_LE(estimatedTokens(chunk.text), 200U);
        EXPECT_EQ(text.substr(chunk.lastOffset - 1, 1), ".");
    }
    EXPECT_EQ(next, text.size());
}

TEST(Chunker, SplitsTextWithoutSentencesWithinCharacters)
{
    std::string text;
    for (int i = 0; i < 3000; ++i) {
        text += "ä";
    }
    for (const auto& chunk : chunkTurns({{"", text, {}, {}}})) {
        EXPECT_EQ(chunk.firstOffset % 2, 0U);
        EXPECT_LE(estimatedTokens(chunk.text), 200U);
    }
}

} // namespace
} // namespace reminisce::ingest
