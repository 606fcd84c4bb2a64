// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include "core/archive/chats.h"
#include "core/archive/chunks.h"
#include "core/archive/verification.h"
#include "core/ingest/rechunk.h"
#include "tests/core/ingest/import_fixture.h"

namespace reminisce::ingest {
namespace {

using test::valueOf;

class RechunkTest : public ImportTest
{
protected:
    void SetUp() override
    {
        ImportTest::SetUp();
        std::string chat;
        for (int i = 0; i < 40; ++i) {
            chat += "20.06.24, 17:" + std::to_string(10 + i) + (i % 2 == 0 ? " - Tom: " : " - Anna: ") +
                    "Das ist die Zeile Nummer " + std::to_string(i) + " eines langen Gesprächs über den Garten.\n";
        }
        importFile("chat.txt", chat);
    }
    [[nodiscard]] std::vector<archive::Id> chunks()
    {
        return valueOf(archive::chunksOfConversation(writer(), conversationIds().front()));
    }
};

TEST_F(RechunkTest, CutsAnewAndLaterImportsFollow)
{
    const auto before = chunks();
    ChunkerOptions small;
    small.maxTokens = 60;
    const auto done = valueOf(rechunk(writer(), small));
    EXPECT_EQ(done.conversations, 1U);
    EXPECT_GT(chunks().size(), before.size());
    EXPECT_EQ(done.chunks, chunks().size());
    EXPECT_EQ(valueOf(chunkerOptionsOf(writer())).maxTokens, 60U);
    EXPECT_EQ(valueOf(rechunk(writer(), small)).unchanged, 1U);
}

TEST_F(RechunkTest, KeepsCitationsAndEvidence)
{
    const auto old = chunks();
    archive::ChatSession session;
    session.title = "Garten";
    session.createdAtUtc = 1;
    archive::ChatMessage message;
    message.session = valueOf(archive::createChatSession(writer(), session));
    message.question = "?";
    const auto id = valueOf(archive::addChatMessage(writer(), message));
    archive::Answer answer;
    answer.text = "Garten [1]";
    answer.evidence.push_back({old.back(), 1, 0.5, std::nullopt, std::nullopt, 0.5, true});
    answer.citations.push_back({1, turnsOf(conversationIds().front()).back().id, old.back(), "Zeile"});
    ASSERT_TRUE(test::succeeded(archive::finishChatMessage(writer(), id, answer)));

    ChunkerOptions small;
    small.maxTokens = 60;
    (void)valueOf(rechunk(writer(), small));
    const auto kept = valueOf(archive::loadMessage(writer(), id));
    ASSERT_TRUE(kept);
    ASSERT_EQ(kept->answer.citations.size(), 1U);
    ASSERT_EQ(kept->answer.evidence.size(), 1U);
    EXPECT_THAT(chunks(), testing::Contains(kept->answer.citations.front().chunk));
    EXPECT_EQ(kept->answer.text, "Garten [1]");
}

TEST_F(RechunkTest, LeavesEverythingWhenStopped)
{
    const auto before = chunks();
    std::stop_source stop;
    stop.request_stop();
    ChunkerOptions small;
    small.maxTokens = 60;
    const auto stopped = rechunk(writer(), small, {}, stop.get_token());
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.error().code, ErrorCode::Cancelled);
    EXPECT_EQ(chunks(), before);
    EXPECT_EQ(valueOf(chunkerOptionsOf(writer())).maxTokens, ChunkerOptions{}.maxTokens);
}

TEST_F(RechunkTest, RefusesParametersThatMakeNoSense)
{
    ChunkerOptions wrong;
    wrong.maxTokens = 3;
    EXPECT_FALSE(rechunk(writer(), wrong));
}

} // namespace
} // namespace reminisce::ingest
