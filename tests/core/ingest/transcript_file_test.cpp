// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/transcript_file.h"

#include <fstream>
#include <sstream>

#include <gmock/gmock.h>

#include "core/archive/tags.h"
#include "tests/core/ingest/import_fixture.h"

namespace reminisce::ingest {
namespace {

using test::succeeded;
using test::valueOf;
using testing::HasSubstr;
using testing::Not;

class TranscriptFileTest : public ImportTest
{
protected:
    archive::Id meeting()
    {
        importFile("GMT20240124-202901_Recording.vtt",
                   "WEBVTT\n\n00:00:05.000 --> 00:00:07.500\nAnn: Good morning, *everybody* &amp; &lt;all&gt;.\n\n"
                   "01:00:08.000 --> 01:00:09.000\nBob: Morning! ![x](http://127.0.0.1/x)\n");
        return conversationIds().at(0);
    }
    std::string written(archive::Id conversation, TranscriptForm form)
    {
        const auto file = m_files.path() / (std::string("out.") + std::string(suffixOf(form)));
        EXPECT_TRUE(succeeded(writeTranscript(writer(), conversation, form, file)));
        return contentOf(file);
    }
    static std::string contentOf(const std::filesystem::path& file)
    {
        std::ostringstream content;
        content << std::ifstream(file, std::ios::binary).rdbuf();
        return content.str();
    }
    [[nodiscard]] std::size_t filesIn(const std::filesystem::path& directory) const
    {
        return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator(directory), {}));
    }
};

TEST_F(TranscriptFileTest, WhatIsWrittenAsCaptionsOrTextIsReadBackTheSame)
{
    const archive::Id id = meeting();
    const auto said = turnsOf(id);
    ASSERT_EQ(said.size(), 2U);
    for (const TranscriptForm form : {TranscriptForm::WebVtt, TranscriptForm::SubRip, TranscriptForm::PlainText}) {
        const auto file = m_files.path() / (std::string("2024-01-24.") + std::string(suffixOf(form)));
        ASSERT_TRUE(succeeded(writeTranscript(writer(), id, form, file)));
        auto again = archive::Archive::open(m_files.path() / (std::string("archive-") + std::string(suffixOf(form))));
        ASSERT_TRUE(again);
        const auto report = valueOf(Importer(*again, *m_scorer, m_registry).importFiles({file}, {}));
        ASSERT_TRUE(report.allGood()) << suffixOf(form);
        const auto turns = valueOf(archive::turnsOfConversation(again->writer(), 1, 0, 10));
        ASSERT_EQ(turns.size(), said.size()) << suffixOf(form);
        for (std::size_t i = 0; i < said.size(); ++i) {
            EXPECT_EQ(turns[i].speaker, said[i].speaker) << suffixOf(form);
            std::string text = said[i].text;
            if (const auto bracket = text.find("<all>");
                form == TranscriptForm::SubRip && bracket != std::string::npos) {
                text.erase(bracket, 5); // SubRip knows no way to write a bracket that opens no tag
            }
            EXPECT_EQ(turns[i].text, text) << suffixOf(form);
        }
    }
}

TEST_F(TranscriptFileTest, CaptionsCountFromTheStartOfTheRecording)
{
    const archive::Id id = meeting();
    EXPECT_THAT(written(id, TranscriptForm::WebVtt),
                HasSubstr("00:00:05.000 --> 00:00:07.500\n<v Ann>Good morning, *everybody* &amp; &lt;all&gt;.\n"));
    EXPECT_THAT(written(id, TranscriptForm::SubRip), HasSubstr("2\n01:00:08,000 --> 01:00:09,000\nBob: Morning!"));
}

TEST_F(TranscriptFileTest, ATurnWithoutAnEndIsShownWhileItIsReadAndNoLongerThanUntilTheNext)
{
    importFile("chat.txt",
               "20.06.24, 17:00 - Tom: Hallo, wie schön!\n20.06.24, 17:00 - Ich: Na, wie geht es dir heute?\n"
               "20.06.24, 17:01 - Tom: Gut.\n");
    EXPECT_THAT(written(conversationIds().at(0), TranscriptForm::WebVtt),
                HasSubstr("00:00:00.000 --> 00:00:01.133\n<v Tom>Hallo, wie schön!\n\n"
                          "00:00:00.000 --> 00:00:01.733\n<v Ich>Na, wie geht es dir heute?\n\n"
                          "00:01:00.000 --> 00:01:01.000\n<v Tom>Gut.\n"));
}

TEST_F(TranscriptFileTest, NothingSaidBecomesMarkupOfTheMarkdown)
{
    const archive::Id id = meeting();
    ASSERT_TRUE(succeeded(archive::addTag(writer(), std::vector{id}, "Work")));
    const std::string text = written(id, TranscriptForm::Markdown);
    EXPECT_THAT(text, HasSubstr("**Ann** 20:29"));
    EXPECT_THAT(text, HasSubstr("Good morning, \\*everybody\\* \\& \\<all\\>."));
    EXPECT_THAT(text, HasSubstr("\\#Work"));
    EXPECT_THAT(text, Not(HasSubstr("![x]")));
}

TEST_F(TranscriptFileTest, JsonHasEveryTurnWithItsTimes)
{
    const auto json = written(meeting(), TranscriptForm::Json);
    EXPECT_THAT(json, HasSubstr(R"("people":["Ann","Bob"])"));
    EXPECT_THAT(json, HasSubstr(R"("speaker":"Ann","start":"2024-01-24T20:29:06)"));
    EXPECT_THAT(json, HasSubstr(R"json("text":"Morning! ![x](http://127.0.0.1/x)")json"));
}

TEST_F(TranscriptFileTest, WithoutTimesThereAreNoCaptionsAndNoFile)
{
    const auto id = store("Notes", "2024-05-01", {{"Tom", "Hallo"}}).conversation;
    const auto file = m_files.path() / "notes.vtt";
    EXPECT_EQ(writeTranscript(writer(), id, TranscriptForm::WebVtt, file).error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(writeTranscript(writer(), 4711, TranscriptForm::Json, file).error().code, ErrorCode::NotFound);
    EXPECT_EQ(writeTranscript(writer(), id, TranscriptForm::Json, m_files.path() / "none" / "x").error().code,
              ErrorCode::Io);
    std::stop_source stopped;
    stopped.request_stop();
    EXPECT_EQ(writeTranscript(writer(), id, TranscriptForm::Json, file, stopped.get_token()).error().code,
              ErrorCode::Cancelled);
    EXPECT_EQ(filesIn(m_files.path()), 0U);
}

TEST_F(TranscriptFileTest, EachConversationGetsAFileOfItsOwnAndNoneTakesTheNameOfAnother)
{
    const auto first = store("Q1/Q2: \"..\"", "2024-05-01", {{"Tom", "One"}}).conversation;
    const auto second = store("Q1/Q2: \"..\"", "2024-05-01", {{"Tom", "Two"}}).conversation;
    const auto folder = m_files.path() / "out";
    const auto files = valueOf(
        writeTranscripts(writer(), std::vector{first, second, archive::Id{4711}}, TranscriptForm::PlainText, folder));
    EXPECT_EQ(files.written, 2U);
    EXPECT_THAT(contentOf(folder / "2024-05-01 Q1_Q2_ _.._.txt"), HasSubstr("Tom: One"));
    EXPECT_THAT(contentOf(folder / "2024-05-01 Q1_Q2_ _.._ (2).txt"), HasSubstr("Tom: Two"));
    EXPECT_EQ(
        valueOf(writeTranscripts(writer(), std::vector{first, second}, TranscriptForm::SubRip, folder)).withoutTimes,
        2U);
    EXPECT_EQ(filesIn(folder), 2U);
}

} // namespace
} // namespace reminisce::ingest
