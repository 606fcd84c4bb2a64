// SPDX-License-Identifier: GPL-3.0-or-later
#include <csignal>
#include <iostream>
#include <memory>

#include <unistd.h>

#include "app/cli/command.h"
#include "app/cli/embedding_choice.h"
#include "app/cli/filter_options.h"
#include "app/cli/open_archive.h"
#include "core/agent/tool.h"
#include "core/archive/archive.h"
#include "core/mcp/serve.h"
#include "core/search/searcher.h"

namespace reminisce::cli {

namespace {

/// Standard output for messages alone: whatever else is printed from now on goes to standard error.
class MessageOutput
{
public:
    MessageOutput() : m_descriptor(dup(STDOUT_FILENO))
    {
        std::cout.flush();
        dup2(STDERR_FILENO, STDOUT_FILENO);
    }
    ~MessageOutput() { close(m_descriptor); }
    MessageOutput(const MessageOutput&) = delete;
    MessageOutput& operator=(const MessageOutput&) = delete;

    [[nodiscard]] int descriptor() const { return m_descriptor; }

private:
    int m_descriptor;
};

int serveArchive(const Session& session, const std::string& fixedNow)
{
    const auto now = parseNow(fixedNow);
    if (!now) {
        return reportUsage(now.error());
    }
    auto opened = openToRead(session);
    if (!opened) {
        return report(opened.error());
    }
    auto embedding = embeddingFor(session.archiveDirectory, opened->reader, {});
    if (!embedding) {
        return report(embedding.error());
    }
    const search::Searcher searcher(opened->archive, *embedding);
    std::signal(SIGPIPE, SIG_IGN); // a client that is gone is noticed by the failed write
    const MessageOutput output;
    mcp::DescriptorTransport transport(STDIN_FILENO, output.descriptor(), session.stop);
    mcp::Server server(opened->reader, searcher, agent::standardTools(),
                       {.version = REMINISCE_VERSION, .clock = [now] { return now->value_or(currentMoment()); }});
    mcp::serve(server, transport, {.log = [](const std::string& line) { std::cerr << line << '\n'; }}, session.stop);
    return kSuccess;
}

} // namespace

void addMcpCommand(CLI::App& app, Session& session)
{
    auto now = std::make_shared<std::string>();
    CLI::App* command =
        app.add_subcommand("mcp", "Serve the archive to a Model Context Protocol client on standard input and output");
    command->add_option("--now", *now, "Moment that the tools take for the present");
    command->callback([&session, now] { session.run = [&session, now] { return serveArchive(session, *now); }; });
}

} // namespace reminisce::cli
