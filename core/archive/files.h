// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <system_error>
#include <vector>

#include "core/base/error.h"

namespace reminisce::archive {

inline constexpr auto kDatabaseName = "archive.sqlite";
inline constexpr auto kLockName = "archive.lock";
inline constexpr auto kIndexDirectoryName = "index";
/// Ending of files that are being written.
inline constexpr auto kTemporaryEnding = ".partial";

/// Makes the directory with parents, 0700; one that is there is tightened to that when it is empty or an archive's.
[[nodiscard]] Result<> makePrivateDirectory(const std::filesystem::path& directory);
/// What lies in a directory; nothing when it is not there. The standard library's iterator ends the program when memory
/// runs out.
[[nodiscard]] std::vector<std::filesystem::path> entriesOf(const std::filesystem::path& directory,
                                                           std::error_code& problem);
/// The name by which SQLite reads a database. One in WAL mode needs files beside it; where these cannot be made (a
/// medium that cannot be written to) and no log is left, nobody can change it, and it is read as it is.
[[nodiscard]] std::string addressForReading(const std::filesystem::path& file);
/// 0600, when the file exists.
void makePrivateFile(const std::filesystem::path& file);
[[nodiscard]] Result<> syncFile(const std::filesystem::path& file);

/// A name beside `target` for a file that is written first and then takes its place; removed again unless moved.
class TemporaryFile
{
public:
    explicit TemporaryFile(const std::filesystem::path& target);
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;
    ~TemporaryFile();

    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
    /// Makes it empty, 0600.
    Result<> create() const;
    /// fsync, rename, fsync of the directory.
    Result<> moveTo(const std::filesystem::path& target) const;

private:
    std::filesystem::path m_path;
};

/// Removes what writes that were broken off by a crash have left in the directory. Only under the writer's lock.
void removeTemporaryFiles(const std::filesystem::path& directory);

/// Held by the one process that writes to an archive; released when it goes, also by a crash.
class WriterLock
{
public:
    /// Busy when another process has it.
    [[nodiscard]] static Result<WriterLock> take(const std::filesystem::path& archiveDirectory);
    WriterLock(WriterLock&& other) noexcept;
    WriterLock& operator=(WriterLock&&) = delete;
    ~WriterLock();

private:
    explicit WriterLock(int descriptor) : m_descriptor(descriptor) {}
    int m_descriptor;
};

} // namespace reminisce::archive
