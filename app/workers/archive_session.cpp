// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workers/archive_session.h"

namespace reminisce::app {

Result<SessionPointer> ArchiveSession::open(const std::filesystem::path& directory, bool create)
{
    std::error_code error;
    if (!create && !std::filesystem::exists(directory / "archive.sqlite", error)) {
        return fail(ErrorCode::NotFound, "There is no archive in " + directory.string() + ".");
    }
    auto opened = archive::Archive::open(directory);
    if (!opened) {
        return tl::unexpected(opened.error());
    }
    return std::make_shared<ArchiveSession>(std::move(*opened));
}

} // namespace reminisce::app
