// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include "core/ingest/formats/json_tools.h"
#include "core/ingest/formats/speaker_labels.h"
#include "core/ingest/formats/word_joiner.h"
#include "tests/core/ingest/formats_support.h"

namespace reminisce::ingest {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;

std::int64_t millis(std::int64_t value)
{
    return value * 1000;
}

TEST(SpeechFormats, UnitsAreThoseOfEachService)
{
    EXPECT_EQ(test::readSample("assemblyai/synthetic-utterances.json").turn(1).startOffset, millis(61'000));
    EXPECT_EQ(test::readSample("whisper_cpp/synthetic-offsets.json").turn(1).startOffset, millis(62'480));
    EXPECT_EQ(test::readSample("azure/synthetic-batch.json").turn(0).startOffset, millis(70));
    EXPECT_EQ(test::readSample("azure/synthetic-batch.json").turn(1).startOffset, millis(62'500));
    EXPECT_EQ(test::readSample("azure/synthetic-batch.json").turn(1).endOffset, millis(63'500));
    EXPECT_EQ(test::readSample("azure/synthetic-sdk.json").turn(1).startOffset, millis(60'000));
    EXPECT_EQ(test::readSample("google_stt/synthetic-v2-batch.json").turn(1).startOffset, millis(5'250));
    EXPECT_EQ(test::readSample("plaud/synthetic-result.json").turn(1).startOffset, millis(65'400));
    EXPECT_EQ(test::readSample("rev/synthetic-names.json").turn(0).startOffset, millis(1'280));
    EXPECT_EQ(test::readSample("fathom/synthetic-copied.txt").turn(2).startOffset, millis(3'723'000));
}

TEST(SpeechFormats, WordsAndPunctuationBecomeTurnsOfTheirSpeakers)
{
    EXPECT_THAT(test::readSample("aws_transcribe/synthetic-speakers.json").said(),
                ElementsAre("spk_0|Good day.", "spk_1|Hello, you."));
    EXPECT_THAT(test::readSample("speechmatics/synthetic-v2.json").said(),
                ElementsAre("S1|Hello, Ann.", "S2|Hi.", "|Mm"));
    EXPECT_THAT(test::readSample("kaldi/synthetic-bbc.json").said(), ElementsAre("S0|There is.", "S1|Yes."));
    EXPECT_THAT(test::readSample("rev/synthetic-names.json").said(),
                ElementsAre("Ann Lee|Welcome.", "Speaker 2|Thanks <inaudible>."));
}

TEST(SpeechFormats, ChannelsAreWovenTogetherByTime)
{
    EXPECT_THAT(test::readSample("deepgram/synthetic-channels.json").said(),
                ElementsAre("Channel 0|Hello.", "Channel 1|How are you?", "Channel 0|Fine."));
    EXPECT_THAT(test::readSample("aws_transcribe/synthetic-channels.json").said(),
                ElementsAre("ch_1|Sorry.", "ch_0|Hold please."));
    EXPECT_THAT(test::readSample("azure/synthetic-fast.json").said(), ElementsAre("Channel 0|Yes.", "Channel 1|No."));
}

TEST(SpeechFormats, GooglesRepeatedWordsWithSpeakersAreTakenOnce)
{
    EXPECT_THAT(test::readSample("google_stt/synthetic-v1-diarized.json").said(),
                ElementsAre("Speaker 1|hi how", "Speaker 2|fine"));
}

TEST(SpeechFormats, MissingTimesAndSpeakersOfWhisperXStayUnknown)
{
    const auto sink = test::readSample("whisper/synthetic-whisperx.json");
    EXPECT_EQ(sink.turn(2).speaker, "");
    EXPECT_FALSE(sink.turn(2).startOffset);
    EXPECT_FALSE(test::readSample("whisper/synthetic-verbose.json").turn(1).startOffset);
}

TEST(SpeechFormats, DateOfTheTranscriptionYieldsToTheNames)
{
    auto input = Input::fromMemory("a.json", test::readFile(test::kFormatData / "azure/synthetic-batch.json"));
    auto head = ProbedHead::of(input);
    ASSERT_TRUE(head);
    const auto registry = Registry::withAllFormats();
    test::CollectingSink sink;
    const FoundDate named{test::moment("2020-02-03"), false, DateSource::FileName};
    ASSERT_TRUE(registry.find(head->probe())->read(input, sink, {"a.json", named}, {}));
    EXPECT_FALSE(sink.conversations.at(0).head.startedAt);
    EXPECT_TRUE(sink.warnings.empty());
    EXPECT_EQ(test::readSample("azure/synthetic-batch.json").warnings.size(), 1U);
}

TEST(SpeechFormats, FailedTranscriptionSaysSo)
{
    const auto sink = test::readSample("assemblyai/synthetic-error.json");
    ASSERT_TRUE(sink.error);
    EXPECT_THAT(sink.error->message, HasSubstr("could not transcribe"));
}

TEST(MeetingFormats, OwnerIsWhoTheProgramSays)
{
    EXPECT_TRUE(test::readSample("omi/synthetic-memories.json").turn(0).isOwner);
    EXPECT_EQ(test::readSample("omi/synthetic-memories.json").turn(0).speaker, "");
    EXPECT_FALSE(test::readSample("omi/synthetic-memories.json").turn(1).isOwner);
    EXPECT_TRUE(test::readSample("granola/synthetic-cache.json").turn(0).isOwner);
    EXPECT_FALSE(test::readSample("granola/synthetic-cache.json").turn(1).isOwner);
    EXPECT_TRUE(test::readSample("limitless/synthetic-lifelogs.json").turn(0).isOwner);
    EXPECT_TRUE(test::readSample("signal/synthetic-export.md").turn(0).isOwner);
}

TEST(MeetingFormats, EachConversationOfAListHasItsHead)
{
    const auto sink = test::readSample("omi/synthetic-memories.json");
    ASSERT_EQ(sink.conversations.size(), 2U);
    EXPECT_EQ(sink.conversations[0].head.title, "Morning plan");
    EXPECT_EQ(sink.conversations[0].head.externalId, "omi:m1");
    EXPECT_EQ(sink.conversations[1].head.startedAt, test::moment("2025-05-07T08:59:00+00:00"));
    EXPECT_THAT(test::reasonsOf(sink), ElementsAre("a conversation without words"));
}

TEST(MeetingFormats, GoogleMeetMarksAndFurtherLinesAreUnderstood)
{
    const auto sink = test::readSample("google_meet/synthetic-document.txt");
    EXPECT_EQ(sink.conversations.at(0).head.title, "Weekly sync");
    EXPECT_EQ(sink.turn(1).text, "Morning, shall we begin with the list: it is long.\nIt has two pages.");
    EXPECT_EQ(sink.turn(2).startOffset, millis(300'000));
}

TEST(MeetingFormats, EpochsOfReadAiAreSecondsOrMilliseconds)
{
    const auto sink = test::readSample("read_ai/synthetic-webhook.json");
    EXPECT_EQ(sink.turn(0).startedAt, test::moment("2024-01-15T10:00:05+00:00"));
    EXPECT_EQ(sink.turn(1).startedAt, test::moment("2024-01-15T10:00:10.5+00:00"));
}

TEST(MeetingFormats, UnpaddedMillisecondsOfTeamsAreMilliseconds)
{
    const auto sink =
        test::readAs("a.txt", "0:0:2.90 --> 0:0:4.480\nAnn Lee\nHello.\n0:1:5.7 --> 0:1:6.70\nBob\nHi.\n");
    EXPECT_EQ(sink.format, "teams-cues");
    EXPECT_EQ(sink.turn(0).startOffset, millis(2'090));
    EXPECT_EQ(sink.turn(0).endOffset, millis(4'480));
    EXPECT_EQ(sink.turn(1).startOffset, millis(65'007));
    EXPECT_EQ(sink.turn(1).speaker, "Bob");
}

TEST(MessengerFormats, MessengerTextIsRepairedAndTurnedRound)
{
    const auto sink = test::readSample("meta/synthetic-mojibake.json");
    EXPECT_THAT(sink.said(), ElementsAre("Jürgen Müller|Café?", "Ann Lee|Tschüss 👋"));
    EXPECT_EQ(sink.conversations.at(0).head.title, "Jürgen Müller");
    EXPECT_THAT(test::reasonsOf(sink), Contains("a placeholder for an attachment"));
}

TEST(MessengerFormats, TextThatOnlyLooksLikeLatin1StaysAsItIs)
{
    const auto sink = test::readAs("m.json", R"({"messages":[{"sender_name":"Zoë","timestamp_ms":1700000000000,)"
                                             R"("content":"caf\u00e9 at 20 \u20ac"}],"title":"Zoë"})");
    EXPECT_THAT(sink.said(), ElementsAre("Zoë|café at 20 €"));
}

TEST(MessengerFormats, TelegramTimesGetTheirOffsetFromTheUtcTimeBesideThem)
{
    const auto sink = test::readSample("telegram/synthetic-all-chats.json");
    EXPECT_EQ(sink.turn(0).startedAt->utcOffsetMinutes, 120);
    EXPECT_TRUE(sink.turn(0).isOwner);
    EXPECT_EQ(sink.turn(0).text, "See https://example.org!");
    EXPECT_EQ(sink.turn(0).externalId, "telegram:7/1");
}

TEST(MessengerFormats, LongPausesBeginANewConversation)
{
    const auto sink = test::readSample("telegram/synthetic-all-chats.json");
    ASSERT_EQ(sink.conversations.size(), 2U); // a day lies between
    EXPECT_EQ(sink.conversations[1].head.title, "Bob Ray");
    EXPECT_EQ(sink.conversations[1].head.externalId, "telegram:7");
}

TEST(MessengerFormats, MatrixEditsReplaceTheTextAndNamesAreTheMembers)
{
    EXPECT_THAT(test::readSample("matrix/synthetic-element.json").said(),
                ElementsAre("Ann Lee|Tomatoes are ready", "@bob:example.org|Lovely"));
}

TEST(MessengerFormats, SlackMarkupIsResolvedThroughTheListOfUsers)
{
    const auto path = test::kFormatData / "slack/synthetic-day/general/2024-03-04.json";
    auto input = Input::open(path);
    ASSERT_TRUE(input);
    auto head = ProbedHead::of(*input);
    ASSERT_TRUE(head);
    const auto registry = Registry::withAllFormats();
    const auto* reader = registry.find(head->probe());
    ASSERT_NE(reader, nullptr);
    EXPECT_EQ(reader->name(), "slack-day-json");
    test::CollectingSink sink;
    ASSERT_TRUE(reader->read(*input, sink, {path, std::nullopt}, {}));
    EXPECT_THAT(sink.said(),
                ElementsAre("Ann Lee|Hi @bobby, see the page (https://example.org/a?b=1&c=2) & #random @here",
                            "buildbot|Build <42> passed"));
    EXPECT_THAT(test::reasonsOf(sink),
                ElementsAre("a service row", "a reaction", "an attachment", "a message without text"));
}

TEST(MessengerFormats, IrcClocksPassMidnight)
{
    const auto sink = test::readSample("irc/synthetic-2005-04-05.txt");
    EXPECT_EQ(sink.conversations.at(0).head.offsetBase, OffsetBase::Midnight);
    EXPECT_EQ(sink.turn(2).startOffset, kMicrosPerDay + kMicrosPerMinute);
    EXPECT_EQ(test::readSample("irc/synthetic-irssi.log").turn(3).startedAt, test::moment("2005-04-06T00:01"));
}

TEST(MessengerFormats, ChatCodesGoAndWordsStay)
{
    const auto sink = test::readSample("chat_cha/synthetic-names.cha");
    EXPECT_THAT(sink.said(), ElementsAre("MOT|what's that?", "Ross|um a big big biiig dog and…"));
    EXPECT_EQ(sink.turn(0).endOffset, millis(2'500));
}

TEST(MessengerFormats, AnUtteranceThatComesToNothingIsReported)
{
    const auto sink = test::readAs("x.cha", "@UTF8\n@Begin\n@Participants:\tCHI Ross Target_Child\n"
                                            "*CHI:\t0 \v .\n*CHI:\tmore milk .\n@End\n");
    EXPECT_THAT(sink.said(), ElementsAre("Ross|more milk."));
    ASSERT_EQ(sink.skipped.size(), 1U);
    EXPECT_EQ(sink.skipped[0].reason, "an utterance without words");
}

TEST(JsonTools, TimesOutsideOfEveryTranscriptsLifeAreNoTimes)
{
    EXPECT_EQ(momentOfEpoch(1700000000), test::moment("2023-11-14T22:13:20+00:00"));
    EXPECT_EQ(momentOfEpoch(1700000000123), test::moment("2023-11-14T22:13:20.123+00:00"));
    EXPECT_FALSE(momentOfEpoch(12.5));
    EXPECT_FALSE(momentOfEpoch(1e300));
    EXPECT_EQ(momentOfText("Thu Feb  7 12:31:22 2019"), test::moment("2019-02-07T12:31:22"));
    EXPECT_EQ(microsOfIsoDuration("PT1H2M3.5S"), 3'723'500'000);
    EXPECT_FALSE(microsOfIsoDuration("PT"));
    EXPECT_FALSE(microsOfIsoDuration("P1X"));
}

TEST(WordJoiner, PausesAndSpeakersEndATurn)
{
    test::CollectingSink sink;
    WordJoiner joiner(sink);
    ASSERT_TRUE(joiner.add({"One", "A", 0, 400'000}));
    ASSERT_TRUE(joiner.add({"two", "A", 500'000, 900'000}));
    ASSERT_TRUE(joiner.add({".", "A", {}, {}, true}));
    ASSERT_TRUE(joiner.add({"three", "B", 1'000'000, 1'400'000}));
    ASSERT_TRUE(joiner.add({"four", "B", 3'400'000, 3'800'000}));
    ASSERT_TRUE(joiner.finishTurn());
    EXPECT_THAT(sink.said(), ElementsAre("A|One two.", "B|three", "B|four"));
    EXPECT_EQ(sink.turn(0).endOffset, 900'000);
}

TEST(SpeakerLabels, AreNoNames)
{
    for (const auto* label : {"Speaker 1", "SPEAKER_00", "spk_0", "Speaker A", "S2", "F4", "F_S12", "ch_1", "Guest-1",
                              "Channel 0", "Sprecher 3", "7", "PAR0"}) {
        EXPECT_TRUE(isSpeakerLabel(label)) << label;
    }
    for (const auto* name : {"Ann", "Bob Ray", "Mia S", "R2D2", "Jo 5", ""}) {
        EXPECT_FALSE(isSpeakerLabel(name)) << name;
    }
}

/// A cut file gives what is whole in it or an error, and never more than the whole file has.
TEST(ServiceFormats, CutFilesNeverBreakTheReading)
{
    for (const auto& entry : std::filesystem::recursive_directory_iterator(test::kFormatData)) {
        const std::string name = entry.path().filename().string();
        if (!entry.is_regular_file() || name.rfind("synthetic", 0) != 0) {
            continue;
        }
        const std::string whole = test::readFile(entry.path());
        for (std::size_t size = 0; size < whole.size(); size += 1 + whole.size() / 60) {
            const auto sink = test::readAs(name, whole.substr(0, size));
            if (!sink.error) {
                continue;
            }
            EXPECT_FALSE(sink.error->message.empty()) << name;
        }
    }
}

} // namespace
} // namespace reminisce::ingest
