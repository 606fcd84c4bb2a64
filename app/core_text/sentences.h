// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <span>

namespace reminisce::app {

/// English sentences of the core as they stand in its code, {} for what varies; each is a source text of the
/// translation context "Core". A test compares them with the core's code, so none can be forgotten.
using CoreSentences = std::span<const char* const>;

CoreSentences agentSentences();
CoreSentences archiveSentences();
CoreSentences backendSentences();
CoreSentences importSentences();
CoreSentences skippedSentences();
CoreSentences labelSentences();

/// All of them, by room.
[[nodiscard]] std::array<CoreSentences, 6> coreSentences();

} // namespace reminisce::app
