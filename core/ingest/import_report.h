// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/archive/filter.h"
#include "core/base/error.h"
#include "core/ingest/reader.h"

namespace reminisce::ingest {

/// What became of one file.
struct FileReport
{
    std::filesystem::path path;
    std::string format; ///< reader's name; empty when none knew it
    std::uint64_t conversations = 0;
    std::uint64_t turns = 0;
    std::uint64_t chunks = 0;
    DateSource dateSource = DateSource::None;
    /// The first conversation's date as found or guessed; for the window's question.
    std::optional<Moment> date;
    /// The date could only be guessed from the modification time, and nothing was stored: import again with a date.
    bool needsDate = false;
    /// The same file, or all of its conversations, are in the archive already; nothing was stored and nothing is wrong.
    bool alreadyImported = false;
    /// Parts not used, at most kMaxSkippedLines of them; skippedCount counts all.
    std::vector<SkippedLine> skippedLines;
    std::uint64_t skippedCount = 0;
    std::optional<Error> error;        ///< nothing of this file was stored
    std::optional<archive::Id> source; ///< the stored source, for undo
    std::vector<std::string> warnings; ///< sentences worth showing, e.g. on an assumed day/month order

    static constexpr std::size_t kMaxSkippedLines = 10'000;
};

struct ImportTotals
{
    std::uint64_t files = 0;
    std::uint64_t failed = 0;
    std::uint64_t needDate = 0;
    std::uint64_t alreadyImported = 0;
    std::uint64_t conversations = 0;
    std::uint64_t turns = 0;
    std::uint64_t chunks = 0;
    std::uint64_t skippedLines = 0;
};

/// Counts over all files.
[[nodiscard]] ImportTotals totalsOf(const std::vector<FileReport>& files);

struct ImportReport
{
    std::vector<FileReport> files;
    ImportTotals totals;
    bool cancelled = false;

    /// No file failed, none waits for a date, and the work was not cancelled: exit code 0.
    [[nodiscard]] bool allGood() const { return totals.failed == 0 && totals.needDate == 0 && !cancelled; }
};

} // namespace reminisce::ingest
