// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <tuple>

#include "core/archive/connection.h"

namespace reminisce::archive {

/// Counts rows as they are inserted into `chunk` and `chunk_person`, to write them into `day_rollup` at once.
class RollupCounter
{
public:
    /// A chunk of that day (as in `chunk.day`) and strongest emotion in which that person speaks; kAnyone for the
    /// chunk.
    void add(Id person, std::int64_t day, int emotion) { ++m_chunks[{person, day, emotion}]; }
    /// Adds what was counted to the table.
    [[nodiscard]] Result<> write(Connection& connection) const;

private:
    std::map<std::tuple<Id, std::int64_t, int>, std::uint64_t> m_chunks;
};

/// Adds a chunk to the days of a person who has just been found to speak in it.
[[nodiscard]] Result<> countPersonInChunk(Connection& connection, Id person, Id chunk);
/// Makes the days of a person anew from the chunks in which they speak.
[[nodiscard]] Result<> recountPerson(Connection& connection, Id person);

} // namespace reminisce::archive
