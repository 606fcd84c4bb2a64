// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <vector>

#include "core/archive/archive.h"
#include "core/ingest/import_report.h"

namespace reminisce::ingest {

/// Small files that come quickly after each other are kept by one commit: the indexes are then
/// written once for all of them. Each file has its own transaction inside, so that a failing one is taken back alone.
class FileGroup
{
public:
    explicit FileGroup(archive::Writer& writer) : m_writer(writer) {}

    /// Call before a file is stored; `reports` are those of the files before it.
    [[nodiscard]] Result<void> begin(const std::vector<FileReport>& reports);
    /// Whether the files so far have waited long enough to be kept.
    [[nodiscard]] bool isDue() const;
    /// Keeps the files of the group. When that fails none of them is stored, and their reports say why.
    [[nodiscard]] Result<void> commit(std::vector<FileReport>& reports);

private:
    archive::Writer& m_writer;
    std::optional<archive::Transaction> m_transaction;
    std::chrono::steady_clock::time_point m_began;
    std::size_t m_firstReport = 0;
};

/// Takes back what a report says was stored.
void clearCounts(FileReport& report);

} // namespace reminisce::ingest
