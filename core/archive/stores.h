// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string_view>
#include <vector>

#include "core/archive/verification.h"
#include "core/base/error.h"

namespace reminisce::archive {

class BackupFiles;
class Connection;

enum class StoreRole {
    Words,    ///< people's words, which nothing can make again: backed up, checked, searched at a deletion
    Derived,  ///< can be made again from the words: gone after a deletion, in no backup
    Settings, ///< how this machine is used; no words of conversations
    Passing,  ///< locks, and files that are being written
};

/// One kind of thing that an archive's directory holds. Deletion, backup, restoring, checking and the page that tells
/// what is stored where all walk the one list of them (stores()), so that a new store is either known to all or to
/// none.
struct Store
{
    std::string_view name;
    std::string_view place; ///< as people see it, relative to the archive's directory
    StoreRole role;
    /// Whether a file is its; the path is relative to the archive's directory.
    bool (*holds)(const std::filesystem::path& file);
    /// Takes out the words of what the archive no longer has.
    Result<> (*scrub)(Connection& archive, const std::filesystem::path& directory);
    /// Puts its files into a backup of the database.
    Result<> (*keep)(const std::filesystem::path& directory, BackupFiles& backup);
    /// Adds what a look at its files finds.
    Result<> (*check)(Connection& archive, const std::filesystem::path& directory, std::vector<Check>& checks);
};

[[nodiscard]] std::span<const Store> stores();
/// The store of a file, its path relative to the archive's directory; null for a file that is nobody's.
[[nodiscard]] const Store* storeOf(const std::filesystem::path& file);
/// Where the Lab keeps its runs and questions, in the archive's directory.
inline constexpr std::string_view kLabDirectoryName = "lab";

/// How much of an archive's directory is a store's.
struct StoredFiles
{
    const Store* store = nullptr; ///< null: files that the program did not put there
    std::uint64_t files = 0;
    std::uint64_t bytes = 0;
};

/// One for each store in the order of the list, then one for what is nobody's. Io when a directory cannot be read.
[[nodiscard]] Result<std::vector<StoredFiles>> storedFiles(const std::filesystem::path& directory);
/// Checks every store: the database as verifyArchive() does, and what lies beside it.
[[nodiscard]] Result<std::vector<Check>> verifyStores(Writer& writer, const std::filesystem::path& directory);
/// Empties every store that holds words, and all rows of the database; no copy of them is left. Gives the number of
/// conversations that were there. Busy when the Lab is running: nothing is changed then; Busy as scrub() otherwise.
[[nodiscard]] Result<std::uint64_t> removeEverything(Writer& writer, const std::filesystem::path& directory);
/// Brings a removal to its end that was broken off after its rows had gone. What cannot be done now (the Lab is
/// running, the disk is full) is tried again at the next opening.
[[nodiscard]] Result<> finishRemoval(Writer& writer, const std::filesystem::path& directory);
/// All files below the archive's directory, relative to it.
[[nodiscard]] Result<std::vector<std::filesystem::path>> filesBelow(const std::filesystem::path& directory);

} // namespace reminisce::archive
