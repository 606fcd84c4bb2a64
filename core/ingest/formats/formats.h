// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ingest/formats/function_reader.h"

/// All transcript formats, in the order in which they are asked: the commonest and quickest to know first, plain lines
/// last. A new one is one file here that defines `addNAMEReaders`, and one line in this list.
#define REMINISCE_FORMATS(FORMAT)                                                                                      \
    FORMAT(WebVtt)                                                                                                     \
    FORMAT(AssemblyAi)                                                                                                 \
    FORMAT(AwsTranscribe)                                                                                              \
    FORMAT(AzureSpeech)                                                                                                \
    FORMAT(Deepgram)                                                                                                   \
    FORMAT(DigitalPaperEdit)                                                                                           \
    FORMAT(GoogleSpeech)                                                                                               \
    FORMAT(Kaldi)                                                                                                      \
    FORMAT(Rev)                                                                                                        \
    FORMAT(Speechmatics)                                                                                               \
    FORMAT(Whisper)                                                                                                    \
    FORMAT(Fathom)                                                                                                     \
    FORMAT(Fireflies)                                                                                                  \
    FORMAT(GoogleMeet)                                                                                                 \
    FORMAT(Granola)                                                                                                    \
    FORMAT(Limitless)                                                                                                  \
    FORMAT(Omi)                                                                                                        \
    FORMAT(Otter)                                                                                                      \
    FORMAT(Plaud)                                                                                                      \
    FORMAT(ReadAi)                                                                                                     \
    FORMAT(Teams)                                                                                                      \
    FORMAT(ChatCha)                                                                                                    \
    FORMAT(Discord)                                                                                                    \
    FORMAT(IMessage)                                                                                                   \
    FORMAT(Irc)                                                                                                        \
    FORMAT(Matrix)                                                                                                     \
    FORMAT(Meta)                                                                                                       \
    FORMAT(Signal)                                                                                                     \
    FORMAT(Slack)                                                                                                      \
    FORMAT(Telegram)                                                                                                   \
    FORMAT(Mitra)                                                                                                      \
    FORMAT(Locomo)                                                                                                     \
    FORMAT(Srt)                                                                                                        \
    FORMAT(Sbv)                                                                                                        \
    FORMAT(Ttml)                                                                                                       \
    FORMAT(WhatsApp)                                                                                                   \
    FORMAT(ZoomChat)                                                                                                   \
    FORMAT(DatedNotes)                                                                                                 \
    FORMAT(PlainText)

namespace reminisce::ingest {

#define REMINISCE_DECLARE_FORMAT(name) void add##name##Readers(Readers& readers);
REMINISCE_FORMATS(REMINISCE_DECLARE_FORMAT)
#undef REMINISCE_DECLARE_FORMAT

} // namespace reminisce::ingest
