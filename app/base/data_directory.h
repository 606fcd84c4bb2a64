// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace reminisce::app {

/// Directory that holds everything of ours: `REMINISCE_DATA_DIR`, else `$XDG_DATA_HOME/reminisce`, else
/// `~/.local/share/reminisce`. Not created here.
[[nodiscard]] std::filesystem::path dataDirectory();

/// The person's own archive when nothing else is named.
[[nodiscard]] std::filesystem::path defaultArchiveDirectory();

/// The sample archive, kept apart from the person's own.
[[nodiscard]] std::filesystem::path sampleArchiveDirectory();

/// Directory with the sample's transcripts, installed or in the build tree; empty when there is none.
/// \param program path of the running program
[[nodiscard]] std::filesystem::path sampleTranscripts(const std::filesystem::path& program);

/// Path of the running program, empty when the system does not tell.
[[nodiscard]] std::filesystem::path programPath();

} // namespace reminisce::app
