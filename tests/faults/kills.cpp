// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/kills.h"

#include <algorithm>

#include <fmt/format.h>

#include "tests/faults/transcripts.h"
#include "tests/faults/world.h"

namespace reminisce::faults {

namespace fs = std::filesystem;

namespace {

constexpr Milliseconds kLongestOpening{2000};

/// Whether `some` are among `all`, both sorted, with at most one missing.
bool isAllButOne(const std::vector<std::string>& some, const std::vector<std::string>& all)
{
    return std::includes(all.begin(), all.end(), some.begin(), some.end()) && some.size() + 1 >= all.size();
}

} // namespace

KillTests::KillTests(fs::path cli, fs::path directory, std::size_t turnsPerFile, unsigned seed)
    : m_cli(std::move(cli)),
      m_directory(std::move(directory)),
      m_files(m_directory / "files"),
      m_whole(m_directory / "whole"),
      m_turnsPerFile(turnsPerFile),
      m_random(seed)
{}

std::string KillTests::prepare()
{
    writeTranscripts(m_files, m_turnsPerFile);
    const Ending ending = runProgram(command(m_whole, {"import", m_files.string()}));
    if (ending.status != 0) {
        return fmt::format("the undisturbed import ended with {}", ending.status);
    }
    m_importTime = ending.took;
    if (const std::string problem = fillLab(); !problem.empty()) {
        return problem;
    }
    m_expected = contentsOf(m_whole);
    if (m_expected.conversations.empty()) {
        return "the undisturbed import stored nothing";
    }
    return damageOf(m_expected);
}

Row KillTests::importing(std::size_t times)
{
    const auto archive = m_directory / "archive";
    const auto arguments = command(archive, {"import", m_files.string()});
    return repeat(fmt::format("killed while importing {} files, then resumed", kFiles), times, [&](std::size_t number) {
        fs::remove_all(archive);
        const bool twice = number % 3 == 2;
        for (int kills = twice ? 2 : 1; kills > 0; --kills) {
            killDuring(arguments, m_importTime);
            const Contents left = look(archive);
            m_inTheMiddle += !left.conversations.empty() && left.digest != m_expected.digest ? 1 : 0;
            if (!left.damage.empty()) {
                return "after the kill: " + damageOf(left);
            }
        }
        if (const Ending resumed = runProgram(arguments); resumed.status != 0) {
            return fmt::format("the resumed import ended with {}", resumed.status);
        }
        const Contents resumed = look(archive);
        if (resumed.digest != m_expected.digest) {
            return fmt::format("after resuming: another content, {} conversations instead of {}",
                               resumed.conversations.size(), m_expected.conversations.size());
        }
        return damageOf(resumed);
    });
}

Row KillTests::reindexing(std::size_t times)
{
    const auto archive = copyOfWhole();
    const auto arguments = command(archive, {"reindex"});
    fs::remove_all(archive / "index");
    const Milliseconds usually = runProgram(arguments).took;
    return repeat("killed while building the index", times, [&](std::size_t) -> std::string {
        fs::remove_all(archive / "index");
        killDuring(arguments, usually);
        const Contents left = look(archive);
        if (left.digest != m_expected.digest) {
            return "the archive has another content; " + damageOf(left);
        }
        if (const Ending again = runProgram(arguments); again.status != 0) {
            return fmt::format("building again ended with {}", again.status);
        }
        return damageOf(left);
    });
}

Row KillTests::deleting(std::size_t times)
{
    const auto ids = conversationIds(m_whole);
    Milliseconds usually{};
    return repeat("killed while deleting a conversation", times, [&](std::size_t number) -> std::string {
        const auto archive = copyOfWhole();
        const auto arguments = command(archive, {"delete", "--conversation", ids[m_random() % ids.size()]});
        if (number == 0) {
            usually = runProgram(arguments).took;
        } else {
            killDuring(arguments, usually);
        }
        const Contents left = look(archive);
        const bool there = left.digest == m_expected.digest;
        if (!left.damage.empty() || (!there && !isAllButOne(left.conversations, m_expected.conversations))) {
            return "another content than with or without the conversation; " + damageOf(left);
        }
        if (there && runProgram(arguments).status != 0) {
            return "it could not be deleted afterwards";
        }
        const Contents after = look(archive);
        const bool gone = after.conversations.size() + 1 == m_expected.conversations.size();
        return gone ? damageOf(after) : std::string("it is still there after deleting again");
    });
}

Row KillTests::backingUp(std::size_t times)
{
    const auto archive = copyOfWhole();
    const auto file = m_directory / "backup.sqlite";
    const auto arguments = command(archive, {"backup", file.string()});
    const Milliseconds usually = runProgram(arguments).took;
    return repeat("killed while backing up", times, [&](std::size_t) -> std::string {
        fs::remove(file);
        killDuring(arguments, usually);
        if (const Contents left = look(archive); !sameWords(left, m_expected)) {
            return "the archive has another content; " + damageOf(left);
        }
        if (!fs::exists(file)) {
            return {};
        }
        const auto restored = m_directory / "restored";
        fs::remove_all(restored);
        if (runProgram(command(restored, {"restore", file.string()})).status != 0) {
            return "the backup cannot be restored";
        }
        const Contents copy = look(restored);
        return sameWords(copy, m_expected) ? damageOf(copy) : std::string("the backup has another content");
    });
}

Row KillTests::restoring(std::size_t times)
{
    const auto archive = copyOfWhole();
    const auto backup = m_directory / "restored.sqlite";
    (void)runProgram(command(archive, {"delete", "--conversation", conversationIds(archive).back()}));
    const Contents other = contentsOf(archive);
    (void)runProgram(command(archive, {"backup", backup.string()}));
    const auto arguments = command(archive, {"restore", backup.string()});
    const Milliseconds usually = runProgram(arguments).took;
    return repeat("killed while restoring a backup", times, [&](std::size_t) -> std::string {
        const auto target = copyOfWhole();
        killDuring(command(target, {"restore", backup.string()}), usually);
        const Contents left = look(target);
        const bool isNew = sameWords(left, other);
        m_inTheMiddle += isNew ? 1 : 0;
        const bool known = isNew || sameWords(left, m_expected);
        return known ? damageOf(left) : "neither the old archive nor the new one; " + damageOf(left);
    });
}

Row KillTests::repeat(std::string threat, std::size_t times, const Case& one)
{
    Row row;
    row.threat = std::move(threat);
    m_killed = 0;
    m_inTheMiddle = 0;
    m_longestOpening = {};
    for (std::size_t number = 0; number < times; ++number) {
        row.add(one(number));
    }
    if (m_longestOpening > kLongestOpening) {
        row.findings.emplace_back("opening took too long");
        row.good = std::min(row.good, row.cases - 1);
    }
    row.note = fmt::format("{} killed before they were done{}, opened again within {:.2f} s", m_killed,
                           m_inTheMiddle > 0 ? fmt::format(", {} with a part kept", m_inTheMiddle) : std::string(),
                           m_longestOpening.count() / 1000);
    return row;
}

KillTests::Arguments KillTests::command(const fs::path& archive, const Arguments& words) const
{
    Arguments all = {m_cli.string(), "--archive", archive.string()};
    all.insert(all.end(), words.begin(), words.end());
    return all;
}

void KillTests::killDuring(const Arguments& arguments, Milliseconds usually)
{
    m_killed += runProgram(arguments, moment(usually)).killed ? 1 : 0;
}

Milliseconds KillTests::moment(Milliseconds within)
{
    return within * (static_cast<double>(m_random()) / 4294967296.0);
}

fs::path KillTests::copyOf(const fs::path& other) const
{
    auto archive = m_directory / "archive";
    fs::remove_all(archive);
    fs::copy(other, archive, fs::copy_options::recursive);
    return archive;
}

Contents KillTests::look(const fs::path& archive)
{
    Contents contents = contentsOf(archive);
    m_longestOpening = std::max(m_longestOpening, contents.opening);
    return contents;
}

} // namespace reminisce::faults
