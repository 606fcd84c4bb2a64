// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

#include "core/ingest/import_report.h"
#include "core/ingest/input.h"

namespace reminisce::ingest {

/// The files of a list of files and folders, folders gone through to the bottom in the order of names. Hidden entries
/// and links within folders are left out. A folder without files, or one that cannot be read, gets a report with an
/// error.
[[nodiscard]] std::vector<std::filesystem::path> filesIn(const std::vector<std::filesystem::path>& paths,
                                                         std::vector<FileReport>& failures);

/// SHA-256 of a file's bytes, in lower-case hexadecimal; fails with Cancelled on stop.
[[nodiscard]] Result<std::string> sha256Of(Input& input, const std::stop_token& stop);

/// Why no reader takes this file: it is empty, broken JSON, or nothing that is known.
[[nodiscard]] Error whyUnreadable(Input& input, const Probe& probe, const std::stop_token& stop);

} // namespace reminisce::ingest
