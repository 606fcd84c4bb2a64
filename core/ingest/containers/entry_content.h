// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "core/ingest/containers/archive_walk.h"
#include "core/ingest/containers/private_file.h"

namespace reminisce::ingest {

/// The unpacked content of one entry, in memory or, when large, in a private file.
class EntryContent
{
public:
    static constexpr std::size_t kMaxInMemory = std::size_t{16} << 20U;

    /// `head` is what has been read already.
    [[nodiscard]] static Result<EntryContent> take(ContainerEntry& entry, std::string head);

    /// Opens it under the entry's name; the content must outlive the input. To be called once when it is in memory.
    [[nodiscard]] Result<Input> open(const std::filesystem::path& name);
    /// As a container to be walked; to be called once when it is in memory.
    [[nodiscard]] ContainerBytes asContainer();

private:
    std::string m_memory;
    std::unique_ptr<PrivateFile> m_file;
};

} // namespace reminisce::ingest
