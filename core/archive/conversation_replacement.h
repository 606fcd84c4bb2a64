// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/archive/archive.h"
#include "core/archive/filter.h"

namespace reminisce::archive {

/// Sources whose conversations are about to be read anew: what they were before.
struct SetAside
{
    std::vector<Id> sources;
    std::vector<std::string> hashes;   ///< of the sources
    std::vector<Id> conversations;     ///< of the sources
    std::vector<std::string> unwanted; ///< fingerprints of conversations that the person deleted
};

/// What stands for what after reading anew.
struct Replacement
{
    std::vector<std::pair<Id, Id>> conversations; ///< old, fresh; each at most once
    std::vector<std::pair<Id, Id>> turns;         ///< old, fresh, where the words are the same; each at most once
    std::vector<std::pair<Id, Id>> sources;       ///< old, fresh
};

struct ReplacedCounts
{
    std::uint64_t conversations = 0; ///< kept under their id
    std::uint64_t removed = 0;       ///< old ones without a fresh one
    std::uint64_t turnsKept = 0;
    std::uint64_t turnsGone = 0;
};

/// Hides the sources and their conversations from what an import compares with, so that the files are read as if for
/// the first time. Only within a transaction that ends with replaceConversations or is taken back.
[[nodiscard]] Result<SetAside> setSourcesAside(Writer& writer, std::span<const Id> sources);

/// Puts the fresh rows in place of the old ones. Conversations keep their ids, tags and edited titles; turns of the
/// same words keep their ids and, where the person had set one, their speakers; citations and evidence go over to the
/// chunk that holds their place. Old conversations without a fresh one are deleted, fresh ones that the person had
/// deleted before as well. People who say nothing any more go.
[[nodiscard]] Result<ReplacedCounts> replaceConversations(Writer& writer, const SetAside& before,
                                                          const Replacement& replacement);

/// The conversations of a source.
[[nodiscard]] Result<std::vector<Id>> conversationsOfSource(const Reader& reader, Id source);

} // namespace reminisce::archive
