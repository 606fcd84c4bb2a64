// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/watch.h"

#include <map>
#include <system_error>

#include <fmt/format.h>

#include "core/archive/archive.h"
#include "core/ingest/import_files.h"

namespace reminisce::ingest {

namespace fs = std::filesystem;

namespace {

using State = archive::WatchedFile::State;

/// Whether `inner` is `outer` or lies in it; both absolute and normal.
bool isWithin(const fs::path& inner, const fs::path& outer)
{
    const auto relative = inner.lexically_relative(outer);
    return !relative.empty() && *relative.begin() != "..";
}

/// What a folder holds now; nothing when it cannot be read.
std::optional<std::vector<archive::WatchedFile>> lookInto(const fs::path& folder)
{
    std::error_code code;
    if (!fs::is_directory(folder, code) || code) {
        return std::nullopt;
    }
    std::vector<FileReport> failures; // an empty folder is fine here, an unreadable part is looked at next time
    std::vector<archive::WatchedFile> files;
    for (const fs::path& path : filesIn({folder}, failures)) {
        archive::WatchedFile file;
        file.path = path.string();
        std::error_code gone;
        file.size = fs::file_size(path, gone);
        if (!gone) {
            file.modified = fs::last_write_time(path, gone).time_since_epoch().count();
        }
        if (!gone) {
            files.push_back(std::move(file));
        }
    }
    return files;
}

/// One folder's look: what it held before decides what has settled.
struct FolderLook
{
    archive::Id folder = 0;
    std::vector<archive::WatchedFile> files;
    std::vector<std::size_t> settled; ///< indexes of files to import now
};

FolderLook compareWithBefore(archive::Id folder, std::vector<archive::WatchedFile> now,
                             const std::vector<archive::WatchedFile>& before)
{
    std::map<std::string_view, const archive::WatchedFile*> known;
    for (const archive::WatchedFile& file : before) {
        known.emplace(file.path, &file);
    }
    FolderLook look{folder, std::move(now), {}};
    for (std::size_t i = 0; i < look.files.size(); ++i) {
        archive::WatchedFile& file = look.files[i];
        const auto found = known.find(file.path);
        if (found == known.end() || found->second->size != file.size || found->second->modified != file.modified) {
            continue; // new or changed: wait until it looks the same again
        }
        file.state = found->second->state;
        file.message = found->second->message;
        if (file.state == State::Waiting) {
            look.settled.push_back(i);
        }
    }
    return look;
}

/// Writes down what the import made of the settled files. Those that it did not reach stay waiting.
void noteOutcome(FolderLook& look, const ImportReport& report)
{
    std::map<std::string, const FileReport*> byPath;
    for (const FileReport& file : report.files) {
        byPath.emplace(file.path.string(), &file);
    }
    for (const std::size_t i : look.settled) {
        archive::WatchedFile& file = look.files[i];
        const auto found = byPath.find(file.path);
        if (found == byPath.end()) {
            continue;
        }
        const FileReport& one = *found->second;
        file.state = one.error || one.needsDate ? State::Failed : State::Imported;
        file.message = one.error ? one.error->message
                       : one.needsDate
                           ? std::string("The date of this recording is only a guess. Import it with its date.")
                           : std::string();
    }
}

} // namespace

Result<archive::Id> watchFolder(archive::Archive& archive, const fs::path& folder)
{
    std::error_code code;
    const fs::path absolute = fs::canonical(folder, code);
    if (code || !fs::is_directory(absolute, code)) {
        return fail(ErrorCode::NotFound, fmt::format("“{}” is no folder that can be read.", folder.string()),
                    code.message());
    }
    const fs::path home = fs::weakly_canonical(archive.directory(), code);
    if (code || isWithin(home, absolute) || isWithin(absolute, home)) {
        return fail(
            ErrorCode::InvalidArgument,
            fmt::format("“{}” holds the archive itself. Choose a folder for transcripts only.", folder.string()));
    }
    if (!archive.canWrite()) {
        return fail(ErrorCode::Busy, "The archive is open for reading only. Close the other program that uses it.");
    }
    return archive::addWatchFolder(archive.writer(), absolute.string());
}

Result<WatchScan> scanWatchFolders(archive::Archive& archive, Importer& importer, const ImportOptions& options,
                                   const ProgressCallback& progress, std::stop_token stop)
{
    if (!archive.canWrite()) {
        return fail(ErrorCode::Busy, "The archive is open for reading only. Close the other program that uses it.");
    }
    archive::Writer& writer = archive.writer();
    const auto folders = archive::listWatchFolders(writer);
    if (!folders) {
        return tl::unexpected(folders.error());
    }
    WatchScan scan;
    std::vector<FolderLook> looks;
    std::vector<fs::path> settled;
    for (const archive::WatchFolder& folder : *folders) {
        auto now = lookInto(folder.path);
        if (!now) {
            scan.missing.emplace_back(folder.path); // what was seen in it stays known: a drive comes and goes
            continue;
        }
        const auto before = archive::watchedFiles(writer, folder.id);
        if (!before) {
            return tl::unexpected(before.error());
        }
        looks.push_back(compareWithBefore(folder.id, *std::move(now), *before));
        for (const std::size_t i : looks.back().settled) {
            settled.emplace_back(looks.back().files[i].path);
        }
    }
    if (!settled.empty()) {
        auto imported = importer.importFiles(settled, options, progress, stop);
        if (!imported) {
            return tl::unexpected(imported.error());
        }
        scan.imported = *std::move(imported);
    }
    for (FolderLook& look : looks) {
        noteOutcome(look, scan.imported);
        for (const archive::WatchedFile& file : look.files) {
            scan.waiting += file.state == State::Waiting ? 1 : 0;
        }
        const auto kept = archive::setWatchedFiles(writer, look.folder, look.files, archive::nowUtcMicros());
        if (!kept) {
            return tl::unexpected(kept.error());
        }
    }
    return scan;
}

} // namespace reminisce::ingest
