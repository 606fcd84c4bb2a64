// SPDX-License-Identifier: GPL-3.0-or-later
// What exporters in other languages, of other versions and with faults of their own write.
#include <gmock/gmock.h>

#include "core/ingest/json_mender.h"
#include "tests/core/ingest/formats_support.h"

namespace reminisce::ingest {
namespace {

using test::moment;
using test::readAs;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

struct WhatsAppLocale
{
    std::string name;
    std::string text;
    std::string first;
    std::string second;
};

void PrintTo(const WhatsAppLocale& locale, std::ostream* out)
{
    *out << locale.name;
}

class WhatsAppLocales : public testing::TestWithParam<WhatsAppLocale>
{};

TEST_P(WhatsAppLocales, HaveTheirOwnDates)
{
    const auto sink = readAs("c.txt", GetParam().text);
    EXPECT_EQ(sink.format, "whatsapp");
    ASSERT_THAT(sink.said(), SizeIs(2));
    EXPECT_EQ(sink.turn(0).startedAt, moment(GetParam().first));
    EXPECT_EQ(sink.turn(1).startedAt, moment(GetParam().second));
    EXPECT_THAT(sink.skipped, IsEmpty());
}

INSTANTIATE_TEST_SUITE_P(
    WhatsApp, WhatsAppLocales,
    testing::Values(
        WhatsAppLocale{"Chinese", "2024/6/20 下午5:00 - 张三: 你好\n2024/6/21 上午12:05 - 李四: 早\n",
                       "2024-06-20T17:00", "2024-06-21T00:05"},
        WhatsAppLocale{"ChineseOnIos", "[2024/6/20 凌晨1:00:12] 张三: 你好\n[2024/6/20 晚上11:05:00] 李四: 早\n",
                       "2024-06-20T01:00:12", "2024-06-20T23:05"},
        WhatsAppLocale{"Korean", "2024. 6. 20. 오후 5:00 - 홍길동: 안녕\n2024. 6. 21. 오전 5:01 - 김: 네\n",
                       "2024-06-20T17:00", "2024-06-21T05:01"},
        WhatsAppLocale{"Japanese", "2024/06/20, 17:00 - 田中: はい\n2024年6月20日 午後5:01 - 鈴木: ええ\n",
                       "2024-06-20T17:00", "2024-06-20T17:01"},
        WhatsAppLocale{"Arabic",
                       "\u200f٢٠\u200f/٦\u200f/٢٠٢٤، ٥:٠٠ م - أحمد: مرحبا\n"
                       "\u200f٢١\u200f/٦\u200f/٢٠٢٤، ٥:٠١ ص - سارة: أهلا\n",
                       "2024-06-20T17:00", "2024-06-21T05:01"},
        WhatsAppLocale{"Persian", "۲۰۲۴/۶/۲۰،\u200f ۱۷:۰۰ - علی: سلام\n۲۰۲۴/۶/۲۰،\u200f ۱۷:۰۱ - سارا: سلام\n",
                       "2024-06-20T17:00", "2024-06-20T17:01"},
        WhatsAppLocale{"Greek", "20/6/24, 5:00 μ.μ. - Άννα: γεια\n21/6/24, 5:00 π.μ. - Νίκος: γεια\n",
                       "2024-06-20T17:00", "2024-06-21T05:00"},
        WhatsAppLocale{"Turkish", "20.06.2024 ÖÖ 5:00 - Ayşe: selam\n20.06.2024 ÖS 5:01 - Ali: selam\n",
                       "2024-06-20T05:00", "2024-06-20T17:01"},
        WhatsAppLocale{"Bulgarian", "20.06.24 г., 17:00 - Мария: здравей\n20.06.24 г., 17:05 - Иво: здрасти\n",
                       "2024-06-20T17:00", "2024-06-20T17:05"},
        WhatsAppLocale{"Hungarian", "2024. 06. 20. 17:00 - Anna: szia\n2024. 06. 20. 17:02 - Béla: szia\n",
                       "2024-06-20T17:00", "2024-06-20T17:02"},
        WhatsAppLocale{"Danish", "20.06.2024 kl. 17.00 - Ida: hej\n20.06.2024 kl. 17.05 - Bo: hej\n",
                       "2024-06-20T17:00", "2024-06-20T17:05"},
        WhatsAppLocale{"Finnish", "20.6.2024 klo 17.00 - Aino: moi\n20.6.2024 klo 17.05 - Ville: hei\n",
                       "2024-06-20T17:00", "2024-06-20T17:05"},
        WhatsAppLocale{"Portuguese", "20/06/2024 às 17:00 - Ana: oi\n20/06/2024 às 17:01 - João: oi\n",
                       "2024-06-20T17:00", "2024-06-20T17:01"},
        WhatsAppLocale{"Vietnamese", "17:00, 20/6/2024 - Anh: chào\n17:02, 21/6/2024 - Bình: chào\n",
                       "2024-06-20T17:00", "2024-06-21T17:02"},
        WhatsAppLocale{"CopiedFromTheBrowser", "[5:00 PM, 6/20/2024] Anna: hi\n[5:01 PM, 6/20/2024] Bob: ho\n",
                       "2024-06-20T17:00", "2024-06-20T17:01"},
        WhatsAppLocale{"Dutch", "20-06-2024 17:00 - Anna: hoi\n20-06-2024 17:02 - Bas: hoi\n", "2024-06-20T17:00",
                       "2024-06-20T17:02"}));

TEST(WhatsAppVariants, NoticesUnderAGroupsNameAreSaidByNobody)
{
    const auto sink =
        readAs("c.txt", "[20/6/24 17:00:05] Famille: \u200eLes messages et les appels sont chiffrés de bout en bout.\n"
                        "[20/6/24 17:00:06] Famille: \u200eAnna a changé la photo\n"
                        "[20/6/24 17:01:00] Anna: \u200eimage absente\n[20/6/24 17:02:00] Anna: oui\n"
                        "[20/6/24 17:03:00] Bob: bon \u200e<Ce message a été modifié>\n");
    EXPECT_THAT(sink.said(), ElementsAre("Anna|image absente", "Anna|oui", "Bob|bon"));
    EXPECT_THAT(sink.skipped, SizeIs(2));
}

TEST(CaptionVariants, RollingCaptionsAreSaidOnce)
{
    const auto sink = readAs("x.vtt", "WEBVTT\nKind: captions\n\n00:00:00.160 --> 00:00:02.389 align:start\n \n"
                                      "hello<00:00:00.480><c> and</c>\n\n00:00:02.389 --> 00:00:02.399 align:start\n"
                                      "hello and\n \n\n00:00:02.399 --> 00:00:04.150 align:start\nhello and\n"
                                      "welcome<00:00:02.560><c> to</c>\n");
    EXPECT_THAT(sink.said(), ElementsAre("|hello and", "|welcome to"));
    EXPECT_THAT(test::reasonsOf(sink), ElementsAre("a caption that the one before had shown"));
}

TEST(CaptionVariants, WhatIsReallySaidTwiceStays)
{
    const auto sink = readAs("x.srt", "1\n00:00:01,000 --> 00:00:02,000\nYes.\n\n2\n00:00:02,000 --> 00:00:03,000\n"
                                      "Yes.\n\n3\n00:00:03,000 --> 00:00:04,000\nYes.\nNo.\n");
    EXPECT_THAT(sink.said(), ElementsAre("|Yes.", "|Yes.", "|Yes. No."));
}

TEST(CaptionVariants, SubRipKeepsWordsBehindEmptyLinesAndReadsColonsBeforeMilliseconds)
{
    const auto sink = readAs("x.srt", "1\n00:00:01,000 --> 00:00:02,000\nHello\n\nthere\n\n2\n"
                                      "00:00:03:500 --> 00:00:04:000\n\nlate\n\n3\nno time\n");
    EXPECT_THAT(sink.said(), ElementsAre("|Hello there", "|late"));
    EXPECT_EQ(sink.turn(1).startOffset, 3'500'000);
    EXPECT_THAT(sink.skipped, SizeIs(2));
}

TEST(CaptionVariants, NamesInBracketsAndBehindMarksAreSpeakers)
{
    const auto labels = readAs("x.srt", "1\n00:00:01,000 --> 00:00:02,000\n[SPEAKER_00]: Hello\n\n2\n"
                                        "00:00:02,000 --> 00:00:03,000\n[SPEAKER_01] World: yes\n");
    EXPECT_THAT(labels.said(), ElementsAre("SPEAKER_00|Hello", "SPEAKER_01|World: yes"));
    const auto marks = readAs("x.vtt", "WEBVTT\n\n00:01.000 --> 00:02.000\n&gt;&gt; ANN: hi\n\n"
                                       "00:02.000 --> 00:03.000\n[Applause] and so on\n");
    EXPECT_THAT(marks.said(), ElementsAre("ANN|hi", "|[Applause] and so on"));
    const auto plain = readAs("x.srt", "1\n00:00:01,000 --> 00:00:02,000\nSPEAKER_00: a\n\n2\n"
                                       "00:00:02,000 --> 00:00:03,000\nSPEAKER_01: b\n");
    EXPECT_THAT(plain.said(), ElementsAre("SPEAKER_00|a", "SPEAKER_01|b"));
}

TEST(CaptionVariants, ReadingsFollowInBracketsAndHeartsStay)
{
    const auto sink = readAs("x.vtt", "WEBVTT\n\n00:01.000 --> 00:02.000\n"
                                      "<ruby>漢<rt>kan</rt>字<rt>ji</rt></ruby> I <3 you > all\n");
    EXPECT_THAT(sink.said(), ElementsAre("|漢 (kan)字 (ji) I <3 you > all"));
}

TEST(CaptionVariants, TextInTheHeaderAndOnTimeLinesIsReported)
{
    const auto sink = readAs("x.vtt", "WEBVTT - Weekly talk\nLanguage: de\n\n"
                                      "00:01.000 --> 00:02.000 stray words\nHi\n");
    EXPECT_THAT(sink.said(), ElementsAre("|Hi"));
    EXPECT_THAT(test::reasonsOf(sink), ElementsAre("text in the file's header", "text on the line of a cue's times"));
}

TEST(CaptionVariants, ImpossibleTimesAreLeftOutAndCounted)
{
    const auto sink = readAs("x.srt", "1\n00:00:09,000 --> 00:00:02,000\nA\n\n2\n99999999:00:00,000 --> "
                                      "99999999:00:01,000\nB\n");
    EXPECT_THAT(sink.said(), ElementsAre("|A", "|B"));
    EXPECT_FALSE(sink.turn(0).endOffset);
    EXPECT_FALSE(sink.turn(1).startOffset);
    EXPECT_THAT(sink.warnings, ElementsAre(HasSubstr("3 times")));
    EXPECT_THAT(sink.skipped, IsEmpty());
}

TEST(ZoomChatVariants, OtherLanguagesAndDates)
{
    EXPECT_THAT(readAs("c.txt", "10:45:02 De Ana a Todos:\n\thola\n10:46:02 De Luc à Tous:\n\tsalut\n").said(),
                ElementsAre("Ana|hola", "Luc|salut"));
    const auto dated = readAs("c.txt", "Chat\n\n2024-01-24 20:29:01 From Ann Lee to Everyone:\n\thi: there\n");
    EXPECT_EQ(dated.format, "zoom-chat");
    EXPECT_THAT(dated.said(), ElementsAre("Ann Lee|hi: there"));
    EXPECT_EQ(dated.turn(0).startedAt, moment("2024-01-24T20:29:01"));
}

TEST(JsonVariants, HalfPairsControlCharactersAndNoNumbersAreMended)
{
    const auto sink = readAs("x.json", "{\"text\":\"x\",\"segments\":[{\"start\":0.0,\"end\":1.5,\"text\":\"cut "
                                       "\\ud83d here\\nline\nbreak\",\"avg_logprob\":NaN},{\"start\":1.5,\"end\":"
                                       "-Infinity,\"text\":\"b\\u0000 \\ud83d\\ude00\",\"p\":1e999}],"
                                       "\"language\":\"en\"}");
    EXPECT_FALSE(sink.error);
    EXPECT_THAT(sink.said(), ElementsAre("|cut \uFFFD here\nline break", "|b\uFFFD 😀"));
}

TEST(JsonVariants, MendingKeepsTheLength)
{
    for (const std::string text :
         {R"({"a":"\ud83d\ud83d\ude00\udc00\u0041\\u","b":[NaN,-Infinity,Infinity,1e999,-1.5e3,true]})",
          R"({"a":"\ud8)", R"(["\uZZ", Na)"}) {
        for (std::size_t step = 1; step < 5; ++step) {
            JsonMender mender;
            std::string mended;
            for (std::size_t at = 0; at < text.size(); at += step) {
                mender.add(std::string_view(text).substr(at, step), mended);
            }
            mender.finish(mended);
            EXPECT_EQ(mended.size(), text.size()) << mended;
        }
    }
}

TEST(JsonVariants, PipelinesOfTransformersAreRead)
{
    const auto sink = readAs("x.json", R"({"text":"a b","chunks":[{"timestamp":[0.0,1.5],"text":" a"},
                                           {"timestamp":[1.5,null],"text":" b"}]})");
    EXPECT_EQ(sink.format, "whisper-json");
    EXPECT_THAT(sink.said(), ElementsAre("|a", "|b"));
    EXPECT_EQ(sink.turn(1).startOffset, 1'500'000);
    const auto named = readAs("x.json", R"({"speakers":[{"speaker":"SPEAKER_00","text":"a","timestamp":[0.0,1.5]}],
                                            "chunks":[{"timestamp":[0.0,1.5],"text":" a"}],"text":"a"})");
    EXPECT_THAT(named.said(), ElementsAre("SPEAKER_00|a"));
}

TEST(JsonVariants, TimesThatCannotBeRightAreLeftOut)
{
    const auto sink = readAs("x.json", R"({"language":"en","text":"x","segments":[{"start":-5,"end":-1,"text":"a"},
        {"start":9,"end":2,"text":"b"},{"start":1e30,"end":2e300,"text":"c"},{"start":"3.5","end":"4","text":"d"}]})");
    EXPECT_THAT(sink.said(), ElementsAre("|a", "|b", "|c", "|d"));
    EXPECT_FALSE(sink.turn(0).startOffset);
    EXPECT_FALSE(sink.turn(1).endOffset);
    EXPECT_FALSE(sink.turn(2).startOffset);
    EXPECT_EQ(sink.turn(3).startOffset, 3'500'000);
    EXPECT_THAT(sink.warnings, ElementsAre(HasSubstr("5 times")));
}

TEST(JsonVariants, KaldiWithoutWordsSaysSo)
{
    const auto sink = readAs("x.json", R"({"segmentation":{"segments":[{"start":0.5,"duration":2,
                                           "speaker":{"@id":"S0","gender":"M"}}]}})");
    ASSERT_TRUE(sink.error);
    EXPECT_THAT(sink.error->message, HasSubstr("who speaks when"));
    EXPECT_THAT(test::reasonsOf(sink), ElementsAre("a speaker's segment without words"));
}

TEST(TextVariants, WideColonsSeparateNames)
{
    EXPECT_THAT(readAs("x.txt", "张三：你好\n李四：早上好\n张三：再见\n").said(),
                ElementsAre("张三|你好", "李四|早上好", "张三|再见"));
}

TEST(TextVariants, MonthsHaveTheirNamesInOtherLanguages)
{
    for (const std::string text : {"20 de junio de 2024", "20 juin 2024", "20 giugno 2024", "20 de junho de 2024",
                                   "20 juni 2024", "20 czerwca 2024"}) {
        const auto sink = readAs("x.md", "# " + text + "\n\nAnn: hi\nBob: ho\n");
        EXPECT_EQ(test::firstDate(sink), "2024-06-20T00:00:00") << text;
    }
}

} // namespace
} // namespace reminisce::ingest
