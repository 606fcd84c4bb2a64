// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/archive/connection.h"
#include "core/archive/people.h"
#include "core/archive/people_changes.h"

namespace reminisce::archive {

/// What splitPerson changed, so that it can be taken back.
struct PeopleSplitRecord
{
    Id from = 0;
    Id created = 0;
    std::vector<Id> turns;
    std::vector<Id> corrected; ///< those of `turns` whose speaker counted as read from the file before
    std::vector<std::string> aliases;
};

/// Within the caller's transaction. The id of what was noted.
[[nodiscard]] Result<Id> noteMerge(Connection& connection, const PeopleMerge& merge);
[[nodiscard]] Result<> noteSplit(Connection& connection, const PeopleSplitRecord& record, std::string_view from,
                                 std::string_view into);
/// The work of undoPeopleChange for a split.
[[nodiscard]] Result<> undoSplit(Connection& connection, const PeopleSplitRecord& record);
/// The ids of the first column.
[[nodiscard]] Result<std::vector<Id>> idsOf(Statement query);

} // namespace reminisce::archive
