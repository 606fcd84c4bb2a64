// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/archive/people.h"

namespace reminisce::archive {

/// What leaves a person and becomes somebody else's. At least one turn must be named in one way or the other.
struct PersonSplit
{
    Id person = 0;                 ///< who is split
    std::string name;              ///< of the other one; somebody of this name must not exist, an alias of `person` may
    std::vector<Id> conversations; ///< all turns of `person` in these go
    std::vector<Id> turns;         ///< and these single ones
    std::vector<std::string> aliases; ///< of `person`, to go along, so that later imports find the right one
};

/// A merge or split that can be taken back, also after a restart.
struct PeopleChange
{
    enum class Kind { Merge, Split };

    Id id = 0;
    Kind kind = Kind::Merge;
    std::int64_t changedAtUtc = 0; ///< microseconds
    std::string from;              ///< the name that went (merge), or of whom was split
    std::string into;              ///< the name that stayed, or the new one
    std::uint64_t turns = 0;       ///< that changed hands
};

/// Makes a new person of a part of one. Returns the new one's id. Errors: NotFound, InvalidArgument (no turn of theirs
/// is named, or the name is taken).
[[nodiscard]] Result<Id> splitPerson(Writer& writer, const PersonSplit& split);

/// Newest first. mergePeople and splitPerson note themselves here; a change goes with the people whom it is about.
[[nodiscard]] Result<std::vector<PeopleChange>> listPeopleChanges(const Reader& reader, std::size_t limit = 50);
/// Takes one back; what was deleted or changed since then stays so. InvalidArgument when that is not possible any
/// more, NotFound when it was taken back already.
[[nodiscard]] Result<> undoPeopleChange(Writer& writer, Id change);

} // namespace reminisce::archive
