// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include "core/ingest/text_tools.h"
#include "tests/core/ingest/collecting_sink.h"

namespace reminisce::ingest {
namespace {

using test::moment;
using test::readAs;
using testing::ElementsAre;
using testing::IsEmpty;

TEST(PlainText, BeginsAConversationAtEachDate)
{
    const auto sink =
        readAs("x.txt", "Telefonate\n\nMontag, 14. August 2023, 10:15\nIch: Guten Tag.\nHerr Brandt: Ja?\n"
                        "weiter gesagt\n\n2024-06-27 12:30\nIch: Hallo.\nHerr Brandt: Nein.\n");
    EXPECT_EQ(sink.format, "plain-text");
    ASSERT_EQ(sink.conversations.size(), 2U);
    EXPECT_EQ(sink.conversations[0].head.startedAt, moment("2023-08-14T10:15"));
    EXPECT_EQ(sink.conversations[0].head.title, "Telefonate");
    EXPECT_EQ(sink.conversations[1].head.startedAt, moment("2024-06-27T12:30"));
    EXPECT_THAT(sink.said(),
                ElementsAre("Ich|Guten Tag.", "Herr Brandt|Ja?\nweiter gesagt", "Ich|Hallo.", "Herr Brandt|Nein."));
    EXPECT_THAT(sink.skipped, IsEmpty());
}

TEST(PlainText, ReadsMarkdown)
{
    const auto sink =
        readAs("x.md", "# Lunch with Ben, 2024-06-27\n\n**Ben:** So?\n\n- **Me**: Fine.\n\n---\n\n> Ben: Good.\n");
    EXPECT_THAT(sink.said(), ElementsAre("Ben|So?", "Me|Fine.", "Ben|Good."));
    EXPECT_EQ(sink.conversations.at(0).head.startedAt, moment("2024-06-27"));
    EXPECT_EQ(sink.conversations.at(0).head.title, "Lunch with Ben, 2024-06-27");
}

TEST(PlainText, ReadsMarksOfTime)
{
    const auto offsets =
        readAs("x.txt", "[00:00:05] Ann: hi\n[00:01:00] Bob: ho\n(00:02) Ann: hm\nBob (00:03:00): ha\n");
    EXPECT_THAT(offsets.said(), ElementsAre("Ann|hi", "Bob|ho", "Ann|hm", "Bob|ha"));
    EXPECT_EQ(offsets.turn(0).startOffset, 5'000'000);
    EXPECT_EQ(offsets.turn(3).startOffset, 180'000'000);
    EXPECT_EQ(offsets.conversations.at(0).head.offsetBase, OffsetBase::RecordingStart);
    const auto clock = readAs("x.txt", "14:30 Ann: hi\n14:31 Bob: ho\n");
    EXPECT_EQ(clock.conversations.at(0).head.offsetBase, OffsetBase::Midnight);
    EXPECT_EQ(clock.turn(1).startOffset, 14 * kMicrosPerHour + 31 * kMicrosPerMinute);
    const auto dated = readAs("x.txt", "2024-05-01 14:00 Ann: hi\n01.05.2024 14:01 Bob: ho\n");
    EXPECT_EQ(dated.turn(0).startedAt, moment("2024-05-01T14:00"));
    EXPECT_EQ(dated.turn(1).startedAt, moment("2024-05-01T14:01"));
}

TEST(PlainText, KnowsTheEndOfASentenceFromAName)
{
    const auto sink = readAs("x.txt", "Dr. Eva Ko: It is late.\nJ. Weber (Head of the Harbour Office): So it is.\n"
                                      "It rained. Roof: leaks.\nAll that my aunt ever wanted: peace.\n"
                                      "Anna Maria von der Heide: Good night.\nDr. Eva Ko: Good night.\n");
    EXPECT_THAT(sink.said(), ElementsAre("Dr. Eva Ko|It is late.",
                                         "J. Weber (Head of the Harbour Office)|So it is.\nIt rained. Roof: leaks.\n"
                                         "All that my aunt ever wanted: peace.",
                                         "Anna Maria von der Heide|Good night.", "Dr. Eva Ko|Good night."));
}

TEST(PlainText, IsNotFoundInOtherTexts)
{
    for (const std::string text :
         {"Just some prose. It goes on.\nAnd on.", "", "a,b,c\n1,2,3\n", "garbage", "1", "\x89PNG\r\n\x1a\n",
          "{\"key\": \"value\"}", "<html><p>Name: x</p></html>", "name: a\nversion: b\nlicence: c\nauthor: d\n"}) {
        EXPECT_EQ(readAs("x.txt", text).format, "") << text;
    }
}

TEST(SplitSpeaker, TakesNamesAndNotSentences)
{
    const auto name = [](std::string_view line) {
        const auto split = splitSpeaker(line);
        return split ? std::string(split->first) : std::string("-");
    };
    EXPECT_EQ(name("Dr. Melissa Ko: yes"), "Dr. Melissa Ko");
    EXPECT_EQ(name("Luca Donno | L2BEAT: gm"), "Luca Donno | L2BEAT");
    EXPECT_EQ(name("+49 170 1: hallo"), "+49 170 1");
    EXPECT_EQ(name("🤓: hm"), "🤓");
    EXPECT_EQ(name("Öztürk: ja"), "Öztürk");
    EXPECT_EQ(name("https://example.org"), "-");
    EXPECT_EQ(name("12:30 Uhr"), "-");
    EXPECT_EQ(name("That was it. The reason: none"), "-");
    EXPECT_EQ(name("Is this a name?: no"), "-");
    EXPECT_EQ(name("This is one of those very long sentences that end: so"), "-");
}

} // namespace
} // namespace reminisce::ingest
