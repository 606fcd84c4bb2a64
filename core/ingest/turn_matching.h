// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "core/archive/turns.h"

namespace reminisce::ingest {

/// A turn as far as it matters for finding it again.
struct TurnMark
{
    archive::Id turn = 0;
    archive::Id conversation = 0;
    std::size_t words = 0; ///< hash of what was said, without punctuation and case
    std::optional<LocalMicros> start;
};

/// All turns of the conversations, in order.
[[nodiscard]] Result<std::vector<TurnMark>> marksOf(const archive::Reader& reader,
                                                    const std::vector<archive::Id>& conversations);

/// Pairs (old, fresh) of turns with the same words: those of the same time first, the others in their order. Every turn
/// is in one pair at most.
[[nodiscard]] std::vector<std::pair<const TurnMark*, const TurnMark*>> matchTurns(const std::vector<TurnMark>& old,
                                                                                  const std::vector<TurnMark>& fresh);

/// Which fresh conversation stands for which old one, by the number of turns in common; each is used once. (old, fresh)
[[nodiscard]] std::vector<std::pair<archive::Id, archive::Id>>
matchConversations(const std::vector<std::pair<const TurnMark*, const TurnMark*>>& turns);

} // namespace reminisce::ingest
