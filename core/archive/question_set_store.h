// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <vector>

#include "core/archive/verification.h"
#include "core/base/error.h"

namespace reminisce::archive {

class BackupFiles;
class Connection;

/// Where the Lab keeps the questions that are asked of an archive: files `set-….json` that a person wrote, and
/// `made-….json` that can be made again.
[[nodiscard]] std::filesystem::path questionSetDirectory(const std::filesystem::path& archiveDirectory);

/// Takes out of the question sets what rests on turns or passages that the archive no longer has: a question with its
/// answer from a set that a person wrote, and sets made from the archive as a whole. Questions that point at nothing
/// are the person's own words and stay. DamagedInput names a set that cannot be read, after all others are done.
[[nodiscard]] Result<> scrubQuestionSets(Connection& archive, const std::filesystem::path& directory);
/// Puts all sets into a backup, as they are.
[[nodiscard]] Result<> keepQuestionSets(const std::filesystem::path& directory, BackupFiles& backup);
/// Whether all sets can be read; no finding where there is none.
[[nodiscard]] Result<> checkQuestionSets(Connection& archive, const std::filesystem::path& directory,
                                         std::vector<Check>& checks);

} // namespace reminisce::archive
