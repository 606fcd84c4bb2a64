// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/archive/archive.h"

namespace reminisce::cli {

/// One index file beside the archive.
struct IndexState
{
    std::string name;
    std::string state;                           ///< "current", "stale", "damaged" or "missing"
    nlohmann::ordered_json generation = nullptr; ///< of the archive when it was built
};

/// The index files as they lie there; what is stale, damaged or missing is made anew by the next search.
[[nodiscard]] Result<std::vector<IndexState>> indexStates(const archive::Archive& archive,
                                                          const archive::Reader& reader);

} // namespace reminisce::cli
