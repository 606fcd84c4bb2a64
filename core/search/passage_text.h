// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/archive/chunks.h"

namespace reminisce::search {

/// What an embedding model is given of a chunk: its words behind the conversation's title, the date in words and the
/// speakers that the text itself does not name, because questions ask for these ("what did Tom tell me in May?") and a
/// model sees nothing but the text. Whoever embeds chunks uses this, so that all vectors of a space are of one kind.
[[nodiscard]] std::string passageText(const archive::Chunk& chunk);

} // namespace reminisce::search
