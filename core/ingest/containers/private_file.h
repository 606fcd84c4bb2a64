// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string_view>

#include "core/base/error.h"

namespace reminisce::ingest {

/// A file in the temporary folder that only this user can read, removed at the end. For entries that are too large to
/// be held in memory.
class PrivateFile
{
public:
    PrivateFile() = default;
    ~PrivateFile();
    PrivateFile(const PrivateFile&) = delete;
    PrivateFile& operator=(const PrivateFile&) = delete;

    [[nodiscard]] bool isOpen() const { return m_descriptor >= 0; }
    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
    [[nodiscard]] Result<void> create();
    [[nodiscard]] Result<void> append(std::string_view bytes);

private:
    int m_descriptor = -1;
    std::filesystem::path m_path;
};

} // namespace reminisce::ingest
