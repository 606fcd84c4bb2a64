// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/archive/archive.h"
#include "core/archive/filter.h"

namespace reminisce::archive {

struct SavedFilter
{
    Id id = 0;
    std::string name;
    Filter filter;
};

/// By name.
[[nodiscard]] Result<std::vector<SavedFilter>> listSavedFilters(const Reader& reader);
/// Stores it under a name; one of the same name is replaced.
[[nodiscard]] Result<Id> saveFilter(Writer& writer, std::string_view name, const Filter& filter);
[[nodiscard]] Result<> deleteSavedFilter(Writer& writer, Id id);

/// A filter as a JSON object with the names of the command line: people (ids), match, emotions, tags, from, to,
/// contains, conversation; absent parts are left out.
[[nodiscard]] std::string filterToJson(const Filter& filter);
/// DamagedInput when it is not such an object.
[[nodiscard]] Result<Filter> filterFromJson(std::string_view json);

} // namespace reminisce::archive
