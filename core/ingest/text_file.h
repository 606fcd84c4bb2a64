// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <fstream>
#include <string_view>

#include "core/base/error.h"

namespace reminisce::ingest {

/// A text file under way, readable by its owner only. It stands under its name from close() on, whole; until then, and
/// when it is not closed, there is nothing but a part that goes with this object.
class TextFile
{
public:
    explicit TextFile(std::filesystem::path path);
    TextFile(const TextFile&) = delete;
    TextFile& operator=(const TextFile&) = delete;
    ~TextFile();

    void text(std::string_view words);
    /// Io when not everything arrived.
    [[nodiscard]] Result<void> close();

private:
    std::filesystem::path m_path;
    std::filesystem::path m_part;
    std::ofstream m_out;
    bool m_whole = false;
};

[[nodiscard]] Error cannotWrite(const std::filesystem::path& path);

} // namespace reminisce::ingest
