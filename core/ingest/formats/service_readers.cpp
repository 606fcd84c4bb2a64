// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/formats/service_readers.h"

namespace reminisce::ingest {

Readers makeServiceReaders()
{
    Readers readers;
    for (const auto add : {addAssemblyAiReaders,
                           addAwsTranscribeReaders,
                           addAzureSpeechReaders,
                           addDeepgramReaders,
                           addDigitalPaperEditReaders,
                           addGoogleSpeechReaders,
                           addKaldiReaders,
                           addRevReaders,
                           addSpeechmaticsReaders,
                           addWhisperReaders,
                           addFathomReaders,
                           addFirefliesReaders,
                           addGoogleMeetReaders,
                           addGranolaReaders,
                           addLimitlessReaders,
                           addOmiReaders,
                           addOtterReaders,
                           addPlaudReaders,
                           addReadAiReaders,
                           addTeamsReaders,
                           addChatChaReaders,
                           addDiscordReaders,
                           addIMessageReaders,
                           addIrcReaders,
                           addMatrixReaders,
                           addMetaReaders,
                           addSignalReaders,
                           addSlackReaders,
                           addTelegramReaders}) {
        add(readers);
    }
    return readers;
}

} // namespace reminisce::ingest
