// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace reminisce::ingest {

/// Whether what splitSpeaker() found before a colon is a name and not the end of a sentence or half of one: "Dr. Eva
/// Ko", "Ann (Head of Sales)", but not "It rained. Again". At most four words beside titles, particles and what stands
/// in brackets.
[[nodiscard]] bool readsLikeName(std::string_view speaker);

} // namespace reminisce::ingest
