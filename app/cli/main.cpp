// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdio>
#include <exception>
#include <iostream>
#include <new>

#include <sys/stat.h>

#include "app/base/data_directory.h"
#include "app/cli/command.h"
#include "app/cli/interrupt.h"

using namespace reminisce;

namespace {

constexpr cli::AddCommand kCommands[] = {
    cli::addImportCommand,  cli::addSearchCommand,   cli::addAskCommand,     cli::addStatsCommand,
    cli::addPeopleCommand,  cli::addBackendCommand,  cli::addReindexCommand, cli::addDescribeCommand,
    cli::addVerifyCommand,  cli::addEvaluateCommand, cli::addBackupCommands, cli::addMcpCommand,
    cli::addSourcesCommand, cli::addWatchCommand,    cli::addRechunkCommand, cli::addExportCommand,
};

int runProgram(int argc, char** argv)
{
    cli::Session session;
    session.archiveDirectory = app::defaultArchiveDirectory();

    CLI::App parser("Ask your own conversations, and see where the answer comes from.", "reminisce-cli");
    parser.set_version_flag("--version", REMINISCE_VERSION);
    parser.require_subcommand(1);
    parser.fallthrough();
    parser.add_option("--archive", session.archiveDirectory, "Directory of the archive")->capture_default_str();
    parser.add_flag("--json", session.json, "Print one JSON document on standard output");
    for (const cli::AddCommand add : kCommands) {
        add(parser, session);
    }
    try {
        parser.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return parser.exit(error) == 0 ? cli::kSuccess : cli::kWrongUsage;
    }
    cli::Interrupt interrupt;
    session.stop = interrupt.token();
    return session.run ? session.run() : cli::kWrongUsage;
}

} // namespace

int main(int argc, char** argv)
{
    ::umask(S_IRWXG | S_IRWXO); // whatever is written holds somebody's words
    try {
        return runProgram(argc, argv);
    } catch (const std::bad_alloc&) {
        std::fputs("reminisce-cli: There is not enough memory for this. Close other programs and try again.\n", stderr);
        return cli::kFailure;
    } catch (const std::exception& error) {
        std::cerr << "The program failed unexpectedly: " << error.what() << '\n';
        return cli::kFailure;
    }
}
