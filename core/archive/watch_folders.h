// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/archive/archive.h"
#include "core/archive/filter.h"

namespace reminisce::archive {

/// A folder of which new transcripts are imported by themselves.
struct WatchFolder
{
    Id id = 0;
    std::string path;                         ///< absolute
    std::int64_t addedAtUtc = 0;              ///< microseconds
    std::optional<std::int64_t> scannedAtUtc; ///< the last look
    std::uint64_t imported = 0;               ///< files of it in the archive; filled by reads
    std::uint64_t failed = 0;                 ///< files that could not be imported; filled by reads
};

/// A file as it was at the last look.
struct WatchedFile
{
    enum class State {
        Waiting,  ///< new or changed; imported once it looks the same twice
        Imported, ///< in the archive, or was there already
        Failed,   ///< was tried and refused; told once, tried again when it changes
    };

    std::string path;
    std::uint64_t size = 0;
    std::int64_t modified = 0; ///< the file system's clock, in its own unit; only compared
    State state = State::Waiting;
    std::string message; ///< why it failed
};

/// In the order added.
[[nodiscard]] Result<std::vector<WatchFolder>> listWatchFolders(const Reader& reader);
/// The id; an existing folder's when it is watched already.
[[nodiscard]] Result<Id> addWatchFolder(Writer& writer, std::string_view path);
/// Forgets the folder and what was seen in it; what was imported stays. NotFound when it is not watched.
[[nodiscard]] Result<> removeWatchFolder(Writer& writer, std::string_view path);

[[nodiscard]] Result<std::vector<WatchedFile>> watchedFiles(const Reader& reader, Id folder);
/// Stores what was seen in place of what was known, and the time of the look.
[[nodiscard]] Result<> setWatchedFiles(Writer& writer, Id folder, const std::vector<WatchedFile>& files,
                                       std::int64_t nowUtc);

} // namespace reminisce::archive
