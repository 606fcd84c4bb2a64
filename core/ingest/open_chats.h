// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>

#include "core/archive/archive.h"
#include "core/archive/filter.h"

namespace reminisce::ingest {

/// From the export's ids to the archive's.
using IdMap = std::map<archive::Id, archive::Id>;

/// Chats with their answers, traces, evidence and citations, from chats.jsonl and messages.jsonl of an export. Chats
/// that are there already (title and time of creation) are passed over. Throws what nlohmann-json throws when the files
/// are not as documented; importOpen catches it.
[[nodiscard]] Result<void> importOpenChats(archive::Writer& writer, const std::filesystem::path& directory,
                                           const IdMap& turns, const IdMap& chunks, const IdMap& people,
                                           const IdMap& conversations);

} // namespace reminisce::ingest
