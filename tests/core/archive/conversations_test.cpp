// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/chunks.h"
#include "core/archive/turns.h"
#include "core/archive/verification.h"
#include "tests/support/archive_fixture.h"

namespace reminisce::archive {
namespace {

using test::at;
using test::succeeded;
using test::valueOf;

class Conversations : public test::ArchiveTest
{
protected:
    void TearDown() override
    {
        for (const Check& check : valueOf(verifyArchive(writer()))) {
            EXPECT_TRUE(check.ok) << check.name << ": " << check.detail;
        }
    }
};

TEST_F(Conversations, ComeBackAsTheyWereStored)
{
    ConversationDraft whole = draft("Lunch", "2024-06-20T12:00:00+02:00",
                                    {{"Tom", "  Hello\nthere "}, {"Anna", "Hi", {Emotion::Joy}}, {"", "(laughter)"}});
    whole.externalId = "c-7";
    whole.fingerprint = "mark";
    whole.end = Moment{whole.start->local + kMicrosPerHour, 120};
    whole.dateSource = "content";
    whole.emotionModel = "model-1";
    whole.turns[1].externalId = "D1:2";
    whole.turns[1].start = Moment{whole.start->local + kMicrosPerMinute, 120};
    whole.turns[1].end = Moment{whole.start->local + 2 * kMicrosPerMinute, 120};
    whole.chunks.resize(1);
    whole.chunks[0].lastTurn = 2;
    whole.chunks[0].externalId = "k";
    const auto stored = valueOf(storeConversation(writer(), whole));

    const auto summary = valueOf(conversationSummary(writer(), stored.conversation));
    ASSERT_TRUE(summary);
    EXPECT_EQ(summary->title, "Lunch");
    EXPECT_EQ(summary->externalId, "c-7");
    EXPECT_EQ(summary->start, whole.start);
    EXPECT_EQ(summary->end, whole.end);
    EXPECT_EQ(summary->turnCount, 3U);
    EXPECT_EQ(summary->people.size(), 2U);
    EXPECT_EQ(summary->snippet, "Hello there");
    EXPECT_EQ(summary->topEmotions, std::vector<Emotion>{Emotion::Joy});
    EXPECT_EQ(valueOf(findConversationByFingerprint(writer(), "mark")), stored.conversation);
    EXPECT_EQ(valueOf(findConversationByExternalId(writer(), "c-7")), stored.conversation);
    EXPECT_FALSE(valueOf(findConversationByExternalId(writer(), "")));

    const auto turns = valueOf(turnsOfConversation(writer(), stored.conversation, 0, 10));
    ASSERT_EQ(turns.size(), 3U);
    EXPECT_EQ(turns[0].id, stored.firstTurn);
    EXPECT_EQ(turns[0].text, "  Hello\nthere ");
    EXPECT_FALSE(turns[0].start);
    EXPECT_EQ(turns[1].speaker, "Anna");
    EXPECT_EQ(turns[1].start, whole.turns[1].start);
    EXPECT_EQ(turns[1].end, whole.turns[1].end);
    EXPECT_EQ((*turns[1].emotions)[0], emotionByte(0.9F));
    EXPECT_EQ(turns[2].person, 0);
    EXPECT_EQ(valueOf(findTurnByExternalId(writer(), "D1:2")), turns[1].id);

    const auto chunks = valueOf(loadChunks(writer(), std::vector<Id>{stored.firstChunk}));
    ASSERT_EQ(chunks.size(), 1U);
    EXPECT_EQ(chunks[0].externalId, "k");
    EXPECT_EQ(chunks[0].conversationExternalId, "c-7");
    EXPECT_EQ(chunks[0].start, whole.start); // its first turn has no time
    EXPECT_EQ(chunks[0].people.size(), 2U);
    EXPECT_EQ(chunks[0].turns.size(), 3U);
    EXPECT_EQ((*chunks[0].emotions)[0], emotionByte(0.9F)); // the highest among its turns
}

TEST_F(Conversations, NaiveTimesStayNaive)
{
    const auto stored = store("Diary", "2024-06-20T08:00:00", {{"Me", "Good morning"}});
    const auto summary = valueOf(conversationSummary(writer(), stored.conversation));
    ASSERT_TRUE(summary && summary->start);
    EXPECT_FALSE(summary->start->utcOffsetMinutes);
    EXPECT_EQ(summary->start->local, at("2024-06-20T08:00:00"));
}

TEST_F(Conversations, ASnippetIsTheFirstTurnInWhichSomebodySaysSomething)
{
    const auto snippet = [this](const std::vector<test::Said>& said) {
        return valueOf(conversationSummary(writer(), store("Chat", "", said).conversation))->snippet;
    };
    EXPECT_EQ(snippet({{"Tom", "<Medien ausgeschlossen>"},
                       {"Tom", "\u200eimage omitted"},
                       {"Tom", "\u200eBild weggelassen"},
                       {"Tom", "[Sticker]"},
                       {"Tom", "\U0001F600 …"},
                       {"Anna", "<3 wie schön"},
                       {"Tom", "Danke"}}),
              "<3 wie schön");
    EXPECT_EQ(snippet({{"Tom", "The details of the third part were omitted"}, {"Anna", "Oh"}}),
              "The details of the third part were omitted");
    EXPECT_EQ(snippet({{"Tom", "<Media omitted>"}, {"Tom", "\U0001F600"}}), "<Media omitted>");
}

TEST_F(Conversations, TextsWithNulAndOddBytesAreKeptWhole)
{
    using namespace std::string_literals;
    const std::string odd = "a\0b'; DROP TABLE turn; -- \xF0\x9F\x98\x80"s;
    const auto stored = store("Odd", "", {{"Tom", odd}});
    EXPECT_EQ(valueOf(turnById(writer(), stored.firstTurn))->text, odd);
}

TEST_F(Conversations, ChunkThatNamesMissingTurnsIsRefusedWhole)
{
    ConversationDraft broken = draft("Broken", "2024-01-01", {{"Tom", "Hello"}});
    broken.chunks[0].lastTurn = 5;
    const auto stored = storeConversation(writer(), broken);
    ASSERT_FALSE(stored);
    EXPECT_EQ(stored.error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(valueOf(conversationCount(writer())), 0U);
    store("Fine", "2024-01-01", {{"Tom", "Hello again"}});
    EXPECT_EQ(valueOf(chunkCount(writer())), 1U);
}

TEST_F(Conversations, AppendedTurnsContinueTheOrder)
{
    const auto stored = store("Chat", "2024-01-01T10:00:00", {{"Tom", "One"}, {"Anna", "Two"}});
    ConversationDraft more = draft("", "", {{"Tom", "Three"}, {"Ben", "Four"}});
    more.end = Moment{at("2024-01-02T11:00:00"), std::nullopt};
    const auto added = valueOf(appendToConversation(writer(), stored.conversation, more));
    const auto turns = valueOf(turnsOfConversation(writer(), stored.conversation, 2, 10));
    ASSERT_EQ(turns.size(), 2U);
    EXPECT_EQ(turns[0].text, "Three");
    EXPECT_EQ(turns[1].ordinal, 3U);
    const auto chunks = valueOf(loadChunks(writer(), std::vector<Id>{added.firstChunk + 1}));
    EXPECT_EQ(chunks.at(0).turns, (std::vector<Id>{added.firstTurn + 1}));
    EXPECT_EQ(chunks.at(0).start->local, at("2024-01-01T10:00:00"));
    EXPECT_EQ(valueOf(conversationSummary(writer(), stored.conversation))->end, more.end);
}

TEST_F(Conversations, ReplacedChunksKeepPeopleAndScores)
{
    const auto stored = store("Chat", "2024-01-01T10:00:00", {{"Tom", "One", {Emotion::Fear}}, {"Anna", "Two"}});
    ChunkDraft both;
    both.lastTurn = 1;
    both.text = "Tom: One Anna: Two";
    ASSERT_TRUE(succeeded(replaceChunks(writer(), stored.conversation, std::vector<ChunkDraft>{both})));
    const auto ids = valueOf(chunksOfConversation(writer(), stored.conversation));
    ASSERT_EQ(ids.size(), 1U);
    EXPECT_GT(ids[0], stored.firstChunk + 1); // ids are not used again
    Filter filter;
    filter.emotions = {Emotion::Fear};
    filter.people = {person("Anna")};
    EXPECT_EQ(valueOf(chunkIds(writer(), filter)), ids);
}

TEST_F(Conversations, NeighboursAndFindStayWithinTheConversation)
{
    store("Before", "2024-01-01", {{"Tom", "Anfang"}});
    const auto stored = store("Chat", "2024-01-01", {{"Tom", "Über uns"}, {"Anna", "Zwei"}, {"Tom", "überall"}});
    store("After", "2024-01-01", {{"Tom", "Ende"}});
    EXPECT_EQ(valueOf(turnWithNeighbours(writer(), stored.firstTurn, 5, 1)).size(), 2U);
    EXPECT_EQ(valueOf(turnWithNeighbours(writer(), stored.firstTurn + 2, 1, 5)).size(), 2U);
    EXPECT_EQ(valueOf(findInConversation(writer(), stored.conversation, "ÜBER")), (std::vector<std::uint64_t>{0, 2}));
    EXPECT_TRUE(valueOf(findInConversation(writer(), stored.conversation, "%")).empty());
    EXPECT_EQ(valueOf(turnCount(writer(), stored.conversation)), 3U);
}

TEST_F(Conversations, FoundAndRenamedByTitle)
{
    const auto stored = store("Müllers Garten", "2024-01-01", {{"Tom", "x"}});
    EXPECT_EQ(valueOf(findConversationsByTitle(writer(), "MÜLLER")).size(), 1U);
    ASSERT_TRUE(succeeded(renameConversation(writer(), stored.conversation, "Balkon")));
    EXPECT_TRUE(valueOf(findConversationsByTitle(writer(), "MÜLLER")).empty());
    EXPECT_EQ(renameConversation(writer(), 999, "x").error().code, ErrorCode::NotFound);
}

TEST_F(Conversations, ChangedSpeakerMovesItsChunks)
{
    const auto stored = store("Chat", "2024-01-01", {{"Speaker 1", "One"}, {"Anna", "Two"}, {"Speaker 1", "Three"}});
    const Id tom = person("Tom");
    ASSERT_TRUE(succeeded(setSpeakerOfTurn(writer(), stored.firstTurn, tom)));
    Filter filter;
    filter.people = {tom};
    EXPECT_EQ(valueOf(chunkIds(writer(), filter)), (std::vector<Id>{stored.firstChunk}));
    ASSERT_TRUE(succeeded(setSpeakerInConversation(writer(), stored.conversation, person("Speaker 1"), tom)));
    EXPECT_EQ(valueOf(chunkIds(writer(), filter)), (std::vector<Id>{stored.firstChunk, stored.firstChunk + 2}));
    filter.people = {person("Speaker 1")};
    EXPECT_TRUE(valueOf(chunkIds(writer(), filter)).empty());
}

TEST_F(Conversations, VisitGoesThroughAllChunksInTimeOrder)
{
    store("Later", "2024-05-01", {{"Tom", "three"}});
    store("Undated", "", {{"Anna", "four"}});
    store("Earlier", "2024-01-01", {{"Tom", "one"}, {"Anna", "two", {Emotion::Joy}}});
    std::vector<std::string> seen;
    ASSERT_TRUE(succeeded(visitChunks(writer(), [&](const ChunkView& chunk) {
        seen.push_back(std::string(chunk.title) + "/" + std::string(chunk.text));
        EXPECT_EQ(chunk.people.size(), 1U);
        EXPECT_EQ(chunk.start.has_value(), chunk.title != "Undated");
        return true;
    })));
    EXPECT_EQ(seen, (std::vector<std::string>{"Earlier/Tom: one", "Earlier/Anna: two", "Later/Tom: three",
                                              "Undated/Anna: four"}));
    std::size_t visited = 0;
    ASSERT_TRUE(succeeded(visitChunks(writer(), [&](const ChunkView&) { return ++visited < 2; })));
    EXPECT_EQ(visited, 2U);
    visited = 0;
    ASSERT_TRUE(succeeded(visitChunks(
        writer(), [&](const ChunkView&) { return ++visited > 0; }, 2)));
    EXPECT_EQ(visited, 2U);
}

TEST_F(Conversations, UnscoredTurnsAreFoundByModel)
{
    ConversationDraft scored = draft("Chat", "2024-01-01", {{"Tom", "One", {Emotion::Joy}}, {"Tom", "Two"}});
    scored.emotionModel = "old";
    const auto stored = valueOf(storeConversation(writer(), scored));
    const auto toScore = [&](std::string_view model) {
        std::vector<Id> found;
        EXPECT_TRUE(succeeded(visitTurnsToScore(writer(), model, [&](Id turn, std::string_view) {
            found.push_back(turn);
            return true;
        })));
        return found;
    };
    EXPECT_EQ(toScore("old"), (std::vector<Id>{stored.firstTurn + 1}));
    EXPECT_EQ(toScore("new").size(), 2U);
    ASSERT_TRUE(succeeded(setTurnEmotions(writer(), stored.firstTurn, EmotionScores{}, "new")));
    EXPECT_EQ(toScore("new"), (std::vector<Id>{stored.firstTurn + 1}));
}

} // namespace
} // namespace reminisce::archive
