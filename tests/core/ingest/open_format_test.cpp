// SPDX-License-Identifier: GPL-3.0-or-later
#include <fstream>
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "core/archive/chats.h"
#include "core/archive/chunks.h"
#include "core/archive/open_rows.h"
#include "core/archive/tags.h"
#include "core/archive/verification.h"
#include "core/ingest/open_format.h"
#include "core/ingest/open_json.h"
#include "core/ingest/sha256.h"
#include "tests/core/ingest/import_fixture.h"

namespace reminisce::ingest {
namespace {

using test::valueOf;

class OpenFormatTest : public ImportTest
{
protected:
    void fill()
    {
        importFile("chat.txt", "20.06.24, 17:00 - Tom: Hallo, wie schön dich zu sehen!\n"
                               "20.06.24, 17:05 - Ich: Na, wie geht es dir heute?\n");
        importFile("GMT20240124-202901_Recording.vtt",
                   "WEBVTT\n\n00:00:05.000 --> 00:00:07.500\nAnn: Good morning everybody.\n\n"
                   "00:00:08.000 --> 00:00:09.000\nBob: Morning! I am afraid of the numbers.\n");
        const auto ids = conversationIds();
        ASSERT_TRUE(test::succeeded(archive::renameConversation(writer(), ids[0], "Zahlen: Q1/Q2")));
        ASSERT_TRUE(test::succeeded(archive::addTag(writer(), std::vector{ids[0]}, "Arbeit")));
        ASSERT_TRUE(test::succeeded(archive::addAlias(writer(), person("Tom"), "Thomas")));
        archive::ChatSession session;
        session.title = "Wie ging es?";
        session.createdAtUtc = 5;
        session.scope.people = {person("Tom")};
        archive::ChatMessage message;
        message.session = valueOf(archive::createChatSession(writer(), session));
        message.question = "Was sagte Tom?";
        const auto id = valueOf(archive::addChatMessage(writer(), message));
        archive::Answer answer;
        answer.text = "Hallo [1]";
        const auto turn = turnsOf(ids[1]).front().id;
        const auto chunk = valueOf(archive::chunksOfTurn(writer(), turn)).front();
        ASSERT_TRUE(test::succeeded(
            archive::setEmotionText(writer(), chunk, {"sad, lonely", "m1", archive::EmotionBytes{0, 0, 0, 0, 255}})));
        valueOf(archive::blendEmotionTexts(writer()));
        answer.trace.push_back({1, 0, "tool", "search", "{}", "1 hit", "", 0.5, 0.25, 3, 4});
        answer.evidence.push_back({chunk, 1, 0.5, std::nullopt, 0.25, 0.5, true});
        answer.citations.push_back({1, turn, chunk, "Hallo"});
        ASSERT_TRUE(test::succeeded(archive::finishChatMessage(writer(), id, answer)));
    }

    /// Everything of the archive without ids, so that two archives can be compared.
    [[nodiscard]] std::string contentHash()
    {
        OpenJson all = OpenJson::array();
        for (const auto& person : valueOf(archive::listPeople(writer()))) {
            all.push_back({person.name, person.aliases, person.isOwner});
        }
        for (const archive::Id id : valueOf(archive::allConversationIds(writer()))) {
            const auto row = valueOf(archive::conversationRow(writer(), id));
            all.push_back({row->externalId, row->fingerprint, row->title, row->titleEdited, jsonOf(row->start),
                           jsonOf(row->end), row->dateSource, row->emotionModel,
                           valueOf(archive::tagsOf(writer(), id))});
            for (const archive::Turn& turn : turnsOf(id)) {
                all.push_back({turn.ordinal, turn.speaker, turn.text, turn.externalId, jsonOf(turn.start),
                               jsonOf(turn.end), jsonOf(turn.emotions)});
            }
            for (const archive::ChunkRow& chunk : valueOf(archive::chunkRows(writer(), id))) {
                all.push_back({chunk.firstTurn, chunk.firstOffset, chunk.lastTurn, chunk.text, jsonOf(chunk.start),
                               jsonOf(chunk.emotions), chunk.people.size(),
                               chunk.emotionText ? chunk.emotionText->description : std::string(),
                               jsonOf(valueOf(archive::loadChunks(writer(), std::vector{chunk.id})).at(0).emotions)});
            }
            for (const auto& source : valueOf(archive::sourcesOfConversation(writer(), id))) {
                all.push_back({source.path, source.sha256, source.format, source.importedAtUtc, source.readerVersion});
            }
        }
        for (const auto& session : valueOf(archive::listChatSessions(writer()))) {
            all.push_back({session.title, session.createdAtUtc, session.scope.people.size()});
            for (const auto& listed : valueOf(archive::loadMessages(writer(), session.id))) {
                const auto message = valueOf(archive::loadMessage(writer(), listed.id));
                const auto cited = valueOf(archive::turnById(writer(), message->answer.citations.front().turn));
                const auto chunks =
                    valueOf(archive::loadChunks(writer(), std::vector{message->answer.evidence.front().chunk}));
                all.push_back({message->question, message->answer.text, message->answer.trace.front().name,
                               *message->answer.evidence.front().emotion, cited->text, chunks.front().text});
            }
        }
        m_content = all.dump(1);
        return sha256Hex(m_content);
    }
    void wipe()
    {
        close();
        std::filesystem::remove_all(outside() / "archive");
        open();
    }

    std::string m_content;
};

TEST_F(OpenFormatTest, BringsEverythingBack)
{
    fill();
    const auto before = contentHash();
    const std::string content = m_content;
    const auto directory = outside() / "export";
    const auto done = valueOf(exportOpen(writer(), directory));
    EXPECT_EQ(done.conversations, 2U);
    EXPECT_EQ(done.turns, 4U);
    EXPECT_EQ(done.chats, 1U);
    wipe();
    const auto report = import({directory});
    ASSERT_TRUE(report.allGood()) << report.files.front().error->message << report.files.front().error->detail;
    EXPECT_EQ(report.totals.turns, 4U);
    EXPECT_EQ(contentHash(), before) << content << "\n---\n" << m_content;
    for (const auto& check : valueOf(archive::verifyArchive(writer()))) {
        EXPECT_TRUE(check.ok) << check.name << ": " << check.detail;
    }
}

TEST_F(OpenFormatTest, AddsNothingTwice)
{
    fill();
    const auto before = contentHash();
    const auto directory = outside() / "export";
    (void)valueOf(exportOpen(writer(), directory));
    const auto report = import({directory / kOpenManifest});
    EXPECT_TRUE(report.allGood());
    EXPECT_TRUE(report.files.front().alreadyImported);
    EXPECT_EQ(contentHash(), before);
}

TEST_F(OpenFormatTest, WritesTranscriptsForReading)
{
    fill();
    const auto directory = outside() / "export";
    (void)valueOf(exportOpen(writer(), directory));
    std::string names;
    std::string words;
    for (const auto& entry : std::filesystem::directory_iterator(directory / "transcripts")) {
        names += entry.path().filename().string() + "\n";
        words += test::readFile(entry.path());
    }
    EXPECT_THAT(names, testing::HasSubstr("2024-01-24 Zahlen_ Q1_Q2 ("));
    EXPECT_THAT(words, testing::HasSubstr("[2024-06-20T17:00:00] Tom: Hallo, wie schön dich zu sehen!"));
}

TEST_F(OpenFormatTest, RefusesAFolderInUseAndADamagedExport)
{
    fill();
    const auto directory = outside() / "export";
    (void)valueOf(exportOpen(writer(), directory));
    EXPECT_FALSE(exportOpen(writer(), directory));
    const std::string turns = test::readFile(directory / "turns.jsonl");
    std::ofstream(directory / "turns.jsonl", std::ios::binary) << turns.substr(0, turns.size() / 2);
    wipe();
    const auto report = import({directory});
    ASSERT_TRUE(report.files.front().error);
    EXPECT_EQ(report.files.front().error->code, ErrorCode::DamagedInput);
    EXPECT_TRUE(conversationIds().empty());
    EXPECT_TRUE(valueOf(archive::listPeople(writer())).empty());
}

} // namespace
} // namespace reminisce::ingest
