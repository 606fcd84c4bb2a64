// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include "core/archive/chats.h"
#include "core/archive/chunks.h"
#include "core/archive/tags.h"
#include "core/archive/verification.h"
#include "core/ingest/line_source.h"
#include "core/ingest/reimport.h"
#include "tests/core/ingest/import_fixture.h"

namespace reminisce::ingest {
namespace {

using test::valueOf;
using testing::ElementsAre;

/// "=Title=" begins a conversation; its first version does not know lines that begin with "+", and takes "Noise" for a
/// person.
class GrowingReader final : public TranscriptReader
{
public:
    explicit GrowingReader(int version) : m_version(version) {}
    [[nodiscard]] std::string_view name() const override { return "growing"; }
    [[nodiscard]] int version() const override { return m_version; }
    [[nodiscard]] int confidence(const Probe& probe) const override { return probe.text.front() == '=' ? 100 : 0; }
    [[nodiscard]] Result<void> read(Input& input, ReadSink& sink, const ReadContext& /*context*/,
                                    std::stop_token stop) const override
    {
        return forEachLine(input, &sink, stop, [&](const Line& line) -> Result<void> {
            std::string_view text = line.text;
            if (text.empty() || (text.front() == '+' && m_version < 2)) {
                return {};
            }
            if (text.front() == '=') {
                ReadConversation head;
                head.title = std::string(text.substr(1, text.size() - 2)) + (m_version > 1 ? " (new)" : "");
                head.startedAt = valueOf(parseIso("2024-06-20T17:00"));
                return sink.beginConversation(std::move(head));
            }
            text.remove_prefix(text.front() == '+' ? 1 : 0);
            ReadTurn turn;
            const auto parts = splitSpeaker(text);
            turn.speaker = parts ? parts->first : "";
            turn.text = parts ? parts->second : text;
            if (turn.speaker == "Noise" && m_version > 1) {
                return {};
            }
            return sink.addTurn(std::move(turn));
        });
    }

private:
    int m_version;
};

Registry registryWith(int version)
{
    std::vector<std::unique_ptr<TranscriptReader>> readers;
    readers.push_back(std::make_unique<GrowingReader>(version));
    return Registry(std::move(readers));
}

class ReimportTest : public ImportTest
{
protected:
    void SetUp() override
    {
        ImportTest::SetUp();
        m_registry = registryWith(1);
        m_path = importFile("talk.txt", "=Garden=\n+Tom: Good morning\nAnna: The apples are ripe\nNoise: beep\n"
                                        "Tom: Then let us pick them\n=Kitchen=\nAnna: Soup or stew?\nTom: Stew\n");
    }
    ReimportReport again(int version)
    {
        const Registry better = registryWith(version);
        const auto groups = valueOf(reimportCandidates(writer(), better));
        return valueOf(reimport(archive(), *m_scorer, better, groups));
    }
    [[nodiscard]] std::vector<std::string> wordsOf(archive::Id conversation)
    {
        std::vector<std::string> words;
        for (const archive::Turn& turn : turnsOf(conversation)) {
            words.push_back(turn.speaker + ": " + turn.text);
        }
        return words;
    }
    void expectSound()
    {
        for (const auto& check : valueOf(archive::verifyArchive(writer()))) {
            EXPECT_TRUE(check.ok) << check.name << ": " << check.detail;
        }
    }

    std::filesystem::path m_path;
};

TEST_F(ReimportTest, OnlyOffersWhatABetterReaderRead)
{
    EXPECT_TRUE(valueOf(reimportCandidates(writer(), registryWith(1))).empty());
    EXPECT_EQ(valueOf(reimportCandidates(writer(), registryWith(1), true)).size(), 1U);
    EXPECT_EQ(valueOf(reimportCandidates(writer(), registryWith(2))).size(), 1U);
    EXPECT_EQ(again(2).groups, 1U);
    EXPECT_TRUE(valueOf(reimportCandidates(writer(), registryWith(2))).empty());
}

TEST_F(ReimportTest, KeepsIdsTitlesTagsSpeakersAndCitations)
{
    const auto before = conversationIds();
    const auto garden = before.front();
    const auto turns = turnsOf(garden);
    ASSERT_EQ(turns.size(), 3U);
    ASSERT_TRUE(test::succeeded(archive::renameConversation(writer(), garden, "Apples")));
    ASSERT_TRUE(test::succeeded(archive::addTag(writer(), std::vector{garden}, "harvest")));
    ASSERT_TRUE(test::succeeded(archive::setSpeakerOfTurn(writer(), turns[2].id, person("Luise"))));
    archive::ChatSession session;
    session.title = "Chat";
    archive::ChatMessage message;
    message.session = valueOf(archive::createChatSession(writer(), session));
    const auto id = valueOf(archive::addChatMessage(writer(), message));
    archive::Answer answer;
    answer.text = "Apples [1]";
    const auto chunk = valueOf(archive::chunksOfTurn(writer(), turns[2].id)).front();
    answer.evidence.push_back({chunk, 1, 0.5, std::nullopt, std::nullopt, 0.5, true});
    answer.citations.push_back({1, turns[2].id, chunk, "pick them"});
    ASSERT_TRUE(test::succeeded(archive::finishChatMessage(writer(), id, answer)));

    const auto report = again(2);
    EXPECT_TRUE(report.failures.empty());
    EXPECT_EQ(report.conversations, 2U);
    EXPECT_EQ(report.turnsKept, 4U);
    EXPECT_EQ(report.turnsNew, 1U);
    EXPECT_EQ(report.turnsGone, 1U);
    EXPECT_EQ(conversationIds(), before);
    EXPECT_THAT(wordsOf(garden),
                ElementsAre("Tom: Good morning", "Anna: The apples are ripe", "Luise: Then let us pick them"));
    EXPECT_EQ(turnsOf(garden)[2].id, turns[2].id);
    EXPECT_EQ(valueOf(archive::conversationSummary(writer(), garden))->title, "Apples");
    EXPECT_EQ(valueOf(archive::conversationSummary(writer(), before.back()))->title, "Kitchen (new)");
    EXPECT_THAT(valueOf(archive::tagsOf(writer(), garden)), ElementsAre("harvest"));
    EXPECT_FALSE(valueOf(archive::resolvePerson(writer(), "Noise"))) << "nobody says that any more";
    const auto kept = valueOf(archive::loadMessage(writer(), id));
    EXPECT_EQ(kept->answer.text, "Apples [1]");
    ASSERT_EQ(kept->answer.citations.size(), 1U);
    EXPECT_EQ(kept->answer.citations.front().turn, turns[2].id);
    ASSERT_EQ(kept->answer.evidence.size(), 1U);
    EXPECT_THAT(valueOf(archive::chunksOfTurn(writer(), turns[2].id)),
                testing::Contains(kept->answer.evidence.front().chunk));
    expectSound();
}

TEST_F(ReimportTest, LeavesDeletedConversationsAway)
{
    const auto before = conversationIds();
    ASSERT_TRUE(archive::deleteConversations(writer(), std::vector{before.back()}));
    EXPECT_EQ(again(2).conversations, 1U);
    EXPECT_THAT(conversationIds(), ElementsAre(before.front()));
    expectSound();
}

TEST_F(ReimportTest, LeavesEverythingWhenTheFileIsGoneOrAnother)
{
    const auto before = wordsOf(conversationIds().front());
    m_files.write("talk.txt", "=Other=\nTom: Something else\n");
    EXPECT_EQ(again(2).failures.size(), 1U);
    std::filesystem::remove(m_path);
    EXPECT_EQ(again(2).failures.size(), 1U);
    EXPECT_EQ(wordsOf(conversationIds().front()), before);
    expectSound();
}

TEST_F(ReimportTest, KnowsTheFileAgainAfterwards)
{
    (void)again(2);
    m_registry = registryWith(2);
    const auto report = import({m_path});
    EXPECT_EQ(report.totals.alreadyImported, 1U);
    EXPECT_EQ(conversationIds().size(), 2U);
}

} // namespace
} // namespace reminisce::ingest
