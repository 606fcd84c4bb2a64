// SPDX-License-Identifier: GPL-3.0-or-later
#include <iostream>
#include <memory>

#include "app/cli/command.h"
#include "app/cli/open_archive.h"
#include "app/cli/progress_line.h"
#include "core/archive/archive.h"
#include "core/ingest/open_format.h"

namespace reminisce::cli {

namespace {

int exportArchive(const Session& session, const std::filesystem::path& directory)
{
    const auto opened = openToRead(session);
    if (!opened) {
        return report(opened.error());
    }
    Result<ingest::OpenExport> done;
    {
        ProgressLine line;
        done = ingest::exportOpen(opened->reader, directory, line.callback(), session.stop);
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
        std::cout << "Exported " << done->conversations << " conversations with " << done->turns << " turns and "
                  << done->chats << " chats to " << directory.string()
                  << ". `import` of this folder brings them back.\n";
    }
    return kSuccess;
}

} // namespace

void addExportCommand(CLI::App& app, Session& session)
{
    auto directory = std::make_shared<std::filesystem::path>();
    CLI::App* command = app.add_subcommand("export", "Write everything in an open format, readable without Reminisce");
    command->add_option("dir", *directory, "A new or empty folder")->required();
    command->callback(
        [&session, directory] { session.run = [&session, directory] { return exportArchive(session, *directory); }; });
}

} // namespace reminisce::cli
