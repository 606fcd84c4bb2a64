// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace reminisce::ingest {

/// Letters and digits only, folded: what stays of an utterance in every format.
[[nodiscard]] std::string bareWords(std::string_view text);

/// Whether `said` is made of some of the turns, one behind the other and in their order. All are bare. The turns that
/// are left out may be anything: the chat that was woven into a transcript, or more of the same talk. Formats cut
/// speech into turns at different places, so only the letters count.
[[nodiscard]] bool isMadeOf(std::string_view said, const std::vector<std::string>& turns);

} // namespace reminisce::ingest
