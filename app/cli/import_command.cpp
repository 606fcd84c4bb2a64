// SPDX-License-Identifier: GPL-3.0-or-later
#include <iostream>
#include <memory>

#include "app/cli/command.h"
#include "app/cli/filter_options.h"
#include "app/cli/progress_line.h"
#include "core/archive/archive.h"
#include "core/ingest/importer.h"
#include "core/ingest/report_json.h"

namespace reminisce::cli {

namespace {

struct Options
{
    std::vector<std::filesystem::path> files;
    std::string owner;
    std::string date;
    std::string timeZone;
};

/// Lines not understood that the readable report shows of each file.
constexpr std::size_t kShownLines = 5;

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
        std::cout << "    " << file.format << ": " << file.conversations << " conversations, " << file.turns
                  << " turns, " << file.chunks << " passages";
        if (const auto source = ingest::dateSourceName(file.dateSource); !source.empty()) {
            std::cout << "; date from " << source;
        }
        std::cout << '\n';
        if (file.skippedCount > 0) {
            std::cout << "    " << file.skippedCount << " lines not used:\n";
        }
        for (std::size_t i = 0; i < file.skippedLines.size() && i < kShownLines; ++i) {
            const auto& line = file.skippedLines[i];
            std::cout << "      " << line.line << ": " << line.text << "  (" << line.reason << ")\n";
        }
    }
    const ingest::ImportTotals& totals = imported.totals;
    std::cout << "Stored " << totals.conversations << " conversations, " << totals.turns << " turns and "
              << totals.chunks << " passages from " << totals.files - totals.failed - totals.needDate << " of "
              << totals.files << " files.\n";
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

int import(const Session& session, const Options& options)
{
    ingest::ImportOptions settings;
    if (!options.owner.empty()) {
        settings.owner = options.owner;
    }
    if (!options.timeZone.empty()) {
        settings.assumeTimeZone = options.timeZone;
    }
    if (!options.date.empty()) {
        const auto date = parseIso(options.date);
        if (!date) {
            return reportUsage(
                {ErrorCode::InvalidArgument, "--date is not a date that can be read: " + date.error().message, {}});
        }
        settings.date = *date;
    }
    const auto scorer = emotion::EmotionScorer::builtIn();
    if (!scorer) {
        return report(scorer.error());
    }
    auto archive = archive::Archive::open(session.archiveDirectory);
    if (!archive) {
        return report(archive.error());
    }
    const ingest::Registry registry = ingest::Registry::withAllFormats();
    ingest::Importer importer(*archive, *scorer, registry);
    Result<ingest::ImportReport> imported;
    {
        ProgressLine line;
        imported = importer.importFiles(options.files, settings, line.callback(), session.stop);
    }
    if (!imported) {
        return reportByKind(imported.error());
    }
    if (session.json) {
        std::cout << ingest::toJson(*imported) << '\n';
    } else {
        printReport(*imported);
    }
    warnAbout(*imported);
    return imported->allGood() ? kSuccess : kFailure;
}

} // namespace

void addImportCommand(CLI::App& app, Session& session)
{
    auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("import", "Bring transcripts into the archive");
    command->add_option("files", options->files, "Files or folders")->required();
    command->add_option("--owner", options->owner, "Name under which you speak");
    command->add_option("--date", options->date, "Start of the recording, where the files do not say it");
    command->add_option("--assume-time-zone", options->timeZone, "Zone of times without one, such as Europe/Berlin");
    command->callback([&session, options] { session.run = [&session, options] { return import(session, *options); }; });
}

} // namespace reminisce::cli
