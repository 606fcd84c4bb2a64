// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/index_files.h"

#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <unistd.h>

#include "core/archive/connection.h"
#include "core/archive/files.h"

namespace reminisce::archive {
namespace {

Result<> writeAll(int descriptor, std::span<const std::byte> bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        if (written < 0) {
            if (errno == EINTR) {
                continue;
            }
            const int number = errno;
            const bool full = number == ENOSPC || number == EDQUOT;
            return fail(ErrorCode::Io,
                        full ? "The disk is full, so a file could not be written. Make room and try again."
                             : "A file could not be written, because the disk reported an error. Check the disk.",
                        "errno " + std::to_string(number));
        }
        bytes = bytes.subspan(static_cast<std::size_t>(written));
    }
    return {};
}

bool isReserved(std::string_view key)
{
    return key == "generation" || key == "last_turn" || key == "last_chunk" || key == "removal" ||
           key.substr(0, 6) == "schema";
}

} // namespace

Result<std::uint64_t> generation(const Reader& reader)
{
    return reader.connection().count("SELECT value FROM meta WHERE key = 'generation'");
}

Result<std::filesystem::path> indexDirectory(const std::filesystem::path& archiveDirectory)
{
    auto directory = archiveDirectory / kIndexDirectoryName;
    REMINISCE_ARCHIVE_TRY(makePrivateDirectory(directory));
    return directory;
}

Result<> writeFileAtomically(const std::filesystem::path& file, const std::function<Result<>(const ByteSink&)>& produce)
{
    const TemporaryFile temporary(file);
    REMINISCE_ARCHIVE_TRY(temporary.create());
    const int descriptor = ::open(temporary.path().c_str(), O_WRONLY | O_CLOEXEC);
    if (descriptor < 0) {
        return fail(ErrorCode::Io, "The file " + file.string() + " could not be written.",
                    "errno " + std::to_string(errno));
    }
    const auto produced = produce([&](std::span<const std::byte> bytes) { return writeAll(descriptor, bytes); });
    ::close(descriptor);
    REMINISCE_ARCHIVE_TRY(produced);
    return temporary.moveTo(file);
}

Result<> writeFileAtomically(const std::filesystem::path& file, std::span<const std::byte> bytes)
{
    return writeFileAtomically(file, [&](const ByteSink& sink) { return sink(bytes); });
}

Result<> removeIndexFiles(const std::filesystem::path& archiveDirectory)
{
    std::error_code problem;
    const auto directory = archiveDirectory / kIndexDirectoryName;
    for (const auto& file : entriesOf(directory, problem)) {
        std::error_code failed;
        std::filesystem::remove(file, failed);
        problem = failed ? failed : problem;
    }
    if (!problem) {
        std::filesystem::remove(directory, problem);
    }
    if (problem) {
        return fail(ErrorCode::Io,
                    "The index files could not be removed. Check the permissions of the archive's "
                    "directory.",
                    "errno " + std::to_string(problem.value()));
    }
    return {};
}

Result<std::optional<std::string>> metaValue(const Reader& reader, std::string_view key)
{
    Statement query = reader.connection().query("SELECT value FROM meta WHERE key = ?", key);
    std::optional<std::string> found;
    if (query.next()) {
        found = query.string(0);
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return found;
}

Result<> setMetaValue(Writer& writer, std::string_view key, std::string_view value)
{
    if (isReserved(key)) {
        return fail(ErrorCode::InvalidArgument, "This setting belongs to the archive itself. Please report this.");
    }
    return writer.connection().run("INSERT INTO meta VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value",
                                   key, value);
}

} // namespace reminisce::archive
