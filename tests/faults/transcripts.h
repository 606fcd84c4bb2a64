// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>

namespace reminisce::faults {

inline constexpr std::size_t kFiles = 60;

/// Writes kFiles made-up transcripts: meetings as WebVTT, every second one with the chat that is woven into it, SRT
/// files and messenger exports. The same files each time.
void writeTranscripts(const std::filesystem::path& directory, std::size_t turnsPerFile);

} // namespace reminisce::faults
