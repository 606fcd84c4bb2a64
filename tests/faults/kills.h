// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <random>
#include <string>
#include <vector>

#include "tests/faults/contents.h"
#include "tests/faults/report.h"

namespace reminisce::faults {

/// Kills the real command line at random moments of its work, and looks at what is left.
class KillTests
{
public:
    /// Works in `directory`; the moments follow from `seed`.
    KillTests(std::filesystem::path cli, std::filesystem::path directory, std::size_t turnsPerFile, unsigned seed);

    /// Imports all files once, undisturbed. Says what is wrong, or nothing.
    [[nodiscard]] std::string prepare();

    /// Killed while importing, every third time again while resuming; then resumed: the same as undisturbed.
    [[nodiscard]] Row importing(std::size_t times);
    /// Killed while building the index: nothing changed, and it can be built.
    [[nodiscard]] Row reindexing(std::size_t times);
    /// Killed while deleting a conversation: it is there or gone as a whole, and can be deleted.
    [[nodiscard]] Row deleting(std::size_t times);
    /// Killed while backing up: the archive is unchanged, and the backup is whole or not there.
    [[nodiscard]] Row backingUp(std::size_t times);
    /// Killed while restoring: the old archive or the new one.
    [[nodiscard]] Row restoring(std::size_t times);
    /// Killed while a model describes emotions: what was stored stays, and is not asked for again.
    [[nodiscard]] Row describing(std::size_t times);
    /// Killed while the Lab measures: the archive is unchanged, stored answers stay, and the run can be resumed.
    [[nodiscard]] Row measuring(std::size_t times);

private:
    using Arguments = std::vector<std::string>;
    /// What is wrong with one case, or nothing.
    using Case = std::function<std::string(std::size_t number)>;

    [[nodiscard]] Row repeat(std::string threat, std::size_t times, const Case& one);
    [[nodiscard]] Arguments command(const std::filesystem::path& archive, const Arguments& words) const;
    /// Runs the command on `archive` and kills it at a random moment of the time that it usually takes.
    void killDuring(const Arguments& arguments, Milliseconds usually);
    [[nodiscard]] Milliseconds moment(Milliseconds within);
    /// A fresh copy of the undisturbed archive, or of another one.
    [[nodiscard]] std::filesystem::path copyOfWhole() const { return copyOf(m_whole); }
    [[nodiscard]] std::filesystem::path copyOf(const std::filesystem::path& archive) const;
    /// Gives the undisturbed archive a Lab with a run and a set of questions. Says what is wrong, or nothing.
    [[nodiscard]] std::string fillLab();
    /// Reads an archive and notes how long opening took.
    [[nodiscard]] Contents look(const std::filesystem::path& archive);

    std::filesystem::path m_cli;
    std::filesystem::path m_directory;
    std::filesystem::path m_files;
    std::filesystem::path m_whole; ///< the archive of the undisturbed import
    std::size_t m_turnsPerFile;
    std::mt19937 m_random;
    Contents m_expected;
    Milliseconds m_importTime{};
    Milliseconds m_longestOpening{};
    std::size_t m_killed = 0; ///< of the row under way: commands that had not ended before
    std::size_t m_inTheMiddle = 0;
};

} // namespace reminisce::faults
