// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "tests/faults/child.h"
#include "tests/faults/contents.h"

namespace reminisce::faults {

/// What a row has to work with.
struct World
{
    std::filesystem::path cli;
    std::filesystem::path directory; ///< of this row alone, empty at first
    std::size_t times = 100;         ///< how often what is random is tried
    std::size_t turnsPerFile = 60;
    unsigned seed = 1;
    double soakMinutes = 1;
    bool isShort = false;

    /// The command line on an archive.
    [[nodiscard]] std::vector<std::string> command(const std::filesystem::path& archive,
                                                   const std::vector<std::string>& words) const;
    [[nodiscard]] Heard run(const std::filesystem::path& archive, const std::vector<std::string>& words,
                            const Environment& environment = {}) const;
    /// The made-up transcripts, written on first use.
    [[nodiscard]] std::filesystem::path transcripts() const;
    /// A fresh copy of an archive with all of them, imported undisturbed on first use. Throws where that fails.
    [[nodiscard]] std::filesystem::path archiveCopy(const std::string& name) const;
    /// What every such copy holds.
    [[nodiscard]] Contents expected() const;
};

/// What a person must not see of a failure: nothing when the program ended with success, or with 1 and a sentence that
/// holds one of `sentences`.
[[nodiscard]] std::string oddity(const Heard& heard, const std::vector<std::string>& sentences);
/// What is wrong with an archive, in one line; nothing when it is sound.
[[nodiscard]] std::string damageOf(const Contents& contents);
[[nodiscard]] std::string lowerCase(std::string ascii);
/// How often a word stands in the files below a place (or in the file), in any case.
[[nodiscard]] std::size_t copiesOf(const std::string& word, const std::filesystem::path& place);
void writeText(const std::filesystem::path& file, const std::string& content);

} // namespace reminisce::faults
