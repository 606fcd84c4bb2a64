// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/ingest/reader.h"

namespace reminisce::ingest {

/// No utterance is longer; a file that claims so is cut into several turns, so that memory stays bounded.
inline constexpr std::size_t kMaxTurnBytes = std::size_t{1} << 20U;

/// Adds a further line to the turn under way. A turn that has grown too long is handed on first and goes on without
/// text.
[[nodiscard]] inline Result<void> appendLine(ReadSink& sink, ReadTurn& turn, std::string_view line,
                                             std::string_view separator = "\n")
{
    if (turn.text.size() + line.size() > kMaxTurnBytes && !turn.text.empty()) {
        ReadTurn full = turn;
        turn.text.clear();
        turn.externalId.clear();
        if (auto ok = sink.addTurn(std::move(full)); !ok) {
            return ok;
        }
    }
    turn.text += turn.text.empty() ? std::string_view{} : separator;
    turn.text += line;
    return {};
}

} // namespace reminisce::ingest
