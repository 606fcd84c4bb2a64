// SPDX-License-Identifier: GPL-3.0-or-later
// reminisce_faults --cli PROGRAM --row NAME [--times N] [--turns N] [--minutes N] [--seed N] [--short]: one line per
// threat; fails when one has a finding. Without --row it lists the rows.
#include <array>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "tests/faults/kills.h"
#include "tests/faults/rows.h"
#include "tests/support/temporary_directory.h"

namespace reminisce::faults {
namespace {

bool kills(const World& world)
{
    KillTests tests(world.cli, world.directory, world.turnsPerFile, world.seed);
    if (const std::string problem = tests.prepare(); !problem.empty()) {
        fmt::print(stderr, "Nothing could be tried: {}.\n", problem);
        return false;
    }
    // What is done every day more often than the rest.
    const std::size_t rarer = (world.times + 1) / 2;
    bool good = print(tests.importing(world.times));
    good = print(tests.reindexing(world.times)) && good;
    good = print(tests.deleting(world.times)) && good;
    good = print(tests.backingUp(rarer)) && good;
    good = print(tests.restoring(rarer)) && good;
    good = print(tests.describing(rarer)) && good;
    return print(tests.measuring(rarer)) && good;
}

template <Row (*MakeRow)(const World&)>
bool oneRow(const World& world)
{
    return print(MakeRow(world));
}

struct Entry
{
    std::string_view name;
    bool (*run)(const World&);
};

constexpr auto kRows = std::to_array<Entry>({{"kills", kills},
                                             {"migration", oneRow<migrationKills>},
                                             {"huge", oneRow<hugeInput>},
                                             {"disk-full", oneRow<diskFull>},
                                             {"instances", oneRow<doubleStarts>},
                                             {"clock", oneRow<clockJumps>},
                                             {"time-zone", oneRow<timeZones>},
                                             {"read-only", oneRow<readOnlyMedia>},
                                             {"database", oneRow<damagedDatabase>},
                                             {"index", oneRow<damagedIndex>},
                                             {"repair", oneRow<repairs>},
                                             {"hashes", oneRow<equalHashes>},
                                             {"deletion", oneRow<deletion>},
                                             {"strings", oneRow<hostileStrings>},
                                             {"logs", oneRow<logCanary>},
                                             {"keys", oneRow<keys>},
                                             {"connections", oneRow<connections>},
                                             {"permissions", oneRow<permissions>},
                                             {"soak", oneRow<soak>}});

bool parse(int argc, char** argv, World& world, std::string& row)
{
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        if (word == "--short") {
            world.isShort = true;
            world.times = 4;
            world.turnsPerFile = 60;
            continue;
        }
        if (++i == argc) {
            return false;
        }
        if (word == "--cli") {
            world.cli = std::filesystem::absolute(argv[i]);
        } else if (word == "--row") {
            row = argv[i];
        } else if (word == "--times") {
            world.times = std::strtoull(argv[i], nullptr, 10);
        } else if (word == "--turns") {
            world.turnsPerFile = std::strtoull(argv[i], nullptr, 10);
        } else if (word == "--minutes") {
            world.soakMinutes = std::strtod(argv[i], nullptr);
        } else if (word == "--seed") {
            world.seed = static_cast<unsigned>(std::strtoul(argv[i], nullptr, 10));
        } else {
            return false;
        }
    }
    return !world.cli.empty() && world.times > 0 && world.turnsPerFile > 1;
}

int run(World& world, const std::string& wanted)
{
    for (const Entry& entry : kRows) {
        if (wanted.empty()) {
            fmt::print("{}\n", entry.name);
        } else if (entry.name == wanted) {
            const test::TemporaryDirectory directory;
            world.directory = directory.path();
            return entry.run(world) ? 0 : 1;
        }
    }
    return wanted.empty() ? 0 : 2;
}

} // namespace
} // namespace reminisce::faults

int main(int argc, char** argv)
{
    reminisce::faults::World world;
    std::string row;
    if (!reminisce::faults::parse(argc, argv, world, row)) {
        std::fputs("usage: reminisce_faults --cli PROGRAM --row NAME [--times N] [--turns N] [--minutes N] [--seed N] "
                   "[--short]\n",
                   stderr);
        return 2;
    }
    try {
        return reminisce::faults::run(world, row);
    } catch (const std::exception& error) {
        fmt::print(stderr, "The tests broke off: {}\n", error.what());
        return 1;
    }
}
