// SPDX-License-Identifier: GPL-3.0-or-later
// reminisce_faults --cli PROGRAM [--kills N] [--turns N] [--seed N] [--short]: one line per threat; fails when one
// has a finding.
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "tests/faults/kills.h"
#include "tests/support/temporary_directory.h"

namespace reminisce::faults {
namespace {

struct Options
{
    std::string cli;
    std::size_t kills = 100;
    std::size_t turnsPerFile = 400;
    unsigned seed = 1;
};

bool parse(int argc, char** argv, Options& options)
{
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        if (word == "--short") {
            options.kills = 4;
            options.turnsPerFile = 60;
            continue;
        }
        if (++i == argc) {
            return false;
        }
        if (word == "--cli") {
            options.cli = argv[i];
        } else if (word == "--kills") {
            options.kills = std::strtoull(argv[i], nullptr, 10);
        } else if (word == "--turns") {
            options.turnsPerFile = std::strtoull(argv[i], nullptr, 10);
        } else if (word == "--seed") {
            options.seed = static_cast<unsigned>(std::strtoul(argv[i], nullptr, 10));
        } else {
            return false;
        }
    }
    return !options.cli.empty() && options.kills > 0;
}

bool print(const Row& row)
{
    fmt::print("{:<52} {:>4} of {:<4} {}\n", row.threat, row.good, row.cases, row.note);
    std::fflush(stdout);
    for (const std::string& finding : row.findings) {
        fmt::print(stderr, "    {}\n", finding);
    }
    return row.good == row.cases;
}

int run(const Options& options)
{
    const test::TemporaryDirectory directory;
    KillTests tests(options.cli, directory.path(), options.turnsPerFile, options.seed);
    if (const std::string problem = tests.prepare(); !problem.empty()) {
        fmt::print(stderr, "Nothing could be tried: {}.\n", problem);
        return 1;
    }
    bool good = print(tests.importing(options.kills));
    good = print(tests.reindexing(options.kills)) && good;
    good = print(tests.deleting(options.kills)) && good;
    good = print(tests.backingUp(options.kills)) && good;
    good = print(tests.restoring(options.kills)) && good;
    return good ? 0 : 1;
}

} // namespace
} // namespace reminisce::faults

int main(int argc, char** argv)
{
    reminisce::faults::Options options;
    if (!reminisce::faults::parse(argc, argv, options)) {
        std::fputs("usage: reminisce_faults --cli PROGRAM [--kills N] [--turns N] [--seed N] [--short]\n", stderr);
        return 2;
    }
    try {
        return reminisce::faults::run(options);
    } catch (const std::exception& error) {
        fmt::print(stderr, "The tests broke off: {}\n", error.what());
        return 1;
    }
}
