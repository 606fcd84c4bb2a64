// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <span>
#include <string_view>

#include "core/archive/connection.h"

namespace reminisce::archive {

/// The step from schema `version - 1` to `version`.
struct Migration
{
    int version = 0;
    std::string_view sql;
};

/// Marks a file as an archive of this program ("Remi").
inline constexpr int kApplicationId = 0x52656D69;

/// All steps, version 1 first, without gaps.
[[nodiscard]] std::span<const Migration> allMigrations();
[[nodiscard]] int currentSchemaVersion();

/// Reads the file's first bytes without opening it as a database, so that a foreign or newer one stays untouched.
/// Errors: NewerSchema, DamagedInput (not a database of this program), Io. A missing or empty file is fine.
[[nodiscard]] Result<> checkDatabaseHeader(const std::filesystem::path& file, int newestKnown);

/// Takes the database to the last of `steps`, each in a transaction of its own. A database that holds something is
/// first copied to `<file>.before-<version>.backup`, and the copy checked.
[[nodiscard]] Result<> migrate(Connection& connection, std::span<const Migration> steps,
                               const std::filesystem::path& file);
/// Ending of the names of those copies.
inline constexpr std::string_view kMigrationBackupEnding = ".backup";

} // namespace reminisce::archive
