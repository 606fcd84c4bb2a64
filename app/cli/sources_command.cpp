// SPDX-License-Identifier: GPL-3.0-or-later
#include <iostream>
#include <memory>

#include "app/cli/command.h"
#include "app/cli/open_archive.h"
#include "core/archive/archive.h"
#include "core/archive/sources.h"

namespace reminisce::cli {

namespace {

using Json = nlohmann::ordered_json;

Json reportOf(const std::string& text)
{
    Json json = Json::parse(text, nullptr, false);
    return json.is_discarded() ? Json(nullptr) : json;
}

/// One line of a report, and what was not used of the file.
void print(const std::string& path, const Json& report)
{
    std::cout << path << '\n';
    if (!report.is_object()) {
        return;
    }
    if (report.contains("error") && report["error"].is_string()) {
        std::cout << "    not imported: " << report["error"].get<std::string>() << '\n';
        return;
    }
    if (report.value("needs_date", false)) {
        std::cout << "    not imported: its date is only guessed. Say it with --date.\n";
        return;
    }
    std::cout << "    " << counted(report.value("conversations", std::uint64_t{0}), "conversation") << ", "
              << counted(report.value("turns", std::uint64_t{0}), "turn") << ", "
              << counted(report.value("skipped_count", std::uint64_t{0}), "line") << " not used\n";
    for (const Json& line : report.value("skipped_lines", Json::array())) {
        std::cout << "      " << line.value("text", std::string()) << "  (" << line.value("reason", std::string())
                  << ")\n";
    }
    for (const Json& warning : report.value("warnings", Json::array())) {
        std::cout << "    " << (warning.is_string() ? warning.get<std::string>() : std::string()) << '\n';
    }
}

int listSources(const Session& session)
{
    const auto opened = openToRead(session);
    if (!opened) {
        return report(opened.error());
    }
    const auto sources = archive::listSources(opened->reader, 1'000'000);
    const auto refused = archive::listRefusedFiles(opened->reader);
    if (!sources || !refused) {
        return report(sources ? refused.error() : sources.error());
    }
    Json json = {{"sources", Json::array()}, {"refused", Json::array()}};
    for (const archive::Source& source : *sources) {
        const Json made = reportOf(source.reportJson);
        json["sources"].push_back({{"id", source.id},
                                   {"path", source.path},
                                   {"format", source.format},
                                   {"reader_version", source.readerVersion},
                                   {"sha256", source.sha256},
                                   {"conversations", source.conversations},
                                   {"report", made}});
        if (!session.json) {
            print(source.path, made);
        }
    }
    for (const archive::RefusedFile& file : *refused) {
        const Json made = reportOf(file.reportJson);
        json["refused"].push_back({{"path", file.path}, {"report", made}});
        if (!session.json) {
            print(file.path, made);
        }
    }
    if (session.json) {
        printJson(json);
    }
    return kSuccess;
}

} // namespace

void addSourcesCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand("sources", "Imported files and what became of them");
    command->require_subcommand(1);
    command->add_subcommand("list", "List every file with its report, refused ones too")->callback([&session] {
        session.run = [&session] { return listSources(session); };
    });
}

} // namespace reminisce::cli
