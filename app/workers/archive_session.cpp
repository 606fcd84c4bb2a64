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

Result<SessionPointer> OpenSessions::open(const std::filesystem::path& directory, bool create)
{
    if (const auto known = m_known.find(directory); known != m_known.end()) {
        if (SessionPointer session = known->second.session.lock()) {
            return session;
        }
        known->second.closed.wait();
        m_known.erase(known);
    }
    auto session = ArchiveSession::open(directory, create);
    if (session) {
        m_known[directory] = {*session, (*session)->closed()};
    }
    return session;
}

} // namespace reminisce::app
