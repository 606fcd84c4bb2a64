// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <future>
#include <map>
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

    /// Ready when the archive is closed and may be opened again.
    [[nodiscard]] std::shared_future<void> closed() const { return m_announcement.future; }

private:
    /// The first member is the last to go.
    struct Announcement
    {
        std::promise<void> promise;
        std::shared_future<void> future = promise.get_future().share();

        Announcement() = default;
        Announcement(const Announcement&) = delete;
        Announcement& operator=(const Announcement&) = delete;
        ~Announcement() { promise.set_value(); }
    };
    Announcement m_announcement;

public:
    archive::Archive archive;
    search::Searcher searcher; ///< thread-safe
};

using SessionPointer = std::shared_ptr<ArchiveSession>;

/// Opens archives so that each has one session at a time in this program. Workers let go of an archive when they have
/// ended what they do with it, which may be after the person has gone back to it: then its session is given out again,
/// and while it closes, opening waits. Otherwise this program would find the archive in use, by itself. One thread.
class OpenSessions
{
public:
    /// As ArchiveSession::open.
    [[nodiscard]] Result<SessionPointer> open(const std::filesystem::path& directory, bool create);

private:
    struct Known
    {
        std::weak_ptr<ArchiveSession> session;
        std::shared_future<void> closed;
    };
    std::map<std::filesystem::path, Known> m_known;
};

} // namespace reminisce::app
