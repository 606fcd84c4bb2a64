// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

#include "core/archive/watch_folders.h"
#include "core/ingest/importer.h"

namespace reminisce::ingest {

/// What a look at the watched folders brought.
struct WatchScan
{
    ImportReport imported;                      ///< of the files that had settled; failures are in here once only
    std::size_t waiting = 0;                    ///< files that are new or still change: look again soon
    std::vector<std::filesystem::path> missing; ///< watched folders that cannot be read now
};

/// Adds a folder to those watched; relative paths are made absolute. Errors: NotFound when it is no folder,
/// InvalidArgument when it holds the archive itself.
[[nodiscard]] Result<archive::Id> watchFolder(archive::Archive& archive, const std::filesystem::path& folder);

/// Looks at every watched folder once, imports what has settled (size and time of change as at the look before), and
/// remembers what it saw. The caller looks again: soon when files are `waiting` (a few seconds), else at leisure. A
/// file that was refused is told once and tried again when it changes. `options` are those of the import.
[[nodiscard]] Result<WatchScan> scanWatchFolders(archive::Archive& archive, Importer& importer,
                                                 const ImportOptions& options, const ProgressCallback& progress = {},
                                                 std::stop_token stop = {});

} // namespace reminisce::ingest
