// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "core/archive/archive.h"

namespace reminisce::archive {

/// Writes a complete, checked copy of the archive in `directory` to `file` (0600), replacing it in one step: the
/// database, and the words of all stores beside it (stores.h). The archive may be in use.
[[nodiscard]] Result<> backupTo(const Reader& reader, const std::filesystem::path& directory,
                                const std::filesystem::path& file);
/// Puts a backup in place of the archive in `directory`, after checking it. Nobody may have the archive or its Lab
/// open: Busy otherwise. The archive is unchanged when the backup cannot take its place; what is left to be unpacked
/// after that, the next opening unpacks.
[[nodiscard]] Result<> restoreFrom(const std::filesystem::path& file, const std::filesystem::path& directory);

} // namespace reminisce::archive
