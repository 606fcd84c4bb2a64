// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/files.h"

#include <atomic>
#include <cerrno>
#include <cstring>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include <dirent.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace reminisce::archive {
namespace {

constexpr mode_t kPrivateFile = S_IRUSR | S_IWUSR;

tl::unexpected<Error> ioFailure(std::string_view what, const std::filesystem::path& path)
{
    const int number = errno;
    const auto code = number == ENOENT ? ErrorCode::NotFound : ErrorCode::Io;
    std::string reason = std::strerror(number);
    if (number == ENOSPC || number == EDQUOT) {
        reason = "the disk is full";
    } else if (number == EACCES || number == EPERM || number == EROFS) {
        reason = "its directory may not be written to";
    }
    return fail(code, std::string(what) + " " + path.string() + " failed: " + reason + ".",
                "errno " + std::to_string(number));
}

} // namespace

Result<> makePrivateDirectory(const std::filesystem::path& directory)
{
    std::error_code problem;
    const bool made = std::filesystem::create_directories(directory, problem);
    if (problem) {
        errno = problem.value();
        return ioFailure("Making the directory", directory);
    }
    // A directory that somebody uses for other things as well keeps its permissions.
    const bool ours =
        made || entriesOf(directory, problem).empty() || std::filesystem::exists(directory / kDatabaseName, problem);
    if (!ours) {
        return {};
    }
    const auto present = std::filesystem::status(directory, problem).permissions();
    if (present == std::filesystem::perms::owner_all) {
        return {}; // may lie on a medium that cannot be written to
    }
    std::filesystem::permissions(directory, std::filesystem::perms::owner_all, problem);
    if (problem) {
        errno = problem.value();
        return ioFailure("Making the directory private:", directory);
    }
    return {};
}

std::vector<std::filesystem::path> entriesOf(const std::filesystem::path& directory, std::error_code& problem)
{
    struct Close
    {
        void operator()(DIR* stream) const { ::closedir(stream); }
    };
    problem.clear();
    const std::unique_ptr<DIR, Close> stream(::opendir(directory.c_str()));
    std::vector<std::filesystem::path> entries;
    if (!stream) {
        if (errno != ENOENT) {
            problem.assign(errno, std::generic_category());
        }
        return entries;
    }
    errno = 0;
    while (const dirent* entry = ::readdir(stream.get())) {
        const std::string_view name = entry->d_name;
        if (name != "." && name != "..") {
            entries.push_back(directory / name);
        }
        errno = 0;
    }
    if (errno != 0) {
        problem.assign(errno, std::generic_category());
    }
    return entries;
}

std::string addressForReading(const std::filesystem::path& file)
{
    std::string address = "file:";
    for (const char c : std::filesystem::absolute(file).string()) {
        if (c == '%' || c == '?' || c == '#') {
            constexpr std::string_view kDigits = "0123456789ABCDEF";
            const auto byte = static_cast<unsigned char>(c);
            address += {'%', kDigits[byte / 16], kDigits[byte % 16]};
        } else {
            address += c;
        }
    }
    std::error_code none;
    const auto log = file.string() + "-wal";
    const bool hasLog = std::filesystem::exists(log, none) && std::filesystem::file_size(log, none) > 0;
    const bool writable = ::access(file.has_parent_path() ? file.parent_path().c_str() : ".", W_OK) == 0;
    return writable || hasLog ? address : address + "?immutable=1";
}

void makePrivateFile(const std::filesystem::path& file)
{
    (void)::chmod(file.c_str(), kPrivateFile);
}

Result<> syncFile(const std::filesystem::path& file)
{
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) {
        return ioFailure("Writing", file);
    }
    const bool synced = ::fsync(descriptor) == 0;
    const int number = errno;
    ::close(descriptor);
    if (!synced) {
        errno = number;
        return ioFailure("Writing", file);
    }
    return {};
}

TemporaryFile::TemporaryFile(const std::filesystem::path& target) : m_path(target)
{
    // Two threads may write the same file at once; the later rename wins.
    static std::atomic<unsigned> counter{0};
    m_path += "." + std::to_string(::getpid()) + "-" + std::to_string(++counter) + kTemporaryEnding;
}

TemporaryFile::~TemporaryFile()
{
    std::error_code ignored;
    std::filesystem::remove(m_path, ignored);
}

Result<> TemporaryFile::create() const
{
    const int descriptor = ::open(m_path.c_str(), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, kPrivateFile);
    if (descriptor < 0) {
        return ioFailure("Writing", m_path);
    }
    ::close(descriptor);
    return {};
}

Result<> TemporaryFile::moveTo(const std::filesystem::path& target) const
{
    if (auto synced = syncFile(m_path); !synced) {
        return synced;
    }
    if (::rename(m_path.c_str(), target.c_str()) != 0) {
        return ioFailure("Writing", target);
    }
    return syncFile(target.has_parent_path() ? target.parent_path() : std::filesystem::path("."));
}

void removeTemporaryFiles(const std::filesystem::path& directory)
{
    std::error_code problem;
    for (const auto& file : entriesOf(directory, problem)) {
        if (file.filename().string().find(kTemporaryEnding) != std::string::npos) { // SQLite adds "-journal"
            std::filesystem::remove(file, problem); // what cannot be removed now is tried again at the next start
        }
    }
}

Result<WriterLock> WriterLock::take(const std::filesystem::path& archiveDirectory)
{
    const auto file = archiveDirectory / kLockName;
    const int descriptor = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, kPrivateFile);
    if (descriptor < 0) {
        return ioFailure("Opening", file);
    }
    if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
        const int number = errno;
        ::close(descriptor);
        if (number == EWOULDBLOCK) {
            return fail(ErrorCode::Busy, "The archive is open in another window or program. Close it there and try "
                                         "again.");
        }
        errno = number;
        return ioFailure("Locking", file);
    }
    return WriterLock(descriptor);
}

WriterLock::WriterLock(WriterLock&& other) noexcept : m_descriptor(std::exchange(other.m_descriptor, -1)) {}

WriterLock::~WriterLock()
{
    if (m_descriptor >= 0) {
        ::close(m_descriptor);
    }
}

} // namespace reminisce::archive
