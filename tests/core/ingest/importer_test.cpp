// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "core/archive/chunks.h"
#include "core/archive/sources.h"
#include "core/archive/statistics.h"
#include "core/archive/turns.h"
#include "core/ingest/importer.h"
#include "core/ingest/report_json.h"
#include "tests/support/archive_fixture.h"

namespace reminisce::ingest {
namespace {

using test::at;
using test::valueOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

class ImporterTest : public test::ArchiveTest
{
protected:
    void SetUp() override
    {
        ArchiveTest::SetUp();
        auto scorer = emotion::EmotionScorer::builtIn();
        ASSERT_TRUE(scorer) << scorer.error().message;
        m_scorer.emplace(std::move(*scorer));
    }

    ImportReport import(const std::vector<std::filesystem::path>& paths, const ImportOptions& options = {},
                        std::stop_token stop = {})
    {
        return valueOf(Importer(archive(), *m_scorer, m_registry).importFiles(paths, options, {}, std::move(stop)));
    }
    FileReport importOne(const std::string& name, const std::string& content, const ImportOptions& options = {})
    {
        const auto report = import({m_files.write(name, content)}, options);
        EXPECT_EQ(report.files.size(), 1U);
        return report.files.empty() ? FileReport{} : report.files.front();
    }
    [[nodiscard]] std::uint64_t conversations() { return valueOf(archive::conversationCount(writer())); }
    [[nodiscard]] std::vector<std::string> people()
    {
        std::vector<std::string> names;
        for (const auto& person : valueOf(archive::listPeople(writer()))) {
            names.push_back((person.isOwner ? "*" : "") + person.name);
        }
        return names;
    }
    [[nodiscard]] std::vector<archive::Turn> turnsOf(std::size_t index)
    {
        const auto keys = valueOf(archive::conversationKeys(writer(), {}, archive::Order::OldestFirst));
        return index < keys.size() ? valueOf(archive::turnsOfConversation(writer(), keys[index].id, 0, 100))
                                   : std::vector<archive::Turn>{};
    }

    test::TemporaryDirectory m_files;
    Registry m_registry = Registry::withAllFormats();
    std::optional<emotion::EmotionScorer> m_scorer;
};

const std::string kChat = "20.06.24, 17:00 - Tom: Hallo\n20.06.24, 17:05 - Ich: Na, wie geht es dir heute?\n";
const std::string kCaptions =
    "WEBVTT\n\n00:00:05.000 --> 00:00:07.000\nAnn: Good morning everybody, nice to see you all here.\n\n"
    "00:00:08.000 --> 00:00:09.000\nBob: Morning! Shall we begin with the numbers of last week?\n";

TEST_F(ImporterTest, StoresTurnsChunksPeopleAndTimes)
{
    const auto report = importOne("chat.txt", kChat);
    EXPECT_EQ(report.format, "whatsapp");
    EXPECT_EQ(report.turns, 2U);
    EXPECT_EQ(report.conversations, 1U);
    EXPECT_EQ(report.chunks, 1U);
    EXPECT_EQ(report.dateSource, DateSource::Content);
    EXPECT_THAT(people(), ElementsAre("*Ich", "Tom"));
    const auto turns = turnsOf(0);
    ASSERT_EQ(turns.size(), 2U);
    EXPECT_EQ(turns[1].start->local, at("2024-06-20T17:05"));
    EXPECT_FALSE(turns[1].start->utcOffsetMinutes);
    EXPECT_TRUE(turns[1].emotions);
    const auto chunks = valueOf(archive::chunkIds(writer(), {}));
    EXPECT_EQ(valueOf(archive::loadChunks(writer(), chunks)).at(0).text, "Tom: Hallo\nIch: Na, wie geht es dir heute?");
}

TEST_F(ImporterTest, CountsOffsetsFromTheDateInTheName)
{
    const auto report = importOne("GMT20240124-202901_Recording.vtt", kCaptions);
    EXPECT_EQ(report.dateSource, DateSource::FileName);
    const auto turns = turnsOf(0);
    ASSERT_EQ(turns.size(), 2U);
    EXPECT_EQ(formatIso(*turns[0].start), "2024-01-24T20:29:06+00:00");
}

TEST_F(ImporterTest, AsksForADateItCouldOnlyGuess)
{
    const auto guessed = importOne("call.vtt", kCaptions);
    EXPECT_TRUE(guessed.needsDate);
    EXPECT_EQ(guessed.dateSource, DateSource::Modified);
    EXPECT_FALSE(guessed.error);
    EXPECT_EQ(guessed.turns, 0U);
    EXPECT_EQ(conversations(), 0U);
    EXPECT_THAT(people(), IsEmpty());
    ImportOptions options;
    options.date = valueOf(parseIso("2024-02-03T10:00"));
    const auto said = importOne("call.vtt", kCaptions, options);
    EXPECT_EQ(said.dateSource, DateSource::Argument);
    EXPECT_EQ(turnsOf(0).at(0).start->local, at("2024-02-03T10:00:05"));
}

TEST_F(ImporterTest, GivesNaiveTimesTheAssumedZone)
{
    ImportOptions options;
    options.assumeTimeZone = "Europe/Berlin";
    importOne("chat.txt", kChat, options);
    EXPECT_EQ(turnsOf(0).at(0).start->utcOffsetMinutes, 120);
    options.assumeTimeZone = "Nowhere/Land";
    EXPECT_FALSE(Importer(archive(), *m_scorer, m_registry).importFiles({}, options));
}

TEST_F(ImporterTest, KeepsTheChunksOfADataset)
{
    const auto report =
        importOne("m.json", R"({"chunks":[{"id":1,"datetime":"2023-11-15 19:00","text":"Ich: Hallo\nMama: Na?"},
                                               {"id":2,"datetime":"2023-11-15 19:00","text":"Ich: Hallo\nMama: Na?"}]})");
    EXPECT_EQ(report.chunks, 2U);
    const auto ids = valueOf(archive::chunkIds(writer(), {}));
    const auto chunks = valueOf(archive::loadChunks(writer(), ids));
    ASSERT_EQ(chunks.size(), 2U);
    EXPECT_EQ(chunks[0].externalId, "1");
    EXPECT_EQ(chunks[1].externalId, "2");
    EXPECT_EQ(chunks[0].text, "Ich: Hallo\nMama: Na?");
    EXPECT_EQ(chunks[0].turns.size(), 2U);
}

TEST_F(ImporterTest, KnowsTheSameFileAgain)
{
    importOne("chat.txt", kChat);
    const auto again = importOne("copy of chat.txt", kChat);
    EXPECT_TRUE(again.alreadyImported);
    EXPECT_FALSE(again.error);
    EXPECT_EQ(again.turns, 0U);
    EXPECT_EQ(conversations(), 1U);
}

TEST_F(ImporterTest, AddsOnlyWhatIsNewInALongerExport)
{
    importOne("chat.txt", kChat);
    const auto longer =
        importOne("chat.txt", kChat + "20.06.24, 17:06 - Tom: Gut!\n21.06.24, 09:00 - Tom: Guten Morgen\n");
    EXPECT_EQ(longer.turns, 2U);
    EXPECT_EQ(longer.conversations, 1U);
    EXPECT_EQ(conversations(), 2U);
    const auto turns = turnsOf(0);
    ASSERT_EQ(turns.size(), 3U);
    EXPECT_EQ(turns[2].text, "Gut!");
    const auto shorter = importOne("older.txt", kChat + "\n");
    EXPECT_TRUE(shorter.alreadyImported);
    EXPECT_EQ(conversations(), 2U);
}

TEST_F(ImporterTest, KnowsAConversationInAnotherFormat)
{
    importOne("chat.txt", kChat);
    const auto ios =
        importOne("ios.txt", "[20.06.24, 17:00:03] Tom: Hallo\n[20.06.24, 17:05:59] Ich: Na, wie geht es dir heute?\n");
    EXPECT_TRUE(ios.alreadyImported);
    EXPECT_EQ(conversations(), 1U);
}

TEST_F(ImporterTest, DoesNotMistakeFewWordsForTheSameRecording)
{
    importOne("2024-01-01 a.vtt", "WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n");
    importOne("2024-01-01 b.vtt", "WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n\n00:03.000 --> 00:04.000\nYou\n");
    EXPECT_EQ(conversations(), 2U);
}

TEST_F(ImporterTest, WeavesTheChatOfAMeetingIntoItsTranscript)
{
    m_files.write("m/x_2024-01-02_1.transcript.vtt", kCaptions);
    m_files.write("m/x_2024-01-02_1.chat.txt", "00:00:06\tEve:\tgm\r\n00:01:00\tEve:\tbye\r\n");
    const auto report = import({m_files.path() / "m"});
    EXPECT_EQ(report.totals.turns, 4U);
    EXPECT_EQ(conversations(), 1U);
    std::vector<std::string> speakers;
    for (const auto& turn : turnsOf(0)) {
        speakers.push_back(turn.speaker);
    }
    EXPECT_THAT(speakers, ElementsAre("Ann", "Eve", "Bob", "Eve"));
    const auto keys = valueOf(archive::conversationKeys(writer(), {}));
    EXPECT_EQ(valueOf(archive::sourcesOfConversation(writer(), keys.at(0).id)).size(), 2U);
}

TEST_F(ImporterTest, KnowsTheSpeechOfAMeetingInAnotherFormat)
{
    const std::string first = "ok so let us begin with the budget of the next year and then the garden";
    const std::string second = "the budget is much larger than I had thought, which I am happy about";
    m_files.write("m/x_2024-01-02_1.transcript.vtt", "WEBVTT\n\n00:05.000 --> 00:08.000\nAnn: " + first +
                                                         "\n\n00:09.000 --> 00:12.000\nBob: " + second + "\n");
    m_files.write("m/x_2024-01-02_1.chat.txt", "00:00:04\tEve:\tok\r\n00:00:09\tEve:\tbye\r\n");
    EXPECT_EQ(import({m_files.path() / "m"}).totals.turns, 4U);

    const auto again =
        importOne("x_2024-01-02_1.srt", "1\n00:00:05,000 --> 00:00:08,000\nAnn: " + first +
                                            "\n\n2\n00:00:09,000 --> 00:00:12,000\nBob: " + second + "\n");
    EXPECT_TRUE(again.alreadyImported);
    EXPECT_EQ(again.turns, 0U);
    EXPECT_EQ(conversations(), 1U);
    const auto keys = valueOf(archive::conversationKeys(writer(), {}));
    EXPECT_EQ(valueOf(archive::sourcesOfConversation(writer(), keys.at(0).id)).size(), 3U);

    importOne("y/x_2024-01-02_1.srt", "1\n00:00:05,000 --> 00:00:08,000\nAnn: " + second +
                                          "\n\n2\n00:00:09,000 --> 00:00:12,000\nBob: " + first + "\n");
    EXPECT_EQ(conversations(), 2U); // the same words in another order are another talk
}

TEST_F(ImporterTest, ResolvesPeopleByNameAliasAndOwner)
{
    importOne("a.txt", "2024-01-01 10:00\nAnn  Lee: hi\nMe: ho\nann lee: again\nUnknown Speaker: hm\n");
    EXPECT_THAT(people(), ElementsAre("*Me", "Ann Lee"));
    EXPECT_EQ(turnsOf(0).at(3).person, 0);
    ImportOptions options;
    options.owner = "Mara";
    importOne("b.txt", "2024-01-02 10:00\nMara: hi\nAnn Lee: ho\n", options);
    EXPECT_THAT(people(), ElementsAre("*Mara", "Ann Lee"));
    importOne("c.txt", "2024-01-03 10:00\nIch: hi\nAnn Lee: ho\n");
    EXPECT_THAT(people(), ElementsAre("*Mara", "Ann Lee"));
}

TEST_F(ImporterTest, LeavesNoTraceOfABadFile)
{
    const auto bad = [&](const std::string& name, const std::string& content, const std::string& sentence) {
        const auto report = importOne(name, content);
        ASSERT_TRUE(report.error) << name;
        EXPECT_THAT(report.error->message, HasSubstr(sentence)) << name;
        EXPECT_EQ(conversations(), 0U);
        EXPECT_THAT(people(), IsEmpty());
        EXPECT_THAT(valueOf(archive::listSources(writer())), IsEmpty());
    };
    bad("empty.txt", "", "is empty");
    bad("blank.txt", " \n\n", "is empty");
    bad("prose.txt", "Nothing that anybody says.\nReally.\n", "is not a transcript");
    bad("broken.json", R"({"chunks":[{"id":1,"datetime":"2023-11-15 19:00","text":"Ich: Hallo"},{"id":]})",
        "line 1, column 77");
    bad("other.json", R"({"a":1})", "is JSON, but no transcript");
    bad("none.vtt", "WEBVTT\n\nNOTE x\n", "nobody says anything");
    bad("line.txt", std::string(5'000'000, 'x'), "is not a transcript");
}

TEST_F(ImporterTest, ReportsMissingFilesAndEmptyFoldersAndGoesOn)
{
    std::filesystem::create_directories(m_files.path() / "empty");
    const auto report =
        import({m_files.path() / "missing.txt", m_files.path() / "empty", m_files.write("c.txt", kChat)});
    EXPECT_EQ(report.totals.failed, 2U);
    EXPECT_EQ(report.totals.turns, 2U);
    EXPECT_FALSE(report.allGood());
    EXPECT_EQ(conversations(), 1U);
}

TEST_F(ImporterTest, StopsWithoutHalfAFile)
{
    std::stop_source stop;
    std::string long_ = "WEBVTT\n\n";
    for (int i = 0; i < 7000; ++i) {
        long_ += "00:00:01.000 --> 00:00:02.000\nAnn: words " + std::to_string(i) + "\n\n";
    }
    const auto file = m_files.write("2024-01-01.vtt", long_);
    ProgressCallback progress = [&](const Progress& p) {
        EXPECT_EQ(p.unit, "bytes");
        if (p.done > 0) {
            stop.request_stop();
        }
    };
    const auto report =
        valueOf(Importer(archive(), *m_scorer, m_registry).importFiles({file, file}, {}, progress, stop.get_token()));
    EXPECT_TRUE(report.cancelled);
    EXPECT_EQ(report.totals.turns, 0U);
    EXPECT_EQ(conversations(), 0U);
}

TEST_F(ImporterTest, StoresALongConversationInPartsAndKnowsItAgain)
{
    std::string text = "WEBVTT\n\n";
    for (int i = 0; i < 5100; ++i) {
        text += "00:00:01.000 --> 00:00:02.000\nAnn: these are the words of turn " + std::to_string(i) + "\n\n";
    }
    EXPECT_EQ(importOne("2024-01-01.vtt", text).turns, 5100U);
    EXPECT_EQ(conversations(), 1U);
    const auto more = importOne("2024-01-01.vtt", text + "00:00:03.000 --> 00:00:04.000\nBob: and one more\n\n");
    EXPECT_EQ(more.turns, 1U);
    EXPECT_EQ(conversations(), 1U);
}

TEST_F(ImporterTest, UndoesAnImportAsAWhole)
{
    importOne("chat.txt", kChat);
    const auto batches = valueOf(archive::listImportBatches(writer()));
    ASSERT_EQ(batches.size(), 1U);
    EXPECT_TRUE(batches[0].finishedAtUtc);
    (void)valueOf(archive::undoImportBatch(writer(), batches[0].id));
    EXPECT_EQ(conversations(), 0U);
    EXPECT_EQ(importOne("chat.txt", kChat).turns, 2U);
}

TEST_F(ImporterTest, PreviewsWithoutStoring)
{
    const auto report =
        valueOf(Importer(archive(), *m_scorer, m_registry).preview({m_files.write("call.vtt", kCaptions)}, {}));
    EXPECT_EQ(report.files.at(0).turns, 2U);
    EXPECT_TRUE(report.files.at(0).needsDate);
    EXPECT_TRUE(report.files.at(0).date);
    EXPECT_EQ(conversations(), 0U);
}

TEST_F(ImporterTest, ImportsPastedText)
{
    const auto report = valueOf(
        Importer(archive(), *m_scorer, m_registry).importText("2024-01-01 10:00\nIch: Hallo\nTom: Hi\n", "Pasted", {}));
    EXPECT_EQ(report.totals.turns, 2U);
    const auto keys = valueOf(archive::conversationKeys(writer(), {}));
    EXPECT_EQ(valueOf(archive::conversationSummary(writer(), keys.at(0).id))->title, "Pasted");
}

TEST_F(ImporterTest, ARefusedPastedTextIsNotKeptAmongRefusedFiles)
{
    const auto report = valueOf(Importer(archive(), *m_scorer, m_registry).importText("", "Pasted", {}));
    EXPECT_EQ(report.totals.failed, 1U);
    EXPECT_THAT(valueOf(archive::listRefusedFiles(writer())), IsEmpty());
    EXPECT_EQ(importOne("empty.txt", "").error->code, report.files.at(0).error->code);
    EXPECT_EQ(valueOf(archive::listRefusedFiles(writer())).size(), 1U);
}

TEST_F(ImporterTest, WritesTheReportAsTheContractHasIt)
{
    const auto report = import({m_files.write("x.vtt", "WEBVTT\n\nNOTE hm\n\n00:01.000 --> 00:02.000\nHello\n")});
    const auto json = nlohmann::json::parse(toJson(report));
    const auto& file = json.at("files").at(0);
    for (const auto* key : {"path", "format", "conversations", "turns", "chunks", "date_source", "needs_date",
                            "skipped_lines", "error"}) {
        EXPECT_TRUE(file.contains(key)) << key;
    }
    EXPECT_EQ(file.at("date_source"), "modified");
    EXPECT_EQ(file.at("needs_date"), true);
    EXPECT_EQ(file.at("skipped_lines").at(0).at("line"), 3);
    EXPECT_EQ(json.at("totals").at("needs_date"), 1);
}

} // namespace
} // namespace reminisce::ingest
