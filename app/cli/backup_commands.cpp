// SPDX-License-Identifier: GPL-3.0-or-later
#include <iostream>
#include <memory>

#include "app/cli/command.h"
#include "app/cli/open_archive.h"
#include "core/archive/archive.h"
#include "core/archive/backup.h"
#include "core/archive/conversations.h"
#include "core/archive/verification.h"

namespace reminisce::cli {

namespace {

int backup(const Session& session, const std::filesystem::path& file)
{
    const auto opened = openToRead(session);
    if (!opened) {
        return report(opened.error());
    }
    if (const auto done = archive::backupTo(opened->reader, session.archiveDirectory, file); !done) {
        return report(done.error());
    }
    if (session.json) {
        printJson({{"file", file.string()}});
    } else {
        std::cout << "Backed up to " << file.string() << ".\n";
    }
    return kSuccess;
}

int restore(const Session& session, const std::filesystem::path& file)
{
    if (const auto done = archive::restoreFrom(file, session.archiveDirectory); !done) {
        return report(done.error());
    }
    if (session.json) {
        printJson({{"archive", session.archiveDirectory.string()}});
    } else {
        std::cout << "Restored into " << session.archiveDirectory.string() << ".\n";
    }
    return kSuccess;
}

int deleteConversation(const Session& session, archive::Id id)
{
    auto archive = openToChange(session);
    if (!archive) {
        return report(archive.error());
    }
    const auto summary = archive::conversationSummary(archive->writer(), id);
    if (!summary) {
        return report(summary.error());
    }
    if (!*summary) {
        return report({ErrorCode::NotFound, "There is no conversation " + std::to_string(id) + " in the archive.", {}});
    }
    const auto removed = archive::deleteConversations(archive->writer(), std::vector<archive::Id>{id});
    if (!removed) {
        return report(removed.error());
    }
    if (const auto scrubbed = archive::scrub(archive->writer(), archive->directory()); !scrubbed) {
        return report(scrubbed.error());
    }
    if (session.json) {
        printJson({{"conversations", removed->conversations},
                   {"turns", removed->turns},
                   {"chunks", removed->chunks},
                   {"people", removed->people}});
    } else {
        std::cout << "Deleted “" << (*summary)->title << "” with " << counted(removed->turns, "turn")
                  << "; no copy of the words is left in the archive.\n";
    }
    return kSuccess;
}

} // namespace

void addBackupCommands(CLI::App& app, Session& session)
{
    auto file = std::make_shared<std::filesystem::path>();
    CLI::App* backing = app.add_subcommand("backup", "Write a checked copy of the archive to a file");
    backing->add_option("file", *file, "The file to write")->required();
    backing->callback([&session, file] { session.run = [&session, file] { return backup(session, *file); }; });

    CLI::App* restoring = app.add_subcommand("restore", "Put a backup in place of the archive");
    restoring->add_option("file", *file, "The backup")->required();
    restoring->callback([&session, file] { session.run = [&session, file] { return restore(session, *file); }; });

    auto id = std::make_shared<archive::Id>(0);
    CLI::App* deleting = app.add_subcommand("delete", "Delete a conversation, and every copy of its words");
    deleting->add_option("--conversation", *id, "Its id")->required();
    deleting->callback([&session, id] { session.run = [&session, id] { return deleteConversation(session, *id); }; });
}

} // namespace reminisce::cli
