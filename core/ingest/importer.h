// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/progress.h"
#include "core/emotion/emotion_scorer.h"
#include "core/ingest/chunker.h"
#include "core/ingest/import_report.h"
#include "core/ingest/registry.h"

namespace reminisce::archive {
class Archive;
}

namespace reminisce::ingest {

struct ImportOptions
{
    std::optional<std::string> owner; ///< name under which the person speaks; becomes the owner
    std::optional<Moment> date;       ///< start of the recordings of which neither content nor name nor folder says it
    std::map<std::filesystem::path, Moment> fileDates{}; ///< the same for single files; counts before `date`
    std::optional<std::string> assumeTimeZone;           ///< zone name by which naive times get an offset
    std::optional<ChunkerOptions> chunker;               ///< absent: as the archive is chunked
};

/// Brings transcripts into an archive. Uses the archive's writing connection: one importer at a time, on the thread
/// that owns the writer.
class Importer
{
public:
    /// The references must outlive the importer.
    Importer(archive::Archive& archive, const emotion::EmotionScorer& scorer, const Registry& registry);

    /// Imports files and, recursively, folders. Files are independent: a failing one leaves no trace in the archive,
    /// and the others go on; each has its report. Progress counts bytes. Stops within half a second; conversations of
    /// the file under way are then taken back, and the report says `cancelled`. The Result fails only when nothing
    /// could be tried (unknown time zone, archive unusable).
    [[nodiscard]] Result<ImportReport> importFiles(const std::vector<std::filesystem::path>& paths,
                                                   const ImportOptions& options, const ProgressCallback& progress = {},
                                                   std::stop_token stop = {});

    /// Imports a pasted transcript; `title` names it in the archive. Without a date in the text `options.date` is
    /// needed.
    [[nodiscard]] Result<ImportReport> importText(std::string text, const std::string& title,
                                                  const ImportOptions& options, std::stop_token stop = {});

    /// What an import would find (format, counts, dates), with nothing stored.
    [[nodiscard]] Result<ImportReport> preview(const std::vector<std::filesystem::path>& paths,
                                               const ImportOptions& options, std::stop_token stop = {});

private:
    struct Run;
    [[nodiscard]] Result<ImportReport> run(std::vector<std::filesystem::path> paths, const ImportOptions& options,
                                           const ProgressCallback& progress, std::stop_token stop, bool store);
    [[nodiscard]] Result<void> begin(Run& run, bool store);
    [[nodiscard]] Result<void> close(const Run& run, ImportReport& report);
    /// One file; its failures are in its report.
    [[nodiscard]] FileReport importInput(Input& input, Run& run);
    void readInto(Input& input, Run& run, const TranscriptReader& reader, const std::string& sha256,
                  FileReport& report);
    void previewOf(Input& input, Run& run, const TranscriptReader& reader, FileReport& report);
    [[nodiscard]] Result<void> settleOwner(const ImportOptions& options, const ImportReport& report);

    archive::Archive& m_archive;
    const emotion::EmotionScorer& m_scorer;
    const Registry& m_registry;
};

} // namespace reminisce::ingest
