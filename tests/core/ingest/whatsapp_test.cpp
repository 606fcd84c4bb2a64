// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include "tests/core/ingest/collecting_sink.h"

namespace reminisce::ingest {
namespace {

using test::moment;
using test::readAs;
using testing::ElementsAre;
using testing::IsEmpty;

TEST(WhatsApp, ReadsAndroidInGerman)
{
    const auto sink =
        readAs("c.txt", "31.12.23, 22:15 - Nachrichten und Anrufe sind Ende-zu-Ende-verschlüsselt. Tippe.\n"
                        "31.12.23, 22:16 - Tom: Erste Zeile\n12.03. ist auch ein Datum\n\nletzte Zeile\n"
                        "01.01.24, 00:01 - Anna: Frohes Neues: 🎉\n");
    EXPECT_EQ(sink.format, "whatsapp");
    EXPECT_THAT(sink.said(),
                ElementsAre("Tom|Erste Zeile\n12.03. ist auch ein Datum\n\nletzte Zeile", "Anna|Frohes Neues: 🎉"));
    EXPECT_EQ(sink.turn(0).startedAt, moment("2023-12-31T22:16"));
    EXPECT_EQ(sink.turn(1).startedAt, moment("2024-01-01T00:01"));
    ASSERT_EQ(sink.skipped.size(), 1U);
    EXPECT_EQ(sink.skipped[0].line, 1U);
    EXPECT_THAT(sink.warnings, IsEmpty());
}

TEST(WhatsApp, ReadsIosWithDirectionMarksAndNarrowSpaces)
{
    const auto sink =
        readAs("c.txt", "\u200e[2/14/24, 9:05:07\u202fPM] Family: \u200eMessages and calls are end-to-end encrypted.\n"
                        "[2/14/24, 9:05:07\u202fPM] ~\u202fAnn: hi\n"
                        "\u200e[2/14/24, 12:00:00\u202fAM] \u202a+49 170 123\u202c: \u200eimage omitted\n");
    EXPECT_THAT(sink.said(), ElementsAre("Ann|hi", "+49 170 123|image omitted"));
    EXPECT_EQ(sink.turn(0).startedAt, moment("2024-02-14T21:05:07"));
    EXPECT_EQ(sink.turn(1).startedAt, moment("2024-02-14T00:00"));
    EXPECT_EQ(sink.skipped.size(), 1U);
}

TEST(WhatsApp, ReadsSpanishHalfDays)
{
    const auto sink = readAs("c.txt", "25/3/24, 1:05 p.\u00a0m. - Ana: hola\n25/3/24, 1:06 a. m. - Ana: otra\n");
    EXPECT_EQ(sink.turn(0).startedAt, moment("2024-03-25T13:05"));
    EXPECT_EQ(sink.turn(1).startedAt, moment("2024-03-25T01:06"));
}

TEST(WhatsApp, DecidesDayAndMonthOverTheWholeFile)
{
    const auto american = readAs("c.txt", "01/02/23, 10:00 - A: x\n01/25/23, 10:00 - B: y\n");
    EXPECT_EQ(american.turn(0).startedAt, moment("2023-01-02T10:00"));
    const auto british = readAs("c.txt", "01/02/23, 10:00 - A: x\n25/02/23, 10:00 - B: y\n");
    EXPECT_EQ(british.turn(0).startedAt, moment("2023-02-01T10:00"));
    const auto iso = readAs("c.txt", "2023/02/01, 10:00 - A: x\n");
    EXPECT_EQ(iso.turn(0).startedAt, moment("2023-02-01T10:00"));
    // No day above 12, but only one order lets time run forwards.
    const auto byTime = readAs("c.txt", "11/02/23, 10:00 - A: x\n12/01/23, 10:00 - B: y\n");
    EXPECT_EQ(byTime.turn(0).startedAt, moment("2023-11-02T10:00"));
    EXPECT_THAT(byTime.warnings, IsEmpty());
}

TEST(WhatsApp, ReadsAWordBetweenDateAndTime)
{
    EXPECT_EQ(readAs("c.txt", "1.2.2021 klo 12.05 - A: x\n").turn(0).startedAt, moment("2021-02-01T12:05"));
    EXPECT_EQ(readAs("c.txt", "20/02/2021 à 12:05 - A: x\n").turn(0).startedAt, moment("2021-02-20T12:05"));
}

TEST(WhatsApp, SaysWhenTheOrderIsAGuess)
{
    const auto sink = readAs("c.txt", "3/4/23, 10:00 - A: x\n");
    EXPECT_EQ(sink.turn(0).startedAt, moment("2023-04-03T10:00"));
    EXPECT_EQ(sink.warnings.size(), 1U);
}

TEST(WhatsApp, TellsNoticesFromMessages)
{
    const auto sink =
        readAs("c.txt", "06/20/20, 00:08 - +12 345 578 created group \"A: B\"\n06/30/20, 09:10 - You were added\n"
                        "06/30/20, 09:11 - Jo: created group yesterday\n06/30/20, 09:12 - Jo: http://x.y\n"
                        "06/30/20, 09:13 - Jo:\n");
    EXPECT_THAT(sink.said(), ElementsAre("Jo|created group yesterday", "Jo|http://x.y"));
    EXPECT_EQ(sink.skipped.size(), 3U);
}

TEST(WhatsApp, BeginsAConversationAfterALongSilence)
{
    const auto sink =
        readAs("c.txt", "20.06.24, 08:00 - A: Morgen\n20.06.24, 13:59 - B: Mahlzeit\n20.06.24, 20:00 - A: Abend\n");
    ASSERT_EQ(sink.conversations.size(), 2U);
    EXPECT_EQ(sink.conversations[1].head.startedAt, moment("2024-06-20T20:00"));
}

} // namespace
} // namespace reminisce::ingest
