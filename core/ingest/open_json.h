// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include <nlohmann/json.hpp>

#include "core/archive/chats.h"
#include "core/archive/open_rows.h"
#include "core/archive/turns.h"

namespace reminisce::ingest {

using OpenJson = nlohmann::ordered_json;

// The objects of the open format, as docs/open-format.md lists their keys.
[[nodiscard]] OpenJson jsonOf(const std::optional<Moment>& moment);
[[nodiscard]] OpenJson jsonOf(const std::optional<archive::EmotionBytes>& emotions);
[[nodiscard]] OpenJson jsonOf(const archive::Turn& turn, bool corrected);
[[nodiscard]] OpenJson jsonOf(const archive::ChunkRow& chunk, archive::Id conversation);
[[nodiscard]] OpenJson jsonOf(const archive::Answer& answer);
/// null for 0.
[[nodiscard]] OpenJson idOrNull(archive::Id id);
/// A stored JSON document as such, anything else as a text.
[[nodiscard]] OpenJson parsedOrText(const std::string& text);

} // namespace reminisce::ingest
