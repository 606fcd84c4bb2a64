// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/archive/archive.h"

namespace reminisce::archive {

/// Counts up with every committed transaction that changed chunks, their people, scores or the stored vectors. Index
/// files carry the number at which they were built: a different one means that they are stale.
[[nodiscard]] Result<std::uint64_t> generation(const Reader& reader);

/// Where index files live: `index` beside the database; made (0700) when missing.
[[nodiscard]] Result<std::filesystem::path> indexDirectory(const std::filesystem::path& archiveDirectory);

/// Receives the bytes of a file in pieces. Fails with Io.
using ByteSink = std::function<Result<>(std::span<const std::byte>)>;
/// Writes a file (0600) so that at every moment either the old or the whole new one is there: temporary file beside it,
/// fsync, rename, fsync of the directory. When `produce` fails the old file stays and its error is returned.
[[nodiscard]] Result<> writeFileAtomically(const std::filesystem::path& file,
                                           const std::function<Result<>(const ByteSink&)>& produce);
[[nodiscard]] Result<> writeFileAtomically(const std::filesystem::path& file, std::span<const std::byte> bytes);

/// Removes all index files; they are rebuilt at the next use. Temporary files of a broken-off write go too.
[[nodiscard]] Result<> removeIndexFiles(const std::filesystem::path& archiveDirectory);

/// A named setting of this archive. Names that the archive uses itself are InvalidArgument.
[[nodiscard]] Result<std::optional<std::string>> metaValue(const Reader& reader, std::string_view key);
[[nodiscard]] Result<> setMetaValue(Writer& writer, std::string_view key, std::string_view value);

} // namespace reminisce::archive
