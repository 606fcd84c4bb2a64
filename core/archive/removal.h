// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "core/archive/connection.h"
#include "core/archive/sources.h"

namespace reminisce::archive {

/// A removal whose words may still be in files: it ends with scrub(). Noted with the rows that go, so that a program
/// that is killed in between leaves a note, and the next opening brings it to its end.
enum class UnfinishedRemoval : int {
    None = 0,
    Conversations = 1,
    Everything = 2, ///< the other stores' files go as a whole
};
[[nodiscard]] Result<> noteRemoval(Connection& connection, UnfinishedRemoval removal);
[[nodiscard]] Result<UnfinishedRemoval> unfinishedRemoval(Connection& connection);

/// The work of deleteConversations and undoImportBatch, within the caller's transaction.
[[nodiscard]] Result<RemovedCounts> removeConversations(Connection& connection, std::span<const Id> ids);

} // namespace reminisce::archive
