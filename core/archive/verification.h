// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/archive/archive.h"

namespace reminisce::archive {

struct Check
{
    std::string name; ///< "database", "references", "day-rollup", "chunk-people", "chunk-emotions"
    bool ok = false;
    std::string detail; ///< counts and SQLite's words; no imported text
};

/// Checks the database file: integrity, references, derived tables against a recount.
[[nodiscard]] Result<std::vector<Check>> verifyArchive(Writer& writer);
/// The same, added to `checks`. For core/archive only.
[[nodiscard]] Result<> checkRows(Connection& connection, std::vector<Check>& checks);
/// Makes the day rollup and the chunks' people and emotion marks anew from the rows they derive from.
[[nodiscard]] Result<> rebuildDerivedTables(Writer& writer);
/// After a deletion: leaves no copy of deleted words in any store of the archive (stores.h). The log is emptied, the
/// database compacted, index files and backups made before migrations removed, the Lab's answers and questions that
/// rest on them too. Takes seconds for large archives; Busy when a reader still holds an older state
/// or the Lab is running (everything else is done then).
[[nodiscard]] Result<> scrub(Writer& writer, const std::filesystem::path& directory);

} // namespace reminisce::archive
