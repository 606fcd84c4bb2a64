// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include "tests/core/ingest/collecting_sink.h"

namespace reminisce::ingest {
namespace {

using test::moment;
using test::readAs;
using testing::ElementsAre;

TEST(DatedNotes, ReadsADiaryWithADateInTheName)
{
    const auto sink = readAs("2024-01-13.md", "Heute mit Miriam im Kino gewesen.\nDer Film war langweilig.\n\n"
                                              "- Danach noch lange geredet, das war schön.\n");
    EXPECT_EQ(sink.format, "dated-notes");
    ASSERT_EQ(sink.conversations.size(), 1U);
    EXPECT_FALSE(sink.conversations[0].head.startedAt); // the importer takes it from the name
    EXPECT_THAT(sink.said(), ElementsAre("|Heute mit Miriam im Kino gewesen.\nDer Film war langweilig.",
                                         "|- Danach noch lange geredet, das war schön."));
    EXPECT_TRUE(sink.turn(0).isOwner);
}

TEST(DatedNotes, BeginsAnEntryAtEachDate)
{
    const auto sink =
        readAs("diary.txt", "Mein Tagebuch\n\n# 2024-01-03\n\nDen ganzen Tag hat es geregnet.\n\n"
                            "**Montag, 5. Februar 2024, 21:30**\nIch schlafe in letzter Zeit schlecht.\n\n"
                            "## 7 February 2024: at the dentist\n\n### Morning\nIt was not so bad.\n");
    EXPECT_EQ(sink.format, "dated-notes");
    ASSERT_EQ(sink.conversations.size(), 3U);
    EXPECT_EQ(sink.skipped.at(0).reason, "a line before the first date");
    EXPECT_EQ(sink.conversations[0].head.startedAt, moment("2024-01-03"));
    EXPECT_EQ(sink.conversations[0].head.dateSource, DateSource::ContentDay);
    EXPECT_EQ(sink.conversations[1].head.startedAt, moment("2024-02-05T21:30"));
    EXPECT_EQ(sink.conversations[1].head.dateSource, DateSource::Content);
    EXPECT_EQ(sink.conversations[2].head.startedAt, moment("2024-02-07"));
    EXPECT_EQ(sink.conversations[2].head.title, "7 February 2024: at the dentist");
    EXPECT_THAT(sink.conversations[2].turns.at(0).text, "Morning\nIt was not so bad.");
}

TEST(DatedNotes, PassesOverTheHeaderOfAMarkdownFile)
{
    const auto sink = readAs("2024-03-01 Notes.md", "---\ntags: [day]\n---\n\nA quiet day in the garden, at last.\n");
    EXPECT_THAT(sink.said(), ElementsAre("|A quiet day in the garden, at last."));
}

TEST(DatedNotes, LeavesConversationsToTheirReaders)
{
    EXPECT_EQ(readAs("2024-01-03.md", "Ann: So how was it?\nBob: Very nice, thank you.\n").format, "plain-text");
}

TEST(DatedNotes, KeepsTheWordsBeforeAColon)
{
    const auto named =
        readAs("2023-10-02.md", "Das Fahrrad war beim Händler. Befund: die Kette ist ganz verschlissen.\n");
    EXPECT_EQ(named.format, "dated-notes");
    EXPECT_THAT(named.said(), ElementsAre("|Das Fahrrad war beim Händler. Befund: die Kette ist ganz verschlissen."));
    const auto headed = readAs("garden.md", "# 2 October 2023\n\nThe neighbour says: cut the hedge before it snows.\n");
    EXPECT_EQ(headed.format, "dated-notes");
    EXPECT_THAT(headed.said(), ElementsAre("|The neighbour says: cut the hedge before it snows."));
    const auto twice =
        readAs("2023-10-03.txt", "Vormittags: lange im Garten gewesen.\n\nNachbar meint: es schneit bald.\n"
                                 "Ob das wohl stimmt?\n");
    EXPECT_EQ(twice.format, "dated-notes");
}

TEST(DatedNotes, LeavesConversationsOfADayToTheirReaders)
{
    for (const std::string talk :
         {"Ann: So how was it?\nBob: Very nice, thank you.\n",
          "Ann: First of all the roof.\n\nIt leaks again.\n\nAnn: And then the door.\n",
          "[00:00:05] Ann: Only a word about the roof.\n", "2023-10-03 14:05 Ann: Only a word about the roof.\n"}) {
        EXPECT_EQ(readAs("2023-10-03.txt", talk).format, "plain-text") << talk;
        EXPECT_EQ(readAs("x.md", "# 3 October 2023\n\n" + talk).format, "plain-text") << talk;
    }
}

TEST(DatedNotes, IsNotFoundInOtherTexts)
{
    EXPECT_EQ(readAs("notes.md", "Just some prose. It goes on and on.\n").format, ""); // no date
    EXPECT_EQ(readAs("2024-01-03.csv", "This is a line of words.\n").format, "");
    EXPECT_EQ(readAs("2024-01-03.txt", "name\tvalue\nfirst one\t1\nsecond one\t2\n").format, "");
    EXPECT_EQ(readAs("2024-01-03 server.txt", "10.0.0.1 GET /index.html 200 512\n10.0.0.2 GET /a 404 12\n").format, "");
}

} // namespace
} // namespace reminisce::ingest
