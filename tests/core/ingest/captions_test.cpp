// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include "tests/core/ingest/collecting_sink.h"

namespace reminisce::ingest {
namespace {

using test::readAs;
using testing::ElementsAre;
using testing::IsEmpty;

TEST(WebVtt, ReadsZoomCuesWithTheirSpeakersAndTimes)
{
    const auto sink = readAs("x.vtt", "WEBVTT\r\n\r\n1\r\n00:04:04.470 --> 00:04:05.530\r\nGuillaume: Hello.\r\n\r\n"
                                      "2\r\n00:04:08.950 --> 01:04:09.380\r\nDavid (dionysuz): Hey: you.\r\n");
    EXPECT_EQ(sink.format, "webvtt");
    EXPECT_THAT(sink.said(), ElementsAre("Guillaume|Hello.", "David (dionysuz)|Hey: you."));
    EXPECT_EQ(sink.turn(0).startOffset, 244'470'000);
    EXPECT_EQ(sink.turn(1).endOffset, 3'849'380'000);
    EXPECT_EQ(sink.turn(0).line, 5U);
    EXPECT_THAT(sink.skipped, IsEmpty());
}

TEST(WebVtt, KeepsTextWithAColonWhereCuesHaveNoNames)
{
    const auto sink = readAs("x.vtt", "WEBVTT\n\n00:01.000 --> 00:02.000\nOne thing: it works.\n\n"
                                      "00:02.000 --> 00:03.000\nYes.\n\n00:03.000 --> 00:04.000\nNo.\n\n"
                                      "00:04.000 --> 00:05.000\nFine.\n");
    EXPECT_THAT(sink.said(), ElementsAre("|One thing: it works.", "|Yes.", "|No.", "|Fine."));
}

TEST(WebVtt, ReadsVoicesClassesEntitiesAndInlineTimes)
{
    const auto sink =
        readAs("x.vtt", "\xEF\xBB\xBFWEBVTT Kind: captions\n\nintro\n00:01.000 --> 00:02.000 align:start\n"
                        "<v.loud Mary Jane>That's <b>awesome</b> &amp; <00:01.500><c.red>big</c>!</v>\n\n"
                        "00:02.000 --> 00:03.000\n<v Bob>Hi <v Eve>Hello\n");
    EXPECT_THAT(sink.said(), ElementsAre("Mary Jane|That's awesome & big!", "Bob|Hi", "Eve|Hello"));
}

TEST(WebVtt, PassesOverStylesAndReportsComments)
{
    const auto sink = readAs("x.vtt", "WEBVTT\nLanguage: de\n\nSTYLE\n::cue { color: red }\n\nREGION\nid:fred\n\n"
                                      "NOTE nobody said this\n\n00:01.000 --> 00:02.000\ntext\n");
    EXPECT_THAT(sink.said(), ElementsAre("|text"));
    ASSERT_EQ(sink.skipped.size(), 1U);
    EXPECT_EQ(sink.skipped[0].line, 10U);
    EXPECT_EQ(sink.skipped[0].reason, "a comment");
}

TEST(WebVtt, LosesNothingInSilence)
{
    const auto sink = readAs("x.vtt", "WEBVTT\n\n00:01.000 --> 00:02.000\n\nwords without a time\n\n"
                                      "00.03.000 --> 00:04.000\nlate\n\n00:05.000 --> 00:06.000\n<i></i>\n");
    EXPECT_THAT(sink.said(), ElementsAre("|late"));
    EXPECT_FALSE(sink.turn(0).startOffset);
    std::vector<std::uint64_t> lines;
    for (const auto& line : sink.skipped) {
        lines.push_back(line.line);
    }
    EXPECT_THAT(lines, ElementsAre(3U, 5U, 7U, 11U));
}

TEST(WebVtt, JoinsWrappedLinesAndKeepsDashedOnesApart)
{
    const auto sink = readAs("x.vtt", "WEBVTT\n\n00:01.000 --> 00:02.000\n- It is\nlong.\n- Indeed.\n");
    EXPECT_THAT(sink.said(), ElementsAre("|- It is long.\n- Indeed."));
}

TEST(WebVtt, TakesAMarkOfAnotherSpeakerWithoutWordsAsItStands)
{
    const auto sink =
        readAs("x.vtt", "WEBVTT\n\n00:01.000 --> 00:02.000\n>>\n\n00:02.000 --> 00:03.000\n>> ANN: Yes, of course.\n");
    EXPECT_THAT(sink.said(), ElementsAre("|>>", "ANN|Yes, of course."));
}

TEST(Srt, ReadsCommaTimesAndMissingEmptyLines)
{
    const auto sink = readAs("x.srt", "1\n00:00:00,500 --> 00:00:07,000\nErste Zeile\nzweite Zeile\n2\n"
                                      "00:00:07,000 --> 00:00:11.890\nNoch eine\n");
    EXPECT_EQ(sink.format, "srt");
    EXPECT_THAT(sink.said(), ElementsAre("|Erste Zeile zweite Zeile", "|Noch eine"));
    EXPECT_EQ(sink.turn(0).startOffset, 500'000);
    EXPECT_EQ(sink.turn(1).endOffset, 11'890'000);
}

TEST(Srt, ReadsWebVttThatLostItsFirstLine)
{
    EXPECT_EQ(readAs("x.vtt", "00:00:00.500 --> 00:00:07.000\nCaption\n").format, "srt");
}

TEST(Srt, DropsOverrideCodesAndFonts)
{
    const auto sink =
        readAs("x.srt", "1\n00:00:01,000 --> 00:00:02,000\n{\\an8}<font color=\"#fff\">Oben</font> {so}\n");
    EXPECT_THAT(sink.said(), ElementsAre("|Oben {so}"));
}

TEST(Sbv, ReadsYouTubesFormat)
{
    const auto sink = readAs("x.sbv", "0:00:00.378,0:00:11.378\nErste\n\n0:00:11.378,0:00:12.305\nA\nB\n");
    EXPECT_EQ(sink.format, "sbv");
    EXPECT_THAT(sink.said(), ElementsAre("|Erste", "|A B"));
    EXPECT_EQ(sink.turn(0).startOffset, 378'000);
}

TEST(Ttml, ReadsParagraphsAgentsAndEveryKindOfTime)
{
    const auto sink = readAs("x.ttml", R"(<?xml version="1.0"?>
<tt xmlns="http://www.w3.org/ns/ttml" xmlns:ttm="http://www.w3.org/ns/ttml#metadata" xmlns:ttp="http://www.w3.org/ns/ttml#parameter" ttp:frameRate="25">
<head><metadata><ttm:title>Tea &amp; talk</ttm:title><ttm:agent xml:id="a1"><ttm:name>Ada</ttm:name></ttm:agent></metadata></head>
<body><div begin="10s" ttm:agent="a1"><p begin="0.5s" end="1500ms">Hello <span>there</span>,<br/>you</p></div>
<div><p begin="00:01:00:05" dur="2s">No name</p><p begin="1m">  </p></div></body></tt>)");
    EXPECT_EQ(sink.format, "ttml");
    EXPECT_THAT(sink.said(), ElementsAre("Ada|Hello there, you", "|No name"));
    EXPECT_EQ(sink.conversations.at(0).head.title, "Tea & talk");
    EXPECT_EQ(sink.turn(0).startOffset, 10'500'000);
    EXPECT_EQ(sink.turn(0).endOffset, 11'500'000);
    EXPECT_EQ(sink.turn(1).startOffset, 60'200'000);
    EXPECT_EQ(sink.turn(1).endOffset, 62'200'000);
    EXPECT_EQ(sink.skipped.size(), 1U);
}

TEST(Ttml, SaysWhereBrokenXmlBreaks)
{
    const auto sink = readAs("x.ttml", R"(<tt xmlns="http://www.w3.org/ns/ttml"><body><p begin="1s">a</body></tt>)");
    ASSERT_TRUE(sink.error);
    EXPECT_EQ(sink.error->code, ErrorCode::DamagedInput);
}

TEST(ZoomChat, CountsFromTheRecordingsStartAndKeepsContinuationLines)
{
    const auto sink =
        readAs("chat.txt", "00:06:06\tAda | Lab:\tReplying to \"x\"\n\nand more\r\n00:06:51\tBob:\tgm: all\r\n"
                           "00:07:02\tEve:\t\r\n");
    EXPECT_EQ(sink.format, "zoom-chat");
    EXPECT_THAT(sink.said(), ElementsAre("Ada | Lab|Replying to \"x\"\n\nand more", "Bob|gm: all"));
    EXPECT_EQ(sink.turn(1).startOffset, 411'000'000);
    EXPECT_EQ(sink.conversations.at(0).head.offsetBase, OffsetBase::RecordingStart);
    EXPECT_EQ(sink.skipped.size(), 1U);
}

TEST(ZoomChat, ReadsChatsSavedDuringTheMeetingAsWallClock)
{
    const auto sink = readAs("meeting_saved_chat.txt", "10:45:02 From Ada Love to Everyone:\n\thello there\n"
                                                       "10:46:00 From  Bob  to  Ada Love (Direct Message) : psst\n");
    EXPECT_THAT(sink.said(), ElementsAre("Ada Love|hello there", "Bob|psst"));
    EXPECT_EQ(sink.conversations.at(0).head.offsetBase, OffsetBase::Midnight);
}

} // namespace
} // namespace reminisce::ingest
