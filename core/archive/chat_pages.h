// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/archive/chats.h"

namespace reminisce::archive {

// Long chats are read in parts.

/// Where a message stands among those of its session.
struct MessagePlace
{
    Id id = 0;
    Id parent = 0; ///< the message that it follows; 0: the first
};
/// The places of all messages of a session in the order asked, without a word of them.
[[nodiscard]] Result<std::vector<MessagePlace>> messagePlaces(const Reader& reader, Id session);
/// In the order of `ids`, as loadMessages gives them; ids that are gone are left out.
[[nodiscard]] Result<std::vector<ChatMessage>> messagesByIds(const Reader& reader, std::span<const Id> ids);
/// Messages of all sessions whose answers went with a conversation that was deleted.
[[nodiscard]] Result<std::vector<Id>> messagesWithRemovedAnswers(const Reader& reader);
/// Messages of a session whose question or answer has this text, as text::findAll finds it, in the order asked.
[[nodiscard]] Result<std::vector<Id>> findInChat(const Reader& reader, Id session, std::string_view text);

} // namespace reminisce::archive
