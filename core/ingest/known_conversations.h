// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/archive/archive.h"
#include "core/archive/filter.h"
#include "core/ingest/conversation_part.h"

/// Is what a file says in the archive already, wholly, in part, or in another recording of the same meeting?
namespace reminisce::ingest {

/// Turns of a meeting beyond which its chat is not woven into its transcript.
inline constexpr std::uint64_t kMostMergedTurns = 20'000;

/// Start (to the minute) and first words: enough to find a conversation again, which is then compared turn by turn.
[[nodiscard]] std::string fingerprintOf(const ConversationPart& part);
/// By what the files of one meeting find each other: the recording's name and the day.
[[nodiscard]] std::string meetingMark(const std::string& recording, const ConversationPart& part);
/// Whether one of the two begins with the other.
[[nodiscard]] Result<bool> beginsAlike(const archive::Reader& reader, archive::Id existing,
                                       const ConversationPart& part);
/// Whether everything that the part says is in the conversation, in this order, maybe with a chat in between and cut
/// into other turns: the same talk in another format.
[[nodiscard]] Result<bool> isSpokenIn(const archive::Reader& reader, archive::Id conversation,
                                      const ConversationPart& part);
/// Whether the other kind of file is missing: a transcript for a chat, a chat for a transcript.
[[nodiscard]] Result<bool> lacksKindOfSource(const archive::Reader& reader, archive::Id conversation,
                                             std::string_view format);
/// Whether the conversation came with an import, or with one that was broken off and is being taken up again. Only
/// then may it be written anew: nobody can have cited it yet.
[[nodiscard]] Result<bool> isOfImport(const archive::Reader& reader, archive::Id conversation, archive::Id batch);

} // namespace reminisce::ingest
