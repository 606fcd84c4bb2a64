// SPDX-License-Identifier: GPL-3.0-or-later
#include <chrono>
#include <condition_variable>
#include <iostream>
#include <memory>
#include <mutex>

#include "app/cli/command.h"
#include "app/cli/import_output.h"
#include "app/cli/open_archive.h"
#include "app/cli/progress_line.h"
#include "core/archive/archive.h"
#include "core/ingest/report_json.h"
#include "core/ingest/watch.h"

namespace reminisce::cli {

namespace {

using Json = nlohmann::ordered_json;

int printFolders(const Session& session, const archive::Reader& reader)
{
    const auto folders = archive::listWatchFolders(reader);
    if (!folders) {
        return report(folders.error());
    }
    Json list = Json::array();
    for (const archive::WatchFolder& folder : *folders) {
        list.push_back({{"path", folder.path}, {"imported", folder.imported}, {"failed", folder.failed}});
        if (!session.json) {
            std::cout << folder.path << ": " << counted(folder.imported, "file") << " imported, " << folder.failed
                      << " refused\n";
        }
    }
    if (session.json) {
        printJson({{"folders", list}});
    }
    return kSuccess;
}

int list(const Session& session)
{
    const auto opened = openToRead(session);
    return opened ? printFolders(session, opened->reader) : report(opened.error());
}

int change(const Session& session, const std::filesystem::path& folder, bool add)
{
    auto archive = archive::Archive::open(session.archiveDirectory);
    if (!archive) {
        return report(archive.error());
    }
    std::error_code code;
    const auto absolute = std::filesystem::weakly_canonical(folder, code);
    const auto done = add ? ingest::watchFolder(*archive, folder).map([](archive::Id) {})
                          : archive::removeWatchFolder(archive->writer(), (code ? folder : absolute).string());
    return done ? printFolders(session, archive->writer()) : report(done.error());
}

/// Waits for what is still being written; false when it was interrupted.
bool pause(const std::stop_token& stop, std::chrono::milliseconds time)
{
    std::mutex mutex;
    std::condition_variable_any changed;
    std::unique_lock lock(mutex);
    changed.wait_for(lock, stop, time, [] { return false; });
    return !stop.stop_requested();
}

int scan(const Session& session, unsigned settleMilliseconds)
{
    auto into = prepareImport(archive::Archive::open(session.archiveDirectory));
    if (!into) {
        return report(into.error());
    }
    ingest::Importer importer(into->archive, into->scorer, into->registry);
    const auto look = [&] {
        ProgressLine line;
        return ingest::scanWatchFolders(into->archive, importer, {}, line.callback(), session.stop);
    };
    auto scanned = look();
    // What is new has to look the same twice before it is imported.
    if (scanned && scanned->waiting > 0 && pause(session.stop, std::chrono::milliseconds(settleMilliseconds))) {
        auto first = std::move(scanned->imported.files);
        scanned = look();
        if (scanned) {
            auto& files = scanned->imported.files;
            files.insert(files.begin(), first.begin(), first.end());
            scanned->imported.totals = ingest::totalsOf(files);
        }
    }
    if (!scanned) {
        return report(scanned.error());
    }
    for (const auto& folder : scanned->missing) {
        std::cerr << folder.string() << ": this folder cannot be read now.\n";
    }
    if (session.json) {
        Json json = Json::parse(ingest::toJson(scanned->imported));
        json["waiting"] = scanned->waiting;
        json["missing"] = Json::array();
        for (const auto& folder : scanned->missing) {
            json["missing"].push_back(folder.string());
        }
        printJson(json);
    } else {
        printReport(scanned->imported);
    }
    warnAbout(scanned->imported);
    return scanned->imported.allGood() && scanned->missing.empty() ? kSuccess : kFailure;
}

} // namespace

void addWatchCommand(CLI::App& app, Session& session)
{
    auto folder = std::make_shared<std::filesystem::path>();
    auto settle = std::make_shared<unsigned>(2000);
    CLI::App* command = app.add_subcommand("watch", "Folders of which new transcripts are imported");
    command->require_subcommand(1);
    command->add_subcommand("list", "List the folders")->callback([&session] {
        session.run = [&session] { return list(session); };
    });
    CLI::App* add = command->add_subcommand("add", "Watch a folder");
    add->add_option("dir", *folder, "The folder")->required();
    add->callback([&session, folder] { session.run = [&session, folder] { return change(session, *folder, true); }; });
    CLI::App* remove = command->add_subcommand("remove", "Watch a folder no longer; what was imported stays");
    remove->add_option("dir", *folder, "The folder")->required();
    remove->callback(
        [&session, folder] { session.run = [&session, folder] { return change(session, *folder, false); }; });
    CLI::App* scanning = command->add_subcommand("scan", "Look at all folders once and import what is new");
    scanning->add_option("--settle", *settle, "Milliseconds in which a new file must not change")
        ->capture_default_str();
    scanning->callback([&session, settle] { session.run = [&session, settle] { return scan(session, *settle); }; });
}

} // namespace reminisce::cli
