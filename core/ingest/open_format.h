// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <stop_token>
#include <string_view>
#include <vector>

#include "core/archive/archive.h"
#include "core/base/progress.h"
#include "core/ingest/import_report.h"

namespace reminisce::ingest {

/// The open format (docs/open-format.md): a directory from which an archive can be made again, and that other programs
/// and people can read.
inline constexpr std::string_view kOpenFormatName = "reminisce-open-format";
inline constexpr int kOpenFormatVersion = 1;
inline constexpr std::string_view kOpenManifest = "manifest.json";

struct OpenExport
{
    std::uint64_t people = 0;
    std::uint64_t sources = 0;
    std::uint64_t conversations = 0;
    std::uint64_t turns = 0;
    std::uint64_t chunks = 0;
    std::uint64_t chats = 0;
};

/// Writes everything of the archive into `directory` (made when missing, for its owner only). It must be empty:
/// InvalidArgument otherwise. The manifest is written last, so that a stopped export is never taken for a whole one.
[[nodiscard]] Result<OpenExport> exportOpen(const archive::Reader& reader, const std::filesystem::path& directory,
                                            const ProgressCallback& progress = {}, const std::stop_token& stop = {});

/// Whether the path is such a directory, or its manifest.
[[nodiscard]] bool isOpenExport(const std::filesystem::path& path);

/// Brings an export into an archive, in one transaction. What is there already (sources by their hash, conversations by
/// their fingerprint, people by name or alias, chats by title and time) is not stored again. One report for the whole.
[[nodiscard]] FileReport importOpen(archive::Writer& writer, const std::filesystem::path& path,
                                    const ProgressCallback& progress = {}, std::stop_token stop = {});

/// Takes the exports among `paths` out of the list and imports them; with `writer` null they are only reported.
void takeOpenExports(archive::Writer* writer, std::vector<std::filesystem::path>& paths,
                     std::vector<FileReport>& reports, const ProgressCallback& progress, const std::stop_token& stop);

} // namespace reminisce::ingest
