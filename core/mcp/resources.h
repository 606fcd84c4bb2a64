// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "core/archive/archive.h"
#include "core/archive/filter.h"
#include "core/base/error.h"

namespace reminisce::mcp {

/// "reminisce://conversation/12".
[[nodiscard]] std::string conversationUri(archive::Id id);
/// The id of such an address; nothing for any other text.
[[nodiscard]] std::optional<archive::Id> conversationOfUri(std::string_view uri);

/// A page of the conversations, newest first: {"resources": […], "nextCursor": "…"}, the cursor only when there are
/// more. `cursor` is one that an earlier page gave, or empty; InvalidArgument for any other text. A conversation that
/// was removed in between does not disturb the order.
[[nodiscard]] Result<nlohmann::json> listConversations(const archive::Reader& reader, std::string_view cursor,
                                                       std::size_t pageSize, bool withTitles);

/// {"resourceTemplates": […]}: how addresses of conversations are made.
[[nodiscard]] nlohmann::json conversationTemplates(bool withTitles);

/// A conversation as text: title, time and people, then a line per turn, "[2025-01-25 18:00] Lena: …". Further lines of
/// a turn are indented, so that no text can pass for a turn. Very long ones are cut, which the last line says.
/// NotFound, Cancelled, Database.
[[nodiscard]] Result<std::string> conversationText(const archive::Reader& reader, archive::Id id,
                                                   const std::stop_token& stop);

} // namespace reminisce::mcp
