// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>

#include "core/archive/archive.h"
#include "core/search/searcher.h"

namespace reminisce::app {

/// One open archive, shared by the workers. It closes when the last of them lets go of it. The writing connection
/// belongs to the jobs worker; everybody else makes a reading connection.
class ArchiveSession
{
public:
    /// Opens the archive, or makes it when `create` is set; not for the GUI thread. Errors as Archive::open.
    [[nodiscard]] static Result<std::shared_ptr<ArchiveSession>> open(const std::filesystem::path& directory,
                                                                      bool create);

    explicit ArchiveSession(archive::Archive opened) : archive(std::move(opened)), searcher(archive) {}
    ArchiveSession(const ArchiveSession&) = delete;
    ArchiveSession& operator=(const ArchiveSession&) = delete;

    archive::Archive archive;
    search::Searcher searcher; ///< thread-safe
};

using SessionPointer = std::shared_ptr<ArchiveSession>;

} // namespace reminisce::app
