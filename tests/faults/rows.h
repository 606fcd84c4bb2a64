// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/faults/report.h"
#include "tests/faults/world.h"

namespace reminisce::faults {

/// Killed at each operation of the disk while the schema is brought up to date: the old archive, or a later step of
/// it, is there; bringing it up to date again succeeds; the backup made before is whole.
[[nodiscard]] Row migrationKills(const World& world);
/// A small disk runs full while the archive is imported into, deleted from, indexed, backed up or restored.
[[nodiscard]] Row diskFull(const World& world);
/// A million cues, and one line of 100 MB: memory, and how long stopping takes.
[[nodiscard]] Row hugeInput(const World& world);
/// Two writers started at the same moment.
[[nodiscard]] Row doubleStarts(const World& world);
/// The system's clock jumps between imports.
[[nodiscard]] Row clockJumps(const World& world);
/// The time zone differs between import and reading.
[[nodiscard]] Row timeZones(const World& world);
/// An archive on a medium that cannot be written to.
[[nodiscard]] Row readOnlyMedia(const World& world);
/// Bits of the database flipped, pages cut off: an answer or a sentence, never a crash.
[[nodiscard]] Row damagedDatabase(const World& world);
/// Index files deleted, truncated, flipped: the same results, and it is said.
[[nodiscard]] Row damagedIndex(const World& world);
/// backup → restore and export → wipe → import: equal hashes.
[[nodiscard]] Row equalHashes(const World& world);
/// Everything derived is spoilt and mended by `verify --rebuild`.
[[nodiscard]] Row repairs(const World& world);
/// A deleted conversation's words, searched in every byte.
[[nodiscard]] Row deletion(const World& world);
/// Names and texts made to deceive or to be cut.
[[nodiscard]] Row hostileStrings(const World& world);
/// Imported words in anything that is not the archive.
[[nodiscard]] Row logCanary(const World& world);
/// Keys in any file or output.
[[nodiscard]] Row keys(const World& world);
/// Files opened and connections made, by strace.
[[nodiscard]] Row connections(const World& world);
/// 0700 and 0600.
[[nodiscard]] Row permissions(const World& world);
/// Hours of mixed work, shortened, with everything checked after each step.
[[nodiscard]] Row soak(const World& world);

} // namespace reminisce::faults
