// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string_view>

namespace reminisce::test {

/// A directory of its own for one test, removed with everything in it at the end.
class TemporaryDirectory
{
public:
    TemporaryDirectory();
    ~TemporaryDirectory();
    TemporaryDirectory(const TemporaryDirectory&) = delete;
    TemporaryDirectory& operator=(const TemporaryDirectory&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
    /// Writes a file below the directory (parents are made) and returns its path.
    std::filesystem::path write(std::string_view relativePath, std::string_view content) const;

private:
    std::filesystem::path m_path;
};

/// Everything in a file; the test fails to proceed with an empty string when it cannot be read.
[[nodiscard]] std::string readFile(const std::filesystem::path& path);

} // namespace reminisce::test
