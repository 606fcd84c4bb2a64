// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "core/ingest/date_source.h"

namespace reminisce::ingest {

/// Dates of a recording from outside its transcript.
struct DateHints
{
    std::optional<FoundDate> fileName;
    std::optional<FoundDate> folder;   ///< the folder, or the one above it
    std::optional<FoundDate> argument; ///< said by the person, in place of a guess
    std::optional<FoundDate> modified;

    /// The first of them that there is, in this order.
    [[nodiscard]] std::optional<FoundDate> best() const;
    /// The same without the modification time.
    [[nodiscard]] std::optional<FoundDate> bestCertain() const;
};

/// `path` need not exist: then the present time stands for the modification time.
[[nodiscard]] DateHints dateHintsOf(const std::filesystem::path& path, const std::optional<Moment>& argument);

/// A file's name without its endings and without words such as "transcript", "chat", "recording", by which the files of
/// one meeting differ; the folder's name when nothing else is left. Files of one meeting have the same.
[[nodiscard]] std::string recordingName(const std::filesystem::path& path);

/// A title made of a file's name: without its endings; the folder's name where the file's says nothing ("_chat.txt").
/// Of Zoom's names ("GMT20240124-202901_Recording.vtt") what the folder has of a topic, else the time: "Zoom 2024-01-24
/// 20:29".
[[nodiscard]] std::string titleOfFile(const std::filesystem::path& path);

} // namespace reminisce::ingest
