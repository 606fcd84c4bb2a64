// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <csignal>
#include <fstream>
#include <random>

#include <fmt/format.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/faults/rows.h"

namespace reminisce::faults {

namespace fs = std::filesystem;

namespace {

constexpr double kMostMegabytes = 300;
constexpr Milliseconds kLongestCancel{500};

void writeCues(const fs::path& file, std::size_t cues)
{
    std::ofstream out(file);
    out << "WEBVTT\n\n";
    for (std::size_t i = 0; i < cues; ++i) {
        const std::size_t second = i % 86'399;
        const auto clock = [](std::size_t at) {
            return fmt::format("{:02}:{:02}:{:02}.000", at / 3600, at / 60 % 60, at % 60);
        };
        out << fmt::format("{} --> {}\n<v Speaker {}>Cue number {} is about the garden and the plan.\n\n",
                           clock(second), clock(second + 1), i % 7, i);
    }
}

void writeOneLine(const fs::path& file, std::size_t bytes)
{
    std::ofstream out(file);
    out << "05.03.24, 12:00 - Ada: ";
    constexpr std::string_view kWords = "and then we talked about it again ";
    for (std::size_t i = 0; i < bytes; i += kWords.size()) {
        out << kWords;
    }
    out << "\n05.03.24, 12:01 - Bela: So it was.\n";
}

struct Run
{
    int status = 0;
    double megabytes = 0; ///< the most that was resident
    Milliseconds took{};
    Milliseconds toEnd{}; ///< after the interrupt
};

/// Runs a program with its output thrown away; interrupts it as Ctrl+C does after a while, when told to.
Run measure(const std::vector<std::string>& arguments, std::optional<Milliseconds> interruptAfter)
{
    std::vector<char*> raw;
    for (const std::string& argument : arguments) {
        raw.push_back(const_cast<char*>(argument.c_str()));
    }
    raw.push_back(nullptr);
    const auto begin = std::chrono::steady_clock::now();
    const pid_t child = ::fork();
    if (child == 0) {
        for (const int stream : {STDOUT_FILENO, STDERR_FILENO}) {
            (void)std::freopen("/dev/null", "w", stream == STDOUT_FILENO ? stdout : stderr);
        }
        ::execv(raw.front(), raw.data());
        ::_exit(127);
    }
    Run run;
    auto interrupted = begin;
    if (interruptAfter) {
        ::usleep(static_cast<useconds_t>(interruptAfter->count() * 1000));
        interrupted = std::chrono::steady_clock::now();
        ::kill(child, SIGINT);
    }
    int status = 0;
    rusage used = {};
    ::wait4(child, &status, 0, &used);
    const auto end = std::chrono::steady_clock::now();
    run.took = end - begin;
    run.toEnd = end - interrupted;
    run.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    run.megabytes = static_cast<double>(used.ru_maxrss) / 1024;
    return run;
}

} // namespace

Row hugeInput(const World& world)
{
    Row row;
    row.threat = "huge input";
    const std::size_t cues = world.isShort ? 50'000 : 1'000'000;
    const std::size_t lineBytes = world.isShort ? 10'000'000 : 100'000'000;
    const auto many = world.directory / "2024-03-01 many.vtt";
    const auto line = world.directory / "line.txt";
    writeCues(many, cues);
    writeOneLine(line, lineBytes);
    std::mt19937 random(world.seed);
    double most = 0;
    Milliseconds longest{};
    for (const auto& file : {many, line}) {
        const auto archive = world.directory / "archive";
        fs::remove_all(archive);
        const auto arguments = world.command(archive, {"import", file.string()});
        const Run whole = measure(arguments, std::nullopt);
        most = std::max(most, whole.megabytes);
        const std::string name = file.filename().string();
        row.add(whole.status == 0 ? "" : fmt::format("{}: ended with {}", name, whole.status));
        row.add(whole.megabytes <= kMostMegabytes ? "" : fmt::format("{}: {:.0f} MB resident", name, whole.megabytes));
        const Contents all = contentsOf(archive);
        row.add(all.conversations.empty() ? name + ": nothing was stored" : damageOf(all));
        const std::size_t times = world.isShort ? 2 : 5;
        for (std::size_t i = 0; i < times; ++i) {
            fs::remove_all(archive);
            const double part = static_cast<double>(random()) / 4294967296.0;
            const Run stopped = measure(arguments, whole.took * (0.1 + 0.7 * part));
            longest = std::max(longest, stopped.toEnd);
            row.add(stopped.toEnd <= kLongestCancel
                        ? ""
                        : fmt::format("{}: stopped {:.0f} ms after it was told to", name, stopped.toEnd.count()));
            const Contents left = contentsOf(archive);
            row.add(damageOf(left));
        }
    }
    row.note = fmt::format("{} cues; a line of {} MB: at most {:.0f} MB resident, stopped within {:.0f} ms", cues,
                           lineBytes / 1'000'000, most, longest.count());
    return row;
}

} // namespace reminisce::faults
