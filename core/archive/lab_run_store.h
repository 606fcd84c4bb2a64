// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <vector>

#include "core/archive/verification.h"
#include "core/base/error.h"

namespace reminisce::archive {

class BackupFiles;
class Connection;

/// Takes out of the Lab's store beside the archive what it holds of passages that the archive no longer has: answers
/// of runs that asked the archive itself, with their questions and traces. Busy when the Lab is running.
[[nodiscard]] Result<> scrubLabRuns(Connection& archive, const std::filesystem::path& directory);
/// Puts the runs into a backup; the Lab may be running.
[[nodiscard]] Result<> keepLabRuns(const std::filesystem::path& directory, BackupFiles& backup);
/// Whether the store of the runs is whole; no finding where there is none.
[[nodiscard]] Result<> checkLabRuns(Connection& archive, const std::filesystem::path& directory,
                                    std::vector<Check>& checks);

} // namespace reminisce::archive
