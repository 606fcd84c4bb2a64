// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ingest/formats/function_reader.h"

namespace reminisce::ingest {

/// The readers for what speech services, meeting programs and messengers export.
[[nodiscard]] Readers makeServiceReaders();

// Each adds the readers of the file of the same name.
// Speech services
void addAssemblyAiReaders(Readers& readers);
void addAwsTranscribeReaders(Readers& readers);
void addAzureSpeechReaders(Readers& readers);
void addDeepgramReaders(Readers& readers);
void addDigitalPaperEditReaders(Readers& readers);
void addGoogleSpeechReaders(Readers& readers);
void addKaldiReaders(Readers& readers);
void addRevReaders(Readers& readers);
void addSpeechmaticsReaders(Readers& readers);
void addWhisperReaders(Readers& readers);
// Meeting programs and recorders
void addFathomReaders(Readers& readers);
void addFirefliesReaders(Readers& readers);
void addGoogleMeetReaders(Readers& readers);
void addGranolaReaders(Readers& readers);
void addLimitlessReaders(Readers& readers);
void addOmiReaders(Readers& readers);
void addOtterReaders(Readers& readers);
void addPlaudReaders(Readers& readers);
void addReadAiReaders(Readers& readers);
void addTeamsReaders(Readers& readers);
// Messengers and others
void addChatChaReaders(Readers& readers);
void addDiscordReaders(Readers& readers);
void addIMessageReaders(Readers& readers);
void addIrcReaders(Readers& readers);
void addMatrixReaders(Readers& readers);
void addMetaReaders(Readers& readers);
void addSignalReaders(Readers& readers);
void addSlackReaders(Readers& readers);
void addTelegramReaders(Readers& readers);

} // namespace reminisce::ingest
