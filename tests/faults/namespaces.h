// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>

namespace reminisce::faults {

/// Gives this process a table of mounts of its own, without any privilege, so that it may mount what nobody else sees.
/// False where the system does not allow that.
[[nodiscard]] bool enterOwnMounts();
/// A file system in memory of so many kilobytes; again on the same directory changes its size.
[[nodiscard]] bool mountMemory(const std::filesystem::path& directory, std::size_t kilobytes, bool again);
/// Makes a directory a medium that cannot be written to, or writable again.
[[nodiscard]] bool mountReadOnly(const std::filesystem::path& directory);
[[nodiscard]] bool unmount(const std::filesystem::path& directory);

} // namespace reminisce::faults
