// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/archive/connection.h"

namespace reminisce::archive {

/// Lets descriptions count that do not yet, within the caller's transaction. Gives how many there were.
[[nodiscard]] Result<std::uint64_t> blendPending(Connection& connection);
/// The description goes to another chunk of the same words, unless that has one, within the caller's transaction.
[[nodiscard]] Result<> moveEmotionText(Connection& connection, Id from, Id to);
/// Notes the scores of a chunk that were found without a description; they are blended with it where there is one.
[[nodiscard]] Result<> noteOwnEmotions(Connection& connection, Id chunk);

} // namespace reminisce::archive
