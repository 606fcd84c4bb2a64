// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>

#include "core/archive/connection.h"

namespace reminisce::archive {

/// Copies the database as it is now to `file` (0600), by way of a temporary file beside it that is checked, synced and
/// renamed. The source may be in use. `add` may put something into the copy before it is checked.
[[nodiscard]] Result<> copyDatabase(Connection& connection, const std::filesystem::path& file,
                                    const std::function<Result<>(Connection& copy)>& add = {});
/// Whether SQLite finds the file whole.
[[nodiscard]] Result<> checkDatabaseFile(const std::filesystem::path& file);

} // namespace reminisce::archive
