// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "core/archive/archive.h"
#include "core/base/error.h"

namespace reminisce::bench {

struct PlainInserts
{
    double seconds = 0;
    double processorSeconds = 0;
    std::size_t turns = 0;
    std::size_t chunks = 0;
};

/// Copies the archive's turns, chunks, speakers and emotion scores into memory, and times putting them into a new
/// database with plain tables: WAL, synchronous NORMAL, one index on time, no full text, a commit per 1,000 chunks.
[[nodiscard]] Result<PlainInserts> insertPlainly(const archive::Archive& archive, const std::filesystem::path& file);

/// Reads the rollup of all speakers with a bare connection; how many rows it has.
[[nodiscard]] Result<std::size_t> readRollup(const std::filesystem::path& database);

} // namespace reminisce::bench
