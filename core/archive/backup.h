// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "core/archive/archive.h"

namespace reminisce::archive {

/// Writes a complete, checked copy of the database to `file` (0600), replacing it in one step; the archive may be in
/// use.
[[nodiscard]] Result<> backupTo(const Reader& reader, const std::filesystem::path& file);
/// Puts a backup in place of the archive in `directory`, after checking it. Nobody may have the archive open: Busy
/// otherwise. The archive is unchanged when anything fails.
[[nodiscard]] Result<> restoreFrom(const std::filesystem::path& file, const std::filesystem::path& directory);

} // namespace reminisce::archive
