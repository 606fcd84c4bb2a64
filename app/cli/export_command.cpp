// SPDX-License-Identifier: GPL-3.0-or-later
#include <iostream>
#include <memory>

#include "app/cli/command.h"
#include "app/cli/filter_options.h"
#include "app/cli/open_archive.h"
#include "app/cli/progress_line.h"
#include "core/archive/conversations.h"
#include "core/ingest/open_format.h"
#include "core/ingest/transcript_file.h"

namespace reminisce::cli {

namespace {

struct ExportOptions
{
    std::filesystem::path directory;
    std::string form; ///< empty: the open format
    FilterOptions filter;
};

Result<ingest::TranscriptFiles> writeChosen(const Session& session, const ExportOptions& options,
                                            const archive::Filter& filter, const archive::Reader& reader)
{
    const auto keys = archive::conversationKeys(reader, filter, archive::Order::OldestFirst);
    if (!keys) {
        return tl::unexpected(keys.error());
    }
    std::vector<archive::Id> ids;
    for (const archive::ConversationKey& key : *keys) {
        ids.push_back(key.id);
    }
    ProgressLine line;
    return ingest::writeTranscripts(reader, ids, *ingest::transcriptFormOfSuffix(options.form), options.directory,
                                    line.callback(), session.stop);
}

int exportTranscripts(const Session& session, const ExportOptions& options, const archive::Filter& filter,
                      const archive::Reader& reader)
{
    const auto files = writeChosen(session, options, filter, reader);
    if (!files) {
        return report(files.error());
    }
    if (session.json) {
        printJson({{"directory", options.directory.string()},
                   {"conversations", files->written},
                   {"without_times", files->withoutTimes}});
    } else {
        std::cout << "Wrote " << counted(files->written, "conversation") << " to " << options.directory.string()
                  << ".\n";
        if (files->withoutTimes > 0) {
            std::cout << counted(files->withoutTimes, "conversation")
                      << " without times could not be written as subtitles.\n";
        }
    }
    return kSuccess;
}

int exportOpenFormat(const Session& session, const std::filesystem::path& directory, const archive::Reader& reader)
{
    Result<ingest::OpenExport> done;
    {
        ProgressLine line;
        done = ingest::exportOpen(reader, directory, line.callback(), session.stop);
    }
    if (!done) {
        return report(done.error());
    }
    if (session.json) {
        printJson({{"directory", directory.string()},
                   {"people", done->people},
                   {"sources", done->sources},
                   {"conversations", done->conversations},
                   {"turns", done->turns},
                   {"chunks", done->chunks},
                   {"chats", done->chats}});
    } else {
        std::cout << "Exported " << counted(done->conversations, "conversation") << " with "
                  << counted(done->turns, "turn") << " and " << counted(done->chats, "chat") << " to "
                  << directory.string() << ". `import` of this folder brings them back.\n";
    }
    return kSuccess;
}

int exportArchive(const Session& session, const ExportOptions& options)
{
    const auto opened = openToRead(session);
    if (!opened) {
        return report(opened.error());
    }
    const archive::Reader& reader = opened->reader;
    const auto filter = makeFilter(options.filter, reader);
    if (!filter) {
        return reportByKind(filter.error());
    }
    if (!options.form.empty()) {
        return exportTranscripts(session, options, *filter, reader);
    }
    if (!filter->isEmpty()) {
        return reportUsage({ErrorCode::InvalidArgument,
                            "The open format holds the whole archive. Give --as to export what passes a filter.",
                            {}});
    }
    return exportOpenFormat(session, options.directory, reader);
}

} // namespace

void addExportCommand(CLI::App& app, Session& session)
{
    auto options = std::make_shared<ExportOptions>();
    CLI::App* command =
        app.add_subcommand("export", "Write everything in an open format, or each conversation as a file to read");
    command->add_option("dir", options->directory, "A new or empty folder; with --as, any folder")->required();
    std::vector<std::string> forms;
    forms.reserve(ingest::kTranscriptForms.size());
    for (const ingest::TranscriptForm form : ingest::kTranscriptForms) {
        forms.emplace_back(ingest::suffixOf(form));
    }
    command->add_option("--as", options->form, "Write each conversation that passes the filter as a file of this kind")
        ->check(CLI::IsMember(forms));
    options->filter.addTo(*command);
    command->callback(
        [&session, options] { session.run = [&session, options] { return exportArchive(session, *options); }; });
}

} // namespace reminisce::cli
