// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/archive/sources.h"
#include "core/ingest/importer.h"

namespace reminisce::ingest {

/// The options that decide how a file is read, to be stored with its source; empty when there are none.
[[nodiscard]] std::string settingsJson(const ImportOptions& options);
/// The same back.
[[nodiscard]] Result<ImportOptions> optionsOfSource(const archive::Source& source);

/// Keeps the reports of files of which nothing was stored, without the words of the file; forgets those of files that
/// were stored now. Should that fail, the import stands, and a warning in the report says so.
void noteRefusedFiles(archive::Writer& writer, ImportReport& report);

} // namespace reminisce::ingest
