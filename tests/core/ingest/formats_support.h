// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "tests/core/ingest/collecting_sink.h"
#include "tests/support/temporary_directory.h"

namespace reminisce::test {

inline const std::filesystem::path kFormatData =
    std::filesystem::path(REMINISCE_SOURCE_DIR) / "tests" / "core" / "ingest" / "data";

/// Reads a file of tests/core/ingest/data as the importer would.
inline CollectingSink readSample(const std::string& relativePath)
{
    return readAs(std::filesystem::path(relativePath).filename().string(), readFile(kFormatData / relativePath));
}

inline std::size_t turnCount(const CollectingSink& sink)
{
    return sink.said().size();
}

inline std::set<std::string> speakersOf(const CollectingSink& sink)
{
    std::set<std::string> speakers;
    for (const auto& conversation : sink.conversations) {
        for (const auto& turn : conversation.turns) {
            speakers.insert(turn.speaker);
        }
    }
    return speakers;
}

inline std::vector<std::string> reasonsOf(const CollectingSink& sink)
{
    std::vector<std::string> reasons;
    for (const auto& line : sink.skipped) {
        reasons.push_back(line.reason);
    }
    return reasons;
}

/// Date of the first turn, or of its conversation; empty when the file says none.
inline std::string firstDate(const CollectingSink& sink)
{
    for (const auto& conversation : sink.conversations) {
        if (conversation.turns.empty()) {
            continue;
        }
        const auto moment =
            conversation.turns.front().startedAt ? conversation.turns.front().startedAt : conversation.head.startedAt;
        return moment ? formatIso(*moment) : std::string();
    }
    return {};
}

} // namespace reminisce::test
