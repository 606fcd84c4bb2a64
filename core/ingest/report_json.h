// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/ingest/import_report.h"

namespace reminisce::ingest {

/// The report as the command line's contract has it: {"files":[…],"totals":{…}}. `indent` −1 writes one line.
[[nodiscard]] std::string toJson(const ImportReport& report, int indent = 2);
/// One file's part of it, as kept with the source in the archive.
[[nodiscard]] std::string toJson(const FileReport& report, int indent = -1);

} // namespace reminisce::ingest
