// SPDX-License-Identifier: GPL-3.0-or-later
#include <iostream>
#include <memory>

#include "app/cli/command.h"
#include "app/cli/filter_options.h"
#include "app/cli/import_output.h"
#include "app/cli/open_archive.h"
#include "app/cli/progress_line.h"
#include "core/archive/archive.h"
#include "core/ingest/importer.h"
#include "core/ingest/reimport.h"
#include "core/ingest/report_json.h"

namespace reminisce::cli {

namespace {

struct Options
{
    std::vector<std::filesystem::path> files;
    std::string owner;
    std::string date;
    std::string timeZone;
    bool again = false;
    bool all = false;
};

/// What was read again, for people and as JSON.
int printAgain(const Session& session, const ingest::ReimportReport& done)
{
    nlohmann::ordered_json failures = nlohmann::ordered_json::array();
    for (const auto& [path, error] : done.failures) {
        failures.push_back({{"path", path}, {"error", error.message}});
        std::cerr << path << ": " << error.message << '\n';
    }
    if (session.json) {
        printJson({{"sources", done.groups},
                   {"conversations", done.conversations},
                   {"added", done.added},
                   {"removed", done.removed},
                   {"turns_kept", done.turnsKept},
                   {"turns_new", done.turnsNew},
                   {"turns_gone", done.turnsGone},
                   {"failures", failures},
                   {"cancelled", done.cancelled}});
    } else {
        std::cout << "Read " << counted(done.groups, "file") << " again: " << counted(done.turnsKept, "turn")
                  << " as before, " << done.turnsNew << " new, " << done.turnsGone << " gone.\n";
    }
    return done.failures.empty() && !done.cancelled ? kSuccess : kFailure;
}

/// Reads files again whose reader has become better.
int importAgain(const Session& session, const Options& options)
{
    auto into = prepareImport(openToChange(session));
    if (!into) {
        return report(into.error());
    }
    const auto groups = ingest::reimportCandidates(into->archive.writer(), into->registry, options.all);
    if (!groups) {
        return report(groups.error());
    }
    Result<ingest::ReimportReport> done;
    {
        ProgressLine line;
        done = ingest::reimport(into->archive, into->scorer, into->registry, *groups, line.callback(), session.stop);
    }
    return done ? printAgain(session, *done) : report(done.error());
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
    auto into = prepareImport(archive::Archive::open(session.archiveDirectory));
    if (!into) {
        return report(into.error());
    }
    ingest::Importer importer(into->archive, into->scorer, into->registry);
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
    auto* files = command->add_option("files", options->files, "Files, folders, or an export of Reminisce");
    auto* again = command->add_flag("--again", options->again, "Read files again whose reader has become better");
    command->add_flag("--all", options->all, "With --again: read every file again that is still there")->needs(again);
    files->excludes(again);
    command->add_option("--owner", options->owner, "Name under which you speak");
    command->add_option("--date", options->date, "Start of the recording, where the files do not say it");
    command->add_option("--assume-time-zone", options->timeZone, "Zone of times without one, such as Europe/Berlin");
    command->callback([&session, options] {
        if (options->files.empty() && !options->again) {
            throw CLI::RequiredError("files");
        }
        session.run = [&session, options] {
            return options->again ? importAgain(session, *options) : import(session, *options);
        };
    });
}

} // namespace reminisce::cli
