// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "tests/faults/child.h"

namespace reminisce::faults {

/// What an archive holds and whether it is sound.
struct Contents
{
    std::vector<std::string> conversations; ///< a digest of each: head, turns, chunks, speakers, scores; sorted
    std::string digest;                     ///< of all of them, and of the people
    std::vector<std::string> lab;           ///< the Lab's items of all runs, and its question sets
    std::vector<std::string> damage;        ///< the failing checks, or why it could not be opened
    Milliseconds opening{};                 ///< until the first answer
};

/// Whether both hold the same words.
[[nodiscard]] bool sameWords(const Contents& one, const Contents& other);

/// What the Lab beside an archive keeps: an entry for each stored answer and each question set.
[[nodiscard]] std::vector<std::string> labOf(const std::filesystem::path& archive);

/// Opens the archive for writing, as the program does, and reads all of it. Ids are left out: a resumed import may give
/// others. An archive that is not there yet is empty.
[[nodiscard]] Contents contentsOf(const std::filesystem::path& archive);
/// The ids of its conversations, oldest first.
[[nodiscard]] std::vector<std::string> conversationIds(const std::filesystem::path& archive);

} // namespace reminisce::faults
