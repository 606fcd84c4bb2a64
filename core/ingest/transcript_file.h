// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/archive/archive.h"
#include "core/base/progress.h"
#include "core/ingest/transcript_forms.h"

namespace reminisce::ingest {

/// A name of a file that every file system takes, without its ending: "2024-06-20 Half marathon".
[[nodiscard]] std::string transcriptFileName(std::string_view title, const std::optional<Moment>& start);

/// Writes one conversation. The file appears whole or not at all. NotFound when the conversation is gone,
/// InvalidArgument when the form needs times and there are none, Io, Cancelled. `seen` is given each turn.
[[nodiscard]] Result<void> writeTranscript(const archive::Reader& reader, archive::Id conversation, TranscriptForm form,
                                           const std::filesystem::path& file, std::stop_token stop = {},
                                           const std::function<void(const archive::Turn&)>& seen = {});

struct TranscriptFiles
{
    std::uint64_t written = 0;
    std::uint64_t withoutTimes = 0; ///< conversations that this form cannot hold
};

/// Writes each conversation into a file of its own in `directory`, which is made when missing. Files that are there
/// already are left alone: a name that is taken gets a number. Conversations that are gone are passed over. What was
/// written before a failure or a stop stays.
[[nodiscard]] Result<TranscriptFiles> writeTranscripts(const archive::Reader& reader,
                                                       std::span<const archive::Id> conversations, TranscriptForm form,
                                                       const std::filesystem::path& directory,
                                                       const ProgressCallback& progress = {},
                                                       std::stop_token stop = {});

} // namespace reminisce::ingest
