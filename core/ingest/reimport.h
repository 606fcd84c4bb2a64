// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "core/archive/sources.h"
#include "core/ingest/importer.h"

namespace reminisce::ingest {

/// Sources that belong together, because they share conversations, and of which a reader has become better.
struct ReimportGroup
{
    std::vector<archive::Source> sources; ///< oldest first
    /// Why they cannot be read again: a file is gone or has changed. Empty when they can.
    std::string obstacle;
};

/// What reading again changed.
struct ReimportReport
{
    std::uint64_t groups = 0;        ///< replaced
    std::uint64_t conversations = 0; ///< kept under their id, with what the person had done to them
    std::uint64_t added = 0;         ///< conversations that the reader had not found before
    std::uint64_t removed = 0;       ///< conversations that it does not find any more
    std::uint64_t turnsKept = 0;     ///< the same words as before, under their id
    std::uint64_t turnsNew = 0;
    std::uint64_t turnsGone = 0;
    std::vector<std::pair<std::string, Error>> failures; ///< path, why; these stay as they were
    bool cancelled = false;
};

/// The sources whose reader has a higher version than the one that read them. With `all`, every source that came from
/// a file.
[[nodiscard]] Result<std::vector<ReimportGroup>> reimportCandidates(const archive::Reader& reader,
                                                                    const Registry& registry, bool all = false);

/// Reads groups again, each in one transaction: ids of conversations and of unchanged turns, edited titles, tags,
/// corrected speakers, citations and the evidence of answers stay; conversations that the person deleted stay away.
/// A group with an obstacle becomes a failure. Progress counts groups.
[[nodiscard]] Result<ReimportReport> reimport(archive::Archive& archive, const emotion::EmotionScorer& scorer,
                                              const Registry& registry, const std::vector<ReimportGroup>& groups,
                                              const ProgressCallback& progress = {}, const std::stop_token& stop = {});

} // namespace reminisce::ingest
