// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ingest/import_report.h"

namespace reminisce::cli {

/// The report for people, on standard output.
void printReport(const ingest::ImportReport& imported);
/// Warnings and failures, on standard error.
void warnAbout(const ingest::ImportReport& imported);

} // namespace reminisce::cli
