// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/import_output.h"

#include <iostream>

#include "app/cli/command.h"

namespace reminisce::cli {

namespace {

/// Lines not understood that the readable report shows of each file.
constexpr std::size_t kShownLines = 5;

} // namespace

void printReport(const ingest::ImportReport& imported)
{
    for (const ingest::FileReport& file : imported.files) {
        std::cout << file.path.string() << '\n';
        if (file.error) {
            std::cout << "    not imported: " << file.error->message << '\n';
            continue;
        }
        if (file.needsDate) {
            std::cout << "    not imported: the recording's date is only guessed";
            if (file.date) {
                std::cout << " (" << formatIso(*file.date) << ", the file's modification time)";
            }
            std::cout << ". Say it with --date.\n";
            continue;
        }
        if (file.alreadyImported) {
            std::cout << "    already in the archive\n";
            continue;
        }
        std::cout << "    " << file.format << ": " << counted(file.conversations, "conversation") << ", "
                  << counted(file.turns, "turn") << ", " << counted(file.chunks, "passage");
        if (const auto source = ingest::dateSourceName(file.dateSource); !source.empty()) {
            std::cout << "; date from " << source;
        }
        std::cout << '\n';
        if (file.skippedCount > 0) {
            std::cout << "    " << counted(file.skippedCount, "line") << " not used:\n";
        }
        for (std::size_t i = 0; i < file.skippedLines.size() && i < kShownLines; ++i) {
            const auto& line = file.skippedLines[i];
            std::cout << "      " << line.line << ": " << line.text << "  (" << line.reason << ")\n";
        }
    }
    const ingest::ImportTotals& totals = imported.totals;
    std::cout << "Stored " << counted(totals.conversations, "conversation") << ", " << counted(totals.turns, "turn")
              << " and " << counted(totals.chunks, "passage") << " from "
              << totals.files - totals.failed - totals.needDate << " of " << counted(totals.files, "file") << ".\n";
}

void warnAbout(const ingest::ImportReport& imported)
{
    for (const ingest::FileReport& file : imported.files) {
        for (const std::string& warning : file.warnings) {
            std::cerr << file.path.string() << ": " << warning << '\n';
        }
        if (file.error) {
            std::cerr << file.path.string() << ": " << file.error->message << '\n';
        } else if (file.needsDate) {
            std::cerr << file.path.string()
                      << ": nothing was stored, because the date of the recording is only a guess. "
                      << "Say it with --date.\n";
        }
    }
    if (imported.cancelled) {
        std::cerr << "The import was stopped; files that were complete are kept.\n";
    }
}

} // namespace reminisce::cli
