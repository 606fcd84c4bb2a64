// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/ingest/date_source.h"
#include "core/ingest/date_text.h"
#include "core/ingest/recording_date.h"

namespace reminisce::ingest {
namespace {

std::string named(std::string_view name)
{
    const auto found = dateInName(name);
    return found ? formatIso(found->moment) + (found->hasTime ? "" : " day") : "none";
}

TEST(DateInName, KnowsTheNamesThatRecordersGive)
{
    EXPECT_EQ(named("GMT20240124-202901_Recording.cc.vtt"), "2024-01-24T20:29:01+00:00");
    EXPECT_EQ(named("acde_2026-03-26_233.transcript.vtt"), "2026-03-26T00:00:00 day");
    EXPECT_EQ(named("20240517_1400.srt"), "2024-05-17T14:00:00");
    EXPECT_EQ(named("1_2_24-06-20_17-00-00_abc.wav"), "2024-06-20T17:00:00");
    EXPECT_EQ(named("PTT-20240517-WA0001.txt"), "2024-05-17T00:00:00 day");
    EXPECT_EQ(named("WhatsApp Audio 2024-05-17 at 14.05.12.txt"), "2024-05-17T14:05:12");
    EXPECT_EQ(named("Anruf 20.06.2024 17.30.txt"), "2024-06-20T17:30:00");
    EXPECT_EQ(named("Call June 20, 2024 5pm.txt"), "2024-06-20T17:00:00");
    EXPECT_EQ(named("Gespräch vom 5. März 2023.md"), "2023-03-05T00:00:00 day");
    EXPECT_EQ(named("20240517140502.vtt"), "2024-05-17T14:05:02");
    EXPECT_EQ(named("2024-05-17T14:05:02Z.json"), "2024-05-17T14:05:02+00:00");
}

TEST(DateInName, TakesNoOtherNumbersForDates)
{
    for (const std::string_view name : {"episode 12-13-14-15", "version 1.2.3", "+49 170 1234567", "invoice 20241399",
                                        "room 2024", "chat", "99999999"}) {
        EXPECT_EQ(named(name), "none") << name;
    }
}

std::string parsed(std::string_view text, bool dayFirst = true)
{
    const auto date = parseDateText(text, dayFirst);
    if (!date) {
        return "none";
    }
    return date->moment() ? formatIso(*date->moment()) : "time";
}

TEST(ParseDateText, ReadsGermanAndEnglishHeaders)
{
    EXPECT_EQ(parsed("Sonntag, 5. Februar 2023, 15:30"), "2023-02-05T15:30:00");
    EXPECT_EQ(parsed("## Montag, 14. August 2023, 10:15 Uhr"), "2023-08-14T10:15:00");
    EXPECT_EQ(parsed("1:56 pm on 8 May, 2023"), "2023-05-08T13:56:00");
    EXPECT_EQ(parsed("12:09 am on 13 September, 2023"), "2023-09-13T00:09:00");
    EXPECT_EQ(parsed("Thursday, June 27th, 2024 at 12:30 PM"), "2024-06-27T12:30:00");
    EXPECT_EQ(parsed("[20.06.2024 um 17 Uhr]"), "2024-06-20T17:00:00");
    EXPECT_EQ(parsed("2024-06-20T17:00:00.250+02:00"), "2024-06-20T17:00:00.25+02:00");
    EXPECT_EQ(parsed("Datum: 3.5.24"), "2024-05-03T00:00:00");
    EXPECT_EQ(parsed("03/05/2024"), "2024-05-03T00:00:00");
    EXPECT_EQ(parsed("03/05/2024", false), "2024-03-05T00:00:00");
    EXPECT_EQ(parsed("03/25/2024"), "2024-03-25T00:00:00");
    EXPECT_EQ(parsed("14:30"), "time");
}

TEST(ParseDateText, RefusesSentencesThatHoldADate)
{
    EXPECT_EQ(parsed("Am 5. Februar 2023 war ich krank"), "none");
    EXPECT_EQ(parsed("Anna: 5.2.2023"), "none");
    EXPECT_EQ(parsed("31.02.2023"), "none");
    EXPECT_EQ(parsed(""), "none");
}

TEST(ZonedClock, GivesTheOffsetOfTheSeason)
{
    const auto clock = ZonedClock::of("Europe/Berlin").value();
    EXPECT_EQ(formatIso(clock.apply(parseIso("2024-01-15T12:00").value())), "2024-01-15T12:00:00+01:00");
    EXPECT_EQ(formatIso(clock.apply(parseIso("2024-07-15T12:00").value())), "2024-07-15T12:00:00+02:00");
    EXPECT_EQ(formatIso(clock.apply(parseIso("2024-07-15T12:00Z").value())), "2024-07-15T12:00:00+00:00");
    EXPECT_EQ(ZonedClock::of("Europa/Berlin").error().code, ErrorCode::InvalidArgument);
}

TEST(DateHints, PreferTheNameOverTheFolderAndBothOverTheGuess)
{
    const auto both = dateHintsOf("/x/2023-01-02 call/2024-05-06.vtt", std::nullopt);
    EXPECT_EQ(both.best()->source, DateSource::FileName);
    EXPECT_EQ(formatIsoDate(both.best()->moment.local), "2024-05-06");
    const auto folder = dateHintsOf("/x/focil_2026-03-10_030/transcript.vtt", std::nullopt);
    EXPECT_EQ(folder.best()->source, DateSource::Folder);
    const auto guess = dateHintsOf("/x/y/transcript.vtt", std::nullopt);
    EXPECT_EQ(guess.best()->source, DateSource::Modified);
    EXPECT_FALSE(guess.bestCertain());
    const auto said = dateHintsOf("/x/y/transcript.vtt", parseIso("2020-02-02").value());
    EXPECT_EQ(said.best()->source, DateSource::Argument);
}

TEST(RecordingName, IsTheSameForTheFilesOfOneMeeting)
{
    EXPECT_EQ(recordingName("/a/acde_2026-03-26_233.transcript.vtt"), "acde_2026-03-26_233");
    EXPECT_EQ(recordingName("/a/acde_2026-03-26_233.chat.txt"), "acde_2026-03-26_233");
    EXPECT_EQ(recordingName("/a/GMT20240124-202901_Recording.cc.vtt"), "GMT20240124-202901");
    EXPECT_EQ(recordingName("/a/GMT20240124-202901_RecordingnewChat.txt"), "GMT20240124-202901");
    EXPECT_EQ(recordingName("/a/call 2024-01-02/chat.txt"), "call 2024-01-02");
}

TEST(TitleOfFile, DropsEndingsAndKeepsTheWords)
{
    EXPECT_EQ(titleOfFile("/a/WhatsApp Chat mit Tom Berger.txt"), "WhatsApp Chat mit Tom Berger");
    EXPECT_EQ(titleOfFile("/a/Team meeting.transcript.vtt"), "Team meeting");
    EXPECT_EQ(titleOfFile("/a/WhatsApp Chat - Anna/_chat.txt"), "WhatsApp Chat - Anna");
    EXPECT_EQ(titleOfFile("/Downloads/GMT20240124-202901_Recording.cc.vtt"), "Zoom 2024-01-24 20:29");
    EXPECT_EQ(titleOfFile("/Downloads/GMT20240124-202901_Recording_1920x1080.transcript.vtt"), "Zoom 2024-01-24 20:29");
    EXPECT_EQ(titleOfFile("/Downloads/GMT20240124-202901_RecordingnewChat.txt"), "Zoom 2024-01-24 20:29");
    EXPECT_EQ(titleOfFile("/2024-01-24 14.29.01 Weekly sync/GMT20240124-202901_Recording.vtt"), "Weekly sync");
    EXPECT_EQ(titleOfFile("/2024-01-24 14.29.01 Weekly sync/meeting_saved_closed_caption.txt"), "Weekly sync");
    EXPECT_EQ(titleOfFile("/a/GMT and other zones.txt"), "GMT and other zones");
}

} // namespace
} // namespace reminisce::ingest
