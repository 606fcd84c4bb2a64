// SPDX-License-Identifier: GPL-3.0-or-later
#include <iostream>

#include "app/cli/command.h"
#include "app/cli/index_states.h"
#include "app/cli/open_archive.h"
#include "core/archive/archive.h"
#include "core/archive/statistics.h"

namespace reminisce::cli {

namespace {

nlohmann::ordered_json momentOrNull(const std::optional<Moment>& moment)
{
    return moment ? nlohmann::ordered_json(formatIso(*moment)) : nlohmann::ordered_json(nullptr);
}

void printStatistics(const archive::Statistics& counts, const std::vector<IndexState>& indexes)
{
    std::cout << counted(counts.sources, "file") << ", " << counted(counts.conversations, "conversation") << ", "
              << counted(counts.turns, "turn") << ", " << counted(counts.chunks, "passage") << ", "
              << counted(counts.people, "person", "people") << '\n';
    if (counts.from && counts.to) {
        std::cout << "from " << formatIso(*counts.from) << " to " << formatIso(*counts.to) << '\n';
    }
    for (const Emotion emotion : kEmotions) {
        std::cout << "  " << emotionName(emotion) << ": " << counts.emotionChunks[static_cast<std::size_t>(emotion)]
                  << '\n';
    }
    for (const IndexState& index : indexes) {
        std::cout << "index " << index.name << ": " << index.state << '\n';
    }
}

int stats(const Session& session)
{
    const auto opened = openToRead(session);
    if (!opened) {
        return report(opened.error());
    }
    const auto counts = archive::statistics(opened->reader);
    if (!counts) {
        return report(counts.error());
    }
    const auto indexes = indexStates(opened->archive, opened->reader);
    if (!indexes) {
        return report(indexes.error());
    }
    if (!session.json) {
        printStatistics(*counts, *indexes);
        return kSuccess;
    }
    nlohmann::ordered_json emotions = nlohmann::ordered_json::object();
    for (const Emotion emotion : kEmotions) {
        emotions[std::string(emotionName(emotion))] = counts->emotionChunks[static_cast<std::size_t>(emotion)];
    }
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const IndexState& index : *indexes) {
        list.push_back({{"name", index.name}, {"state", index.state}, {"generation", index.generation}});
    }
    printJson({{"sources", counts->sources},
               {"conversations", counts->conversations},
               {"turns", counts->turns},
               {"chunks", counts->chunks},
               {"people", counts->people},
               {"from", momentOrNull(counts->from)},
               {"to", momentOrNull(counts->to)},
               {"emotions", emotions},
               {"indexes", list}});
    return kSuccess;
}

} // namespace

void addStatsCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand("stats", "Count what the archive holds");
    command->callback([&session] { session.run = [&session] { return stats(session); }; });
}

} // namespace reminisce::cli
