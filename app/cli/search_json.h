// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>

#include <nlohmann/json.hpp>

#include "core/archive/chunks.h"
#include "core/search/search_request.h"

namespace reminisce::cli {

/// A *hit* of the contract.
[[nodiscard]] nlohmann::ordered_json hitToJson(const archive::Chunk& chunk, const search::HitScores& scores);

/// Names of persons by id, for what was understood.
using PeopleNames = std::map<archive::Id, std::string>;

/// The "understood" object of the contract. Dates, people and emotions are those that filter; what only raises scores
/// is in "boosts".
[[nodiscard]] nlohmann::ordered_json understoodToJson(const search::Understanding& understood,
                                                      const PeopleNames& names);

} // namespace reminisce::cli
