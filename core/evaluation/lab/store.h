// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "core/archive/archive.h"
#include "core/base/error.h"
#include "core/evaluation/lab/item.h"
#include "core/evaluation/lab/settings.h"

namespace reminisce::evaluation {

/// A run as lists show it.
struct LabRun
{
    std::int64_t id = 0;
    std::string name;
    std::int64_t startedAtUtc = 0;
    std::optional<std::int64_t> finishedAtUtc; ///< absent: not finished, can be resumed
    LabSettings settings;
    std::uint64_t items = 0; ///< stored so far, failed ones included
    std::uint64_t failed = 0;
    std::uint64_t total = 0; ///< planned; 0 when it never got to its questions
};

/// Where runs are kept: a store of its own in `lab` beside the archive, so that a run neither holds up an import nor
/// waits for one. Each item is committed at once. Thread-safe.
class LabStore
{
public:
    /// Opens or makes the store of an archive's directory. Busy when another program runs the Lab; ReadOnly for lists
    /// and reports, which then fails with NotFound when there is none yet.
    [[nodiscard]] static Result<std::unique_ptr<LabStore>> open(const std::filesystem::path& archiveDirectory,
                                                                archive::Access access = archive::Access::ReadWrite);

    [[nodiscard]] Result<std::int64_t> add(const LabSettings& settings);
    /// Remembers how many items the run has in all.
    [[nodiscard]] Result<> plan(std::int64_t run, std::uint64_t total);
    [[nodiscard]] Result<> put(std::int64_t run, const LabItem& item);
    /// `summary` is the JSON of summarise().
    [[nodiscard]] Result<> finish(std::int64_t run, const std::string& summary);
    [[nodiscard]] Result<> remove(std::int64_t run);

    /// Newest first.
    [[nodiscard]] Result<std::vector<LabRun>> runs() const;
    [[nodiscard]] Result<LabRun> run(std::int64_t id) const;
    /// By number, by name (the newest of it), or "latest". NotFound.
    [[nodiscard]] Result<LabRun> find(const std::string& numberOrName) const;
    /// In the order of the matrix and the questions, whatever order they were answered in.
    [[nodiscard]] Result<std::vector<LabItem>> items(std::int64_t run) const;

private:
    explicit LabStore(archive::Archive archive);
    [[nodiscard]] const archive::Reader& reader() const { return *m_reader; }

    mutable std::mutex m_mutex;
    archive::Archive m_archive;
    std::unique_ptr<archive::Reader> m_reader;
};

} // namespace reminisce::evaluation
