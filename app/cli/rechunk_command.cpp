// SPDX-License-Identifier: GPL-3.0-or-later
#include <iostream>
#include <memory>

#include "app/cli/command.h"
#include "app/cli/open_archive.h"
#include "app/cli/progress_line.h"
#include "core/archive/archive.h"
#include "core/ingest/rechunk.h"

namespace reminisce::cli {

namespace {

struct Options
{
    std::optional<std::size_t> maxTokens;
    std::optional<std::size_t> overlapTurns;
    std::optional<std::int64_t> maxPauseMinutes;
};

int rechunk(const Session& session, const Options& options)
{
    auto archive = openToChange(session);
    if (!archive) {
        return report(archive.error());
    }
    auto chunker = ingest::chunkerOptionsOf(archive->writer());
    if (!chunker) {
        return report(chunker.error());
    }
    chunker->maxTokens = options.maxTokens.value_or(chunker->maxTokens);
    chunker->overlapTurns = options.overlapTurns.value_or(chunker->overlapTurns);
    if (options.maxPauseMinutes) {
        chunker->maxPause = *options.maxPauseMinutes * kMicrosPerMinute;
    }
    if (const auto ok = ingest::checkChunkerOptions(*chunker); !ok) {
        return reportUsage(ok.error());
    }
    Result<ingest::Rechunked> done;
    {
        ProgressLine line;
        done = ingest::rechunk(archive->writer(), *chunker, line.callback(), session.stop);
    }
    if (!done) {
        return report(done.error());
    }
    if (session.json) {
        printJson({{"conversations", done->conversations},
                   {"unchanged", done->unchanged},
                   {"kept", done->kept},
                   {"chunks", done->chunks},
                   {"max_tokens", chunker->maxTokens},
                   {"overlap_turns", chunker->overlapTurns},
                   {"max_pause_minutes", chunker->maxPause / kMicrosPerMinute}});
    } else {
        std::cout << "Cut " << counted(done->conversations, "conversation") << " anew and left "
                  << done->unchanged + done->kept << " as before; the archive has " << counted(done->chunks, "passage")
                  << ".\n";
    }
    return kSuccess;
}

} // namespace

void addRechunkCommand(CLI::App& app, Session& session)
{
    auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("rechunk", "Cut all conversations into passages anew");
    command->add_option("--max-tokens", options->maxTokens, "Most tokens of a passage");
    command->add_option("--overlap-turns", options->overlapTurns, "Turns that two passages share");
    command->add_option("--max-pause-minutes", options->maxPauseMinutes, "A longer silence begins a new passage")
        ->check(CLI::Range(1, 1440));
    command->callback(
        [&session, options] { session.run = [&session, options] { return rechunk(session, *options); }; });
}

} // namespace reminisce::cli
