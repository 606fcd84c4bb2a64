// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>

#include "core/base/error.h"

namespace reminisce::search {

/// A file mapped for reading; unmapped at the end. A file that is replaced meanwhile (by renaming) stays readable.
class MappedFile
{
public:
    /// Fails with NotFound, or with Io when it cannot be mapped. An empty file has no bytes.
    [[nodiscard]] static Result<MappedFile> open(const std::filesystem::path& file);

    MappedFile() = default;
    MappedFile(MappedFile&& other) noexcept;
    MappedFile& operator=(MappedFile&& other) noexcept;
    ~MappedFile();

    [[nodiscard]] std::span<const std::byte> bytes() const { return m_bytes; }

private:
    std::span<const std::byte> m_bytes;
};

} // namespace reminisce::search
