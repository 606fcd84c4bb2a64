// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/archive/archive.h"
#include "core/archive/filter.h"

namespace reminisce::archive {

/// An imported file.
struct Source
{
    Id id = 0;
    Id batch = 0;                    ///< 0 when it was added outside a batch
    std::string path;                ///< where it was read from; pasted text has a made-up name
    std::string sha256;              ///< lower-case hex of the file's bytes
    std::string format;              ///< name of the reader
    std::int64_t importedAtUtc = 0;  ///< microseconds
    std::string reportJson;          ///< import report, as the importer wrote it; may be empty
    int readerVersion = 0;           ///< of the reader; 0: unknown
    std::string settingsJson;        ///< with which it was read (date, time zone); empty: with none
    std::uint64_t conversations = 0; ///< filled by reads
};

/// One import as the person started it: several sources that can be undone together.
struct ImportBatch
{
    Id id = 0;
    std::string label;
    std::int64_t startedAtUtc = 0;
    std::optional<std::int64_t> finishedAtUtc; ///< absent: still running, or broken off
    std::uint64_t sources = 0;
    std::uint64_t conversations = 0;
    std::uint64_t turns = 0;
};

/// What a removal took away.
struct RemovedCounts
{
    std::uint64_t sources = 0;
    std::uint64_t conversations = 0;
    std::uint64_t turns = 0;
    std::uint64_t chunks = 0;
    std::uint64_t people = 0; ///< nobody else's turns were theirs
};

/// The source with these bytes, when they were imported before.
[[nodiscard]] Result<std::optional<Source>> findSourceByHash(const Reader& reader, std::string_view sha256);
[[nodiscard]] Result<std::optional<Source>> sourceById(const Reader& reader, Id id);
/// Newest first.
[[nodiscard]] Result<std::vector<Source>> listSources(const Reader& reader, std::size_t limit = 1000);
/// Sources of one conversation, oldest first.
[[nodiscard]] Result<std::vector<Source>> sourcesOfConversation(const Reader& reader, Id conversation);

/// Stores a source (`id` and `conversations` are ignored). InvalidArgument when its hash is there already.
[[nodiscard]] Result<Id> addSource(Writer& writer, const Source& source);
[[nodiscard]] Result<> setSourceReport(Writer& writer, Id source, std::string_view reportJson);

/// What became of a file of which nothing was stored, the last time it was tried.
struct RefusedFile
{
    std::string path;
    std::int64_t triedAtUtc = 0; ///< microseconds
    std::string reportJson;      ///< without words of the file
};
/// Newest first.
[[nodiscard]] Result<std::vector<RefusedFile>> listRefusedFiles(const Reader& reader, std::size_t limit = 1000);
/// Replaces what was noted of the same path.
[[nodiscard]] Result<> noteRefusedFile(Writer& writer, const RefusedFile& file);
/// To be called when the file was stored after all, or the person has read it.
[[nodiscard]] Result<> forgetRefusedFile(Writer& writer, std::string_view path);

[[nodiscard]] Result<Id> beginImportBatch(Writer& writer, std::string_view label, std::int64_t nowUtc);
[[nodiscard]] Result<> endImportBatch(Writer& writer, Id batch, std::int64_t nowUtc);
/// Newest first; batches without a source are left out.
[[nodiscard]] Result<std::vector<ImportBatch>> listImportBatches(const Reader& reader);
/// Removes the batch, its sources, every conversation that has no other source, and people who say nothing any more.
/// Call scrub() afterwards when no copy of the words may stay in the files.
[[nodiscard]] Result<RemovedCounts> undoImportBatch(Writer& writer, Id batch);

} // namespace reminisce::archive
