// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/ingest/reader.h"

namespace reminisce::ingest {

// One maker per format; its reader is in the file of the same name. registry.cpp lists them.
[[nodiscard]] std::unique_ptr<TranscriptReader> makeLocomoReader();
[[nodiscard]] std::unique_ptr<TranscriptReader> makeMitraReader();
[[nodiscard]] std::unique_ptr<TranscriptReader> makePlainTextReader();
[[nodiscard]] std::unique_ptr<TranscriptReader> makeSbvReader();
[[nodiscard]] std::unique_ptr<TranscriptReader> makeSrtReader();
[[nodiscard]] std::unique_ptr<TranscriptReader> makeTtmlReader();
[[nodiscard]] std::unique_ptr<TranscriptReader> makeWebVttReader();
[[nodiscard]] std::unique_ptr<TranscriptReader> makeWhatsAppReader();
[[nodiscard]] std::unique_ptr<TranscriptReader> makeZoomChatReader();

} // namespace reminisce::ingest
