// SPDX-License-Identifier: GPL-3.0-or-later
// What is read from each sample of tests/core/ingest/data, and from the genuine ones beside the checkout.
#include <gmock/gmock.h>

#include "tests/core/ingest/formats_support.h"

namespace reminisce::ingest {
namespace {

struct Expected
{
    std::string file;
    std::string format;
    std::size_t turns;
    std::size_t speakers;
    std::string firstDate;
    std::size_t skipped;
};

void PrintTo(const Expected& expected, std::ostream* out)
{
    *out << expected.file;
}

class SyntheticSample : public testing::TestWithParam<Expected>
{};

TEST_P(SyntheticSample, IsRecognisedAndReadInFull)
{
    const Expected& expected = GetParam();
    const auto sink = test::readSample(expected.file);
    EXPECT_FALSE(sink.error) << sink.error->message;
    EXPECT_EQ(sink.format, expected.format);
    EXPECT_EQ(test::turnCount(sink), expected.turns);
    EXPECT_EQ(test::speakersOf(sink).size(), expected.speakers);
    EXPECT_EQ(test::firstDate(sink), expected.firstDate);
    EXPECT_EQ(sink.skipped.size(), expected.skipped) << testing::PrintToString(test::reasonsOf(sink));
}

INSTANTIATE_TEST_SUITE_P(
    Speech, SyntheticSample,
    testing::Values(Expected{"whisper/synthetic-verbose.json", "whisper-json", 3, 1, "", 1},
                    Expected{"whisper/synthetic-words-only.json", "whisper-json", 2, 1, "", 0},
                    Expected{"whisper/synthetic-whisperx.json", "whisperx-json", 3, 3, "", 0},
                    Expected{"whisper_cpp/synthetic-offsets.json", "whisper-cpp-json", 2, 2, "", 1},
                    Expected{"deepgram/synthetic-channels.json", "deepgram-json", 3, 2, "2024-03-01T09:00:00+00:00", 1},
                    Expected{"deepgram/synthetic-paragraphs.json", "deepgram-json", 2, 2, "", 0},
                    Expected{"assemblyai/synthetic-utterances.json", "assemblyai-json", 2, 2, "", 0},
                    Expected{"rev/synthetic-names.json", "rev-json", 2, 2, "", 1},
                    Expected{"aws_transcribe/synthetic-speakers.json", "aws-transcribe-json", 2, 2, "", 0},
                    Expected{"aws_transcribe/synthetic-channels.json", "aws-transcribe-json", 2, 2, "", 0},
                    Expected{"aws_transcribe/synthetic-call-analytics.json", "aws-call-analytics-json", 2, 2, "", 0},
                    Expected{"google_stt/synthetic-v1-diarized.json", "google-stt-json", 2, 2, "", 0},
                    Expected{"google_stt/synthetic-v2-batch.json", "google-stt-json", 2, 2, "", 2},
                    Expected{"azure/synthetic-batch.json", "azure-speech-json", 2, 2, "2024-05-02T08:30:00+00:00", 1},
                    Expected{"azure/synthetic-fast.json", "azure-speech-json", 2, 2, "", 0},
                    Expected{"azure/synthetic-sdk.json", "azure-speech-json", 2, 2, "", 1},
                    Expected{"speechmatics/synthetic-v2.json", "speechmatics-json", 3, 3, "2024-01-15T10:00:00+00:00",
                             0},
                    Expected{"kaldi/synthetic-bbc.json", "kaldi-json", 2, 2, "", 0},
                    Expected{"kaldi/synthetic-vosk.json", "kaldi-json", 2, 1, "", 0},
                    Expected{"digital_paper_edit/synthetic-outside.json", "digital-paper-edit-json", 3, 3, "", 0}));

INSTANTIATE_TEST_SUITE_P(
    Meetings, SyntheticSample,
    testing::Values(
        Expected{"fireflies/synthetic-api.json", "fireflies-json", 2, 2, "2024-06-20T17:00:00+00:00", 1},
        Expected{"fireflies/synthetic-download.json", "fireflies-json", 2, 2, "", 0},
        Expected{"fathom/synthetic-copied.txt", "fathom-text", 3, 2, "2025-03-03T00:00:00", 3},
        Expected{"fathom/synthetic-api.json", "fathom-json", 2, 2, "2025-03-03T10:00:00+00:00", 0},
        Expected{"google_meet/synthetic-document.txt", "google-meet-document", 3, 2, "2026-09-15T10:02:00+02:00", 4},
        Expected{"granola/synthetic-cache.json", "granola-cache", 2, 2, "2025-02-03T09:00:05.12+00:00", 2},
        Expected{"granola/synthetic-note.json", "granola-json", 2, 2, "2025-02-03T09:00:05+00:00", 0},
        Expected{"limitless/synthetic-lifelogs.json", "limitless-json", 2, 2, "2025-04-05T08:00:02+02:00", 2},
        Expected{"omi/synthetic-memories.json", "omi-json", 3, 2, "2025-05-06T07:30:00+00:00", 1},
        Expected{"otter/synthetic-export.txt", "otter-text", 3, 2, "2024-01-15T10:00:00", 5},
        Expected{"plaud/synthetic-result.json", "plaud-json", 2, 2, "", 0},
        Expected{"plaud/synthetic-export.txt", "plaud-text", 2, 2, "", 0},
        Expected{"read_ai/synthetic-webhook.json", "read-ai-json", 2, 2, "2024-01-15T10:00:05+00:00", 0},
        Expected{"teams/synthetic-new-document.txt", "teams-document", 2, 2, "2024-03-04T10:02:00", 4}));

INSTANTIATE_TEST_SUITE_P(
    Messengers, SyntheticSample,
    testing::Values(
        Expected{"telegram/synthetic-all-chats.json", "telegram-json", 2, 2, "2023-07-01T12:00:00+02:00", 3},
        Expected{"discord/synthetic-newest-first.json", "discord-json", 2, 2, "2024-02-02T09:59:00+01:00", 3},
        Expected{"meta/synthetic-mojibake.json", "messenger-json", 2, 2, "2023-11-14T22:13:20+00:00", 4},
        Expected{"meta/synthetic-encrypted.json", "messenger-json", 2, 2, "2023-11-14T22:13:20+00:00", 1},
        Expected{"signal/synthetic-export.md", "signal-text", 2, 2, "2023-01-06T20:28:00", 5},
        Expected{"imessage/synthetic-export.txt", "imessage-text", 3, 2, "2022-05-17T17:29:42", 6},
        Expected{"matrix/synthetic-element.json", "matrix-json", 2, 2, "2024-04-01T08:01:00+00:00", 5},
        Expected{"irc/synthetic-irssi.log", "irc-log", 4, 2, "2005-04-05T23:58:00", 4},
        Expected{"irc/synthetic-2005-04-05.txt", "irc-log", 3, 2, "", 1},
        Expected{"irc/synthetic-weechat.weechatlog", "irc-log", 3, 2, "2005-04-05T10:13:25", 1},
        Expected{"chat_cha/synthetic-names.cha", "chat-cha", 2, 2, "2003-01-12T00:00:00", 2}));

/// Samples of people's and services' own files, counted by other means.
class GenuineSample : public testing::TestWithParam<Expected>
{};

TEST_P(GenuineSample, IsRecognisedAndReadInFull)
{
    const auto folder = std::filesystem::path(REMINISCE_SOURCE_DIR) / ".." / "shared" / "data";
    if (!std::filesystem::exists(folder)) {
        GTEST_SKIP() << "needs the folder ../shared/data beside the checkout";
    }
    const Expected& expected = GetParam();
    const auto path = folder / "formats" / expected.file;
    const auto sink = test::readAs(path.filename().string(), test::readFile(path));
    EXPECT_FALSE(sink.error) << sink.error->message;
    EXPECT_EQ(sink.format, expected.format);
    EXPECT_EQ(test::turnCount(sink), expected.turns);
    EXPECT_EQ(test::speakersOf(sink).size(), expected.speakers);
    EXPECT_EQ(test::firstDate(sink), expected.firstDate);
    EXPECT_EQ(sink.skipped.size(), expected.skipped) << testing::PrintToString(test::reasonsOf(sink));
}

INSTANTIATE_TEST_SUITE_P(
    Formats, GenuineSample,
    testing::Values(
        Expected{"assemblyai_json/assemblyai_transcription.json", "assemblyai-json", 1, 1, "", 0},
        Expected{"aws_transcribe_json/01-plain.json", "aws-transcribe-json", 6, 1, "", 0},
        Expected{"chat_cha/media_missing.cha", "chat-cha", 1, 1, "", 1},
        Expected{"chat_cha/unlinked.cha", "chat-cha", 1, 1, "", 0},
        Expected{"deepgram_json/dg_speakers.json", "deepgram-json", 22, 3, "2023-11-02T12:59:59.945+00:00", 0},
        Expected{"deepgram_json/dg_transcription.json", "deepgram-json", 1, 1, "2023-10-27T15:35:56.637+00:00", 0},
        Expected{"deepgram_json/dg_whisper_transcription.json", "deepgram-json", 1, 1, "2023-11-14T15:00:10.698+00:00",
                 0},
        Expected{"digital_paper_edit_json/digitalPaperEdit.sample.json", "digital-paper-edit-json", 22, 2, "", 0},
        Expected{"discord_dce_json/ca_DM_2A_2M.json", "discord-json", 2, 2, "2019-01-04T17:52:39.762+00:00", 2},
        Expected{"discord_dce_json/ca_SV_5A_5M.json", "discord-json", 5, 2, "2018-05-20T16:09:44.209+00:00", 4},
        Expected{"google_stt_json/gcpSttPunctuation.sample.json", "google-stt-json", 6, 1, "", 0},
        Expected{"irc_log/2005-04-05_10.raw.txt", "irc-log", 332, 27, "", 0},
        Expected{"meta_instagram_json/test_export.json", "messenger-json", 2, 2, "2019-12-24T11:23:00+00:00", 0},
        Expected{"meta_messenger_json/ca_2A_7M.json", "messenger-json", 3, 2, "2014-11-05T00:28:45.354+00:00", 4},
        Expected{"rev_json/transcript.json", "rev-json", 2, 1, "", 0},
        Expected{"signal_txt/test_export.txt", "signal-text", 2, 2, "2019-12-24T12:23:00", 0},
        Expected{"slack_export/testarchive.zip", "zip", 53, 4, "2016-01-15T05:55:52.000006+00:00", 213},
        Expected{"speechmatics_json/speechmaticsTedTalkTranscript.sample.json", "speechmatics-json", 30, 3,
                 "2019-02-07T12:31:22", 0},
        Expected{"teams/transcript-01.docx", "docx", 7, 2, "", 0},
        Expected{"telegram_json/ca_DM_2A_7M.json", "telegram-json", 4, 2, "2019-07-12T16:55:32", 4},
        Expected{"telegram_json/test_single_export.json", "telegram-json", 2, 2, "2018-12-05T10:39:10+00:00", 0},
        Expected{"whisper_json/whisper_timestamped.json", "whisper-json", 4, 1, "", 0}));

INSTANTIATE_TEST_SUITE_P(
    Captions, GenuineSample,
    testing::Values(Expected{"sbv/sample.sbv", "sbv", 5, 1, "", 0},
                    Expected{"sbv_malformed/missing_caption_text.sbv", "sbv", 4, 1, "", 1},
                    Expected{"srt/one_caption.srt", "srt", 1, 1, "", 0},
                    Expected{"srt_malformed/invalid_timeframe.srt", "srt", 5, 1, "", 0},
                    Expected{"srt_malformed/missing_timeframe.srt", "srt", 4, 1, "", 2},
                    Expected{"ttml/ttml_example.ttml", "ttml", 11, 1, "", 0},
                    Expected{"vtt/captions_with_bom.vtt", "webvtt", 4, 1, "", 0},
                    Expected{"vtt/cue_tags.vtt", "webvtt", 3, 1, "", 0},
                    Expected{"vtt/cuetext_languages_chinese.vtt", "webvtt", 1, 1, "", 0},
                    Expected{"vtt/cuetext_languages_hebrew.vtt", "webvtt", 1, 1, "", 0},
                    Expected{"vtt/cuetext_languages_junk_characters.vtt", "webvtt", 1, 1, "", 0},
                    Expected{"vtt/cuetext_languages_long_string_arabic.vtt", "webvtt", 1, 1, "", 0},
                    Expected{"vtt/cuetext_languages_long_string_greek.vtt", "webvtt", 1, 1, "", 0},
                    Expected{"vtt/cuetext_languages_long_string_japanese.vtt", "webvtt", 1, 1, "", 0},
                    Expected{"vtt/cuetext_languages_long_string_korean.vtt", "webvtt", 1, 1, "", 0},
                    Expected{"vtt/cuetext_languages_long_string_russian.vtt", "webvtt", 1, 1, "", 0},
                    Expected{"vtt/cuetext_languages_multiple_languages.vtt", "webvtt", 1, 1, "", 0},
                    Expected{"vtt/cuetext_languages_thai.vtt", "webvtt", 1, 1, "", 0},
                    Expected{"vtt/integration_cue-content-class.vtt", "webvtt", 1, 1, "", 0},
                    Expected{"vtt/integration_cue-identifier.vtt", "webvtt", 1, 1, "", 0},
                    Expected{"vtt/integration_id.vtt", "webvtt", 5, 1, "", 0},
                    Expected{"vtt/integration_one-line-comment.vtt", "webvtt", 2, 1, "", 1},
                    Expected{"vtt/integration_regions.vtt", "webvtt", 6, 1, "", 0},
                    Expected{"vtt/metadata_headers.vtt", "webvtt", 2, 1, "", 0},
                    Expected{"vtt/one_caption.vtt", "webvtt", 1, 1, "", 0},
                    Expected{"vtt/styles.vtt", "webvtt", 1, 1, "", 0},
                    Expected{"vtt/youtube_dl.vtt", "webvtt", 3, 1, "", 1},
                    Expected{"vtt_malformed/cue-times_fraction-digits.vtt", "webvtt", 1, 1, "", 0},
                    Expected{"vtt_malformed/cue-times_incorrect-delimiter.vtt", "webvtt", 1, 1, "", 1},
                    Expected{"vtt_malformed/cue-times_max-spot-digits.vtt", "webvtt", 1, 1, "", 0},
                    Expected{"vtt_malformed/cue-times_max-time-spots.vtt", "webvtt", 1, 1, "", 0},
                    Expected{"vtt_malformed/cue-times_min-top-digits.vtt", "webvtt", 1, 1, "", 0}));

INSTANTIATE_TEST_SUITE_P(
    MoreCaptions, GenuineSample,
    testing::Values(Expected{"vtt_malformed/cue-times_minimum-time-spots.vtt", "webvtt", 1, 1, "", 0},
                    Expected{"vtt_malformed/cue-times_missing-separator.vtt", "webvtt", 0, 0, "", 1},
                    Expected{"vtt_malformed/cue-times_separator-extra-space.vtt", "webvtt", 1, 1, "", 0},
                    Expected{"vtt_malformed/cue-times_space-left-tab-right.vtt", "webvtt", 1, 1, "", 0},
                    Expected{"vtt_malformed/cue-times_spaces-tabs-on-both-sides.vtt", "webvtt", 1, 1, "", 0},
                    Expected{"vtt_malformed/cuetext_escape-characters_amp.vtt", "webvtt", 1, 1, "", 0},
                    Expected{"vtt_malformed/cuetext_escape-characters_incorrect.vtt", "webvtt", 1, 1, "", 0},
                    Expected{"vtt_malformed/cuetext_escape-characters_lt.vtt", "webvtt", 1, 1, "", 0},
                    Expected{"vtt_malformed/cuetext_escape-characters_rlm.vtt", "webvtt", 1, 1, "", 0},
                    Expected{"vtt_malformed/cuetext_tag-format_bogus-span-name.vtt", "webvtt", 1, 1, "", 0},
                    Expected{"vtt_malformed/cuetext_tag-format_incorrect-close-tag-order.vtt", "webvtt", 1, 1, "", 0},
                    Expected{"vtt_malformed/cuetext_tag-format_no-start-tag.vtt", "webvtt", 1, 1, "", 0},
                    Expected{"vtt_malformed/cuetext_timestamp_basic.vtt", "webvtt", 1, 1, "", 0},
                    Expected{"vtt_malformed/cuetext_timestamp_no-end-gt.vtt", "webvtt", 1, 1, "", 0},
                    Expected{"vtt_malformed/cuetext_timestamp_out-of-cue-range.vtt", "webvtt", 1, 1, "", 0},
                    Expected{"vtt_malformed/cuetext_timestamp_space-before-gt.vtt", "webvtt", 1, 1, "", 0},
                    Expected{"vtt_malformed/cuetext_voice_not-closed.vtt", "webvtt", 1, 1, "", 0},
                    Expected{"vtt_malformed/cuetext_voice_with-closing-span.vtt", "webvtt", 1, 1, "", 0},
                    Expected{"vtt_malformed/cuetext_voice_with-two-subclasses.vtt", "webvtt", 1, 1, "", 0},
                    Expected{"vtt_malformed/file-layout_bad-double-webvtt.vtt", "srt", 1, 1, "", 2},
                    Expected{"vtt_malformed/file-layout_bom-tab-webvtt.vtt", "webvtt", 1, 1, "", 0},
                    Expected{"vtt_malformed/file-layout_many-comments.vtt", "webvtt", 2, 1, "", 10},
                    Expected{"vtt_malformed/file-layout_no-space-cue-times-cue-settings.vtt", "webvtt", 1, 1, "", 0},
                    Expected{"vtt_malformed/file-layout_webvtt-no-bom.vtt", "webvtt", 1, 1, "", 0},
                    Expected{"vtt_malformed/file-layout_webvtt-tab.vtt", "webvtt", 1, 1, "", 0},
                    Expected{"vtt_malformed/invalid.vtt", "srt", 7, 1, "", 0},
                    Expected{"vtt_malformed/invalid_timeframe_in_cue_text.vtt", "webvtt", 3, 1, "", 1},
                    Expected{"vtt_malformed/missing_timeframe.vtt", "webvtt", 6, 1, "", 1},
                    Expected{"vtt_zoom/GMT20240124-202901_Recording.cc.vtt", "webvtt", 100, 1, "", 0},
                    Expected{"vtt_zoom/acdc_2026-04-16_177.vtt", "webvtt", 611, 15, "", 0},
                    Expected{"vtt_zoom/focil_2026-03-10_030.vtt", "webvtt", 201, 8, "", 0}));

INSTANTIATE_TEST_SUITE_P(
    Chats, GenuineSample,
    testing::Values(Expected{"whatsapp_txt/ca_2A_5M.txt", "whatsapp", 5, 2, "2021-01-01T12:00:00", 0},
                    Expected{"whatsapp_txt/ca_4A_11M.zip", "zip", 11, 5, "2020-09-12T23:55:00", 3},
                    Expected{"whatsapp_txt/test_[mmddyy]_24hrs.txt", "whatsapp", 7, 5, "2019-01-01T11:25:00", 2},
                    Expected{"whatsapp_txt/test_mmddyy_24hrs.txt", "whatsapp", 7, 5, "2019-01-01T11:25:00", 2},
                    Expected{"whatsapp_txt/test_yyyymmdd_24hrs.txt", "whatsapp", 7, 5, "2019-01-01T11:25:00", 2},
                    Expected{"zoom_chat/GMT20240124-202901_RecordingnewChat.txt", "zoom-chat", 12, 4, "", 0},
                    Expected{"zoom_chat/p2p_2026-07-15_004_chat.txt", "zoom-chat", 14, 5, "", 0}));

} // namespace
} // namespace reminisce::ingest
