// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
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
    /// Whether size and time of the last change are those of the opening: what was checked then may be read now. Once
    /// somebody cuts the file off, reading behind its end would end the program.
    [[nodiscard]] bool isUntouched() const;

private:
    struct State
    {
        std::int64_t size = 0;
        std::int64_t seconds = 0; ///< of the last change
        std::int64_t nanoseconds = 0;
        bool operator==(const State&) const = default;
    };
    static std::optional<State> stateOf(int descriptor);
    void swap(MappedFile& other) noexcept;

    std::span<const std::byte> m_bytes;
    int m_descriptor = -1;
    State m_state;
};

} // namespace reminisce::search
