// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/ingest/import_report.h"

namespace reminisce::ingest {

/// The report as the command line's contract has it: {"files":[…],"totals":{…}}. `indent` −1 writes one line.
[[nodiscard]] std::string toJson(const ImportReport& report, int indent = 2);
/// One file's part of it, as kept with the source in the archive.
[[nodiscard]] std::string toJson(const FileReport& report, int indent = -1);
/// A kept report. What is missing stays empty; DamagedInput when it is no report at all. The kind of an error is not
/// kept: it comes back as Internal.
[[nodiscard]] Result<FileReport> fileReportFromJson(std::string_view json);

} // namespace reminisce::ingest
